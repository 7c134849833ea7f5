import type { Log } from './log.ts'
import { quietTelemetry, type Telemetry } from './telemetry/telemetry.ts'

/** The interval, in milliseconds, within which equal failures are logged as one line. */
const interval = 1_000

export interface FailureLog {
  /** Logs a failure with its stack, or only counts it when an equal one was logged within the last second. */
  report(failure: { code: string; route: string; requestId: string; err: unknown }): void
  /** Logs the counts that are still pending. */
  flush(): void
}

/** Logs each kind of failure (code, route and error) at most once a second, with the number of repetitions. */
export function createFailureLog(log: Log, telemetry: Telemetry = quietTelemetry): FailureLog {
  const repeated = new Map<string, { code: string; route: string; error: string; count: number }>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    for (const { count, ...kind } of repeated.values())
      if (count > 0) log.error({ ...kind, count }, 'The same failure came again')
    repeated.clear()
  }
  return {
    report: (failure) => {
      const { code, route, err } = failure
      telemetry.failed(code, route)
      const error = err instanceof Error ? err.name : 'unknown'
      const key = `${code} ${route} ${error} ${err instanceof Error ? err.message : ''}`
      const known = repeated.get(key)
      if (known) {
        known.count++
        return
      }
      repeated.set(key, { code, route, error, count: 0 })
      timer ??= setTimeout(flush, interval).unref()
      log.error(failure)
    },
    flush,
  }
}
