/*
 * Brings drawings from other packages into the form of the icon sets, so that `draw.ts` can read all of them alike.
 *
 *   LOGO_PACKAGES=DIR/node_modules tsx training/logo/gather.ts
 *
 * Writes `icons.json`, `info.json` and `package.json` into `LOGO_PACKAGES/@iconify-json/NAME` for each source. The
 * sources are folders of SVG files, a font of emoji, and icon sets that have no package of their own.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

interface Icon {
  body: string
  left?: number
  top?: number
  width?: number
  height?: number
}

const packages = process.env.LOGO_PACKAGES
if (packages === undefined) {
  process.stderr.write('LOGO_PACKAGES=DIR/node_modules tsx training/logo/gather.ts\n')
  process.exit(2)
}
const require = createRequire(path.resolve(packages, 'x.js'))

function write(set: string, icons: Record<string, Icon>, version: string): void {
  const folder = path.join(packages ?? '', '@iconify-json', set)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'icons.json'), JSON.stringify({ prefix: set, icons }))
  writeFileSync(path.join(folder, 'info.json'), JSON.stringify({ palette: false }))
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: set, version }))
  process.stdout.write(`${set} ${Object.keys(icons).length}\n`)
}

const versionOf = (name: string): string => JSON.parse(readFileSync(path.join(packages, name, 'package.json'), 'utf8')).version

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.svg'))
    .sort()

/** Returns the inside of an SVG document and its box; undefined if it is not a plain drawing. */
function iconOf(text: string): Icon | undefined {
  const begin = /<svg\b[^>]*>/.exec(text)
  if (begin === null || /<(image|text|foreignObject|style|script|filter|mask|pattern)\b|<!ENTITY/.test(text)) return undefined
  const body = text
    .slice(begin.index + begin[0].length, text.lastIndexOf('</svg>'))
    .replace(/<metadata\b[\s\S]*?<\/metadata>/g, '')
    .replace(/<(sodipodi|inkscape):[\w-]+\b[^>]*?(\/>|>[\s\S]*?<\/\1:[\w-]+>)/g, '')
    .replace(/\s(?!xlink:)[\w-]+:[\w-]+="[^"]*"/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
  // Names of other programs, which the renderer does not know.
  if (/<\/?[\w-]+:[\w-]|\s(?!xlink:)[\w-]+:[\w-]+=|&(?!amp;|lt;|gt;|quot;|#)/.test(body)) return undefined
  const numbers = (name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`)
      .exec(begin[0])?.[1]
      ?.split(/[\s,]+/)
      .map(Number.parseFloat)
  const box = numbers('viewBox') ?? [0, 0, numbers('width')?.[0] ?? Number.NaN, numbers('height')?.[0] ?? Number.NaN]
  const [left = Number.NaN, top = Number.NaN, width = 0, height = 0] = box
  if (!(Number.isFinite(left) && Number.isFinite(top) && width > 0 && height > 0)) return undefined
  const paint = /\sfill="none"/.test(begin[0]) ? ' fill="none"' : ''
  return { body: paint === '' ? body : `<g${paint}>${body}</g>`, left, top, width, height }
}

function gatherFolder(set: string, source: string, folder: string, nameOf: (file: string) => string): void {
  const icons: Record<string, Icon> = {}
  const root = path.join(packages ?? '', source, folder)
  for (const file of filesIn(root)) {
    const icon = iconOf(readFileSync(path.join(root, file), 'utf8'))
    if (icon !== undefined) icons[nameOf(path.basename(file, '.svg'))] ??= icon
  }
  write(set, icons, versionOf(source))
}

const kebab = (text: string) =>
  text
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Emoji of a font, by the names that Unicode gives them. */
function gatherEmoji(): void {
  const opentype = require('opentype.js')
  const folder = path.join(packages ?? '', '@fontsource/noto-emoji/files')
  const faces = readdirSync(folder)
    .filter((file) => /-400-normal\.woff$/.test(file))
    .sort()
    .map((file) => {
      const bytes = readFileSync(path.join(folder, file))
      return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    })
  const emoji: Record<string, { name: string; group: string }> = require('unicode-emoji-json')
  const icons: Record<string, Icon> = {}
  for (const [text, { name, group }] of Object.entries(emoji)) {
    const [first, ...more] = [...text].filter((char) => char !== '\uFE0F')
    if (first === undefined || more.length > 0 || group === 'Flags') continue
    const face = faces.find((one) => one.charToGlyphIndex(first) > 0)
    if (face === undefined) continue
    const shape = face.charToGlyph(first).getPath(0, 0, 100)
    const { x1, y1, x2, y2 } = shape.getBoundingBox()
    if (x2 - x1 < 1 || y2 - y1 < 1) continue
    const side = Math.max(x2 - x1, y2 - y1)
    icons[kebab(name)] = {
      body: `<path fill="currentColor" d="${shape.toPathData(2)}"/>`,
      left: (x1 + x2 - side) / 2,
      top: (y1 + y2 - side) / 2,
      width: side,
      height: side,
    }
  }
  write('noto-emoji-font', icons, versionOf('@fontsource/noto-emoji'))
}

/** Icon sets of which no package of their own exists. */
function gatherCollected(): void {
  for (const set of ['codex', 'glyphs', 'iconmind', 'keyline-icons', 'osmic', 'roentgen', 'vadivam']) {
    const { icons, width, height }: { icons: Record<string, Icon>; width?: number; height?: number } = JSON.parse(
      readFileSync(path.join(packages ?? '', '@iconify/json/json', `${set}.json`), 'utf8'),
    )
    const sized = Object.entries(icons).map(([name, icon]) => [name, { width, height, ...icon }] as const)
    write(set, Object.fromEntries(sized), versionOf('@iconify/json'))
  }
}

gatherCollected()
gatherFolder('carbon-pictograms', '@carbon/pictograms', 'src/svg', kebab)
gatherFolder('aksel', '@navikt/aksel-icons', 'dist/svg', kebab)
gatherFolder('vk', '@vkontakte/icons', 'src/svg', (name) =>
  kebab(name).replace(/-(?:\d+|color|shadow|fill|circle|outline)(?=-|$)/g, ''),
)
gatherEmoji()
