import { errors } from '@marklot/phrases/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../../platform/database-away.ts'
import { retryAfter } from '../../platform/failures.ts'
import { hasFaults, newPasswordFaults } from './checks.ts'
import { bindConsent } from './consent-routes.ts'
import { FlowOver, isSignedIn } from './flow.ts'
import { sayIn } from './pages/layout.ts'
import { messagePage, resetPage, unlockPage } from './pages/pages.ts'
import { signOutScript, stylesheet } from './pages/stylesheet.ts'
import type { LinkPurpose } from './people.ts'
import { bindProfile } from './profile-routes.ts'
import { mountPath, redirectPaths } from './provider.ts'
import { csrfToken, formOf, isCsrfToken, sendPage, viewOf } from './request.ts'
import { bindSignIn, type RouteOptions, stepBinder } from './sign-in-routes.ts'

/** The largest accepted form, in bytes. */
const longestForm = 16 * 1024

/** Binds the provider's pages. They work without scripts, in five languages. */
export async function bindPages(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { context } = options
  const parseForm = { parseAs: 'string' as const, bodyLimit: longestForm }
  app.addContentTypeParser('application/x-www-form-urlencoded', parseForm, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  app.setErrorHandler(async (error, request, reply) => {
    const view = viewOf(request, context)
    const say = sayIn(view.locale)
    if (isDatabaseAway(error)) {
      const text = errors['server.databaseAway'][view.locale]
      const home = { label: say('home'), href: `/${view.locale}` }
      return sendPage(reply.header('Retry-After', retryAfter), messagePage(view, say('error.title'), text, home), 503)
    }
    // Going back after signing in leads to a finished sign-in. The page then returns to where the sign-in began.
    if (error instanceof FlowOver && request.method === 'GET' && (await isSignedIn(options.provider(), request, reply)))
      return reply.header('Cache-Control', 'no-store').redirect(`/${view.locale}${redirectPaths.signedIn}`, 303)
    const status = error instanceof FlowOver ? 400 : ((error as { statusCode?: number }).statusCode ?? 500)
    if (status >= 500)
      context.log.error({ requestId: request.id, route: request.routeOptions.url, err: error }, 'An identity page failed')
    const text = status >= 500 ? say('error.internal') : status === 429 ? say('tooMany') : say('error.expired')
    return sendPage(reply, messagePage(view, say('error.title'), text, { label: say('home'), href: `/${view.locale}` }), status)
  })

  const asset = (name: string, type: string, text: string) =>
    app.get(`${mountPath}/assets/${name}`, (_, reply) =>
      reply.header('Cache-Control', 'public, max-age=3600').type(type).send(text),
    )
  asset('identity.css', 'text/css; charset=utf-8', stylesheet)
  asset('sign-out.js', 'text/javascript; charset=utf-8', signOutScript)

  const bind = stepBinder(app, options)
  /** The first page for each prompt of the protocol. */
  const entries: Record<string, string> = {
    create: 'sign-up',
    reset_password: 'forgotten',
    edit_profile: 'profile',
    consent: 'consent',
  }
  bind('GET', '', async (step, request, reply) => {
    const page = entries[step.interaction.prompt.name] ?? 'sign-in'
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
    return reply.redirect(`${mountPath}/interaction/${step.interaction.uid}/${page}${query}`, 303)
  })
  bind('POST', '/back', async (step) => {
    const { name } = step.interaction.prompt
    // A signed-in person stays signed in, and a visitor stays a visitor.
    const isSignedIn = step.interaction.session?.accountId !== undefined && name in entries && name !== 'consent'
    return step.finish(isSignedIn ? { [name]: {} } : { error: 'access_denied', error_description: 'cancelled by the person' })
  })
  bindSignIn(app, options)
  bindProfile(app, options)
  bindConsent(app, options)
  bindLinks(app, options)
}

/** Binds the pages behind mailed links. Each link works once, in any browser. */
function bindLinks(app: FastifyInstance, { context, people }: RouteOptions): void {
  const tokenOf = (request: FastifyRequest) => {
    const { token } = request.query as { token?: unknown }
    return typeof token === 'string' ? token : ''
  }
  const pageOf = (request: FastifyRequest, purpose: LinkPurpose) => {
    const token = tokenOf(request)
    const address = `${mountPath}/${purpose}?token=${encodeURIComponent(token)}`
    const view = viewOf(request, context, { address })
    const keys = { csrf: csrfToken(context.keys().secret, token), lang: view.locale }
    return { view, say: sayIn(view.locale), action: `${address}&lang=${view.locale}`, keys }
  }
  type Page = ReturnType<typeof pageOf>
  const refuse = (reply: FastifyReply, { view, say }: Page) => {
    const link = { label: say('home'), href: `/${view.locale}` }
    return sendPage(reply, messagePage(view, say('reset.invalidTitle'), say('reset.invalid'), link), 410)
  }
  const confirm = (
    reply: FastifyReply,
    { view, say }: Page,
    texts: [title: string, text: string],
    interaction: string | null,
  ) => {
    const link =
      interaction === null
        ? { label: say('home'), href: `/${view.locale}` }
        : { label: say('signIn.title'), href: `${mountPath}/interaction/${interaction}/sign-in?lang=${view.locale}` }
    return sendPage(reply, messagePage(view, ...texts, link))
  }
  const isForged = (request: FastifyRequest) => !isCsrfToken(context.keys().secret, tokenOf(request), formOf(request).csrf)

  const showReset = (reply: FastifyReply, { view, action, keys }: Page, email: string, faults: Record<string, string> = {}) =>
    sendPage(reply, resetPage(view, action, { keys, faults, email }), hasFaults(faults) ? 422 : 200)
  app.get(`${mountPath}/reset`, async (request, reply) => {
    const page = pageOf(request, 'reset')
    const open = await people.linkOf(tokenOf(request), 'reset')
    return open ? showReset(reply, page, open.email) : refuse(reply, page)
  })
  app.post(`${mountPath}/reset`, async (request, reply) => {
    const page = pageOf(request, 'reset')
    const open = await people.linkOf(tokenOf(request), 'reset')
    if (!open || isForged(request)) return refuse(reply, page)
    const password = formOf(request).newPassword ?? ''
    const faults = newPasswordFaults('newPassword', password, open.email, page.say)
    if (hasFaults(faults)) return showReset(reply, page, open.email, faults)
    if (!(await people.reset(tokenOf(request), password, request.ip))) return refuse(reply, page)
    return confirm(reply, page, [page.say('reset.doneTitle'), page.say('reset.done')], open.interaction)
  })

  app.get(`${mountPath}/unlock`, async (request, reply) => {
    const page = pageOf(request, 'unlock')
    const open = await people.linkOf(tokenOf(request), 'unlock')
    return open
      ? sendPage(reply, unlockPage(page.view, page.action, { keys: page.keys, email: open.email }))
      : refuse(reply, page)
  })
  app.post(`${mountPath}/unlock`, async (request, reply) => {
    const page = pageOf(request, 'unlock')
    const open = await people.linkOf(tokenOf(request), 'unlock')
    if (!open || isForged(request) || !(await people.unlock(tokenOf(request), request.ip))) return refuse(reply, page)
    return confirm(reply, page, [page.say('unlock.doneTitle'), page.say('unlock.done')], open.interaction)
  })
}
