import { RecordReader } from './record-reader.ts'
import type { RecordSink } from './record-sink.ts'
import { decodeXml } from './xml-text.ts'

/**
 * Streams the records of an XML file to the sink, in constant memory whatever the file's size. External entities and
 * DTDs are never fetched, entities of the file's own refused.
 * @throws FileFault when the file cannot be read on; what came before was handed over.
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
