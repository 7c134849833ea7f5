/*
 * How sure it is that an office finds a sign descriptive or not distinctive: a ridge logistic over six inputs, each of
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
  /** How much the sign says of the goods: letters times strength, against a phrase. */
  readonly said: number
  /** Likeness to an advertising sentence. */
  readonly slogan: number
  /** Share of letters that mean something else than the goods. */
  readonly unrelated: number
}

export const inputNames = ['weakest', 'strongest', 'mean', 'said', 'slogan', 'unrelated'] as const
/** The direction in which each input must act. */
export const inputSigns: Readonly<Record<keyof Inputs, 1 | -1>> = {
  weakest: 1,
  strongest: 1,
  mean: 1,
  said: 1,
  slogan: 1,
  unrelated: -1,
}

export interface Weights extends Inputs {
  readonly base: number
}

export const weights: Weights = {
  base: -1.51,
  weakest: 0.36,
  strongest: 0.61,
  mean: 0.69,
  said: 2.93,
  slogan: 1.31,
  unrelated: -0.58,
}

/** 0 to 1. */
export function certaintyOf(inputs: Inputs, sizes: Weights = weights): number {
  const odds = inputNames.reduce((sum, name) => sum + sizes[name] * inputs[name], sizes.base)
  return 1 / (1 + Math.exp(-odds))
}
