import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Font, create as readFont } from 'fontkit'
import PdfDocument from 'pdfkit'
import { drawableText } from './drawable-text.ts'

/** A document with the library's methods that its types do not declare. */
export interface ArchiveDocument extends InstanceType<typeof PdfDocument> {
  appendXML(xml: string): void
}

export interface PdfFacts {
  title: string
  author: string
  language: string
  createdAt: Date
  /** Margins in points. Texts that reach the lower margin continue on the next page. */
  margins: { top: number; bottom: number; left: number; right: number }
  /** Whether `draw` adds everything to the structure tree (`openTags`), so that the file can be read aloud. */
  isTagged?: boolean
}

/**
 * Draws a PDF, with the fonts `regular` and `bold`, which have the Latin, Greek and Cyrillic scripts. Texts must have
 * passed `drawable` (see `drawableText`).
 */
export type Draw = (document: ArchiveDocument, drawable: (text: string) => string) => void

/** Writes a PDF/A-3b on A4, or a PDF/A-3a if it is tagged. The same facts and drawing produce the same bytes. */
export async function writePdf(
  { title, author, language, createdAt, margins, isTagged = false }: PdfFacts,
  draw: Draw,
): Promise<Buffer> {
  const { regular, bold } = await loadFonts()
  const document = new PdfDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: isTagged ? 'PDF/A-3a' : 'PDF/A-3b',
    tagged: isTagged,
    lang: language,
    displayTitle: true,
    // With a default font, that font would be opened under its own name, and the registered fonts would be opened again
    // at every change.
    font: null as unknown as string,
    info: { Title: title, Author: author, Creator: author, CreationDate: createdAt, ModDate: createdAt },
  }) as ArchiveDocument
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    document.on('end', resolve)
    document.on('error', reject)
  })
  document.registerFont('regular', asSource(regular))
  document.registerFont('bold', asSource(bold))
  document.font('regular')
  const hasSign = (sign: string) => regular.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)
  draw(document, (text) => drawableText(text, hasSign, language))
  document.end()
  await ended
  return Buffer.concat(chunks)
}

const require = createRequire(import.meta.url)
/** Passes a parsed font to the library, which accepts it although its types do not say so. */
const asSource = (font: Font) => font as unknown as string
let fonts: Promise<{ regular: Font; bold: Font }> | undefined

/** Reads both fonts once; parsing them takes longer than writing a file. */
function loadFonts(): Promise<{ regular: Font; bold: Font }> {
  const load = async (name: string) =>
    withSigns(readFont(await readFile(require.resolve(`@expo-google-fonts/inter/${name}`))) as Font)
  fonts ??= Promise.all([load('400Regular/Inter_400Regular.ttf'), load('700Bold/Inter_700Bold.ttf')]).then(([regular, bold]) => ({
    regular,
    bold,
  }))
  return fonts
}

/**
 * Binds each glyph to its sign. Otherwise, one that is first read as a part of another, as an apostrophe is of a
 * quotation mark, would have no sign in any file, so that it could be neither copied nor read aloud.
 */
function withSigns(font: Font): Font {
  // The apostrophe shares its glyph with a rare letter, which comes first.
  for (const sign of [apostrophe, ...font.characterSet]) font.glyphForCodePoint(sign)
  return font
}
const apostrophe = 0x2019
