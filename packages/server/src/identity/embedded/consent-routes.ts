import type { FastifyInstance } from 'fastify'
import { assistantAudienceOf, assistantOf, assistantScope, displayName, refusedScopes } from './assistants.ts'
import { FlowOver, type Step } from './flow.ts'
import { consentPage } from './pages/consent.ts'
import { insertGrantName } from './records.store.ts'
import { sendPage } from './request.ts'
import { type RouteOptions, stepBinder } from './sign-in-routes.ts'

/** Binds the page on which a signed-in person allows an assistant to use the tools. */
export function bindConsent(app: FastifyInstance, options: RouteOptions): void {
  const { context, people, provider } = options
  const bind = stepBinder(app, options)
  const asked = async ({ interaction }: Step) => {
    const { client_id: clientId, redirect_uri: redirectUri } = interaction.params as { client_id?: string; redirect_uri?: string }
    const accountId = interaction.session?.accountId
    const client = clientId === undefined ? undefined : await provider().Client.find(clientId)
    if (interaction.prompt.name !== 'consent' || !client || !accountId || redirectUri === undefined)
      throw new FlowOver('no consent asked')
    return { client, accountId, redirectUri }
  }
  bind('GET', '/consent', async (step, _, reply) => {
    const { client, accountId, redirectUri } = await asked(step)
    const person = await people.byId(accountId)
    const action = step.paths.signIn.replace('/sign-in', '/consent')
    const assistant = assistantOf(client, redirectUri)
    return sendPage(
      reply,
      consentPage(step.view, { action, back: step.paths.back }, step.state(), assistant, person?.email ?? ''),
    )
  })
  bind('POST', '/consent', async (step) => {
    const { client, accountId } = await asked(step)
    const grant = new (provider().Grant)({ clientId: client.clientId, accountId })
    grant.addOIDCScope(`openid ${assistantScope}`)
    grant.rejectOIDCScope(refusedScopes)
    grant.addResourceScope(assistantAudienceOf(context.home), assistantScope)
    const grantId = await grant.save()
    const name = displayName(client.clientName)
    if (name !== null) await insertGrantName(context.pool, grantId, name)
    return step.finish({ consent: { grantId } })
  })
}
