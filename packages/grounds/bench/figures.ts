/** An outcome and its prediction. */
export interface Judged {
  readonly refused: boolean
  /** 0 to 1 */
  readonly likelihood: number
}

export const rounded = (value: number): number => Math.round(value * 1000) / 1000

const shareOf = (of: readonly boolean[]) => (of.length === 0 ? Number.NaN : of.filter(Boolean).length / of.length)

/** Returns the mean of the shares of refused and of registered signs that a limit classifies correctly. */
export function balancedAccuracy(judged: readonly Judged[], limit: number): number {
  const called = (refused: boolean) =>
    shareOf(judged.filter((one) => one.refused === refused).map(({ likelihood }) => likelihood >= limit === refused))
  return (called(true) + called(false)) / 2
}

/** Returns the probability that a refused sign has the greater likelihood; ties count half. */
export function areaUnderCurve(judged: readonly Judged[]): number {
  const [yes, no] = [judged.filter(({ refused }) => refused), judged.filter(({ refused }) => !refused)]
  let greater = 0
  for (const one of yes)
    for (const other of no) greater += one.likelihood > other.likelihood ? 1 : one.likelihood === other.likelihood ? 0.5 : 0
  return greater / (yes.length * no.length)
}
