import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityContext } from './context.ts'
import { type Say, sayIn, type View } from './pages/layout.ts'
import type { FlowPaths, FormState, Values } from './pages/pages.ts'
import type { Provider } from './provider.ts'
import { mountPath } from './provider.ts'
import { csrfToken, type FormData, formOf, isCsrfToken, viewOf } from './request.ts'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

/** One request within a sign-in that is under way. */
export interface Step {
  interaction: Interaction
  view: View
  say: Say
  form: FormData
  paths: FlowPaths
  /** The network address of the browser. */
  address: string
  /** Returns the state of a page's form, with the typed values. */
  state(values?: Values, faults?: Values): FormState
  /** Continues the protocol: redirects to the requesting page, or to the next prompt. */
  finish(result: Record<string, unknown>): Promise<FastifyReply>
}

/** Thrown if the sign-in no longer exists, or the form was not served to this browser. */
export class FlowOver extends Error {}

/**
 * Finds the sign-in of a request by its cookie, and refuses forged forms.
 * @throws FlowOver if there is no such sign-in
 */
export async function stepOf(
  context: Pick<IdentityContext, 'keys' | 'productName'> & { stylesheets: readonly string[] },
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Step> {
  const { uid } = request.params as { uid: string }
  const interaction = await provider.interactionDetails(request.raw, reply.raw).catch((cause) => {
    throw new FlowOver('no interaction', { cause })
  })
  if (interaction.uid !== uid) throw new FlowOver('another interaction')
  const { secret } = context.keys()
  const form = formOf(request)
  if (request.method === 'POST' && !isCsrfToken(secret, uid, form.csrf)) throw new FlowOver('forged form')
  const { ui_locales: uiLocales } = interaction.params as { ui_locales?: string }
  const view = viewOf(request, context, {
    uiLocales,
    address: request.originalUrl.replace(/([?&])lang=\w*&?/, '$1').replace(/[?&]$/, ''),
  })
  const here = `${mountPath}/interaction/${uid}`
  const { lang = '' } = { lang: (request.query as { lang?: string }).lang ?? form.lang }
  const suffix = lang === '' ? '' : `?lang=${encodeURIComponent(lang)}`
  return {
    interaction,
    view,
    say: sayIn(view.locale),
    form,
    paths: {
      signIn: `${here}/sign-in${suffix}`,
      signUp: `${here}/sign-up${suffix}`,
      verify: `${here}/verify${suffix}`,
      forgotten: `${here}/forgotten${suffix}`,
      unlock: `${here}/unlock${suffix}`,
      back: `${here}/back${suffix}`,
    },
    address: request.ip,
    state: (values = {}, faults = {}) => ({ keys: { csrf: csrfToken(secret, uid), lang }, values, faults }),
    finish: async (result) => {
      const returnTo = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: true })
      return reply.header('Cache-Control', 'no-store').redirect(returnTo, 303)
    },
  }
}

/** Returns whether somebody is signed in to the provider in the browser of a request. */
export async function isSignedIn(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const session = await provider.Session.get(provider.createContext(request.raw, reply.raw))
  return session.accountId !== undefined
}
