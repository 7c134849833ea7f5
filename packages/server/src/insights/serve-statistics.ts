import { registrationOfficeCodes } from '@marklot/contracts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/app-error.ts'
import { isNotModified, weakTag } from '../platform/etag.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { parseObjectKey } from '../platform/object-store-keys.ts'
import { cacheCurrent, cachePast } from './caching.ts'

/** The path of the files. `STATISTICS_URL` may refer to a copy elsewhere. */
export const statisticsPath = '/statistics'

const place = `(?:global|${registrationOfficeCodes.join('|')})/(?:all|30|90)\\.json`
const current = new RegExp(`^${place}$`)
const past = new RegExp(`^history/(?:\\d{4}-\\d{2}-\\d{2}|undated)-[0-9a-f]{16}/${place}$`)

/**
 * Answers `GET /statistics/…` with the public statistics files, for everybody and every site (spec 2, section 7.2).
 * Other names are not found, even if the storage contains them.
 */
export function serveStatistics(app: FastifyInstance, objectStore: ObjectStore): void {
  // Fastify adds a HEAD route to every GET route.
  app.get<{ Params: { '*': string } }>(`${statisticsPath}/*`, async (request, reply) => {
    const file = request.params['*']
    const isPast = past.test(file)
    const key = isPast || current.test(file) ? parseObjectKey(`statistics/${file}`) : undefined
    const stored = key && (await objectStore.get(key))
    reply.headers({ 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' })
    if (!stored) throw new AppError('route.notFound')
    const tag = weakTag(stored.etag)
    reply.headers({ 'Cache-Control': isPast ? cachePast : cacheCurrent, ETag: tag })
    if (isNotModified(request.headers['if-none-match'], tag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(stored.body)
  })
}
