/* Shared by the benchmarks: percentiles, and progress on standard error. */

export interface Latencies {
  p50: number
  p95: number
  p99: number
}

export const rounded = (value: number, digits = 2) => Math.round(value * 10 ** digits) / 10 ** digits

/** Percentiles of times in milliseconds. */
export function latencies(times: readonly number[]): Latencies {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

const begun = performance.now()

/** Reports progress; standard output holds only the result. */
export function progress(text: string): void {
  process.stderr.write(`${((performance.now() - begun) / 1000).toFixed(0).padStart(5)} s  ${text}\n`)
}
