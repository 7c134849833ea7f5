/* Detects the type of a file by its first bytes. Its name and the type that the sender declares are ignored. */

export type PictureFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff' | 'svg'
/** `foreign` is a known picture or document format that the product does not read. */
export type FileType = PictureFormat | 'foreign' | 'unknown'

const starts: readonly (readonly [FileType, number, string])[] = [
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['jpeg', 0, '\xff\xd8\xff'],
  ['gif', 0, 'GIF87a'],
  ['gif', 0, 'GIF89a'],
  ['tiff', 0, 'II*\0'],
  ['tiff', 0, 'MM\0*'],
  ['tiff', 0, 'II+\0'],
  ['tiff', 0, 'MM\0+'],
  ['foreign', 4, 'ftyp'], // HEIC, AVIF, videos
  ['foreign', 0, 'BM'], // BMP
  ['foreign', 0, '\0\0\x01\0'], // ICO
  ['foreign', 0, '\0\0\x02\0'], // cursors of Windows
  ['foreign', 0, '\xd7\xcd\xc6\x9a'], // WMF
  ['foreign', 40, ' EMF'],
  ['foreign', 0, '8BPS'], // Photoshop
  ['foreign', 0, 'gimp xcf '],
  ['foreign', 0, '%PDF-'],
  ['foreign', 0, '%!PS'],
  ['foreign', 0, '\xc5\xd0\xd3\xc6'], // EPS with a preview
  ['foreign', 0, '\xff\x0a'], // JPEG XL
  ['foreign', 0, '\0\0\0\x0cJXL '],
  ['foreign', 0, '\0\0\0\x0cjP  '], // JPEG 2000
  ['foreign', 0, '\xff\x4f\xff\x51'], // JPEG 2000 without a container
  ['foreign', 0, '\x1f\x8b'], // compressed SVG
  ['foreign', 0, '\x76\x2f\x31\x01'], // OpenEXR
  ['foreign', 0, '#?RADIANCE'],
]
/** How many bytes of a file are compared with the starts. */
const typeHead = 64
/** How many bytes of a file are searched for its first element. */
const drawingHead = 64 * 1024

export function fileTypeOf(bytes: Uint8Array): FileType {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, typeHead)).toString('latin1')
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'webp'
  for (const [type, at, start] of starts) if (head.startsWith(start, at)) return type
  const text = new TextDecoder(wideEncodingOf(bytes) ?? 'utf-8').decode(bytes.subarray(0, drawingHead))
  return isDrawing(text) ? 'svg' : 'unknown'
}

/** Returns which UTF-16 a document is encoded in, with or without a byte order mark; undefined if in none. */
export function wideEncodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'utf-16be' : undefined
}

/** Patterns for the start and the end of content that may come before the first element. */
const prologue: readonly (readonly [RegExp, string])[] = [
  [/^<\?/, '?>'],
  [/^<!--/, '-->'],
  [/^<!DOCTYPE\b[^>]*\[/i, ']>'],
  [/^<!DOCTYPE\b/i, '>'],
]

/** Returns whether the first element of a document is `svg`. */
function isDrawing(document: string): boolean {
  let rest = document.replace(/^\uFEFF/, '').trimStart()
  for (;;) {
    const passage = prologue.find(([start]) => start.test(rest))
    if (!passage) return /^<(?:[\w.-]+:)?svg[\s/>]/i.test(rest)
    const end = rest.indexOf(passage[1])
    if (end < 0) return false
    rest = rest.slice(end + passage[1].length).trimStart()
  }
}
