import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/app-error.ts'
import type { Capability } from '../platform/capability.ts'
import type { Pool } from '../platform/database.ts'
import { lastSerial, markIds } from '../register/index.ts'
import { marksPerSitemap, marksSitemap, pagesSitemap, robotsText, sitemapIndex } from './sitemap.ts'

/** How long search engines may cache these replies, in seconds. */
const keptSeconds = 3_600

interface DiscoveryParts {
  pool: Pool
  /** The origin of the product, without a trailing slash. */
  home: string
  productName: string
  /** Addresses of the pages that search engines may list, without language prefix. */
  listedPaths: () => readonly string[]
}

/**
 * Opens the files that search engines read in addition to pages: `/robots.txt`, `/sitemap.xml` and the lists that it
 * names.
 */
export function openDiscovery(parts: DiscoveryParts): Capability {
  return { handlers: {}, mount: (app) => serveDiscovery(app, parts) }
}

function serveDiscovery(app: FastifyInstance, { pool, home, productName, listedPaths }: DiscoveryParts): void {
  const cached = { 'Cache-Control': `public, max-age=${keptSeconds}` }
  app.get('/robots.txt', (_, reply) =>
    reply.headers(cached).type('text/plain; charset=utf-8').send(robotsText(home, productName)),
  )
  app.get('/sitemap.xml', async (_, reply) => {
    const slices = Math.ceil((await lastSerial(pool)) / marksPerSitemap)
    return reply.headers(cached).type('application/xml; charset=utf-8').send(sitemapIndex(home, slices))
  })
  app.get('/sitemaps/pages.xml', (_, reply) =>
    reply.headers(cached).type('application/xml; charset=utf-8').send(pagesSitemap(home, listedPaths())),
  )
  // The pattern allows only digits. Other names are not found.
  app.get<{ Params: { slice: string } }>('/sitemaps/marks-:slice(^\\d{1,5}).xml', async (request, reply) => {
    const slice = Number(request.params.slice)
    const first = slice * marksPerSitemap + 1
    if (first > (await lastSerial(pool))) throw new AppError('route.notFound')
    const ids = await markIds(pool, first, first + marksPerSitemap - 1)
    return reply.headers(cached).type('application/xml; charset=utf-8').send(marksSitemap(home, ids))
  })
}
