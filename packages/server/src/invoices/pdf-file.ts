import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Font, create as readFont } from 'fontkit'
import PdfDocument from 'pdfkit'

/** A method of the library that its types lack. */
interface ArchiveDocument extends InstanceType<typeof PdfDocument> {
  appendXML(xml: string): void
}

export interface PdfFileFacts {
  title: string
  author: string
  language: string
  createdAt: Date
  /** The data of the invoice, attached as `factur-x.xml`. */
  xml: string
}

/** Draws on the only page of a PDF. Texts must have passed `drawable`. */
export type Draw = (document: InstanceType<typeof PdfDocument>, drawable: (text: string) => string) => void

/**
 * Writes a PDF/A-3b with the attached data of Factur-X. The same facts and drawing make the same bytes.
 */
export async function writePdf(facts: PdfFileFacts, draw: Draw): Promise<Buffer> {
  const { regular, bold } = await loadFonts()
  const document = new PdfDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    lang: facts.language,
    displayTitle: true,
    font: asSource(regular),
    info: {
      Title: facts.title,
      Author: facts.author,
      Creator: facts.author,
      CreationDate: facts.createdAt,
      ModDate: facts.createdAt,
    },
  }) as ArchiveDocument
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  const attachment = {
    name: 'factur-x.xml',
    type: 'text/xml',
    description: 'Factur-X (EN 16931)',
    relationship: 'Alternative',
    creationDate: facts.createdAt,
    modifiedDate: facts.createdAt,
  }
  document.registerFont('regular', asSource(regular))
  document.registerFont('bold', asSource(bold))
  draw(document, (text) => drawable(text, regular))
  document.file(Buffer.from(facts.xml), attachment)
  document.appendXML(facturXMetadata)
  document.end()
  await ended
  return Buffer.concat(chunks)
}

const require = createRequire(import.meta.url)
/** The library takes a parsed font as well, which its types do not say. */
const asSource = (font: Font) => font as unknown as string
let fonts: Promise<{ regular: Font; bold: Font }> | undefined

/** Reads both fonts once; parsing them takes longer than writing a file. */
function loadFonts(): Promise<{ regular: Font; bold: Font }> {
  const load = async (name: string) => readFont(await readFile(require.resolve(`@expo-google-fonts/inter/${name}`))) as Font
  fonts ??= Promise.all([load('400Regular/Inter_400Regular.ttf'), load('700Bold/Inter_700Bold.ttf')]).then(([regular, bold]) => ({
    regular,
    bold,
  }))
  return fonts
}

/**
 * Replaces characters that the font lacks, because an archived file must not show missing ones. The font has the Latin,
 * Greek and Cyrillic scripts; the attached data keep every character.
 */
function drawable(text: string, font: Font): string {
  const hasSign = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  return [...text.normalize('NFC')].map((sign) => (sign === '\n' || hasSign(sign) ? sign : /\s/u.test(sign) ? ' ' : '?')).join('')
}

/** The extension schema of Factur-X 1.0 and the description of the attachment (Factur-X, section 6). */
const facturXMetadata = `
<rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${[
      ['DocumentFileName', 'The name of the embedded XML document'],
      ['DocumentType', 'The type of the hybrid document in capital letters'],
      ['Version', 'The version of the standard that the embedded XML document follows'],
      ['ConformanceLevel', 'The conformance level of the embedded XML document'],
    ]
      .map(
        ([name, description]) => `<rdf:li rdf:parseType="Resource">
      <pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
      <pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description>
    </rdf:li>`,
      )
      .join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#" rdf:about="">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>`
