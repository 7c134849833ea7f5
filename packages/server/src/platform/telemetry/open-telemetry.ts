import type { Log } from '../log.ts'
import type { OpenedTelemetry, ProcessFacts, TelemetrySettings } from './settings.ts'
import { quietTelemetry } from './telemetry.ts'

export type { OpenedTelemetry, TelemetrySettings }

/**
 * Opens the telemetry of this process. Loads OpenTelemetry only when the configuration asks for it.
 * @throws StartError when the port of `/metrics` cannot be listened on
 */
export async function openTelemetry(settings: TelemetrySettings, facts: ProcessFacts, log: Log): Promise<OpenedTelemetry> {
  if (settings.scrape === null && settings.otlp === null) return { ...quietTelemetry, port: null }
  const { openExporters } = await import('./exporters.ts')
  return openExporters(settings, facts, log)
}
