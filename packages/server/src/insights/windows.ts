import type { StatisticsWindow } from '@marklot/contracts'

const millisecondsOfDay = 86_400_000

/**
 * Returns the window of `days` days that ends with `until`, both ends included: 30 days until 31 March begin on 2
 * March.
 * @param until YYYY-MM-DD
 */
export function windowUntil(until: string, days: number): StatisticsWindow {
  // The computation is in UTC, where each day has 24 hours.
  const from = new Date(Date.parse(`${until}T00:00:00Z`) - (days - 1) * millisecondsOfDay)
  return { days, from: from.toISOString().slice(0, 10), until }
}

/** Returns the smallest window that contains all the given ones; null if there are none. */
export function spanOf(windows: readonly StatisticsWindow[], days: number): StatisticsWindow | null {
  const [first] = windows.map(({ from }) => from).sort()
  const last = windows
    .map(({ until }) => until)
    .sort()
    .at(-1)
  return first === undefined || last === undefined ? null : { days, from: first, until: last }
}
