/*
 * Fits the weights of `src/retrieve/guess.ts`: which cheap figures of a candidate predict a score of 70 % or more.
 *
 *   npx tsx packages/register-index/bench/fit-guesses.ts [--marks 1000000] [--queries 100] [--seed 6001]
 *
 * It searches an invented register for invented names, scores every candidate and prints a logistic regression
 * (iteratively reweighted least squares) over the evidence, for names judged as wholes and for names that share words.
 * Obviously similar names are left out, because the weights have to decide the doubtful ones.
 */
import { parseArgs } from 'node:util'
import { NameScorer, prepareName, weighName } from '@marklot/similarity'
import { noFilters } from '../src/filter/filters.ts'
import { blockSize } from '../src/layout/block.ts'
import { RegisterBuilder } from '../src/register-builder.ts'
import { isWorded, mostFigures, writeFigures } from '../src/retrieve/guess.ts'
import { NearDistance } from '../src/retrieve/near-distance.ts'
import { reach } from '../src/retrieve/retrieve.ts'
import { TermView } from '../src/retrieve/term-view.ts'
import { namesTable, TrigramQuery } from '../src/retrieve/trigram-query.ts'
import { elementWeightOf, findWeakElements } from '../src/score/element-counts.ts'
import { Scratch } from '../src/search/scratch.ts'
import { plantedQueries } from './planted.ts'
import { syntheticRegister } from './synthetic-marks.ts'

const scratch = new Scratch()

const { values } = parseArgs({
  options: {
    marks: { type: 'string', default: '1000000' },
    queries: { type: 'string', default: '100' },
    seed: { type: 'string', default: '6001' },
  },
})
const marks = Number(values.marks)
const leastShare = 0.11
const leastWords = 0.54
const atFirstSight = { near: 0.8, words: 0.8 }

const register = syntheticRegister(1, marks)
const builder = new RegisterBuilder(marks)
for (let serial = 1; serial <= marks; serial++) builder.add(register.mark(serial))
const segments = builder.build(1).state.base

interface Sample {
  features: number[]
  isAlike: number
}
const figures = new Float64Array(mostFigures)
const samples = { whole: [] as Sample[], worded: [] as Sample[] }

for (const { text } of plantedQueries(Number(values.seed), Number(values.queries))) {
  const elementWeight = elementWeightOf(findWeakElements(scratch, segments, text, noFilters))
  const query = elementWeight === undefined ? prepareName(text) : weighName(prepareName(text), elementWeight)
  const scorer = new NameScorer(query, { elementWeight })
  const [plain] = query.variants
  const distance = plain === undefined ? null : NearDistance.of(plain.form.squash, plain.form.squashLength)
  if (plain === undefined || distance === null) continue
  for (const { segment } of segments) {
    const { nameBytes, nameStart } = segment.arrays
    const trigrams = new TrigramQuery(namesTable(segment, scratch.retrieve), plain.form.squash, plain.form.squashLength, reach)
    const terms = new TermView(scratch.retrieve.counts, segment, plain, scratch.retrieve.matcher.match(segment, plain))
    for (let block = 0; block < segment.blocks; block++) {
      terms.countBlock(block)
      const names = new Set(trigrams.found.slice(0, trigrams.countBlock(block, leastShare)))
      trigrams.endBlock()
      for (let i = 0; i < terms.count; i++) if (terms.sharedBy(terms.name(i)).value >= leastWords) names.add(terms.name(i))
      for (const local of names) {
        const name = block * blockSize + local
        const [from, until] = [nameStart[name] as number, nameStart[name + 1] as number]
        const shared = terms.sharedBy(local)
        const evidence = scratch.retrieve.guesser.evidenceOf(distance, distance.likeness(nameBytes, from, until))
        if (evidence.near >= atFirstSight.near || shared.value >= atFirstSight.words) continue
        const isAlike = Number(scorer.score(nameBytes, from, until, 70) >= 70)
        const kind = isWorded(shared) ? 'worded' : 'whole'
        samples[kind].push({ features: Array.from(figures.subarray(0, writeFigures(evidence, shared, figures))), isAlike })
      }
      terms.endBlock()
    }
  }
}

/** Solves `matrix × x = right` and overwrites both. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length
  const at = (row: number, column: number) => (matrix[row] as number[])[column] as number
  for (let column = 0; column < size; column++) {
    let pivot = column
    for (let row = column; row < size; row++) if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row
    ;[matrix[column], matrix[pivot]] = [matrix[pivot] as number[], matrix[column] as number[]]
    ;[right[column], right[pivot]] = [right[pivot] as number, right[column] as number]
    for (let row = 0; row < size; row++) {
      if (row === column) continue
      const factor = at(row, column) / at(column, column)
      for (let i = column; i < size; i++) (matrix[row] as number[])[i] = at(row, i) - factor * at(column, i)
      right[row] = (right[row] as number) - factor * (right[column] as number)
    }
  }
  return right.map((value, row) => value / at(row, row))
}

function fit(rows: readonly Sample[]): number[] {
  const size = (rows[0]?.features.length ?? 0) + 1
  const mean = new Array<number>(size).fill(0)
  const spread = new Array<number>(size).fill(0)
  for (let i = 1; i < size; i++) {
    for (const { features } of rows) (mean[i] as number) += (features[i - 1] as number) / rows.length
    for (const { features } of rows)
      (spread[i] as number) += ((features[i - 1] as number) - (mean[i] as number)) ** 2 / rows.length
    spread[i] = Math.sqrt(spread[i] as number) || 1
  }
  mean[0] = 0
  spread[0] = 1
  const inputs = rows.map(({ features }) =>
    [1, ...features].map((value, i) => (value - (mean[i] as number)) / (spread[i] as number)),
  )
  let weights = new Array<number>(size).fill(0)
  for (let round = 0; round < 12; round++) {
    const matrix = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 1e-2 : 0)))
    const right = new Array<number>(size).fill(0)
    for (const [n, input] of inputs.entries()) {
      const chance = 1 / (1 + Math.exp(-input.reduce((sum, value, i) => sum + value * (weights[i] as number), 0)))
      const rest = (rows[n] as Sample).isAlike - chance
      for (let i = 0; i < size; i++) {
        right[i] = (right[i] as number) + rest * (input[i] as number)
        const row = matrix[i] as number[]
        for (let j = 0; j < size; j++)
          row[j] = (row[j] as number) + chance * (1 - chance) * (input[i] as number) * (input[j] as number)
      }
    }
    const steps = solve(matrix, right)
    weights = weights.map((weight, i) => weight + (steps[i] as number))
  }
  const plain = weights.map((weight, i) => weight / (spread[i] as number))
  for (let i = 1; i < size; i++) plain[0] = (plain[0] as number) - (plain[i] as number) * (mean[i] as number)
  return plain
}

const coverage = [0.5, 0.9, 0.95, 0.98, 0.99]
for (const [kind, rows] of Object.entries(samples)) {
  const weights = fit(rows)
  const logit = ({ features }: Sample) =>
    features.reduce((sum, value, i) => sum + value * (weights[i + 1] as number), weights[0] as number)
  const sorted = rows.map((row) => ({ logit: logit(row), isAlike: row.isAlike })).sort((a, b) => b.logit - a.logit)
  const alike = rows.reduce((sum, { isAlike }) => sum + isAlike, 0)
  const reached: string[] = []
  let found = 0
  for (const [i, { isAlike, logit }] of sorted.entries()) {
    found += isAlike
    while (reached.length < coverage.length && found >= (coverage[reached.length] as number) * alike)
      reached.push(
        `${coverage[reached.length]}: ${Math.round(i / Number(values.queries))} names a search, from ${logit.toFixed(1)}`,
      )
  }
  process.stdout.write(
    `${kind}: ${rows.length} names, ${alike} alike\n  [${weights.map((weight) => weight.toFixed(2)).join(', ')}]\n  ${reached.join('\n  ')}\n`,
  )
}
