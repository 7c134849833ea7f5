import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { emailFaults, hasFaults, nameFaults, newPasswordFaults } from './checks.ts'
import { FlowOver, type Step } from './flow.ts'
import { codePage } from './pages/pages.ts'
import { type ProfilePaths, profilePage } from './pages/profile.ts'
import type { Person } from './people.store.ts'
import { sendPage } from './request.ts'
import { codeIdOf, type RouteOptions, stepBinder } from './sign-in-routes.ts'

/** Binds the pages for name, e-mail and password of a signed-in person (`prompt=edit_profile`). */
export function bindProfile(app: FastifyInstance, options: RouteOptions): void {
  const { people } = options
  const bind = stepBinder(app, options)
  const pathsOf = ({ paths }: Step): ProfilePaths => {
    const [here = '', query = ''] = paths.signIn.split('/sign-in')
    const at = (path: string) => `${here}${path}${query}`
    return { name: at('/profile/name'), email: at('/profile/email'), password: at('/profile/password'), back: paths.back }
  }
  const personOf = async (step: Step): Promise<Person> => {
    const accountId = step.interaction.session?.accountId
    const person = accountId ? await people.byId(accountId) : undefined
    // Only a signed-in person who requested `prompt=edit_profile` may open the profile.
    if (!person || step.interaction.prompt.name !== 'edit_profile') throw new FlowOver('not signed in')
    return person
  }
  const show = async (
    step: Step,
    reply: FastifyReply,
    more: { values?: Record<string, string>; faults?: Record<string, string>; done?: DoneKey; status?: number } = {},
  ) => {
    const person = await personOf(step)
    const { givenName, familyName, email } = person
    const state = step.state({ givenName, familyName, ...more.values }, more.faults)
    const page = profilePage(step.view, pathsOf(step), { ...state, email, done: more.done ?? null })
    return sendPage(reply, page, more.status ?? (more.faults ? 422 : 200))
  }
  type DoneKey = NonNullable<Parameters<typeof profilePage>[2]['done']>

  bind('GET', '/profile', async (step, _, reply) => show(step, reply))
  // A form with faults is shown under its own address. Reloading this address shows the profile again.
  for (const part of ['name', 'email', 'password']) bind('GET', `/profile/${part}`, async (step, _, reply) => show(step, reply))

  bind('POST', '/profile/name', async (step, _, reply) => {
    const person = await personOf(step)
    const name = { givenName: step.form.givenName?.trim() ?? '', familyName: step.form.familyName?.trim() ?? '' }
    const faults = nameFaults(step.form, step.view, step.say)
    if (hasFaults(faults)) return show(step, reply, { values: name, faults })
    await people.rename(person.id, name)
    return show(step, reply, { done: 'profile.nameSaved' })
  })

  bind('POST', '/profile/email', async (step, _, reply) => {
    const person = await personOf(step)
    const email = step.form.email?.trim() ?? ''
    const faults = emailFaults(email, step.view)
    if (hasFaults(faults)) return show(step, reply, { values: { email }, faults })
    const code = await people.requestEmail(person, email, step.form.emailPassword ?? '', step.address)
    if (code === 'refused')
      return show(step, reply, { values: { email }, faults: { emailForm: step.say('tooMany') }, status: 429 })
    if (code === 'wrong')
      return show(step, reply, { values: { email }, faults: { emailPassword: step.say('profile.passwordWrong') } })
    return reply.redirect(codeAddress(step, code), 303)
  })

  const codeAddress = (step: Step, id: string) => {
    const address = pathsOf(step).email.replace('/profile/email', '/profile/code')
    return `${address}${address.includes('?') ? '&' : '?'}code-id=${id}`
  }
  const showCode = async (
    step: Step,
    request: FastifyRequest,
    reply: FastifyReply,
    more: { fault?: string; isSentAgain?: boolean },
  ) => {
    await personOf(step)
    const id = codeIdOf(request)
    const email = await people.codes.addressOf('email', id)
    if (email === undefined) return show(step, reply, { faults: { emailForm: step.say('code.wrong') }, status: 410 })
    const back = pathsOf(step).email.replace('/profile/email', '/profile')
    const paths = { submit: codeAddress(step, id), again: `${codeAddress(step, id)}&again=1`, back }
    const state = { ...step.state({}, more.fault ? { code: more.fault } : {}), email, isSentAgain: more.isSentAgain ?? false }
    return sendPage(reply, codePage(step.view, paths, state), more.fault ? 422 : 200)
  }
  bind('GET', '/profile/code', async (step, request, reply) => showCode(step, request, reply, {}))
  bind('POST', '/profile/code', async (step, request, reply) => {
    const person = await personOf(step)
    const id = codeIdOf(request)
    if ('again' in (request.query as object)) {
      const sent = await people.codes.sendAgain('email', id, step.address)
      return showCode(step, request, reply, sent === 'sent' ? { isSentAgain: true } : { fault: step.say('tooMany') })
    }
    if (!(await people.confirmEmail(person, id, step.form.code ?? '')))
      return showCode(step, request, reply, { fault: step.say('code.wrong') })
    return show(step, reply, { done: 'profile.emailSaved' })
  })

  bind('POST', '/profile/password', async (step, _, reply) => {
    const person = await personOf(step)
    const { currentPassword = '', newPassword = '' } = step.form
    const faults = newPasswordFaults('newPassword', newPassword, person.email, step.say)
    if (hasFaults(faults)) return show(step, reply, { faults })
    const { session, grantId } = step.interaction
    const kept = { sessionUid: session?.uid, grantId }
    const outcome = await people.changePassword(person, { current: currentPassword, wanted: newPassword }, kept, step.address)
    if (outcome === 'refused') return show(step, reply, { faults: { passwordForm: step.say('tooMany') }, status: 429 })
    if (outcome === 'wrong') return show(step, reply, { faults: { currentPassword: step.say('profile.passwordWrong') } })
    return show(step, reply, { done: 'profile.passwordSaved' })
  })
}
