/*
 * Measures how many of the earlier marks of decided conflicts the search finds, and how good the risk figure is. Every
 * earlier sign is put, with its classes, into a register of invented marks. The contested sign is searched, and the
 * rank of the best earlier sign counts.
 *
 *   npm run evaluate -- --pairs FILE.jsonl [--register-marks 1000000] [--json]
 *     [--risk-pairs FILE.jsonl]… [--write packages/server/src/search/evaluation.json]
 *
 * Only conflict rows with words on both sides count. Pictures and their descriptions are left out and counted. If there
 * are several earlier signs, finding any of them is a hit. Ranks are those of distinct names. `withClasses` filters by
 * the classes of the row's goods and the related ones. The figures of the risk cover all rows. `neighbours` is
 * described in `evaluate-neighbours.ts`. Without --json the output is for readers. --write also stores the figures,
 * without any row of the list, where the product reads them (see `written-evaluation.ts`).
 */
import { parseArgs } from 'node:util'
import { foldName, relatedClasses } from '@marklot/similarity'
import { IndexBuilder } from '../src/build/index-builder.ts'
import { type IndexFilters, noFilters } from '../src/filter/filters.ts'
import { type LiveSegment, noTombstones } from '../src/layout/live-segment.ts'
import type { IndexedMark } from '../src/layout/mark.ts'
import { elementWeightOf, findWeakElements } from '../src/score/element-counts.ts'
import { Scratch } from '../src/search/scratch.ts'
import { findNamesAlike } from '../src/search/search-names.ts'
import { ofClasses } from './class-filters.ts'
import { readPairs, type WordPair } from './conflict-pairs.ts'
import { type EvaluatedRegister, evaluateNeighbours } from './evaluate-neighbours.ts'
import { evaluateRisk } from './evaluate-risk.ts'
import { syntheticRegister } from './synthetic-marks.ts'
import { evaluatedSimilarities, mostNamesShown, writeEvaluation } from './written-evaluation.ts'

const scratch = new Scratch()

const { values } = parseArgs({
  options: {
    pairs: { type: 'string' },
    'register-marks': { type: 'string', default: '1000000' },
    'risk-pairs': { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
    write: { type: 'string' },
  },
})
const file = values.pairs
const registerMarks = Number(values['register-marks'])
if (file === undefined || !Number.isSafeInteger(registerMarks) || registerMarks < 0) {
  process.stderr.write('evaluate --pairs FILE.jsonl [--register-marks 1000000] [--json] [--write FILE]\n')
  process.exit(2)
}

const pairs = readPairs(file)
const conflicts = pairs.filter(({ outcome }) => outcome === 'conflict')
const rows = conflicts.filter(({ contestedNames, earlierNames }) => contestedNames.length > 0 && earlierNames.length > 0)

const registerSeed = 7
/**
 * Replaces the first of the `marks` invented marks by the earlier signs, so that the register has the requested size.
 */
function buildRegister(marks: number): EvaluatedRegister {
  const builder = new IndexBuilder(marks)
  const register = syntheticRegister(registerSeed, marks)
  const template = { ...register.mark(0), type: 'Word' as const }
  const classes = new Map<string, readonly number[]>()
  const add = (mark: IndexedMark) => {
    builder.add(mark)
    if (mark.name !== null) classes.set(foldName(mark.name), mark.niceClasses)
  }
  let serial = 1
  for (const { earlierNames, nice_classes: niceClasses } of rows) {
    for (const name of earlierNames) add({ ...template, serial: serial++, name, niceClasses })
  }
  for (; serial <= marks; serial++) add(register.mark(serial))
  const segment = builder.build(1)
  return {
    segments: [{ segment, tombstones: noTombstones(segment), buried: 0 }],
    classesOf: (name) => classes.get(name) ?? [],
  }
}

/**
 * Returns the best rank of an earlier sign among the names that pass the filters, from 1; infinite if none is found.
 */
function rankOf(
  register: readonly LiveSegment[],
  { contestedNames, earlierNames }: WordPair,
  filters: IndexFilters,
  minimumSimilarity = 0,
): number {
  const wanted = new Set(earlierNames.map(foldName))
  let best = Number.POSITIVE_INFINITY
  for (const name of contestedNames) {
    const elementWeight = elementWeightOf(findWeakElements(scratch, register, name, filters))
    const found = findNamesAlike(scratch, register, name, minimumSimilarity, filters, undefined, elementWeight).filter(
      ({ passes }) => passes,
    )
    const at = found.findIndex(({ text }) => wanted.has(text))
    if (at >= 0) best = Math.min(best, at + 1)
  }
  return best
}

const rounded = (value: number) => Math.round(value * 1000) / 1000
const recallAt = (ranks: readonly number[], at: number) =>
  ranks.length === 0 ? null : rounded(ranks.filter((rank) => rank <= at).length / ranks.length)
/** Returns the 95 % interval of that share (Wilson). */
function intervalAt(ranks: readonly number[], at: number): { from: number; until: number } | null {
  const [n, z] = [ranks.length, 1.96]
  if (n === 0) return null
  const share = ranks.filter((rank) => rank <= at).length / n
  const middle = (share + z ** 2 / (2 * n)) / (1 + z ** 2 / n)
  const half = (z / (1 + z ** 2 / n)) * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))
  return { from: rounded(middle - half), until: rounded(middle + half) }
}
const recall = (ranks: readonly number[]) => ({
  recallAt10: recallAt(ranks, 10),
  recallAt50: recallAt(ranks, 50),
  recallAt200: recallAt(ranks, 200),
})
/** Returns a finite rank; null stands for "not found", because JSON has no infinity. */
const finite = (rank: number | undefined) => (rank === undefined || rank === Number.POSITIVE_INFINITY ? null : rank)

process.stderr.write(`building a register of ${registerMarks} marks\n`)
const register = buildRegister(registerMarks)
process.stderr.write(`searching ${rows.length} contested signs\n`)
const ranked = rows.map((pair) => ({
  pair,
  rank: rankOf(register.segments, pair, noFilters),
  rankWithClasses: rankOf(register.segments, pair, ofClasses(relatedClasses(pair.nice_classes))),
}))
const onlyMeaning = new Set(['conceptual', 'translation'])
const grounds = [...new Set(rows.flatMap(({ similarity_grounds: of }) => of))].sort()
const ranksOf = (of: (pair: WordPair) => boolean) => ranked.filter(({ pair }) => of(pair)).map(({ rank }) => rank)
const sorted = ranked.map(({ rank }) => rank).sort((a, b) => a - b)
const signSimilarRanks = ranksOf(({ similarity_grounds: of }) => of.some((ground) => !onlyMeaning.has(ground)))
const result = {
  rows: rows.length,
  excluded: conflicts.length - rows.length,
  ...recall(sorted),
  medianRank: finite(sorted[sorted.length >> 1]),
  signSimilar: { rows: signSimilarRanks.length, ...recall(signSimilarRanks) },
  bySimilarityGround: Object.fromEntries(
    grounds.map((ground) => {
      const ranks = ranksOf(({ similarity_grounds: of }) => of.includes(ground))
      return [ground, { rows: ranks.length, ...recall(ranks) }]
    }),
  ),
  withClasses: {
    recallAt50: recallAt(
      ranked.map(({ rankWithClasses }) => rankWithClasses),
      50,
    ),
  },
  ...evaluateRisk(pairs),
  neighbours: evaluateNeighbours(scratch, register, rows),
  misses: ranked
    .filter(({ rank }) => rank > 50)
    .map(({ pair: { id, contested, earlier }, rank }) => ({ id, contested, earlier, rank: finite(rank) })),
}
if (values.write !== undefined) {
  process.stderr.write('searching with each minimum similarity\n')
  const {
    rows: counted,
    excluded,
    recallAt10,
    recallAt50,
    recallAt200,
    medianRank,
    signSimilar,
    bySimilarityGround,
    withClasses,
  } = result
  const bySimilarity = evaluatedSimilarities.map((minimumSimilarity) => {
    const ranks = rows.map((pair) => rankOf(register.segments, pair, noFilters, minimumSimilarity))
    return {
      minimumSimilarity,
      recallAt50: recallAt(ranks, 50),
      recallAt50Interval: intervalAt(ranks, 50),
      recallInResult: recallAt(ranks, mostNamesShown),
    }
  })
  const risk = evaluateRisk((values['risk-pairs'] ?? [file]).flatMap(readPairs))
  writeEvaluation(values.write, {
    registerMarks,
    decisions: pairs,
    counted: rows,
    figures: {
      rows: counted,
      excluded,
      recallAt10,
      recallAt50,
      recallAt200,
      recallAt50Interval: intervalAt(sorted, 50),
      medianRank,
      signSimilar,
      bySimilarityGround,
      withClasses,
      bySimilarity,
      risk: {
        decisions: risk.riskRows,
        auc: risk.aucCrossValidated,
        aucInterval: risk.aucCrossValidatedInterval && {
          from: risk.aucCrossValidatedInterval[0],
          until: risk.aucCrossValidatedInterval[1],
        },
      },
    },
  })
}
process.stdout.write(`${values.json ? JSON.stringify(result) : JSON.stringify(result, null, 2)}\n`)
