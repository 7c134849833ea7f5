/** Two percentiles of durations, in milliseconds to one decimal place. */
export interface Percentiles {
  p50: number
  p95: number
}

export function percentiles(times: readonly number[]): Percentiles {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
  return { p50: at(0.5), p95: at(0.95) }
}
