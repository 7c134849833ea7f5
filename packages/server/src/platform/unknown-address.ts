import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Answers requests that no route takes: by a JSON error below `/api` and `/assets`, by a page elsewhere. An address
 * that exists with other methods gets 405 with `Allow`.
 */
export function answerUnknownAddresses(
  app: FastifyInstance,
  page?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const isPage = (path: string) => page !== undefined && !/^\/(api|assets)(\/|$)/i.test(path)
  // Before the body is read, so that its media type makes no difference.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = request.url.split('?')[0] ?? ''
    const { method } = request
    const allowed: string[] = isPage(path) ? ['GET', 'HEAD'] : methodsAt(app, path)
    // A missing file below /assets has a route of the file server.
    if (allowed.length === 0 || (allowed.includes(method) && !isPage(path))) throw new AppError('route.notFound')
    if (allowed.includes(method)) return
    reply.header('Allow', allowed.join(', '))
    throw new AppError('route.methodNotAllowed')
  })
  // A page counts like a call where calls are limited.
  const preHandler = app.hasDecorator('rateLimit') ? [app.rateLimit()] : []
  app.setNotFoundHandler({ preHandler }, async (request, reply) => {
    // The file server also calls this for a missing file.
    if (page === undefined || !isPage(request.url.split('?')[0] ?? '')) throw new AppError('route.notFound')
    return page(request, reply)
  })
}

/** The methods of an address. One written out, such as `/NiceClasses/query`, is no value of `/NiceClasses/{key}`. */
function methodsAt(app: FastifyInstance, path: string): string[] {
  const found = methods.flatMap((method) => {
    const route = app.findRoute({ method, url: path })
    return route ? [{ method, isWrittenOut: Object.keys(route.params).length === 0 }] : []
  })
  const isWrittenOut = found.some((route) => route.isWrittenOut)
  return found.filter((route) => route.isWrittenOut === isWrittenOut).map(({ method }) => method)
}
