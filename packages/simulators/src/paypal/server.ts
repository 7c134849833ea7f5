import { randomBytes } from 'node:crypto'
import { anyCall, type CallFault, openCallFaults } from '../provider/call-faults.ts'
import { type Delivery, openOutbox, type WebhookFault } from '../provider/deliveries.ts'
import { type Call, type Reply, serve } from '../provider/http.ts'
import { openIds } from '../provider/ids.ts'
import { openStateFile } from '../provider/state-file.ts'
import { openTimeline, type Task } from '../provider/timeline.ts'
import { approvalRoute } from './approval.ts'
import { billDue, retryDue } from './billing.ts'
import { createCertificates } from './certificates.ts'
import { controls } from './control-parts.ts'
import { answerControl } from './controls.ts'
import { retryWait, sendTo, signedDelivery, storeEvent } from './events.ts'
import { addWebhook } from './notifications.ts'
import { type Credentials, requireToken, tokenReply } from './oauth.ts'
import { errorReply, Refusal, refusalReply } from './refusal.ts'
import { routes, type Services } from './routes.ts'
import { scriptReply } from './scripts.ts'
import { emptyState, type State } from './state.ts'
import { packState, type StoredState, unpackState } from './stored-state.ts'
import { runTask } from './subscriptions.ts'
import { newIds, type World } from './world.ts'

/**
 * A simulator of PayPal Subscriptions on this machine: the REST calls over HTTP, signed webhooks, both generations of
 * the page script, the payer's approval page, and a page of levers for people (`/_sim/paypal`).
 *
 * What the product's configuration needs: `baseUrl` as the address of the REST calls, of the page scripts and of the
 * certificates (their path is `/v1/notifications/certs/`), `credentials`, `webhookId`, and `rootCertificate` as the only
 * trusted root of the signing certificates. The served certificate file holds the signing certificate and its issuer.
 *
 * Honest limits: no risk checks, no strong customer authentication, no real choice of funding (SEPA, card), no currency
 * conversion, no disputes, no setup fees, no tiered prices, invented timing and fees, a self-made certificate, pages
 * that look different; the script of generation 6 offers no revision. A threshold of 0 never suspends. A revision takes
 * the new plan's cycles from their beginning at the next billing date. A billing date that passes during a suspension is
 * billed at the reactivation, which starts a new period. Refused calls name the issue in `details` where the published
 * description lists it for the call, otherwise in the link only; answers with 429 and 501 are not in the description.
 */
export interface PayPalSimulator {
  /** Without a slash at the end. */
  baseUrl: string
  credentials: Credentials
  webhookId: string
  /** PEM of the root of the certificates that sign webhooks. */
  rootCertificate: string
  now(): Date
  /** Moves the clock; everything on the way happens at its own time. Resolves when the due webhooks were sent. */
  advance(seconds: number): Promise<void>
  setClock(now: Date): Promise<void>
  /** Does what is due. Resolves when the due webhooks were sent. */
  settle(): Promise<void>
  planFault(fault: Partial<CallFault>): void
  planWebhookFault(fault: Partial<WebhookFault> & { fault: string }): void
  /** Forgets everything but the configured webhook. The clock stays. */
  reset(): void
  close(): Promise<void>
}

export interface PayPalOptions {
  host?: string
  /** 0: any free one. */
  port?: number
  /** The same seed gives the same ids. Without one they differ with every start. */
  seed?: string
  /** A time at which the clock stands until it is moved, or a clock that runs. Without one: the machine's clock. */
  clock?: string | (() => Date)
  credentials?: Credentials
  /** Where events are sent; null: nowhere until a webhook is created by a call. */
  webhookTarget?: string | null
  webhookId?: string
  /** Where the state survives a restart; null keeps it in memory only. */
  file?: string | null
}

/** How often a running clock is looked at, in milliseconds of the machine's clock. */
const glance = 200

export async function startPayPalSimulator(options: PayPalOptions = {}): Promise<PayPalSimulator> {
  const seed = options.seed ?? randomBytes(8).toString('hex')
  const credentials = options.credentials ?? { clientId: 'simulated-client-id', clientSecret: 'simulated-client-secret' }
  const certificates = createCertificates()
  const faults = openCallFaults()
  let state: State = emptyState()
  let baseUrl = ''
  const file = await openStateFile<StoredState>(options.file ?? null, () =>
    packState({ ...state, drawn: ids.drawn(), now: timeline.now() }, timeline.tasks(), outbox.waiting()),
  )
  const stored = file.stored ? unpackState(file.stored) : null
  if (stored) state = stored.state
  const ids = openIds(seed, state.drawn)

  const outbox = openOutbox({
    now: () => timeline.now(),
    sign: (delivery: Delivery) => signedDelivery(world, delivery, certificates),
    retryAfter: retryWait,
  })
  const run = ({ kind, id, at }: Task) => {
    const subscription = state.subscriptions.get(id)
    if (!subscription) return
    if (kind === 'bill') billDue(world, subscription, at)
    else if (kind === 'retry') retryDue(world, subscription, at)
    else runTask(world, kind, id)
  }
  const timeline = openTimeline(options.clock ?? (() => new Date()), {
    run,
    nextDelivery: outbox.nextDelivery,
    deliverDue: outbox.deliverDue,
  })
  const world: World = {
    get state() {
      return state
    },
    timeline,
    ids,
    base: () => baseUrl,
    emit: (type, resourceType, resource, summary) =>
      sendTo(state, storeEvent(world, type, resourceType, resource, summary), outbox.add),
  }
  if (stored) {
    timeline.restore(stored.tasks, state.now)
    outbox.restore(stored.waiting)
  }
  const webhookId = options.webhookId ?? [...state.webhooks.keys()][0] ?? newIds.webhook(world)
  const setUp = () => {
    if (options.webhookTarget) addWebhook(world, options.webhookTarget, ['*'], webhookId)
  }
  setUp()
  const services: Services = { world, outbox, certificates }
  const reset = () => {
    state = emptyState()
    timeline.restore([], timeline.now())
    outbox.reset()
    faults.reset()
    setUp()
  }

  const answer = (call: Call): Reply | Promise<Reply> => {
    const { method, path } = call
    if (path === controls || path.startsWith(`${controls}/`)) return answerControl({ ...services, faults, reset }, call)
    if (path === '/v1/oauth2/token' && method === 'POST') return tokenReply(world, call, credentials)
    if (path.startsWith('/v1/notifications/certs/')) return certificateReply(path)
    if (path === '/sdk/js' || path.startsWith('/web-sdk/')) return scriptReply(world, call, credentials)
    if (path.startsWith('/webapps/') || path.startsWith('/checkoutnow')) return approvalRoute(world, call)
    return answerCall(services, call)
  }
  const certificateReply = (path: string): Reply => {
    const name = path.split('/').at(-1)
    const chain =
      name === certificates.name ? certificates.chain : name === certificates.stranger.name ? certificates.stranger.chain : null
    return chain === null ? errorReply(404) : { status: 200, headers: { 'Content-Type': 'text/plain' }, body: chain }
  }

  const deliverSoon = () => setImmediate(() => void outbox.deliverDue())
  const server = await serve({
    host: options.host ?? '127.0.0.1',
    port: options.port ?? 0,
    timeline,
    faults,
    answer,
    errorOf: (status) => errorReply(status),
    answered: () => {
      file.changed()
      deliverSoon()
    },
  })
  baseUrl = server.baseUrl
  const settle = async () => {
    timeline.runDue()
    await outbox.deliverDue()
  }
  const timer = timeline.isRunning ? setInterval(() => void settle(), glance).unref() : null
  return {
    baseUrl,
    credentials,
    webhookId,
    rootCertificate: certificates.root,
    now: () => new Date(timeline.now()),
    advance: (seconds) => timeline.moveTo(timeline.now() + seconds * 1_000),
    setClock: (now) => timeline.moveTo(now.getTime()),
    settle,
    planFault: (fault) => faults.plan({ ...anyCall, ...fault }),
    planWebhookFault: (fault) => outbox.plan({ times: 1, event: '', seconds: 0, ...fault }),
    reset,
    close: async () => {
      if (timer) clearInterval(timer)
      timeline.close()
      await server.close()
      await outbox.close()
      file.changed()
      await file.close()
    },
  }
}

/** The page script calls from the product's page, so its calls are open to other origins, as the provider's are. */
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
