import { cut, drawn, shape, svg } from './hostile-pictures.ts'

/*
 * Files made by systematically altering good ones, in addition to those of `hostile-pictures.ts`: truncated files,
 * files with changed bytes, with extra content at either end or with a location, and drawings with every kind of script
 * and link.
 */

/** The expected outcome of a file; `either` if it depends on what the alteration hits. */
type Outcome = 'kept' | 'refused' | 'either'
export interface AlteredPicture {
  bytes: Uint8Array
  outcome: Outcome
}

const formats = {
  PNG: () => drawn(200, 150).png().toBuffer(),
  JPEG: () => drawn(200, 150).jpeg().toBuffer(),
  WebP: () => drawn(200, 150).webp().toBuffer(),
  'lossless WebP': () => drawn(200, 150).webp({ lossless: true }).toBuffer(),
  GIF: () => drawn(200, 150).gif().toBuffer(),
  TIFF: () => drawn(200, 150).tiff({ compression: 'lzw' }).toBuffer(),
} as const

const strangers = {
  'a page': '<!DOCTYPE html><html><script>alert(1)</script></html>',
  'an archive': 'PK\x03\x04\x14\0\0\0\b\0',
  'a document': '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
  'a program': '\x7fELF\x02\x01\x01\0',
} as const

/** Attributes that run scripts or load something from elsewhere. */
const actingAttributes = ['onclick', 'onmouseover', 'onbegin', 'onend', 'onfocusin', 'onactivate', 'onerror', 'ONLOAD'] as const
const elsewhere = [
  'http://example.test/a',
  'https://example.test/a',
  '//example.test/a',
  'ftp://example.test/a',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'jar:http://example.test!/a',
  'data:text/html,<script>1</script>',
  'a.svg',
] as const
const referring: Record<string, (address: string) => string> = {
  image: (address) => `<image href="${address}" width="20" height="20"/>`,
  'old image': (address) => `<image xlink:href="${address}" width="20" height="20"/>`,
  use: (address) => `<use href="${address}#b"/>`,
  pattern: (address) => `<pattern id="p" href="${address}#p"/>`,
  mask: (address) => `<path mask="url(${address}#m)" d="M8 8h40v40H8z"/>`,
}
const escaped = (address: string) => address.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Changes bytes in a reproducible way: `round` determines which bytes change and how. */
function withChangedBytes(bytes: Buffer, round: number): Buffer {
  const changed = Buffer.from(bytes)
  for (let at = 12 + round * 7; at < changed.length; at += 61 + round * 13) changed[at] = (changed[at] ?? 0) ^ (1 << (round % 8))
  return changed
}

export async function alteredPictures(): Promise<Record<string, AlteredPicture>> {
  const all: Record<string, AlteredPicture> = {}
  for (const [format, make] of Object.entries(formats)) {
    const bytes = await make()
    for (const tenths of [1, 3, 5, 7, 9])
      all[`${format} cut off after ${tenths} tenths`] = {
        bytes: cut(bytes, tenths / 10),
        outcome: tenths < 5 ? 'refused' : 'either',
      }
    for (let round = 0; round < 6; round++)
      all[`${format} with changed bytes, ${round}`] = { bytes: withChangedBytes(bytes, round), outcome: 'either' }
    for (const [name, content] of Object.entries(strangers)) {
      const stranger = Buffer.from(content, 'latin1')
      all[`${format} with ${name} behind it`] = { bytes: Buffer.concat([bytes, stranger]), outcome: 'kept' }
      all[`${format} with ${name} before it`] = { bytes: Buffer.concat([stranger, bytes]), outcome: 'refused' }
    }
  }
  const place = { IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' }, IFD0: { Copyright: 'Secret Corp' } }
  const placed = drawn(200, 150).withExif(place)
  for (const format of ['png', 'jpeg', 'webp', 'tiff'] as const)
    all[`${format} with a place`] = { bytes: await placed.clone().toFormat(format).toBuffer(), outcome: 'kept' }
  for (const attribute of actingAttributes)
    all[`drawing with ${attribute}`] = { bytes: svg(`<g ${attribute}="alert(1)">${shape}</g>`), outcome: 'refused' }
  for (const [name, element] of Object.entries(referring))
    for (const address of elsewhere)
      all[`drawing with ${name} from ${address}`] = { bytes: svg(shape + element(escaped(address))), outcome: 'refused' }
  return all
}
