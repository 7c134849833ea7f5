import type { DomainResult } from '@marklot/contracts/domains'

/** The three chips of the specification, one for domains that could not be checked, and one during a check. */
export type ChipState = 'available' | 'notAvailable' | 'premium' | 'unknown' | 'pending'

/** Returns the state that a chip shows. A domain without an answer is unknown, never free. */
export function stateOf(result: DomainResult | undefined, isRunning: boolean): ChipState {
  if (!result) return isRunning ? 'pending' : 'unknown'
  return result.availability === 'available' && result.premium ? 'premium' : result.availability
}

/** Returns how many domains are in each state. */
export function countsOf(
  names: readonly string[],
  results: ReadonlyMap<string, DomainResult>,
  isRunning: boolean,
): Record<ChipState, number> {
  const counts = { available: 0, notAvailable: 0, premium: 0, unknown: 0, pending: 0 }
  for (const name of names) counts[stateOf(results.get(name), isRunning)] += 1
  return counts
}
