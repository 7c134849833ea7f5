import { AppError } from '../app-error.ts'
import { OutboundError } from '../outbound-error.ts'
import type { GaugeName, WorkKind, WorkLabels } from './instruments.ts'

/** A piece of work that is being measured. */
export interface Measurement {
  /** Runs `work` as a part of this piece. In a trace, everything measured within it becomes a child. */
  within<T>(work: () => T): T
  /**
   * Ends the piece. Later calls do nothing.
   * @param options.isTimed false leaves out the duration, for work whose length a caller determines
   */
  end(outcome: string, options?: { isTimed?: boolean }): void
}

/** A value of a gauge. */
export interface Reading {
  gauge: GaugeName
  value: number
  labels?: Readonly<Record<string, string>>
}

/** Counts, times and traces work. Does nothing unless telemetry is configured (decision 55). */
export interface Telemetry {
  readonly isOn: boolean
  /** Begins a piece of work. @param requestId the id of the call, which is part of the trace but not of the metrics */
  begin<K extends WorkKind>(kind: K, labels: WorkLabels[K], requestId?: string): Measurement
  /** Counts a failure of the server. */
  failed(code: string, route: string): void
  /** Creates counters with the value 0, so that the first failure shows as an increase. */
  expect<K extends WorkKind>(kind: K, labels: WorkLabels[K], outcomes: readonly string[]): void
  /**
   * Adds gauges that are read together on request. If reading fails or takes longer than three seconds, their values
   * are left out and `marklot_collector_up` is 0.
   */
  observe(collector: string, names: readonly GaugeName[], read: () => readonly Reading[] | Promise<readonly Reading[]>): void
  /** Sends the remaining data and stops. */
  close(): Promise<void>
}

const unmeasured: Measurement = { within: (work) => work(), end: () => undefined }

/** Measures nothing. */
export const quietTelemetry: Telemetry = {
  isOn: false,
  begin: () => unmeasured,
  failed: () => undefined,
  expect: () => undefined,
  observe: () => undefined,
  close: async () => undefined,
}

/**
 * Measures `work` until it settles.
 * @param outcomeOf the outcome of a success; default `ok`
 */
export async function measure<K extends WorkKind, T>(
  telemetry: Telemetry,
  kind: K,
  labels: WorkLabels[K],
  work: () => Promise<T>,
  outcomeOf: (result: T) => string = () => 'ok',
): Promise<T> {
  const measurement = telemetry.begin(kind, labels)
  try {
    const result = await measurement.within(work)
    measurement.end(outcomeOf(result))
    return result
  } catch (error) {
    measurement.end(faultOf(error))
    throw error
  }
}

/** Returns the kind of an error, never its message, which may quote a caller's input. */
function faultOf(error: unknown): string {
  if (error instanceof AppError) return error.code
  if (error instanceof OutboundError) return error.fault
  return error instanceof Error && error.name === 'AbortError' ? 'cancelled' : 'failed'
}
