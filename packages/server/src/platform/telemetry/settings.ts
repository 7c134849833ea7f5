import type { Telemetry } from './telemetry.ts'

/** The configured receivers of metrics and traces. */
export interface TelemetrySettings {
  /** The address that serves `/metrics`; null for none. */
  scrape: { host: string; port: number } | null
  /** The receiver of metrics and traces by OTLP over HTTP; null for none. */
  otlp: {
    /** Base address, without a trailing slash. */
    url: string
    /** Headers of each request, which often contain a secret. */
    headers: Readonly<Record<string, string>>
    /** Seconds between two exports of metrics. */
    everySeconds: number
    /** The share of traces that are sent, from 0 to 1. */
    traceRatio: number
  } | null
}

/** Identifies the process to the receivers of its metrics. */
export interface ProcessFacts {
  /** The product's name, reduced to a-z and 0-9. */
  slug: string
  role: 'api' | 'worker' | 'indexer'
  version: string
}

export interface OpenedTelemetry extends Telemetry {
  /** The port of `/metrics`; null if it is not served. */
  port: number | null
}
