import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * What no row of the contract answers: a JSON error below `/api` and `/assets`, a page elsewhere. An address that exists with other
 * methods is 405 and names them in `Allow`.
 */
export function answerUnknownAddresses(
  app: FastifyInstance,
  page?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  const isPage = (path: string) => page !== undefined && !/^\/(api|assets)(\/|$)/i.test(path)
  // Before the body is looked at: an address that does not exist cares for no media type.
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return
    const path = request.url.split('?')[0] ?? ''
    const { method } = request
    const allowed: string[] = isPage(path)
      ? ['GET', 'HEAD']
      : methods.filter((known) => app.findRoute({ method: known, url: path }) !== null)
    // A file below /assets that is not there has a route, and is not found all the same.
    if (allowed.length === 0 || (allowed.includes(method) && !isPage(path))) throw new AppError('route.notFound')
    if (allowed.includes(method)) return
    reply.header('Allow', allowed.join(', '))
    throw new AppError('route.methodNotAllowed')
  })
  app.setNotFoundHandler(async (request, reply) => {
    // Also asked by the file server for a file that is not there.
    if (page === undefined || !isPage(request.url.split('?')[0] ?? '')) throw new AppError('route.notFound')
    return page(request, reply)
  })
}
