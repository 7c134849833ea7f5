import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { type CallCounts, countingStore } from './call-counts.ts'
import { isInnerCall } from './inner-calls.ts'

/** Calls per minute from one address. Busy professional use, with suggestions while typing, stays well below it. */
const callsPerMinute = 600

/**
 * Limits how often one address may call the API or open a page. `callsPerMinute` of the contract sets lower limits for
 * single rows. Static files and the calls that a page makes within this process do not count.
 */
export async function limitCalls(app: FastifyInstance, counts: CallCounts): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: counts.window,
    store: countingStore(counts),
    allowList: (request) => request.url.startsWith('/assets/') || isInnerCall(request),
    errorResponseBuilder: () => new AppError('request.tooMany'),
  })
}
