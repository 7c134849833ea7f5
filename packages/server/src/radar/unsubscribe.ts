import { pagePaths } from '@marklot/contracts/pages'
import type { FastifyInstance } from 'fastify'
import { localeOf } from '../platform/failures.ts'
import { followLink, type LinksContext } from './links.ts'

/**
 * Lets people end mails with one click in their mail program (RFC 8058). The program posts a form, without a sign-in,
 * to the address of the page that a browser opens. The form adds nothing to the token.
 */
export function mountUnsubscribe(app: FastifyInstance, context: LinksContext): void {
  app.register(async (scope) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 1_024 }, (_, __, done) => done(null, undefined))
    scope.post<{ Params: { token: string } }>(`/:lang${pagePaths.notifications}`, async (request, reply) => {
      await followLink(context, request.params.token, localeOf(request), 'leave')
      return reply.code(204).send()
    })
  })
}
