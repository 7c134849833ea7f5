import { type CoreOptions, openCore, type RunningSimulator } from '../provider/core.ts'
import type { Call, Reply } from '../provider/http.ts'
import { approvalRoute } from './approval.ts'
import { billDue, retryDue } from './billing.ts'
import { type Certificates, createCertificates } from './certificates.ts'
import { controls } from './control-parts.ts'
import { answerControl } from './controls.ts'
import { retryWait, sendTo, signedDelivery, storeEvent } from './events.ts'
import { addWebhook } from './notifications.ts'
import { type Credentials, requireToken, tokenReply } from './oauth.ts'
import { errorReply, Refusal, refusalReply } from './refusal.ts'
import type { Services } from './route.ts'
import { routes } from './routes.ts'
import { scriptReply } from './scripts.ts'
import { emptyState } from './state.ts'
import { runTask } from './subscriptions.ts'
import { newIds, type World } from './world.ts'

/**
 * A simulator of PayPal Subscriptions on this machine: the REST calls over HTTP, signed webhooks, both generations of
 * the page script, the payer's approval page, and a control page for people (`/_sim/paypal`).
 *
 * The product's configuration needs `baseUrl` as the address of the REST calls, of the page scripts and of the
 * certificates (their path is `/v1/notifications/certs/`), `credentials`, `webhookId`, and `rootCertificate` as the
 * only trusted root of the signing certificates. The served certificate file holds the signing certificate and its
 * issuer.
 *
 * Limits: The simulator has no risk checks, strong customer authentication, choice of funding (SEPA, card), currency
 * conversion, disputes, setup fees or tiered prices. Timing and fees are invented, the certificate is self-made, and
 * the pages look different. The script of generation 6 offers no revision. A threshold of 0 never suspends. A revision
 * takes the new plan's cycles from their beginning at the next billing date. If a billing date passes during a
 * suspension, it is billed at the reactivation, which starts a new period. Refused calls name the issue in `details`
 * where the published description lists it for the call, otherwise only in the link. The description gives no name for
 * an answer with 429.
 */
export interface PayPalSimulator extends RunningSimulator {
  credentials: Credentials
  webhookId: string
  /** PEM of the root of the certificates that sign webhooks. */
  rootCertificate: string
}

export interface PayPalOptions extends CoreOptions {
  credentials?: Credentials
  /** Where events are sent; null: nowhere until a call creates a webhook. */
  webhookTarget?: string | null
  webhookId?: string
}

export async function startPayPalSimulator(options: PayPalOptions = {}): Promise<PayPalSimulator> {
  const credentials = options.credentials ?? { clientId: 'simulated-client-id', clientSecret: 'simulated-client-secret' }
  const certificates = createCertificates()
  const core = await openCore(options, {
    empty: emptyState,
    run: ({ kind, id, at }) => {
      const subscription = state.subscriptions.get(id)
      if (!subscription) return
      if (kind === 'bill') billDue(world, subscription, at)
      else if (kind === 'retry') retryDue(world, subscription, at)
      else runTask(world, subscription, kind)
    },
    sign: (delivery) => signedDelivery(world, delivery, certificates),
    retryAfter: retryWait,
    prepare: () => {
      if (options.webhookTarget) addWebhook(world, options.webhookTarget, ['*'], webhookId)
    },
  })
  const { state, outbox, faults, reset } = core
  const world: World = {
    ...core,
    emit: (type, resourceType, resource, summary) =>
      sendTo(state, storeEvent(world, type, resourceType, resource, summary), outbox.add),
  }
  const webhookId = options.webhookId ?? [...state.webhooks.keys()][0] ?? newIds.webhook(world)
  if (options.webhookTarget) addWebhook(world, options.webhookTarget, ['*'], webhookId)
  const services: Services = { world, outbox, certificates }

  const answer = (call: Call): Reply | Promise<Reply> => {
    const { method, path } = call
    if (path === controls || path.startsWith(`${controls}/`)) return answerControl({ ...services, faults, reset }, call)
    if (path === '/v1/oauth2/token' && method === 'POST') return tokenReply(world, call, credentials)
    if (path.startsWith('/v1/notifications/certs/')) return certificateReply(certificates, path)
    if (path === '/sdk/js' || path.startsWith('/web-sdk/')) return scriptReply(world, call, credentials)
    if (path.startsWith('/webapps/') || path.startsWith('/checkoutnow')) return approvalRoute(world, call)
    return answerCall(services, call)
  }
  const running = await core.listen(answer, (status) => errorReply(status))
  return { ...running, credentials, webhookId, rootCertificate: certificates.root }
}

function certificateReply({ forgers, ...own }: Certificates, path: string): Reply {
  const asked = path.split('/').at(-1)
  const isOwn = asked === own.name
  const signer = isOwn
    ? own
    : Object.values(forgers)
        .map((forger) => forger())
        .find(({ name }) => name === asked)
  return signer ? { status: 200, headers: { 'Content-Type': 'text/plain' }, body: signer.chain } : errorReply(404)
}

/** The page script calls from the product's page, so the calls admit other origins, as the provider's do. */
const crossOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, PayPal-Request-Id, Prefer',
  'Access-Control-Allow-Methods': 'GET, POST',
}

function answerCall(services: Services, call: Call): Reply {
  const matching = routes.filter(({ path }) => path.test(call.path))
  const isOpen = matching.some(({ isOpenToBrowser }) => isOpenToBrowser)
  if (call.method === 'OPTIONS' && isOpen) return { status: 204, headers: crossOrigin }
  const route = matching.find(({ method }) => method === call.method)
  let reply: Reply
  try {
    if (!route) throw new Refusal(404, '')
    requireToken(services.world, call, route.isOpenToBrowser ?? false)
    reply = route.answer(services, call, decodeURIComponent(route.path.exec(call.path)?.[1] ?? ''))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    reply = refusalReply(error, route?.name ?? '')
  }
  return isOpen ? { ...reply, headers: { ...reply.headers, ...crossOrigin } } : reply
}
