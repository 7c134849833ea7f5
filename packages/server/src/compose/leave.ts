import { setTimeout as pause } from 'node:timers/promises'
import type { Probes } from '../platform/probes.ts'
import type { Product } from './api.ts'

/**
 * How long calls in progress may take after a process has stopped accepting new ones, in milliseconds. After that,
 * their connections are closed.
 */
const callTimeout = 20_000

/**
 * Stops an API in this order: it reports that it is not ready, returns its jobs, ends streams that others can continue,
 * and finishes calls. It keeps answering new calls for `drainSeconds`, until the load balancer has noticed.
 */
export async function leave(product: Product, probes: Probes, drainSeconds: number): Promise<void> {
  probes.drain()
  const jobsReturned = product.jobs.close()
  await pause(drainSeconds * 1_000)
  setTimeout(() => product.app.server.closeAllConnections(), callTimeout).unref()
  await jobsReturned
  await product.close()
}
