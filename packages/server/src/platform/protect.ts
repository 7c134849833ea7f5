import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/** Calls a minute from one address: a professional's busy hour with suggestions while typing stays well below. */
const callsPerMinute = 600

/** Refuses what HTTP itself forbids, and limits how often one address may call. */
export async function protect(app: FastifyInstance, options: { rateLimit: boolean }): Promise<void> {
  app.addHook('onRequest', async (request) => {
    // RFC 9112, 3.2. Node would refuse it too, but without our headers and sentence.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') throw new AppError('request.invalid')
  })
  if (options.rateLimit) {
    await app.register(rateLimit, {
      max: callsPerMinute,
      timeWindow: 60_000,
      allowList: (request) => request.url.startsWith('/assets/'),
      errorResponseBuilder: () => new AppError('request.tooMany'),
    })
  }
}
