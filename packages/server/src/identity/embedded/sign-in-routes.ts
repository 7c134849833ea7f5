import { validation } from '@marklot/phrases/validation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowFormsTo } from '../../platform/security-headers.ts'
import { emailFaults, hasFaults, nameFaults, newPasswordFaults, shownValues } from './checks.ts'
import type { IdentityContext } from './context.ts'
import { type Step, stepOf } from './flow.ts'
import { codePage, forgottenPage, linkSentPage, signInPage, signUpPage } from './pages/pages.ts'
import { selectSamplePeople } from './people.store.ts'
import type { People } from './people.ts'
import { mountPath, type Provider, planParameter, webClientId } from './provider.ts'
import { sendPage } from './request.ts'
import { samplePeople } from './sample-people.ts'

export interface RouteOptions {
  context: IdentityContext & { stylesheets: readonly string[] }
  people: People
  provider(): Provider
}
const policyHeader = 'Content-Security-Policy'

type StepHandler = (step: Step, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Returns a function that binds the pages of a sign-in. All are below the interaction's address, because its cookie is
 * bound to that path.
 */
export function stepBinder(app: FastifyInstance, { context, provider }: RouteOptions) {
  return (method: 'GET' | 'POST', path: string, handler: StepHandler) =>
    app.route({
      method,
      url: `${mountPath}/interaction/:uid${path}`,
      handler: async (request, reply) => {
        const step = await stepOf(context, provider(), request, reply)
        const { client_id: clientId, redirect_uri: returnsTo } = step.interaction.params
        if (clientId !== webClientId && typeof returnsTo === 'string')
          reply.header(policyHeader, allowFormsTo(String(reply.getHeader(policyHeader)), returnsTo))
        return handler(step, request, reply)
      },
    })
}

/** Binds the pages for sign-in, sign-up with its code, and a forgotten password. */
export function bindSignIn(app: FastifyInstance, options: RouteOptions): void {
  const { context, people } = options
  const bind = stepBinder(app, options)
  /**
   * Returns the invented people. They are read each time, because loading a real register removes them while the server
   * runs.
   */
  const invented = async () => {
    if (!context.isSample) return []
    const present = new Set((await selectSamplePeople(context.pool)).map(({ role }) => role))
    return samplePeople.filter(({ role }) => present.has(role))
  }
  const planOf = async ({ interaction, view }: Step) => {
    const key = interaction.params[planParameter]
    return typeof key === 'string' ? context.chosenPlan(key, view.locale) : null
  }
  const showSignIn = async (step: Step, reply: FastifyReply, values = {}, faults = {}, status = 200) =>
    sendPage(reply, signInPage(step.view, step.paths, step.state(values, faults), await invented(), await planOf(step)), status)
  const hintOf = (step: Step) => ({ email: (step.interaction.params as { login_hint?: string }).login_hint })
  /** Completes the prompt and signs the person in. */
  const enter = (step: Step, accountId: string) =>
    step.finish({ [step.interaction.prompt.name]: {}, login: { accountId, remember: true, amr: ['pwd'] } })

  bind('GET', '/sign-in', async (step, _, reply) => showSignIn(step, reply, hintOf(step)))
  bind('POST', '/sign-in', async (step, _, reply) => {
    const { form, say } = step
    if (form.sample !== undefined) {
      const chosen = (await invented()).find(({ role }) => role === form.sample)
      return chosen ? enter(step, chosen.subject) : showSignIn(step, reply)
    }
    const person = await people.signIn(form.email ?? '', form.password ?? '', step.address)
    if (person !== 'wrong' && 'waitSeconds' in person) {
      reply.header('Retry-After', person.waitSeconds)
      const slowed = say('signIn.slowed', { count: Math.ceil(person.waitSeconds / 60) })
      return showSignIn(step, reply, shownValues(form), { slowed }, 429)
    }
    if (person === 'wrong') return showSignIn(step, reply, shownValues(form), { password: say('signIn.wrong') }, 401)
    return enter(step, person.id)
  })

  bind('POST', '/unlock', async (step, _, reply) => {
    const { view, say, form, paths } = step
    const email = form.email?.trim() ?? ''
    const faults = emailFaults(email, view)
    if (hasFaults(faults)) return showSignIn(step, reply, shownValues(form), faults, 422)
    const sent = await people.requestLink('unlock', email, view.locale, step.interaction.uid, step.address)
    if (sent === 'refused') return showSignIn(step, reply, shownValues(form), { form: say('tooMany') }, 429)
    return sendPage(reply, linkSentPage(view, paths, step.state(), email, false))
  })

  const showSignUp = async (step: Step, reply: FastifyReply, faults = {}, status = 200) =>
    sendPage(reply, signUpPage(step.view, step.paths, step.state(shownValues(step.form), faults), await planOf(step)), status)
  bind('GET', '/sign-up', async (step, _, reply) => showSignUp(step, reply))
  bind('POST', '/sign-up', async (step, _, reply) => {
    const { form, say, view } = step
    const email = form.email?.trim() ?? ''
    const password = form.password ?? ''
    const faults = {
      ...nameFaults(form, view, say),
      ...emailFaults(email, view),
      ...newPasswordFaults('password', password, email, say),
    }
    if (hasFaults(faults)) return showSignUp(step, reply, faults, 422)
    const { locale } = view
    const names = { givenName: form.givenName?.trim() ?? '', familyName: form.familyName?.trim() ?? '' }
    const code = await people.signUp({ email, password, ...names, locale }, step.address)
    if (code === 'refused') return showSignUp(step, reply, { form: say('tooMany') }, 429)
    return reply.redirect(codeAddress(step, code), 303)
  })

  const codeAddress = (step: Step, id: string) =>
    `${step.paths.verify}${step.paths.verify.includes('?') ? '&' : '?'}code-id=${id}`
  const showCode = async (
    step: Step,
    request: FastifyRequest,
    reply: FastifyReply,
    more: { fault?: string; isSentAgain?: boolean },
  ) => {
    const id = codeIdOf(request)
    const email = await people.codes.addressOf('sign-up', id)
    // The code page is useless without a valid code.
    if (email === undefined) return showSignUp(step, reply, { form: step.say('code.wrong') }, 410)
    const paths = { submit: codeAddress(step, id), again: `${codeAddress(step, id)}&again=1`, back: step.paths.signUp }
    const state = { ...step.state({}, more.fault ? { code: more.fault } : {}), email, isSentAgain: more.isSentAgain ?? false }
    return sendPage(reply, codePage(step.view, paths, state), more.fault ? 422 : 200)
  }
  bind('GET', '/verify', async (step, request, reply) => showCode(step, request, reply, {}))
  bind('POST', '/verify', async (step, request, reply) => {
    const id = codeIdOf(request)
    if ('again' in (request.query as object)) {
      const sent = await people.codes.sendAgain('sign-up', id, step.address)
      return showCode(step, request, reply, sent === 'sent' ? { isSentAgain: true } : { fault: step.say('tooMany') })
    }
    const personId = await people.confirmSignUp(id, step.form.code ?? '')
    return personId === null ? showCode(step, request, reply, { fault: step.say('code.wrong') }) : enter(step, personId)
  })

  const signedInEmail = async (step: Step) => {
    const accountId = step.interaction.session?.accountId
    return (accountId ? await people.byId(accountId) : undefined)?.email ?? null
  }
  bind('GET', '/forgotten', async (step, _, reply) =>
    sendPage(reply, forgottenPage(step.view, step.paths, step.state(hintOf(step)), await signedInEmail(step))),
  )
  bind('POST', '/forgotten', async (step, _, reply) => {
    const { view, say, form, paths } = step
    const own = await signedInEmail(step)
    const email = own ?? form.email?.trim() ?? ''
    const show = (faults: Record<string, string>, status: number) =>
      sendPage(reply, forgottenPage(view, paths, step.state(shownValues(form), faults), own), status)
    const faults = email === '' ? { email: validation.required[view.locale] } : emailFaults(email, view)
    if (hasFaults(faults)) return show(faults, 422)
    const interaction = own === null ? step.interaction.uid : null
    const sent = await people.requestLink('reset', email, view.locale, interaction, step.address)
    if (sent === 'refused') return show({ form: say('tooMany') }, 429)
    return sendPage(reply, linkSentPage(view, paths, step.state(), email, own !== null))
  })
}

export const codeIdOf = (request: FastifyRequest): string => {
  const id = (request.query as Record<string, unknown>)['code-id']
  return typeof id === 'string' ? id : ''
}
