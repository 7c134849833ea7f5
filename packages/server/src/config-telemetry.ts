/** The part of the configuration about the receivers of metrics and traces. */
import type { TelemetrySettings } from './platform/telemetry/open-telemetry.ts'

interface TelemetryEnvironment {
  METRICS_PORT?: number
  METRICS_HOST: string
  PORT: number
  OTEL_EXPORTER_OTLP_ENDPOINT?: string
  OTEL_EXPORTER_OTLP_HEADERS?: string
  OTEL_METRIC_EXPORT_INTERVAL: number
  OTEL_TRACES_SAMPLER_ARG: number
}

/** An entry of `OTEL_EXPORTER_OTLP_HEADERS`: a header's name and its percent-encoded value. */
const headerEntry = /^\s*([A-Za-z0-9-]+)\s*=\s*([^,\r\n]*?)\s*$/

/** Reads the receivers of metrics and traces; there are none by default. Adds mistakes to `faults`. */
export function readTelemetry(env: TelemetryEnvironment, faults: string[]): TelemetrySettings {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: url } = env
  if (port !== undefined && port !== 0 && port === env.PORT)
    faults.push('METRICS_PORT must not be PORT: the figures are not for the public.')
  if (url === undefined && env.OTEL_EXPORTER_OTLP_HEADERS !== undefined)
    faults.push('OTEL_EXPORTER_OTLP_HEADERS needs OTEL_EXPORTER_OTLP_ENDPOINT.')
  return {
    scrape: port === undefined ? null : { host, port },
    otlp:
      url === undefined
        ? null
        : {
            url: url.replace(/\/+$/, ''),
            headers: readHeaders(env.OTEL_EXPORTER_OTLP_HEADERS ?? '', faults),
            everySeconds: env.OTEL_METRIC_EXPORT_INTERVAL / 1_000,
            traceRatio: env.OTEL_TRACES_SAMPLER_ARG,
          },
  }
}

function readHeaders(text: string, faults: string[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const entry of text.split(',').filter((one) => one.trim() !== '')) {
    const [, name, value] = headerEntry.exec(entry) ?? []
    const decoded = decodedOf(value)
    if (name === undefined || decoded === undefined) {
      faults.push('OTEL_EXPORTER_OTLP_HEADERS must be name=value, …; percent-encode commas and special characters.')
      break
    }
    headers[name] = decoded
  }
  return headers
}

function decodedOf(value: string | undefined): string | undefined {
  try {
    return value === undefined ? undefined : decodeURIComponent(value)
  } catch {
    return undefined
  }
}
