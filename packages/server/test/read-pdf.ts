import { inflateSync } from 'node:zlib'
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRawStream, PDFString } from '@cantoo/pdf-lib'

/** The parts of an archived invoice, which are read with a different library from the one that wrote them. */
export interface ReadPdf {
  title: string | undefined
  language: string | undefined
  /** The metadata packet. */
  metadata: string
  /** The attached file in the catalogue's list. */
  attachment: { name: string; relationship: string; mediaType: string; text: string }
  /** The size of the output intent's profile, in bytes. */
  colourProfileSize: number
  fonts: { name: string; isEmbedded: boolean }[]
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await PDFDocument.load(new Uint8Array(bytes), { updateMetadata: false })
  const { catalog, context } = document
  const named = (dictionary: PDFDict, name: string) => context.lookup(dictionary.get(PDFName.of(name)))
  const dictionary = (value: unknown): PDFDict => {
    if (!(value instanceof PDFDict)) throw new Error('expected a dictionary')
    return value
  }
  const stream = (value: unknown): { dict: PDFDict; content: Buffer } => {
    if (!(value instanceof PDFRawStream)) throw new Error('expected a stream')
    const isDeflated = value.dict.get(PDFName.of('Filter'))?.toString() === '/FlateDecode'
    return { dict: value.dict, content: isDeflated ? inflateSync(value.contents) : Buffer.from(value.contents) }
  }
  const first = (value: unknown) => {
    if (!(value instanceof PDFArray) || value.size() !== 1) throw new Error('expected a list of one')
    return dictionary(value.lookup(0))
  }
  const text = (value: unknown) =>
    value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : String(value).replace(/^\//, '')

  const specification = first(named(catalog, 'AF'))
  const file = stream(named(dictionary(named(specification, 'EF')), 'F'))
  const intent = first(named(catalog, 'OutputIntents'))
  const fonts = context
    .enumerateIndirectObjects()
    .flatMap(([, value]) =>
      value instanceof PDFDict && value.get(PDFName.of('Type'))?.toString() === '/FontDescriptor' ? [value] : [],
    )
  return {
    title: document.getTitle(),
    language: text(named(catalog, 'Lang')),
    metadata: stream(named(catalog, 'Metadata')).content.toString('utf8'),
    attachment: {
      name: text(named(specification, 'UF')),
      relationship: text(named(specification, 'AFRelationship')),
      mediaType: text(named(file.dict, 'Subtype')).replace(/#([0-9A-Fa-f]{2})/g, (_, code) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
      text: file.content.toString('utf8'),
    },
    colourProfileSize: stream(named(intent, 'DestOutputProfile')).content.length,
    fonts: fonts.map((font) => ({
      name: text(named(font, 'FontName')),
      isEmbedded: named(font, 'FontFile2') instanceof PDFRawStream,
    })),
  }
}
