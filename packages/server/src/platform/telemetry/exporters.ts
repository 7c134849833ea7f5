import { DiagLogLevel, diag } from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources'
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Log } from '../log.ts'
import { serveMetrics } from './metrics-server.ts'
import { recordingTelemetry } from './recording.ts'
import type { OpenedTelemetry, ProcessFacts, TelemetrySettings } from './settings.ts'

/** Time limit of an export, in milliseconds. */
const exportTimeout = 10_000
/** The minimum time between two log lines about failed exports, in milliseconds. */
const complaintInterval = 60_000

/**
 * Opens OpenTelemetry's exporters. Registers nothing globally, so that libraries that look for OpenTelemetry, such as
 * the language model's client, cannot write their own spans.
 */
export async function openExporters(settings: TelemetrySettings, facts: ProcessFacts, log: Log): Promise<OpenedTelemetry> {
  const { scrape, otlp } = settings
  complainTo(log)
  const resource = resourceFromAttributes({ 'service.name': `${facts.slug}-${facts.role}`, 'service.version': facts.version })
  const scraped = scrape === null ? null : new PrometheusExporter({ preventServerStart: true })
  const readers: IMetricReader[] = scraped === null ? [] : [scraped]
  if (otlp !== null) readers.push(periodicReader(otlp))
  const meters = new MeterProvider({ resource, readers })
  const traces = otlp === null || otlp.traceRatio === 0 ? null : openTraces(otlp, resource)
  const server =
    scrape === null || scraped === null
      ? null
      : await serveMetrics(scrape, async () => {
          const { resourceMetrics } = await scraped.collect({ timeoutMillis: exportTimeout })
          return serializer.serialize(resourceMetrics)
        })
  const telemetry = recordingTelemetry(meters.getMeter('marklot'), traces?.getTracer('marklot') ?? null)
  telemetry.observe('build', ['marklot_build_info'], () => [
    { gauge: 'marklot_build_info', value: 1, labels: { version: facts.version, role: facts.role } },
  ])
  return {
    ...telemetry,
    port: server?.port ?? null,
    close: async () => {
      await server?.close()
      // An unreachable collector must not prevent the process from ending.
      await Promise.allSettled([meters.shutdown({ timeoutMillis: exportTimeout }), traces?.shutdown()])
    },
  }
}

const serializer = new PrometheusSerializer(undefined, false, undefined, false, true)

type Otlp = NonNullable<TelemetrySettings['otlp']>

function periodicReader({ url, headers, everySeconds }: Otlp): PeriodicExportingMetricReader {
  const interval = everySeconds * 1_000
  return new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${url}/v1/metrics`, headers, timeoutMillis: exportTimeout }),
    exportIntervalMillis: interval,
    exportTimeoutMillis: Math.min(exportTimeout, interval),
  })
}

function openTraces({ url, headers, traceRatio }: Otlp, resource: Resource): TracerProvider {
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, headers, timeoutMillis: exportTimeout })
  return new TracerProvider({
    resource,
    sampler: new TraceIdRatioBasedSampler(traceRatio),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
}

/**
 * Returns a function that logs that figures could not be exported, at most once a minute. OpenTelemetry's own messages
 * may quote addresses and headers, so they are not passed on.
 */
function complainTo(log: Log): void {
  let silentUntil = 0
  const complain = () => {
    const now = performance.now()
    if (now < silentUntil) return
    silentUntil = now + complaintInterval
    log.warn({}, 'Metrics or traces could not be exported')
  }
  const nothing = () => undefined
  diag.setLogger(
    { error: complain, warn: complain, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  )
}
