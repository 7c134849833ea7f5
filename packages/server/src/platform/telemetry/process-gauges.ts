import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { requestsInFlight } from '../admission.ts'
import type { Telemetry } from './telemetry.ts'

/** Adds the gauges of this process and of the disk with its data folder. */
export function observeProcess(telemetry: Telemetry, dataDirectory: string): void {
  if (!telemetry.isOn) return
  const startedAt = Date.now() / 1_000 - process.uptime()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  telemetry.observe(
    'process',
    [
      'process_start_time_seconds',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_heap_used_bytes',
      'nodejs_event_loop_delay_seconds',
      'marklot_calls_in_flight',
      'marklot_data_free_ratio',
    ],
    async () => {
      const { user, system } = process.cpuUsage()
      const { rss, heapUsed } = process.memoryUsage()
      const disk = await statfs(dataDirectory)
      const quantiles = [50, 99].map((percent) => ({
        gauge: 'nodejs_event_loop_delay_seconds' as const,
        // The delay is in nanoseconds and includes the timer's own resolution.
        value: delay.count === 0 ? 0 : delay.percentile(percent) / 1e9,
        labels: { quantile: String(percent / 100) },
      }))
      delay.reset()
      return [
        { gauge: 'process_start_time_seconds', value: startedAt },
        { gauge: 'process_cpu_seconds_total', value: (user + system) / 1e6 },
        { gauge: 'process_resident_memory_bytes', value: rss },
        { gauge: 'nodejs_heap_used_bytes', value: heapUsed },
        ...quantiles,
        { gauge: 'marklot_calls_in_flight', value: requestsInFlight() },
        { gauge: 'marklot_data_free_ratio', value: disk.blocks === 0 ? 1 : disk.bavail / disk.blocks },
      ]
    },
  )
}
