/*
 * How likely an office is to find a sign descriptive or not distinctive: a ridge logistic model of six inputs, each
 * with a fixed sign. `bench/fit.ts` fits the sizes; `docs/benchmarks.md` has the figures.
 */

/** The inputs to which the sizes are fitted; each 0 to 1. */
export interface Inputs {
  /**
   * Strength of the part that says least about the goods. The whole sign is descriptive if even this part describes.
   */
  readonly weakest: number
  /** Strength of the part that says most about the goods. */
  readonly strongest: number
  /** Mean strength of all parts, weighted by their letters. */
  readonly mean: number
  /** How much the sign says about the goods: letters times strength, relative to the length of a phrase. */
  readonly said: number
  /** Likeness to an advertising sentence. */
  readonly slogan: number
  /** Share of letters in parts whose meaning has nothing to do with the goods. */
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
  base: -1.52,
  weakest: 0.45,
  strongest: 0.16,
  mean: 0.81,
  said: 3.25,
  slogan: 1.43,
  unrelated: -0.51,
}

/** Returns the certainty, 0 to 1. */
export function certaintyOf(inputs: Inputs, sizes: Weights = weights): number {
  const odds = inputNames.reduce((sum, name) => sum + sizes[name] * inputs[name], sizes.base)
  return 1 / (1 + Math.exp(-odds))
}
