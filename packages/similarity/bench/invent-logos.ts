/*
 * Invents coloured logos, because those of the benchmark's development half are of one colour: symbols, symbols beside
 * and above words, words, and words on a field. They are drawn from icons and fonts that may be trained on.
 *
 *   LOGO_PACKAGES=DIR/node_modules npx tsx packages/similarity/bench/invent-logos.ts [--benchmark DIR] [--seed N]
 *   LOGO_PACKAGES=DIR/node_modules npm run evaluate:logos -- --half FILE:train --json
 *
 * It writes the set `invented-logos` beside the other packages and FILE, which it prints.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { Random } from './logos/drawn.ts'

const { values } = parseArgs({
  options: {
    benchmark: { type: 'string', default: process.env.LOGO_BENCHMARK ?? '../shared/benchmarks/logos' },
    seed: { type: 'string', default: '3' },
  },
})
if (process.env.LOGO_PACKAGES === undefined) {
  process.stderr.write('LOGO_PACKAGES=DIR/node_modules npx tsx packages/similarity/bench/invent-logos.ts --benchmark DIR\n')
  process.exit(2)
}
const packages = path.resolve(process.env.LOGO_PACKAGES)
process.env.LOGO_PACKAGES = packages

interface Item {
  readonly svg: string
  readonly width: number
  readonly height: number
}

const script: {
  randomOf(seed: string): Random
  drawing(id: string, colour: string): Item
  lettering(text: string, font: string, size: number, colour: string): Item
  inventedWord(random: Random): string
  fontsOf: Record<string, readonly string[]>
  iconNames(set: string): readonly string[]
} = await import(pathToFileURL(path.join(path.resolve(values.benchmark), 'draw.mjs')).href)

const logos = 400
const longestWord = 11
/** Symbols are drawn from these sets, and hidden among those below. */
const symbolSets = ['game-icons', 'ph', 'tabler', 'mdi', 'solar', 'ri']
const among = ['ion', 'heroicons', 'wi', 'carbon', 'fluent', 'lucide']
const colours = (
  '#e60012 #f7941d #ffd400 #39b54a #00a99d #00aeef #0054a6 #662d91 #ec008c ' +
  '#8dc63f #f15a24 #231f20 #58595b #c69c6d #7ac943 #3fa9f5 #ff7bac #fcee21'
).split(' ')
const random = script.randomOf(`invented logos ${values.seed}`)
const colour = () => random.pick(colours)
const placed = (svg: string, x: number, y: number, scale = 1, more = '') =>
  `<g transform="translate(${x} ${y}) scale(${scale})${more}">${svg}</g>`

function icon(ink: string): string {
  const set = random.pick(symbolSets)
  return script.drawing(`${set}:${random.pick(script.iconNames(set))}`, ink).svg
}

const shapes = [
  '<circle r="22"',
  '<path d="M-24 0L0 -30L24 0L0 30Z"',
  '<rect x="-26" y="-9" width="52" height="18"',
  '<path d="M-26 20A30 30 0 0 1 26 20Z"',
]
const outlines = ['M-50 50L0 -50L50 50Z', 'M-50 0A50 50 0 1 1 50 0L0 50Z', 'M-40 -50H40L50 0L20 50H-20L-50 0Z']
let gradients = 0

/** Returns a symbol of 100 × 100 around 0, 0: an icon, an icon on a tile, overlapping shapes, or a gradient. */
function symbol(): string {
  const kind = random.next()
  if (kind < 0.3) return icon(colour())
  if (kind < 0.55) {
    const tile =
      random.next() < 0.5 ? '<circle r="50"' : `<rect x="-50" y="-50" width="100" height="100" rx="${random.pick([0, 12, 24])}"`
    return `${tile} fill="${colour()}"/>${placed(icon(random.next() < 0.7 ? '#fff' : colour()), 0, 0, 0.66)}`
  }
  if (kind < 0.8) {
    const count = 2 + Math.floor(random.next() * 4)
    return Array.from({ length: count }, () =>
      placed(
        `${random.pick(shapes)} fill="${colour()}"/>`,
        random.between(-28, 28),
        random.between(-28, 28),
        1,
        ` rotate(${random.between(0, 360)})`,
      ),
    ).join('')
  }
  const id = `gradient${gradients++}`
  const stops = `<stop offset="0" stop-color="${colour()}"/><stop offset="1" stop-color="${colour()}"/>`
  const fill = `<defs><linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops}</linearGradient></defs>`
  return `${fill}<path fill="url(#${id})" d="${random.pick(outlines)}"/>${random.next() < 0.5 ? placed(icon('#fff'), 0, 0, 0.5) : ''}`
}

/** Returns a word in one colour; one in seven is followed by another word in another colour. */
function word(size: number, ink = colour()): Item {
  const font = random.pick(script.fontsOf.train ?? [])
  const first = script.lettering(shortWord(), font, size, ink)
  if (random.next() >= 0.15) return first
  const second = script.lettering(shortWord(), font, size, colour())
  const width = first.width + second.width + size * 0.1
  return {
    width,
    height: Math.max(first.height, second.height),
    svg: placed(first.svg, (first.width - width) / 2, 0) + placed(second.svg, (width - second.width) / 2, 0),
  }
}

function shortWord(): string {
  let text = script.inventedWord(random)
  while (text.length > longestWord) text = script.inventedWord(random)
  return text
}

/** Returns an icon of the set: its drawing within a box from 0, 0 to its width and height. */
function logo(kind: string): { body: string; width: number; height: number } {
  if (kind === 'symbol') return { body: placed(symbol(), 52, 52), width: 104, height: 104 }
  if (kind === 'beside') {
    const { svg, width } = word(52)
    return { body: placed(symbol(), 52, 52) + placed(svg, 118 + width / 2, 52), width: 122 + width, height: 104 }
  }
  if (kind === 'above') {
    const { svg, width: ofWord, height } = word(40)
    const width = Math.max(104, ofWord + 4)
    return { body: placed(symbol(), width / 2, 52) + placed(svg, width / 2, 120 + height / 2), width, height: 122 + height }
  }
  const isOnField = kind === 'on a field'
  const { svg, width: ofWord, height: ofLetters } = word(56, isOnField && random.next() < 0.6 ? '#fff' : undefined)
  const room = isOnField ? 40 : 4
  const [width, height] = [ofWord + room, ofLetters + room]
  const field = `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="${random.pick([0, 10, height / 2])}" fill="${colour()}"/>`
  return { body: (isOnField ? field : '') + placed(svg, width / 2, height / 2), width, height }
}

const kinds = ['symbol', 'beside', 'word', 'symbol', 'beside', 'above', 'symbol', 'word', 'beside', 'on a field']
const icons = Object.fromEntries(
  Array.from({ length: logos }, (_, at) => [`logo-${String(at).padStart(3, '0')}`, logo(kinds[at % kinds.length] ?? '')]),
)
const folder = path.join(packages, '@iconify-json', 'invented-logos')
mkdirSync(folder, { recursive: true })
const write = (name: string, content: unknown) => writeFileSync(path.join(folder, name), JSON.stringify(content))
write('icons.json', { prefix: 'invented-logos', icons, width: 100, height: 100 })
write('info.json', { palette: true, category: 'Logos', total: logos })
write('package.json', { name: '@iconify-json/invented-logos', version: `0.0.${values.seed}` })
write('sets.json', { train: { logos: ['invented-logos'], concepts: ['ion'], distractors: among } })
process.stdout.write(`${path.join(folder, 'sets.json')}\n`)
