/*
 * Measures how good the overall risk is on decided pairs: as an order (AUC), and as a probability (calibration slope,
 * Brier). Intervals are 95 % bootstrap intervals over groups of rows with the same earlier mark.
 */
import { foldName, type RiskInputs } from '@marklot/similarity'
import { goodsDistance, riskWeights } from '@marklot/similarity/assess/risk-model'
import type { WordPair } from './conflict-pairs.ts'
import { calibrationSlope, crossValidated, type LabelledInputs, logistic, logOdds, type Sign } from './logistic.ts'
import { riskOf } from './pair-risk.ts'
import { randomNumbers } from './synthetic-marks.ts'

const inputNames = [
  'likeness',
  'identical',
  'contained',
  'goods',
  'weak',
  'apart',
] as const satisfies readonly (keyof RiskInputs)[]
const signs: readonly Sign[] = inputNames.map((name) => (riskWeights[name] < 0 ? -1 : 1))
const start = inputNames.map((name) => riskWeights[name])
/** The ridge is about as strong as eighty rows that agree with the start values. */
export const fitOptions = { ridge: 80, signs, start }

interface Judged extends LabelledInputs {
  relation: WordPair['goods_relation']
  risk: number
}

/** Inputs of a pair that cannot be judged: middle values. */
const unseen: RiskInputs = { likeness: 0.7, identical: 0, contained: 0, goods: goodsDistance.unknown, weak: 0, apart: 0 }

const judge = (pair: WordPair): Judged => {
  const { risk, inputs } = riskOf(pair)
  const seen = inputs ?? unseen
  return {
    relation: pair.goods_relation,
    outcome: pair.outcome === 'conflict',
    risk,
    inputs: inputNames.map((name) => seen[name]),
    group: pair.earlierNames.map(foldName).sort().join(';') || pair.earlier,
  }
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/**
 * Returns the probability that a conflict has a greater risk than a pair without one; ties count half. Null unless
 * there are both kinds.
 */
export function areaUnderCurve(values: readonly number[], outcomes: readonly boolean[]): number | null {
  const yes = values.filter((_, i) => outcomes[i])
  const no = values.filter((_, i) => !outcomes[i])
  if (yes.length === 0 || no.length === 0) return null
  let greater = 0
  for (const one of yes) for (const other of no) greater += one > other ? 1 : one === other ? 0.5 : 0
  return greater / (yes.length * no.length)
}

const samples = 1000
const seed = 11

/** Draws whole groups with replacement and returns the middle 95 % of the figure. */
function interval(rows: readonly Judged[], figure: (rows: readonly Judged[]) => number | null): [number, number] | null {
  const byGroup = new Map<string, Judged[]>()
  for (const row of rows) byGroup.set(row.group, [...(byGroup.get(row.group) ?? []), row])
  const groups = [...byGroup.values()]
  const random = randomNumbers(seed)
  const found: number[] = []
  for (let i = 0; i < samples; i++) {
    const drawn = groups.flatMap(() => groups[Math.floor(random() * groups.length)] as Judged[])
    const value = figure(drawn)
    if (value !== null && Number.isFinite(value)) found.push(value)
  }
  found.sort((a, b) => a - b)
  const at = (share: number) => found[Math.min(found.length - 1, Math.floor(share * found.length))]
  const [low, high] = [at(0.025), at(0.975)]
  return low === undefined || high === undefined ? null : [rounded(low), rounded(high)]
}

const outcomesOf = (rows: readonly Judged[]) => rows.map(({ outcome }) => outcome)
const aucOf = (rows: readonly Judged[]) =>
  areaUnderCurve(
    rows.map(({ risk }) => risk),
    outcomesOf(rows),
  )
const hasBoth = (rows: readonly Judged[]) => new Set(outcomesOf(rows)).size === 2
const slopeOf = (rows: readonly Judged[]) =>
  hasBoth(rows)
    ? calibrationSlope(
        rows.map(({ risk }) => logOdds(risk)),
        outcomesOf(rows),
      )
    : null
const brierOf = (rows: readonly Judged[], risk: (row: Judged) => number) =>
  rows.reduce((sum, row) => sum + (risk(row) - (row.outcome ? 1 : 0)) ** 2, 0) / rows.length

const orNull = (value: number | null) => (value === null ? null : rounded(value))

/** Returns the rows judged by the model of the product, and by the same model refitted with cross-validation. */
export function evaluateRisk(pairs: readonly WordPair[]) {
  const rows = pairs.map(judge)
  const share = rows.filter(({ outcome }) => outcome).length / Math.max(1, rows.length)
  const sums = hasBoth(rows) ? crossValidated(rows, fitOptions) : []
  const fittedAnew = rows.map((row, i) => ({ ...row, risk: logistic(sums[i] ?? 0) }))
  const ofIdenticalGoods = rows.filter(({ relation }) => relation === 'identical')
  return {
    riskRows: rows.length,
    conflictShare: rounded(share),
    auc: orNull(aucOf(rows)),
    aucInterval: interval(rows, aucOf),
    aucIdenticalGoods: orNull(aucOf(ofIdenticalGoods)),
    aucCrossValidated: hasBoth(rows) ? orNull(aucOf(fittedAnew)) : null,
    aucCrossValidatedInterval: hasBoth(rows) ? interval(fittedAnew, aucOf) : null,
    calibrationSlope: orNull(slopeOf(rows)),
    calibrationSlopeInterval: interval(rows, slopeOf),
    brier: rounded(brierOf(rows, ({ risk }) => risk)),
    brierOfConstant: rounded(brierOf(rows, () => share)),
  }
}
export type RiskEvaluation = ReturnType<typeof evaluateRisk>
