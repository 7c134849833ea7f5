/** A small deterministic random number generator (mulberry32). The same seed yields the same numbers. */
export interface Random {
  /** Returns a whole number below a limit. */
  below(limit: number): number
  /** Returns true once in `times` calls on average. */
  oneIn(times: number): boolean
  pick<T>(values: readonly T[]): T
  /** Picks a value with a probability in proportion to its weight. */
  weighted<T>(values: readonly (readonly [weight: number, value: T])[]): T
}

export function openRandom(...seeds: readonly number[]): Random {
  let state = 0x9e3779b9
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  for (const seed of seeds) {
    state = Math.imul(state ^ seed, 0x85ebca6b)
    next()
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: (values) => values[below(values.length)] as (typeof values)[number],
    weighted: (values) => {
      let left = next() * values.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, value] of values) {
        left -= weight
        if (left < 0) return value
      }
      return (values.at(-1) as (typeof values)[number])[1]
    },
  }
}
