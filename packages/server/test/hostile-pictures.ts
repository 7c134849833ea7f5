import { deflateSync, gzipSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { PictureFault } from '../src/logos/decode/picture-refused.ts'

/*
 * Files that somebody may upload as a logo: every accepted format in its variants, and everything that should be
 * refused. All files are generated here.
 */

/** A file and its expected outcome: the stored size, or the reason for the refusal. */
export interface Specimen {
  bytes: Uint8Array
  expected: { width: number; height: number } | PictureFault | readonly PictureFault[]
}

/** A square on a background, so that the picture is not blank. */
export const drawn = (width = 96, height = 64): Sharp => {
  const square = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="#0a4" d="M8 8h24v24H8z"/></svg>`,
  )
  return sharp({ create: { width, height, channels: 3, background: '#fff' } }).composite([{ input: square }])
}
const size = { width: 96, height: 64 }

const chunk = (type: string, data: Buffer, checksum?: number): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE((checksum ?? crc(body)) >>> 0)
  return Buffer.concat([length, body, sum])
}
const table = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
const crc = (bytes: Buffer): number => {
  let c = 0xffffffff
  for (const byte of bytes) c = (table[(c ^ byte) & 0xff] ?? 0) ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
function header(width: number, height: number, depth = 8, colour = 0): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data[8] = depth
  data[9] = colour
  return chunk('IHDR', data)
}
const end = chunk('IEND', Buffer.alloc(0))
/** Returns a grey PNG that is built by hand, so that `rows` may be fewer than its header says. */
function handMade(width: number, height: number, { rows = height, depth = 8, extra = [] as Buffer[] } = {}): Buffer {
  const row = Math.ceil((width * depth) / 8) + 1
  return Buffer.concat([
    signature,
    header(width, height, depth),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(row * rows))),
    end,
  ])
}
/** Returns the PNG with a chunk inserted after its header. */
const withChunk = (png: Buffer, type: string, data: Buffer) =>
  Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)])

export const cut = (bytes: Buffer, share = 0.6) => bytes.subarray(0, Math.floor(bytes.length * share))
const noise = (width = 200, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 60 } } })

const text = (content: string) => Buffer.from(content, 'utf8')
export const svg = (content: string, attributes = 'width="96" height="64"') =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`)
export const shape = '<path fill="#0a4" d="M8 8h40v40H8z"/>'
const large = { width: 1200, height: 800 }

/** A filter with six steps, and dots so small that drawing them with it takes no time. */
const shadow = `<filter id="f"><feFlood/><feOffset dy="1"/><feGaussianBlur stdDeviation="1"/><feComposite in2="SourceAlpha"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge><feBlend in2="SourceGraphic"/></filter>`
const dots = (count: number, attributes: string) => `<path ${attributes} d="M8 8h1v1H8z"/>`.repeat(count)

const littleEndian = (...numbers: [number, 2 | 4][]): Buffer =>
  Buffer.concat(
    numbers.map(([value, bytes]) => {
      const part = Buffer.alloc(bytes)
      part.writeUIntLE(value, 0, bytes)
      return part
    }),
  )
const entry = (tag: number, type: number, count: number, value: number) =>
  littleEndian([tag, 2], [type, 2], [count, 4], [value, 4])
/** Returns a TIFF with one directory that promises grey pixels but contains none. */
const tiff = (width: number, height: number, next: number, strips = 1) =>
  Buffer.concat([
    Buffer.from('II*\0', 'latin1'),
    littleEndian([8, 4], [8, 2]),
    entry(256, 4, 1, width),
    entry(257, 4, 1, height),
    entry(258, 3, 1, 8),
    entry(259, 3, 1, 1),
    entry(262, 3, 1, 1),
    entry(273, 4, strips, 8),
    entry(278, 4, 1, height),
    entry(279, 4, strips, 64),
    littleEndian([next, 4]),
  ])

/** Returns all specimens by name. Creating them takes a second. */
export async function hostilePictures(): Promise<Record<string, Specimen>> {
  const png = await drawn().png().toBuffer()
  const jpeg = await drawn().jpeg().toBuffer()
  const noisyJpeg = await noise().jpeg({ quality: 95 }).toBuffer()
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 96, height: 64, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const animated = () => sharp(frames, { join: { animated: true } })
  const sixteenBit = sharp(Buffer.from(new Uint16Array(96 * 64 * 3).fill(40_000).buffer), {
    raw: { width: 96, height: 64, channels: 3, depth: 'ushort' } as never,
  })
  const place = { IFD0: { Copyright: 'Secret Corp' }, IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } }
  const ok = (bytes: Uint8Array, expected = size): Specimen => ({ bytes, expected })
  const no = (bytes: Uint8Array, ...expected: PictureFault[]): Specimen => ({ bytes, expected })
  const unread = (start: string) => no(Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(600)]), 'unsupportedFormat')
  const within = (picture: Buffer) => `data:image/png;base64,${picture.toString('base64')}`
  const embedded = within(png)
  const nested = (levels: number) =>
    Array.from({ length: levels }, (_, i) =>
      i === 0
        ? `<g id="a0">${shape}</g>`
        : `<g id="a${i}">${Array.from({ length: 10 }, () => `<use href="#a${i - 1}"/>`).join('')}</g>`,
    ).join('')
  const bigEntity = `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from({ length: 12 }, (_, i) => `<!ENTITY ${'b'.repeat(i + 1)} "${`&${i === 0 ? 'a' : 'b'.repeat(i)};`.repeat(10)}">`).join('')}]>`

  return {
    PNG: ok(png),
    'PNG with transparency': ok(await drawn().ensureAlpha(0.5).png().toBuffer()),
    'opaque PNG with an alpha channel': ok(await drawn().ensureAlpha(1).png().toBuffer()),
    'PNG of a palette': ok(await drawn().png({ palette: true }).toBuffer()),
    'PNG in 16 bit': ok(await sixteenBit.toColourspace('rgb16').png().toBuffer()),
    'interlaced PNG': ok(await drawn().png({ progressive: true }).toBuffer()),
    'grey PNG': ok(await drawn().toColourspace('b-w').png().toBuffer()),
    'PNG of one bit': ok(handMade(96, 64, { depth: 1 })),
    JPEG: ok(jpeg),
    'progressive JPEG': ok(await drawn().jpeg({ progressive: true }).toBuffer()),
    'CMYK JPEG': ok(await drawn().toColourspace('cmyk').jpeg().toBuffer()),
    'grey JPEG': ok(await drawn().toColourspace('b-w').jpeg().toBuffer()),
    'JPEG with a place': ok(await drawn().withExif(place).jpeg().toBuffer()),
    'JPEG that lies on its side': ok(await drawn().withMetadata({ orientation: 6 }).jpeg().toBuffer(), { width: 64, height: 96 }),
    'lossy WebP': ok(await drawn().webp().toBuffer()),
    'lossless WebP': ok(await drawn().webp({ lossless: true }).toBuffer()),
    'animated WebP': ok(await animated().webp().toBuffer()),
    GIF: ok(await drawn().gif().toBuffer()),
    'animated GIF': ok(await animated().gif().toBuffer()),
    TIFF: ok(await drawn().tiff().toBuffer()),
    'TIFF in LZW': ok(await drawn().tiff({ compression: 'lzw' }).toBuffer()),
    'CMYK TIFF': ok(await drawn().toColourspace('cmyk').tiff().toBuffer()),
    'TIFF in 16 bit': ok(await sixteenBit.toColourspace('rgb16').tiff().toBuffer()),
    'picture larger than stored': ok(await drawn(2400, 1600).png().toBuffer(), large),
    'PNG and archive in one': ok(Buffer.concat([png, Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(300, 7)])),
    'JPEG and page in one': ok(Buffer.concat([jpeg, text('<html><script>alert(1)</script></html>')])),
    'PNG with texts': ok(withChunk(png, 'tEXt', Buffer.from('Comment\0Secret Corp', 'latin1'))),
    'PNG with a text that unpacks to 64 MB': ok(
      withChunk(png, 'zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(Buffer.alloc(64 * 1024 * 1024))])),
    ),
    drawing: ok(svg(shape), large),
    'drawing with a view box only': ok(svg(shape, 'viewBox="0 0 96 64"'), large),
    'tiny drawing': ok(svg('<path d="M0 0h1v1H0z"/>', 'width="3" height="2"'), large),
    'drawing with gradients and uses': ok(
      svg(
        `<defs><linearGradient id="g"><stop stop-color="red"/></linearGradient>${shape.replace('<path', '<path id="p"')}</defs><use href="#p" x="9"/><rect fill="url(#g)" width="20" height="20"/>`,
      ),
      large,
    ),
    'drawing with shadows of many letters': ok(svg(`${shape}${shadow}${dots(26, 'filter="url(#f)"')}`), large),
    'drawing with shadows of a style': ok(
      svg(
        `<style>/* { */ .a, .b { filter: url(#f) } .c { filter: none }</style>${shadow}${dots(9, 'class="a"')}${dots(99, 'class="c"')}`,
      ),
      large,
    ),
    'drawing with a picture': ok(svg(`${shape}<image width="40" height="40" xlink:href="${embedded}"/>`), large),
    'drawing with a style': ok(svg(`<style>.a { fill: #0a4 }</style><path class="a" d="M8 8h40v40H8z"/>`), large),
    'drawing with a word': ok(svg(`${shape}<text x="9" y="60">Tavilo</text>`), large),
    'drawing of Inkscape with a path of Windows': ok(
      svg(shape, 'width="96" height="64" xmlns:inkscape="urn:i" inkscape:export-filename="C:\\Users\\logo (1).png"'),
      large,
    ),
    'drawing with a declaration and a comment': ok(
      Buffer.concat([text('<?xml version="1.0" encoding="UTF-8"?><!-- by hand -->\n'), svg(shape)]),
      large,
    ),

    nothing: no(new Uint8Array(), 'notAPicture'),
    text: no(text('Not a picture'), 'notAPicture'),
    page: no(text('<!DOCTYPE html><html><body><svg></svg></body></html>'), 'notAPicture'),
    archive: no(Buffer.from('PK\x03\x04 and more', 'latin1'), 'notAPicture'),
    program: no(Buffer.concat([Buffer.from('MZ', 'latin1'), Buffer.alloc(500)]), 'notAPicture'),
    'script that begins like a GIF': no(text('GIF89a/*\0\0\0*/=1;alert(1)'), 'brokenPicture', 'tooSmall', 'tooManyPixels'),
    HEIC: unread('\0\0\0\x18ftypheic'),
    AVIF: no(await drawn().avif({ effort: 0 }).toBuffer(), 'unsupportedFormat'),
    video: unread('\0\0\0\x18ftypmp42'),
    BMP: unread('BM'),
    icon: unread('\0\0\x01\0'),
    cursor: unread('\0\0\x02\0'),
    WMF: unread('\xd7\xcd\xc6\x9a'),
    EMF: unread(`\x01\0\0\0${'\0'.repeat(36)} EMF`),
    'Photoshop file': unread('8BPS'),
    'GIMP file': unread('gimp xcf v011'),
    PDF: unread('%PDF-1.7'),
    PostScript: unread('%!PS-Adobe-3.0 EPSF-3.0'),
    'JPEG XL': unread('\xff\x0a'),
    'bare JPEG 2000': unread('\xff\x4f\xff\x51'),
    'JPEG 2000': unread('\0\0\0\x0cjP  \r\n'),
    'packed drawing': no(gzipSync(svg(shape)), 'unsupportedFormat'),
    'truncated PNG': no(cut(await noise().png().toBuffer()), 'brokenPicture'),
    'truncated JPEG': no(cut(noisyJpeg), 'brokenPicture'),
    'truncated GIF': no(cut(await noise().gif().toBuffer()), 'brokenPicture'),
    'truncated WebP': no(cut(await noise().webp({ lossless: true }).toBuffer()), 'brokenPicture'),
    'truncated TIFF': no(cut(await noise().tiff({ compression: 'lzw' }).toBuffer()), 'brokenPicture'),
    'only the start of a PNG': no(signature, 'brokenPicture'),
    'only the start of a JPEG': no(Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'brokenPicture'),
    'PNG with fewer rows than it says': no(handMade(900, 900, { rows: 10 }), 'brokenPicture'),
    'PNG with a wrong checksum': no(
      Buffer.concat([signature, header(96, 64), chunk('IDAT', deflateSync(Buffer.alloc(97 * 64)), 1), end]),
      'brokenPicture',
    ),
    'PNG that says 100,000 pixels a side': no(handMade(100_000, 100_000, { rows: 1 }), 'tooManyPixels', 'brokenPicture'),
    'PNG bomb': no(handMade(30_000, 30_000, { rows: 30_000, depth: 1 }), 'tooManyPixels'),
    'a few pixels more than 40 million': no(handMade(6400, 6400, { depth: 1 }), 'tooManyPixels'),
    'GIF that says 65,535 pixels a side': no(
      Buffer.concat([Buffer.from('GIF89a', 'latin1'), littleEndian([65_535, 2], [65_535, 2]), Buffer.from([0, 0, 0, 0x3b])]),
      'tooManyPixels',
      'brokenPicture',
    ),
    'TIFF that says 200,000 pixels a side': no(tiff(200_000, 200_000, 0), 'tooManyPixels'),
    'TIFF whose directories form a circle': no(tiff(96, 64, 8), 'brokenPicture'),
    'TIFF with a million strips': no(tiff(96, 64, 0, 1_000_000), 'brokenPicture'),
    'picture of one pixel': no(await noise(1, 1).png().toBuffer(), 'tooSmall'),
    'picture of 31 pixels': no(await noise(64, 31).png().toBuffer(), 'tooSmall'),

    'drawing with a script': no(svg(`${shape}<script>alert(1)</script>`), 'unsafeDrawing'),
    'drawing with a script under another name': no(
      text('<s:svg xmlns:s="http://www.w3.org/2000/svg" width="96" height="64"><s:SCRIPT/></s:svg>'),
      'unsafeDrawing',
    ),
    'drawing that acts when loaded': no(svg(shape, 'width="96" height="64" onload="alert(1)"'), 'unsafeDrawing'),
    'drawing with a script as a link': no(svg(`<a href="javascript:alert(1)">${shape}</a>`), 'unsafeDrawing'),
    'drawing with a picture from elsewhere': no(
      svg('<image href="http://127.0.0.1/a.png" width="9" height="9"/>'),
      'unsafeDrawing',
    ),
    'drawing with a file of the server': no(
      svg('<image xlink:href="file:///etc/passwd" width="9" height="9"/>'),
      'unsafeDrawing',
    ),
    'drawing with a shape from elsewhere': no(svg('<use href="https://example.test/a.svg#b"/>'), 'unsafeDrawing'),
    'drawing with an entity of a file': no(
      Buffer.concat([text('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'), svg('<text>&a;</text>')]),
      'unsafeDrawing',
    ),
    'drawing with entities of entities': no(
      Buffer.concat([text(bigEntity), svg('<text>&bbbbbbbbbbbb;</text>')]),
      'unsafeDrawing',
    ),
    'drawing with the document type of a drawing program': ok(
      Buffer.concat([
        text('<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n'),
        text(' "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'),
        svg(shape),
      ]),
      large,
    ),
    'drawing with a document type from elsewhere': no(
      Buffer.concat([text('<!DOCTYPE svg SYSTEM "http://127.0.0.1/a.dtd">'), svg(shape)]),
      'unsafeDrawing',
    ),
    'drawing with a known document type from elsewhere': no(
      Buffer.concat([text('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://example.test/svg11.dtd">'), svg(shape)]),
      'unsafeDrawing',
    ),
    'drawing with a document type that declares attributes': no(
      Buffer.concat([text('<!DOCTYPE svg [<!ATTLIST path onload CDATA "alert(1)">]>'), svg(shape)]),
      'unsafeDrawing',
    ),
    'drawing with a known document type that adds to it': no(
      Buffer.concat([
        text('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" ['),
        text('<!ATTLIST image href CDATA "file:///etc/passwd">]>'),
        svg(shape),
      ]),
      'unsafeDrawing',
    ),
    'drawing with two document types': no(
      Buffer.concat([text('<!DOCTYPE svg><!DOCTYPE svg>'), svg(shape)]),
      'unsafeDrawing',
      'brokenPicture',
    ),
    'drawing with a document type within': no(svg(`<!DOCTYPE svg>${shape}`), 'unsafeDrawing', 'brokenPicture'),
    'drawing with an unknown entity': no(svg('<text>&nbsp;</text>'), 'brokenPicture'),
    'drawing with a style sheet': no(
      Buffer.concat([text('<?xml-stylesheet href="http://example.test/a.css"?>'), svg(shape)]),
      'unsafeDrawing',
    ),
    'drawing with an imported style': no(svg('<style>@import "http://example.test/a.css";</style>'), 'unsafeDrawing'),
    'drawing with a font from elsewhere': no(
      svg('<style>@font-face { font-family: A; src: url(http://example.test/a.woff) }</style>'),
      'unsafeDrawing',
    ),
    'drawing with a fill from elsewhere': no(
      svg('<path fill="url(http://example.test/#a)" d="M8 8h40v40H8z"/>'),
      'unsafeDrawing',
    ),
    'drawing with a hidden import': no(svg('<style>@\\69mport "a.css";</style>'), 'unsafeDrawing'),
    'drawing with a hidden address in an attribute': no(
      svg('<path fill="u\\72l(http://example.test/#a)" d="M8 8h40v40H8z"/>'),
      'unsafeDrawing',
    ),
    'drawing with a style of a prefix that is not declared': no(
      svg('<path s:fill="u\\72l(http://example.test/#a)" d="M8 8h40v40H8z"/>'),
      'brokenPicture',
    ),
    'drawing with an import in character data': no(svg('<style><![CDATA[@import "a.css";]]></style>'), 'unsafeDrawing'),
    'drawing with a page inside': no(
      svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
      'unsafeDrawing',
    ),
    'drawing with a filter from elsewhere': no(
      svg('<filter id="f"><feImage href="http://example.test/a.png"/></filter>'),
      'unsafeDrawing',
    ),
    'drawing within a drawing': no(
      svg(`<image href="data:image/svg+xml;base64,${svg(shape).toString('base64')}"/>`),
      'unsafeDrawing',
    ),
    'drawing with an embedded page': no(svg('<image href="data:text/html,hello"/>'), 'unsafeDrawing'),
    'drawing with a picture that is a drawing': no(
      svg(`<image href="data:image/png;base64,${svg(shape).toString('base64')}"/>`),
      'brokenPicture',
    ),
    'drawing with a broken picture': no(svg('<image href="data:image/png;base64,iVBORw0KGgo="/>'), 'brokenPicture'),
    'drawing with a picture that is a bomb': no(
      svg(`${shape}<image href="${within(handMade(12_000, 12_000, { depth: 1 }))}"/>`),
      'tooManyPixels',
    ),
    'drawing with pictures that are a bomb together': no(
      svg(`${shape}${`<image href="${within(handMade(4_000, 4_000, { depth: 1 }))}"/>`.repeat(3)}`),
      'tooManyPixels',
    ),
    'drawing with an address that does not end': no(
      svg('<path fill="url(http://example.test/a" d="M8 8h9v9z"/>'),
      'unsafeDrawing',
    ),
    'drawing with a style that does not end': no(svg("<style>path{fill:url('http://example.test/a</style>"), 'unsafeDrawing'),
    'drawing with many addresses that do not end': no(svg(`<path style="${'url('.repeat(200_000)}"/>`), 'unsafeDrawing'),
    'drawing with a long address that does not end': no(svg(`<path style="url(${' '.repeat(500_000)}"/>`), 'unsafeDrawing'),
    'drawing with another base': no(svg(shape, 'width="96" height="64" xml:base="http://example.test/"'), 'unsafeDrawing'),
    'drawing in another encoding': no(
      Buffer.concat([text('<?xml version="1.0" encoding="UTF-7"?>'), svg(shape)]),
      'unsafeDrawing',
    ),
    'drawing in UTF-16': no(Buffer.from(`\uFEFF${svg(shape)}`, 'utf16le'), 'unsafeDrawing'),
    'drawing in UTF-16, high bytes first': no(Buffer.from(`\uFEFF${svg(shape)}`, 'utf16le').swap16(), 'unsafeDrawing'),
    'drawing in UTF-16 without a mark': no(Buffer.from(`${svg(shape)}`, 'utf16le'), 'unsafeDrawing'),
    'text in UTF-16': no(Buffer.from('\uFEFFNot a picture', 'utf16le'), 'notAPicture'),
    'drawing that is not well formed': no(text('<svg xmlns="http://www.w3.org/2000/svg"><path></svg>'), 'brokenPicture'),
    'drawing in ISO 8859-1': no(
      Buffer.concat([
        text('<?xml version="1.0" encoding="ISO-8859-1"?>'),
        Buffer.from(`${svg(`${shape}<desc>Caf\xe9</desc>`)}`, 'latin1'),
      ]),
      'unsafeDrawing',
    ),
    'drawing that is not UTF-8': no(Buffer.concat([svg(shape), Buffer.from([0xff, 0xfe, 0xc0])]), 'brokenPicture'),
    'drawing without size': no(svg(shape, 'width="0" height="0"'), 'brokenPicture'),
    'drawing as thin as a line': no(svg(shape, 'width="10000" height="10"'), 'tooSmall'),
    'drawing of a million units': no(svg(shape, 'width="1000000" height="1000000"'), 'tooManyPixels', 'brokenPicture'),
    'drawing with deep groups': no(svg(`${'<g>'.repeat(100)}${shape}${'</g>'.repeat(100)}`), 'drawingTooComplex'),
    'drawing with many shapes': no(svg('<g/>'.repeat(25_000)), 'drawingTooComplex'),
    'drawing of more than a megabyte': no(svg(`${shape}<!--${' '.repeat(1024 * 1024)}-->`), 'drawingTooComplex'),
    'drawing with many filters': no(svg(`${shadow}${dots(30, 'filter="url(#f)"')}`), 'tooMuchWork'),
    'drawing with many filters without steps': no(svg(`<filter id="f"/>${dots(201, 'style="filter:url(#f)"')}`), 'tooMuchWork'),
    'drawing with a filter of many steps': no(
      svg(`<filter id="f">${'<feOffset/>'.repeat(201)}</filter>${dots(1, 'filter="url(#f)"')}`),
      'tooMuchWork',
    ),
    'drawing with many functions of filters': no(svg(dots(101, 'style="fill:red;filter:blur(1px) blur(1px)"')), 'tooMuchWork'),
    'drawing with many inherited filters': no(
      svg(`${shadow}<g filter="url(#f)">${dots(1, 'filter="inherit"')}</g>`),
      'tooMuchWork',
    ),
    'drawing with many filters by a style': no(
      svg(`<style>@media all { g > .a{filter:url('#f')} }</style>${shadow}<g>${dots(30, 'class="b a"')}</g>`),
      'tooMuchWork',
    ),
    'drawing of many classes': ok(svg(`<g class="${'a '.repeat(300_000)}">${shape}</g>`), large),
    'drawing with many filters by any style': no(
      svg(`<style>[d]{filter:url(#f)}</style>${shadow}${dots(30, '')}`),
      'tooMuchWork',
    ),
    'drawing with a filter that uses multiply': no(
      svg(`${shadow}<g id="p">${dots(1, 'filter="url(#f)"')}</g>${'<use xlink:href="#p"/>'.repeat(30)}`),
      'tooMuchWork',
    ),
    'drawing with a filter that a pattern multiplies': no(
      svg(
        `${shadow}<pattern id="p" width="9" height="9">${dots(1, 'filter="url(#f)"')}</pattern>${dots(30, 'fill="url( \'#p\' )"')}`,
      ),
      'tooMuchWork',
    ),
    'drawing whose uses multiply': no(svg(`<defs>${nested(9)}</defs><use href="#a8"/>`), 'tooMuchWork', 'brokenPicture'),
  }
}
