import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Meter,
  type Observable,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { failureCounter, type GaugeName, gauges, measuredWork, type WorkKind } from './instruments.ts'
import type { Reading, Telemetry } from './telemetry.ts'

/** How long a collector may take, in milliseconds. */
const readTimeout = 3_000

const spanKinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const

/** Returns whether a trace shows an outcome as a success: successful or cancelled work, and statuses below 500. */
const isWell = (outcome: string) => /^(ok|done|sent|cancelled|[1-4](\d\d|xx))$/.test(outcome)

/**
 * Records with OpenTelemetry.
 * @param tracer null for no traces
 */
export function recordingTelemetry(meter: Meter, tracer: Tracer | null): Telemetry {
  const active = new AsyncLocalStorage<Span>()
  const instruments = Object.fromEntries(
    Object.entries(measuredWork).map(([kind, { counter, duration, help, bounds }]) => [
      kind,
      {
        counter: meter.createCounter(counter, { description: `${help}, by outcome` }),
        duration: meter.createHistogram(duration, {
          description: `${help}, in seconds`,
          advice: { explicitBucketBoundaries: [...bounds] },
        }),
      },
    ]),
  ) as Record<WorkKind, { counter: ReturnType<Meter['createCounter']>; duration: ReturnType<Meter['createHistogram']> }>
  const failures = meter.createCounter(failureCounter.name, { description: failureCounter.help })
  const observables = new Map<GaugeName, Observable>()
  const observable = (name: GaugeName): Observable => {
    const options = { description: gauges[name] }
    const known =
      observables.get(name) ??
      (name.endsWith('_total') ? meter.createObservableCounter(name, options) : meter.createObservableGauge(name, options))
    observables.set(name, known)
    return known
  }

  const startSpan = (kind: WorkKind, labels: Readonly<Record<string, string>>, requestId: string | undefined) => {
    if (tracer === null) return null
    const parent = active.getStore()
    const within = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent)
    const name = [kind, ...Object.values(labels)].join(' ')
    const attributes = requestId === undefined ? labels : { ...labels, requestId }
    return tracer.startSpan(name, { kind: spanKinds[measuredWork[kind].role], attributes }, within)
  }
  return {
    isOn: true,
    begin: (kind, labels, requestId) => {
      const started = performance.now()
      const span = startSpan(kind, labels, requestId)
      let hasEnded = false
      return {
        within: (work) => (span === null ? work() : active.run(span, work)),
        end: (outcome, { isTimed = true } = {}) => {
          if (hasEnded) return
          hasEnded = true
          const { counter, duration } = instruments[kind]
          counter.add(1, { ...labels, outcome })
          if (isTimed) duration.record((performance.now() - started) / 1_000, labels)
          if (span === null) return
          span.setAttribute('outcome', outcome)
          if (!isWell(outcome)) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    failed: (code, route) => failures.add(1, { code, route }),
    expect: (kind, labels, outcomes) => {
      for (const outcome of outcomes) instruments[kind].counter.add(0, { ...labels, outcome })
    },
    observe: (collector, names, read) => {
      const own = names.map(observable)
      const up = observable('marklot_collector_up')
      meter.addBatchObservableCallback(
        async (result) => {
          const readings = await inTime(read)
          result.observe(up, readings === null ? 0 : 1, { collector })
          for (const { gauge, value, labels } of readings ?? []) result.observe(observable(gauge), value, { ...labels })
        },
        [...own, up],
      )
    },
    close: async () => undefined,
  }
}

/** Reads values; returns null if reading fails or takes too long. */
async function inTime(read: () => readonly Reading[] | Promise<readonly Reading[]>): Promise<readonly Reading[] | null> {
  const over = new AbortController()
  try {
    return await Promise.race([
      (async () => read())(),
      pause(readTimeout, null, { signal: over.signal, ref: false }).catch(() => null),
    ])
  } catch {
    return null
  } finally {
    over.abort()
  }
}
