import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { localName, readFilterWork } from './filter-work.ts'
import { PictureRefused } from './picture-refused.ts'
import { wideEncodingOf } from './picture-type.ts'

/**
 * The limits of a drawing (decisions, "Uploaded pictures"). A logo drawn by hand or by a program needs a fraction of
 * them.
 */
const largestDrawing = 1024 * 1024
const mostElements = 20_000
const deepest = 64
/**
 * The most filters and steps of filters that are run. A drop shadow has five to eight steps, so twenty letters may each
 * have one; a logo has one or two. A filter over the whole drawing takes 30 ms, and so does each of its steps.
 */
const mostFilterRuns = 200

/** A declaration of an encoding other than UTF-8, such as the ISO-8859-1 of older drawing programs. */
const declaresOtherEncoding = /^\s*<\?xml\b[^>]*\bencoding\s*=\s*["'](?!utf-8["'])/i
/** Returns the start of a drawing, which has no letters of other encodings. */
const headOf = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 200)).toString('latin1')

/** Elements that run, load or embed something. */
const refusedElements: ReadonlySet<string> = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'link',
  'handler',
  'listener',
  'feimage',
  'cursor',
  'font-face-uri',
])
/** A raster picture within the drawing. An embedded drawing is refused, because it would escape this check. */
const embeddedPicture = /^\s*data:image\/(?:png|jpeg|jpg|gif|webp);base64,([A-Za-z0-9+/=\s]*)$/i
const innerLink = /^\s*#[^\s]*\s*$/
/** The first characters of the addresses in a style. Only addresses within the drawing are allowed. */
const addresses = /url\s*\(\s*['"]?\s*(.?)/gis
const refusedStyle = /@import|@font-face|@namespace|expression\s*\(|javascript:|-moz-binding|\\/i

/**
 * The document type that drawing programs write. It declares nothing, and librsvg does not load what it names. Any
 * other is refused.
 */
const standardType = /^\s*svg(?:\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [\w. ]+\/\/EN"\s+"https?:\/\/www\.w3\.org\/[\w./-]+\.dtd")?\s*$/

/**
 * Refuses drawings that could do more than be displayed: scripts, links, entities, document types of their own,
 * external style sheets and fonts, other encodings than UTF-8, and drawings too large or with too many filters to draw
 * quickly.
 * @returns the raster pictures within the drawing, which have to be checked too
 * @throws PictureRefused
 */
export function checkDrawing(bytes: Uint8Array): Buffer[] {
  if (bytes.byteLength > largestDrawing) throw new PictureRefused('drawingTooComplex')
  if (wideEncodingOf(bytes) !== undefined) throw new PictureRefused('unsafeDrawing')
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new PictureRefused(declaresOtherEncoding.test(headOf(bytes)) ? 'unsafeDrawing' : 'brokenPicture')
  }
  if (/<!ENTITY/i.test(text)) throw new PictureRefused('unsafeDrawing')
  const parser = new SaxesParser({ xmlns: false })
  let depth = 0
  let elements = 0
  let style = ''
  let isStyle = false
  const filters = readFilterWork()
  const embedded: Buffer[] = []
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && !/^(utf-8|us-ascii)$/i.test(encoding)) throw new PictureRefused('unsafeDrawing')
  })
  parser.on('doctype', (type) => {
    if (!standardType.test(type)) throw new PictureRefused('unsafeDrawing')
  })
  parser.on('processinginstruction', () => {
    throw new PictureRefused('unsafeDrawing')
  })
  parser.on('opentag', (tag) => {
    depth++
    elements++
    if (depth > deepest || elements > mostElements) throw new PictureRefused('drawingTooComplex')
    const name = localName(tag.name)
    if (refusedElements.has(name)) throw new PictureRefused('unsafeDrawing')
    if (name === 'style') isStyle = true
    embedded.push(...checkAttributes(tag))
    filters.open(tag)
  })
  parser.on('closetag', ({ name }) => {
    depth--
    filters.close()
    if (localName(name) === 'style') isStyle = false
  })
  const collect = (content: string) => {
    if (isStyle) style += content
  }
  parser.on('text', collect)
  parser.on('cdata', collect)
  parser.on('error', () => {
    throw new PictureRefused('brokenPicture')
  })
  parser.write(text).close()
  checkStyle(style)
  if (filters.runs(style) > mostFilterRuns) throw new PictureRefused('tooMuchWork')
  return embedded
}

/**
 * Checks an element's attributes. Returns the pictures that they contain. Attributes with a prefix, which librsvg
 * refuses unless it is declared, are never styles. Inkscape keeps names of files there, with backslashes on Windows.
 */
function checkAttributes({ attributes }: SaxesTagPlain): Buffer[] {
  const embedded: Buffer[] = []
  for (const [name, value] of Object.entries(attributes)) {
    const local = localName(name)
    if (local.startsWith('on') || name.toLowerCase() === 'xml:base') throw new PictureRefused('unsafeDrawing')
    if (local === 'href' || local === 'src') {
      if (innerLink.test(value)) continue
      const [, base64] = embeddedPicture.exec(value) ?? []
      if (base64 === undefined) throw new PictureRefused('unsafeDrawing')
      embedded.push(Buffer.from(base64, 'base64'))
    } else if (!name.includes(':')) checkStyle(value)
  }
  return embedded
}

function checkStyle(style: string): void {
  if (refusedStyle.test(style)) throw new PictureRefused('unsafeDrawing')
  for (const [, first] of style.matchAll(addresses)) if (first !== '#') throw new PictureRefused('unsafeDrawing')
}
