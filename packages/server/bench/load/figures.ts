/**
 * The measurements of a run. Times are in milliseconds, from the moment a request was due to the last byte of its
 * answer.
 */
export interface LoadFigures {
  /** The number of answered requests per second. */
  rps: number
  p50: number
  p95: number
  p99: number
  /** The number of requests without a useful answer, by status or fault. They include 503 with Retry-After. */
  errors: Record<string, number>
  /** The number of answers with a status of 500 or more that do not say when to retry. */
  withoutRetryAfter: number
  /** The number of answers with status 200 that lack the searched mark. */
  wrongAnswers: number
  /** The number of acknowledged writes that were not stored. */
  lostWrites: number
}

/** Counts answers and collects their times. */
export class Tally {
  readonly times: number[] = []
  readonly errors: Record<string, number> = {}
  wrongAnswers = 0
  withoutRetryAfter = 0

  fail(cause: string): void {
    this.errors[cause] = (this.errors[cause] ?? 0) + 1
  }

  figures(seconds: number, lostWrites: number): LoadFigures {
    const sorted = this.times.toSorted((a, b) => a - b)
    const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10
    return {
      rps: Math.round((sorted.length / seconds) * 10) / 10,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      errors: this.errors,
      withoutRetryAfter: this.withoutRetryAfter,
      wrongAnswers: this.wrongAnswers,
      lostWrites,
    }
  }
}
