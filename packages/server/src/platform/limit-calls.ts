import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'
import { type CallCounts, countingStore } from './call-counts.ts'
import { isInnerCall } from './inner-calls.ts'

/** Calls a minute from one address. A professional's busy hour with suggestions while typing stays well below. */
const callsPerMinute = 600

/**
 * Limits how often one address may call or open a page; see `callsPerMinute` of the contract for rows with a lower
 * limit. Files of the page and the calls that a page makes in this process do not count.
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
