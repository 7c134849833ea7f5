import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * What no row of the contract answers: a JSON error below `/api` and `/assets`, a page elsewhere. An address that exists with other
 * methods is 405 and names them in `Allow`.
 */
export function answerUnknownAddresses(
  app: FastifyInstance,
  page?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? ''
    const isPage = page !== undefined && !/^\/(api|assets)(\/|$)/i.test(path)
    if (isPage && (request.method === 'GET' || request.method === 'HEAD')) return page(request, reply)
    const allowed = isPage ? ['GET', 'HEAD'] : methods.filter((method) => app.findRoute({ method, url: path }) !== null)
    if (allowed.length === 0) throw new AppError('route.notFound')
    reply.header('Allow', allowed.join(', '))
    throw new AppError('route.methodNotAllowed')
  })
}
