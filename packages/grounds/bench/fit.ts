/*
 * Fits the sizes of `src/certainty.ts` on decided signs: ridge logistic, refused and registered rows with the same
 * total weight, each size held to its sign. The ridge is the one with the best cross-validated AUC.
 *
 *   npm run evaluate:grounds -- --cases FILE.jsonl --registered CONFLICTS.jsonl --fit
 *
 * The registered marks of --registered have together the weight of the registered rows: decided rows are hard cases,
 * and an ordinary mark must stay without a finding as well.
 */
import { certaintyOf, type Inputs, inputNames, inputSigns, type Weights } from '../src/certainty.ts'
import { judgeFrom, strongestUnderstanding } from '../src/find-grounds.ts'
import type { GroundsCase } from '../src/index.ts'
import type { DecidedSign } from './decided-signs.ts'
import { caseOf } from './decided-signs.ts'
import { areaUnderCurve, balancedAccuracy, type Judged } from './figures.ts'

interface Example {
  readonly refused: boolean
  readonly inputs: Inputs
  /** What lists and patterns say besides, which no size changes. */
  readonly special: number
  /** Share of the weight of its outcome. */
  readonly weight: number
}

const ridges = [0.01, 0.03, 0.1, 0.3, 1, 3]
const rounds = 1_200
const step = 1
const folds = 10
const repeats = 5

function fit(examples: readonly Example[], ridge: number): Weights {
  const total = (outcome: boolean) => examples.reduce((sum, { refused, weight }) => sum + (refused === outcome ? weight : 0), 0)
  const totals = [total(false), total(true)] as const
  const sizes = { base: 0, ...Object.fromEntries(inputNames.map((name) => [name, 0])) } as {
    -readonly [K in keyof Weights]: number
  }
  for (let round = 0; round < rounds; round++) {
    const gradient = { base: 0, ...Object.fromEntries(inputNames.map((name) => [name, 0])) } as typeof sizes
    for (const { refused, inputs, weight } of examples) {
      const error = (((refused ? 1 : 0) - certaintyOf(inputs, sizes)) * weight) / (2 * totals[refused ? 1 : 0])
      gradient.base += error
      for (const name of inputNames) gradient[name] += error * inputs[name]
    }
    sizes.base += step * gradient.base
    for (const name of inputNames) {
      const next = sizes[name] + step * (gradient[name] - (ridge / examples.length) * sizes[name])
      sizes[name] = next * inputSigns[name] > 0 ? next : 0
    }
  }
  return sizes
}

/**
 * The first `decided` examples are judged. Every fold is predicted by sizes fitted to the others; the order of the rows
 * is drawn anew for each repeat.
 */
function crossValidated(examples: readonly Example[], decided: number, ridge: number, random: () => number): Judged[][] {
  return Array.from({ length: repeats }, () => {
    const order = examples.map((_, index) => ({ index, key: random() })).sort((a, b) => a.key - b.key)
    const judged: Judged[] = []
    for (let fold = 0; fold < folds; fold++) {
      const isOut = (place: number) => place % folds === fold
      const sizes = fit(
        order.filter((_, place) => !isOut(place)).map(({ index }) => examples[index] as Example),
        ridge,
      )
      for (const [place, { index }] of order.entries()) {
        if (!isOut(place) || index >= decided) continue
        const { refused, inputs, special } = examples[index] as Example
        judged.push({ refused, likelihood: judgeFrom(certaintyOf(inputs, sizes), special) })
      }
    }
    return judged
  })
}

const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length

export interface Fit {
  readonly ridge: number
  readonly sizes: Weights
  readonly aucCrossValidated: number
  readonly balancedAccuracyCrossValidated: number
}

/** Fits the sizes and measures them on rows they were not fitted to. */
export function fitSizes(rows: readonly DecidedSign[], registered: readonly GroundsCase[], limit: number): Fit {
  const hard = rows.filter(({ outcome }) => outcome === 'registered').length
  const examples: Example[] = [
    ...rows.map((row) => ({ refused: row.outcome === 'refused', weight: 1, ...strongestUnderstanding(caseOf(row)) })),
    ...registered.map((one) => ({ refused: false, weight: hard / registered.length, ...strongestUnderstanding(one) })),
  ]
  let state = 7
  const random = () => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  const tried = ridges.map((ridge) => {
    const repeated = crossValidated(examples, rows.length, ridge, random)
    return {
      ridge,
      aucCrossValidated: mean(repeated.map(areaUnderCurve)),
      balancedAccuracyCrossValidated: mean(repeated.map((judged) => balancedAccuracy(judged, limit))),
    }
  })
  const best = tried.reduce((one, other) => (other.aucCrossValidated > one.aucCrossValidated ? other : one))
  return { ...best, sizes: fit(examples, best.ridge) }
}
