/*
 * Deterministic logistic regression for few inputs, with a ridge penalty. A fit may not contradict the sign that is
 * given for an input.
 */

export interface LabelledInputs {
  /** One number for each input. */
  inputs: readonly number[]
  outcome: boolean
  /** Rows of one group are never split between fitting and measuring. */
  group: string
}

export interface LogisticModel {
  constant: number
  weights: readonly number[]
}

/** The sign that a weight may have; 0 leaves it free. */
export type Sign = 1 | -1 | 0

interface FitOptions {
  /** Strength of the ridge, which pulls all weights but the constant towards `start`. */
  ridge: number
  /** Prior values of the weights; 0 if absent. */
  start?: readonly number[]
  signs: readonly Sign[]
}

export const logistic = (sum: number) => 1 / (1 + Math.exp(-sum))
export const logOdds = (p: number) => Math.log(p / (1 - p))

export const sumOf = ({ constant, weights }: LogisticModel, inputs: readonly number[]) =>
  weights.reduce((sum, weight, i) => sum + weight * (inputs[i] as number), constant)

/** Solves a small system of linear equations by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const n = right.length
  for (let column = 0; column < n; column++) {
    let pivot = column
    for (let row = column + 1; row < n; row++) {
      if (Math.abs((matrix[row] as number[])[column] as number) > Math.abs((matrix[pivot] as number[])[column] as number))
        pivot = row
    }
    ;[matrix[column], matrix[pivot]] = [matrix[pivot] as number[], matrix[column] as number[]]
    ;[right[column], right[pivot]] = [right[pivot] as number, right[column] as number]
    const own = matrix[column] as number[]
    for (let row = column + 1; row < n; row++) {
      const other = matrix[row] as number[]
      const factor = (other[column] as number) / (own[column] as number)
      for (let k = column; k < n; k++) other[k] = (other[k] as number) - factor * (own[k] as number)
      right[row] = (right[row] as number) - factor * (right[column] as number)
    }
  }
  const solution = new Array<number>(n).fill(0)
  for (let row = n - 1; row >= 0; row--) {
    const own = matrix[row] as number[]
    let sum = right[row] as number
    for (let k = row + 1; k < n; k++) sum -= (own[k] as number) * (solution[k] as number)
    solution[row] = sum / (own[row] as number)
  }
  return solution
}

/** Newton's method over the inputs `used`; the first coefficient is the constant. */
function fitUsed(rows: readonly LabelledInputs[], used: readonly number[], ridge: number, start: readonly number[]): number[] {
  const n = used.length + 1
  let beta = new Array<number>(n).fill(0)
  for (let round = 0; round < 50; round++) {
    const gradient = new Array<number>(n).fill(0)
    const hessian = Array.from({ length: n }, () => new Array<number>(n).fill(0))
    for (const { inputs, outcome } of rows) {
      const x = [1, ...used.map((i) => inputs[i] as number)]
      const p = logistic(x.reduce((sum, value, i) => sum + value * (beta[i] as number), 0))
      const miss = (outcome ? 1 : 0) - p
      for (let i = 0; i < n; i++) {
        gradient[i] = (gradient[i] as number) + miss * (x[i] as number)
        const line = hessian[i] as number[]
        for (let j = 0; j < n; j++) line[j] = (line[j] as number) + p * (1 - p) * (x[i] as number) * (x[j] as number)
      }
    }
    for (let i = 1; i < n; i++) {
      gradient[i] = (gradient[i] as number) - ridge * ((beta[i] as number) - (start[used[i - 1] as number] ?? 0))
      const line = hessian[i] as number[]
      line[i] = (line[i] as number) + ridge
    }
    for (let i = 0; i < n; i++) (hessian[i] as number[])[i] = ((hessian[i] as number[])[i] as number) + 1e-9
    const step = solve(hessian, gradient)
    beta = beta.map((value, i) => value + (step[i] as number))
    if (Math.max(...step.map(Math.abs)) < 1e-9) break
  }
  return beta
}

/** Fits a model. An input whose weight would contradict its sign is left out, the strongest offender first. */
export function fitLogistic(rows: readonly LabelledInputs[], { ridge, signs, start = [] }: FitOptions): LogisticModel {
  let used = signs.map((_, i) => i)
  for (;;) {
    const [constant = 0, ...beta] = fitUsed(rows, used, ridge, start)
    const against = used.map((input, at) => ({ input, by: -(beta[at] as number) * (signs[input] as number) }))
    const worst = against.reduce((most, one) => (one.by > most.by ? one : most), { input: -1, by: 0 })
    if (worst.input < 0) {
      const weights = new Array<number>(signs.length).fill(0)
      for (const [at, input] of used.entries()) weights[input] = beta[at] as number
      return { constant, weights }
    }
    used = used.filter((input) => input !== worst.input)
  }
}

/** Returns the fold of a group. A hash of the group's name spreads the groups over the folds (FNV-1a). */
function foldOf(group: string, folds: number, seed: number): number {
  let hash = 0x811c9dc5 ^ seed
  for (let i = 0; i < group.length; i++) hash = Math.imul(hash ^ group.charCodeAt(i), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x85ebca6b)
  return ((hash ^ (hash >>> 13)) >>> 0) % folds
}

/**
 * Returns the log odds of every row by a model fitted on the other folds, the mean of several divisions into ten folds.
 * Rows of one group share a fold.
 */
export function crossValidated(rows: readonly LabelledInputs[], options: FitOptions, divisions = 5): number[] {
  const folds = 10
  const sums = new Array<number>(rows.length).fill(0)
  for (let division = 0; division < divisions; division++) {
    const places = rows.map(({ group }) => foldOf(group, folds, division * 7919))
    for (let fold = 0; fold < folds; fold++) {
      const model = fitLogistic(
        rows.filter((_, i) => places[i] !== fold),
        options,
      )
      for (const [i, { inputs }] of rows.entries()) {
        if (places[i] === fold) sums[i] = (sums[i] as number) + sumOf(model, inputs) / divisions
      }
    }
  }
  return sums
}

/**
 * Returns the slope of the outcomes on given log odds: 1 if these are well calibrated, lower if they are too confident.
 */
export function calibrationSlope(sums: readonly number[], outcomes: readonly boolean[]): number {
  const rows = sums.map((sum, i) => ({ inputs: [sum], outcome: outcomes[i] as boolean, group: '' }))
  return fitLogistic(rows, { ridge: 0, signs: [0] }).weights[0] as number
}
