import { setTimeout as pause } from 'node:timers/promises'
import type { Probes } from '../platform/probes.ts'
import type { Product } from './api.ts'

/**
 * How long calls in progress may take after a process has stopped accepting new ones, in milliseconds. Then their
 * connections are closed.
 */
const callTimeout = 20_000

/**
 * Stops an API in this order: no longer ready, jobs given back, streams that others can continue ended, calls finished.
 * For `drainSeconds`, until the load balancer has noticed, further calls are answered.
 */
export async function leave(product: Product, probes: Probes, drainSeconds: number): Promise<void> {
  probes.drain()
  const jobsReturned = product.jobs.close()
  await pause(drainSeconds * 1_000)
  setTimeout(() => product.app.server.closeAllConnections(), callTimeout).unref()
  await jobsReturned
  await product.close()
}
