/*
 * How sure it is that an office finds a sign descriptive or not distinctive: a ridge logistic over five inputs, each of
 * a fixed sign. `bench/fit.ts` fits the sizes; `docs/benchmarks.md` has the figures.
 */

/** What the sizes are fitted to; each 0 to 1. */
export interface Inputs {
  /** Strength of the part that says least of the goods: the whole sign describes when even this part does. */
  readonly weakest: number
  /** Strength of the part that says most. */
  readonly strongest: number
  /** Strength of all parts, by their letters. */
  readonly mean: number
  /** Likeness to an advertising sentence. */
  readonly slogan: number
  /** Share of letters that mean something else than the goods. */
  readonly unrelated: number
}

export const inputNames = ['weakest', 'strongest', 'mean', 'slogan', 'unrelated'] as const
/** The direction in which each input must act. */
export const inputSigns: Readonly<Record<keyof Inputs, 1 | -1>> = {
  weakest: 1,
  strongest: 1,
  mean: 1,
  slogan: 1,
  unrelated: -1,
}

export interface Weights extends Inputs {
  readonly base: number
}

export const weights: Weights = {
  base: -0.87,
  weakest: 1.19,
  strongest: 0.18,
  mean: 0.74,
  slogan: 3.62,
  unrelated: -0.17,
}

/** 0 to 1. */
export function certaintyOf(inputs: Inputs, sizes: Weights = weights): number {
  const odds = inputNames.reduce((sum, name) => sum + sizes[name] * inputs[name], sizes.base)
  return 1 / (1 + Math.exp(-odds))
}
