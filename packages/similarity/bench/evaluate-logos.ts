/*
 * Measures how well logos are found with the product's own vectors, without the index's inverted lists.
 *
 *   LOGO_PACKAGES=DIR/node_modules npm run evaluate:logos -- [--benchmark DIR] [--half FILE:NAME] [--copies N] [--json]
 *
 * The benchmark's scripts (LOGO_BENCHMARK, or beside the repository) draw the pictures from packages of icons. `copies`
 * are altered logos among all pictures of the half, `idea` are icons of one concept from other sets (`reserved`:
 * concepts that are never trained on), `vienna` is the main category by vote of the nearest labelled pictures, and
 * `words` says how often a picture decides rather than the word beside it. `photographedHarder` and `onTable` are
 * alterations of our own and not part of the other figures.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Choice, openBenchmark } from './logos/benchmark.ts'
import { describeMarks, describeQueries } from './logos/describe-pictures.ts'
import { copyFigures, ideaFigures, rounded, wordFigures } from './logos/figures.ts'
import { Gallery } from './logos/gallery.ts'

const { values } = parseArgs({
  options: {
    benchmark: { type: 'string', default: process.env.LOGO_BENCHMARK ?? '../shared/benchmarks/logos' },
    half: { type: 'string' },
    copies: { type: 'string', default: '400' },
    json: { type: 'boolean', default: false },
  },
})
const benchmark = path.resolve(values.benchmark)
if (process.env.LOGO_PACKAGES === undefined || !existsSync(path.join(benchmark, 'draw.mjs'))) {
  process.stderr.write('LOGO_PACKAGES=DIR/node_modules npm run evaluate:logos -- --benchmark DIR [--half FILE:NAME] [--json]\n')
  process.exit(2)
}
// The scripts look for packages from this folder.
process.env.LOGO_PACKAGES = packagesIn(path.resolve(process.env.LOGO_PACKAGES))
const half = values.half ?? `${path.join(benchmark, 'sets.json')}:dev`
const colon = half.lastIndexOf(':')
const choice: Choice = {
  benchmark,
  sets: path.resolve(half.slice(0, colon)),
  name: half.slice(colon + 1),
  copies: Number(values.copies),
}

function packagesIn(folder: string): string {
  const inside = path.join(folder, 'node_modules')
  return existsSync(inside) ? inside : folder
}

const { half: manifest, scripts, pictures } = await openBenchmark(choice)
const marks = await describeMarks(choice, 'gallery', pictures.gallery.length)
const gallery = new Gallery(marks.described)
const copies = await describeQueries(choice, 'copies', pictures.copies.length)
const harder = await describeQueries(choice, 'harder', pictures.harder.length)
const sheets = await describeQueries(choice, 'sheets', pictures.sheets.length)
const words = await describeQueries(choice, 'words', pictures.words.length)

const found = copyFigures(
  manifest,
  gallery,
  manifest.copies.map((row, at) => ({ ...row, query: copies.described[at] ?? null })),
)
const logoIds = [...new Set(manifest.copies.map(({ id }) => id))]
const ownFigures = (alteration: string, { described }: typeof harder) =>
  copyFigures(
    manifest,
    gallery,
    logoIds.map((id, at) => ({ id, alteration, query: described[at] ?? null })),
  ).by
const middleOf = (list: readonly number[]) => rounded([...list].sort((one, other) => one - other)[list.length >> 1] ?? 0)
const result = {
  half: choice.name,
  pictures: pictures.gallery.length,
  notSeen: marks.described.filter((mark) => mark === null).length,
  copies: {
    ...found.all,
    byAlteration: { ...found.by, ...ownFigures('photographedHarder', harder), ...ownFigures('onTable', sheets) },
  },
  ...ideaFigures(manifest, scripts, gallery, marks.described),
  words: wordFigures(words.described),
  milliseconds: { describe: middleOf(marks.milliseconds), query: middleOf(copies.milliseconds) },
}
process.stdout.write(values.json ? `${JSON.stringify(result)}\n` : `${JSON.stringify(result, null, 2)}\n`)
