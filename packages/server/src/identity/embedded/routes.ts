import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasFaults, newPasswordFaults } from './checks.ts'
import { FlowOver } from './flow.ts'
import { sayIn } from './pages/layout.ts'
import { messagePage, resetPage } from './pages/pages.ts'
import { signOutScript, stylesheet } from './pages/stylesheet.ts'
import { bindProfile } from './profile-routes.ts'
import { mountPath } from './provider.ts'
import { csrfToken, formOf, isCsrfToken, sendPage, viewOf } from './request.ts'
import { bindSignIn, type RouteOptions, stepBinder } from './sign-in-routes.ts'

/** Longest form that is read, in bytes: names, an address and two passwords. */
const longestForm = 16 * 1024

/** The provider's own pages. They work without scripts, in five languages, in the page's look. */
export async function bindPages(app: FastifyInstance, options: RouteOptions): Promise<void> {
  const { context } = options
  const parseForm = { parseAs: 'string' as const, bodyLimit: longestForm }
  app.addContentTypeParser('application/x-www-form-urlencoded', parseForm, (_, body, done) =>
    done(null, new URLSearchParams(String(body))),
  )
  app.setErrorHandler(async (error, request, reply) => {
    const view = viewOf(request, context)
    const say = sayIn(view.locale)
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
  /** Which page answers what the protocol asks for. */
  const entries: Record<string, string> = { create: 'sign-up', reset_password: 'forgotten', edit_profile: 'profile' }
  bind('GET', '', async (step, request, reply) => {
    const page = entries[step.interaction.prompt.name] ?? 'sign-in'
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
    return reply.redirect(`${mountPath}/interaction/${step.interaction.uid}/${page}${query}`, 303)
  })
  bind('POST', '/back', async (step) => {
    const { name } = step.interaction.prompt
    // Somebody who is signed in goes on as before; a visitor stays one.
    const isSignedIn = step.interaction.session?.accountId !== undefined && name in entries
    return step.finish(isSignedIn ? { [name]: {} } : { error: 'access_denied', error_description: 'cancelled by the person' })
  })
  bindSignIn(app, options)
  bindProfile(app, options)
  bindReset(app, options)
}

/** The link of a mail: whoever has it may choose a new password, once. */
function bindReset(app: FastifyInstance, { context, people }: RouteOptions): void {
  const url = `${mountPath}/reset`
  const tokenOf = (request: FastifyRequest) => {
    const { token } = request.query as { token?: unknown }
    return typeof token === 'string' ? token : ''
  }
  const pageOf = (request: FastifyRequest) => {
    const address = `${url}?token=${encodeURIComponent(tokenOf(request))}`
    const view = viewOf(request, context, { address })
    return { view, say: sayIn(view.locale), action: `${address}&lang=${view.locale}` }
  }
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    const { view, say } = pageOf(request)
    const link = { label: say('home'), href: `/${view.locale}` }
    return sendPage(reply, messagePage(view, say('reset.invalidTitle'), say('reset.invalid'), link), 410)
  }
  const show = (request: FastifyRequest, reply: FastifyReply, email: string, faults: Record<string, string> = {}) => {
    const { view, action } = pageOf(request)
    const keys = { csrf: csrfToken(context.keys().secret, tokenOf(request)), lang: view.locale }
    return sendPage(reply, resetPage(view, action, { keys, faults, email }), hasFaults(faults) ? 422 : 200)
  }
  app.get(url, async (request, reply) => {
    const open = await people.resetOf(tokenOf(request))
    return open ? show(request, reply, open.email) : refuse(request, reply)
  })
  app.post(url, async (request, reply) => {
    const { view, say } = pageOf(request)
    const form = formOf(request)
    const token = tokenOf(request)
    const open = await people.resetOf(token)
    if (!open || !isCsrfToken(context.keys().secret, token, form.csrf)) return refuse(request, reply)
    const password = form.newPassword ?? ''
    const faults = newPasswordFaults('newPassword', password, open.email, say)
    if (hasFaults(faults)) return show(request, reply, open.email, faults)
    if (!(await people.reset(token, password))) return refuse(request, reply)
    const link =
      open.interaction === null
        ? { label: say('home'), href: `/${view.locale}` }
        : { label: say('signIn.title'), href: `${mountPath}/interaction/${open.interaction}/sign-in?lang=${view.locale}` }
    return sendPage(reply, messagePage(view, say('reset.doneTitle'), say('reset.done'), link))
  })
}
