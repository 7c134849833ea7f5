import type { Telemetry } from './telemetry.ts'

/** What the configuration asks for. */
export interface TelemetrySettings {
  /** Where `/metrics` answers; null: nowhere. */
  scrape: { host: string; port: number } | null
  /** Where metrics and traces are sent by OTLP over HTTP; null: nowhere. */
  otlp: {
    /** Base address, without a trailing slash. */
    url: string
    /** Often with a secret. */
    headers: Readonly<Record<string, string>>
    /** Seconds between two exports of metrics. */
    everySeconds: number
    /** Share of the traces that are sent, 0 to 1. */
    traceRatio: number
  } | null
}

/** Names the process to whoever receives its figures. */
export interface ProcessFacts {
  /** The product's name, reduced to a-z and 0-9. */
  slug: string
  role: 'api' | 'worker' | 'indexer'
  version: string
}

export interface OpenedTelemetry extends Telemetry {
  /** The port of `/metrics`; null without. */
  port: number | null
}
