import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { SaxesParser } from 'saxes'
import yauzl, { type Entry, type ZipFile } from 'yauzl'

/** Reads the members of a zip of XML files by name. Fails if one is not well-formed. */
export async function readZip(bytes: Buffer): Promise<Map<string, string>> {
  const zip = await promisify<Buffer, { lazyEntries: boolean }, ZipFile>(yauzl.fromBuffer)(bytes, { lazyEntries: true })
  const parts = new Map<string, string>()
  return new Promise((resolve, reject) => {
    zip.on('error', reject)
    zip.on('end', () => resolve(parts))
    zip.on('entry', (entry: Entry) =>
      zip.openReadStream(entry, (error, stream) => {
        if (error || !stream) return reject(error)
        text(stream).then((content) => {
          checkXml(content)
          parts.set(entry.fileName, content)
          zip.readEntry()
        }, reject)
      }),
    )
    zip.readEntry()
  })
}

function checkXml(content: string): void {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.write(content).close()
}
