import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Answers requests without a route: with a JSON error below `/api` and `/assets`, with a page elsewhere. An address
 * that exists for other methods gets 405 with `Allow`, even if the request matches the parameter of another route.
 */
export function answerUnknownAddresses(
  app: FastifyInstance,
  page?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const isPage = (path: string) => page !== undefined && !/^\/(api|assets)(\/|$)/i.test(path)
  // This runs before the body is read, so that its media type does not matter.
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const { method } = request
    if (!request.is404) {
      if (!request.routeOptions.url?.includes(':')) return
      const found = methodsAt(app, path)
      if (found.includes(method) || !methods.some((known) => known === method)) return
      // One example is `GET /NiceClasses/query`, which has matched `/NiceClasses/{key}`.
      reply.header('Allow', found.join(', '))
      throw new AppError('route.methodNotAllowed')
    }
    const allowed: string[] = isPage(path) ? ['GET', 'HEAD'] : methodsAt(app, path)
    // A missing file below /assets matches the route of the file server.
    if (allowed.length === 0 || (allowed.includes(method) && !isPage(path))) throw new AppError('route.notFound')
    if (allowed.includes(method)) return
    reply.header('Allow', allowed.join(', '))
    throw new AppError('route.methodNotAllowed')
  })
  // Where calls are limited, a page counts as one call.
  const preHandler = app.hasDecorator('rateLimit') ? [app.rateLimit()] : []
  app.setNotFoundHandler({ preHandler }, async (request, reply) => {
    // The file server also calls this for a missing file.
    if (page === undefined || !isPage(request.url.split('?')[0] ?? '')) throw new AppError('route.notFound')
    return page(request, reply)
  })
}

/**
 * Returns the methods of an address. `/NiceClasses/query`, which is a route of its own, does not match
 * `/NiceClasses/{key}`: routes with more parameters than necessary do not count.
 */
function methodsAt(app: FastifyInstance, path: string): string[] {
  const found = methods.flatMap((method) => {
    const route = app.findRoute({ method, url: path })
    if (!route) return []
    const names = Object.keys(route.params)
    // A wildcard is less specific than any number of parameters.
    return [{ method, parameters: names.includes('*') ? Number.POSITIVE_INFINITY : names.length }]
  })
  const fewest = Math.min(...found.map(({ parameters }) => parameters))
  return found.filter(({ parameters }) => parameters === fewest).map(({ method }) => method)
}
