import { RecordReader } from './record-reader.ts'
import type { RecordSink } from './record-sink.ts'
import { decodeXml } from './xml-text.ts'

/**
 * Streams the records of an XML file to the sink, in constant memory for any file size. Never fetches external entities
 * or DTDs, and refuses the file's own entities.
 * @throws FileFault when the rest of the file cannot be read; records before the fault have been delivered
 */
export async function readXmlRecords(chunks: AsyncIterable<Buffer>, sink: RecordSink): Promise<void> {
  const reader = new RecordReader(sink)
  let bytes = 0
  for await (const piece of decodeXml(chunks)) {
    reader.write(piece.text, bytes)
    bytes += piece.bytes
    await sink.pause(bytes)
  }
  reader.end(bytes)
}
