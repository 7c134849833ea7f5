/*
 * Draws the training data of the logo vectors: every icon that may be trained on, and invented words, as the product's
 * own anatomy sees them.
 *
 *   LOGO_PACKAGES=DIR/node_modules tsx training/logo/draw.ts --benchmark DIR --out DIR
 *
 * Writes `icons.bin` and `words.bin` (96 × 96 bytes each, 0 is ground and 255 is ink) and `icons.jsonl` (set, name and
 * label of each icon). The benchmark determines which sets and names training must leave out. Each set is drawn by a
 * separate process, because the renderer does not release its memory.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { dissect } from '../../packages/similarity/src/logo/anatomy/dissect.ts'
import { viewOf } from '../../packages/similarity/src/logo/view.ts'

const side = 96
const iconsOfOneName = 2
const words = 3000

const { values } = parseArgs({
  options: {
    benchmark: { type: 'string', default: '../shared/benchmarks/logos' },
    out: { type: 'string' },
    set: { type: 'string' },
    skip: { type: 'string', multiple: true, default: [] },
  },
})
if (values.out === undefined || process.env.LOGO_PACKAGES === undefined) {
  process.stderr.write('LOGO_PACKAGES=DIR/node_modules tsx training/logo/draw.ts --benchmark DIR --out DIR\n')
  process.exit(2)
}
const out = values.out
const benchmark = path.resolve(values.benchmark)
const script = (name: string) => import(pathToFileURL(path.join(benchmark, name)).href)
const { mayTrain, part, plainName, readConcepts, reservedNames } = await script('concepts.mjs')
const { drawing, fontsOf, iconNames, inventedWord, lettering, randomOf, raster } = await script('draw.mjs')

/**
 * The file that names the icon being drawn. The renderer aborts the process on some valid icons, which are then
 * skipped.
 */
const current = path.join(out, 'current')

interface Drawn {
  data: Uint8Array
  width: number
  height: number
}

/** Returns the whole drawing as a view; null if it is blank. */
function seen({ data, width, height }: Drawn): Uint8Array | null {
  const whole = dissect({ width, height, rgba: data })?.parts[0]
  return whole === undefined ? null : viewOf(whole, 0, side)
}

const labels = new Map<string, string>()
for (const [concept, { names }] of readConcepts())
  if (part(concept) === 'open') for (const name of names) if (!labels.has(name)) labels.set(name, concept)
const labelOf = (name: string): string => labels.get(plainName(name)) ?? plainName(name)

/** Returns the labels that at least two of the sets have. They are stored, because reading all sets takes seconds. */
function sharedLabels(): ReadonlySet<string> {
  const file = path.join(out, 'shared.json')
  if (existsSync(file)) return new Set(JSON.parse(readFileSync(file, 'utf8')))
  const [once, shared] = [new Set<string>(), new Set<string>()]
  for (const set of present)
    for (const label of new Set<string>(iconNames(set).map(labelOf))) (once.has(label) ? shared : once).add(label)
  writeFileSync(file, JSON.stringify([...shared]))
  return shared
}

function drawSet(set: string): void {
  const reserved = reservedNames()
  const shared = sets.wholly.includes(set) ? undefined : sharedLabels()
  const perLabel = new Map<string, number>()
  const pictures: Uint8Array[] = []
  const rows: string[][] = []
  for (const name of iconNames(set)) {
    if (values.skip.includes(name) || !mayTrain(name, reserved)) continue
    const label = labelOf(name)
    if (shared?.has(label) === false) continue
    if ((perLabel.get(label) ?? 0) >= iconsOfOneName) continue
    writeFileSync(current, name)
    const icon = `<g transform="translate(60 60)">${drawing(`${set}:${name}`).svg}</g>`
    const view = seen(raster(icon, 120, 120, '#fff', 128))
    if (view === null) continue
    perLabel.set(label, (perLabel.get(label) ?? 0) + 1)
    pictures.push(view)
    rows.push([set, name, label])
  }
  appendFileSync(path.join(out, 'icons.bin'), Buffer.concat(pictures))
  appendFileSync(path.join(out, 'icons.jsonl'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  process.stdout.write(`${set} ${rows.length}\n`)
}

function drawWords(): void {
  const random = randomOf('train words')
  const pictures: Uint8Array[] = []
  while (pictures.length < words) {
    const text = lettering(inventedWord(random), random.pick(fontsOf.train), 60, '#000')
    const [width, height] = [text.width + 8, text.height + 8]
    const view = seen(raster(`<g transform="translate(${width / 2} ${height / 2})">${text.svg}</g>`, width, height, '#fff'))
    if (view !== null) pictures.push(view)
  }
  writeFileSync(path.join(out, 'words.bin'), Buffer.concat(pictures))
}

const known: string[] = JSON.parse(readFileSync(path.join(benchmark, 'sets.json'), 'utf8')).train
const sets: { added: string[]; wholly: string[] } = JSON.parse(readFileSync(new URL('sets.json', import.meta.url), 'utf8'))
const present = [...new Set([...known, ...sets.added])].filter((set) =>
  existsSync(path.join(process.env.LOGO_PACKAGES ?? '', '@iconify-json', set)),
)

if (values.set === 'words') drawWords()
else if (values.set !== undefined) drawSet(values.set)
else {
  mkdirSync(out, { recursive: true })
  for (const name of ['icons.bin', 'icons.jsonl', 'shared.json']) rmSync(path.join(out, name), { force: true })
  for (const set of [...present, 'words']) drawInChild(set, [])
}

function drawInChild(set: string, skipped: readonly string[]): void {
  const more = ['--set', set, ...skipped.flatMap((name) => ['--skip', name])]
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1), ...more], {
    stdio: ['ignore', 'inherit', 'ignore'],
  })
  if (status === 0) return
  if (status !== null || set === 'words' || skipped.length === 9) throw new Error(`Drawing ${set} ended with ${status}`)
  drawInChild(set, [...skipped, readFileSync(current, 'utf8')])
}
