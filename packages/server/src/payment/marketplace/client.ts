import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { type Outbound, OutboundError } from '../../platform/outbound.ts'
import { ProviderAway, ProviderRefusal } from '../provider.ts'
import { type Pause, repeated, shareToken } from '../provider-calls.ts'
import { type OfferedPlan, Operation, Plans, Resolved, Subscription, SubscriptionPage } from './objects.ts'
import { type MarketplaceSettings, marketplaceApplication } from './settings.ts'

export interface MarketplaceClientParts {
  settings: MarketplaceSettings
  outbound: Outbound
  clock: Clock
  log: Log
  pause?: Pause
}

/**
 * The calls of the SaaS Fulfillment API, version 2. All throw ProviderAway (ask again later) or ProviderRefusal (the
 * call was refused).
 */
export interface MarketplaceClient {
  /**
   * Returns the purchase for a token of the landing page. The marketplace refuses a malformed, unknown or old token
   * with 400.
   */
  resolve(token: string): Promise<Resolved>
  /** Reads a subscription; null if the marketplace does not know it. */
  read(id: string): Promise<Subscription | null>
  /** Yields all subscriptions of our offers, including those that were never activated. */
  pages(): AsyncGenerator<Subscription[]>
  /** Returns the plans to which a subscription may change, including those no longer sold to new customers. */
  plans(id: string): Promise<OfferedPlan[]>
  /** Returns whether a plan is no longer sold to new customers. */
  isStopSell(id: string, planId: string): Promise<boolean>
  /**
   * Activates a subscription. Sent once, because only reading the subscription shows whether it took effect. @param
   * requestId an id for the marketplace's support
   */
  activate(id: string, plan: { planId: string; quantity: number | null }, requestId: string): Promise<void>
  /**
   * Begins to move a subscription to another plan. Returns the id of the operation; null if the reply contains none.
   */
  changePlan(id: string, planId: string): Promise<string | null>
  /** Begins to change the number of seats. Returns the id of the operation; null if the reply contains none. */
  changeQuantity(id: string, quantity: number): Promise<string | null>
  /** Begins to end a subscription. Returns the id of the operation; null if the reply contains none. */
  end(id: string): Promise<string | null>
  /** Reads an operation; null if there is no such operation. */
  operation(id: string, operationId: string): Promise<Operation | null>
  /** Accepts or refuses a change. */
  acknowledge(id: string, operationId: string, status: 'Success' | 'Failure'): Promise<void>
}

const service = 'marketplace'
const timeout = 20_000
const apiVersion = '2018-08-31'
/** The most pages of a list, so that circular links come to an end. */
const mostPages = 1_000

const Token = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.coerce.number() })
const Fault = z.object({
  code: z.optional(z.coerce.string()),
  Error: z.optional(z.object({ Code: z.optional(z.string()) })),
})

interface Call {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: unknown
  /** Whether the call may be repeated; by default, only reads may. */
  mayRepeat?: boolean
  requestId?: string
}

/**
 * Opens the client. All calls share one token, and safe ones are retried. Logs the ids of the marketplace's tracing,
 * never a body.
 */
export function openMarketplaceClient({ settings, outbound, clock, log, pause }: MarketplaceClientParts): MarketplaceClient {
  const { apiUrl, clientId, clientSecret } = settings
  const repeating = {
    provider: 'marketplace' as const,
    clock,
    ...(pause ? { pause } : {}),
    onFailure: (reply: Response) => log.warn(traceOf(reply), 'The marketplace could not answer'),
  }

  const send = async (url: string, options: Omit<Parameters<Outbound['call']>[1], 'service'>): Promise<Response> => {
    try {
      return await outbound.call(url, { ...options, service, timeout, largestReply: 4_194_304, isIdempotent: false })
    } catch (error) {
      if (error instanceof OutboundError) throw new ProviderAway('marketplace', null, { cause: error })
      throw error
    }
  }

  const token = shareToken(clock, async () => {
    const { url, target } = tokenRequest(settings)
    const form = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret, ...target }
    const reply = await repeated(repeating, true, () =>
      send(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
        body: new URLSearchParams(form).toString(),
      }),
    )
    // Only the operator can correct wrong credentials. For everybody else, the marketplace is unavailable.
    if (!reply.ok) throw new ProviderAway('marketplace', reply.status)
    const { access_token: value, expires_in: seconds } = await parse(reply, Token)
    return { value, seconds }
  })

  /** Checks that a reply reports success. @throws ProviderAway, ProviderRefusal if it does not */
  const requireSuccess = async (reply: Response): Promise<void> => {
    if (reply.ok) return
    // The bodies of error replies are not specified.
    const fault = z.safeParse(Fault, parseJson(await reply.text())).data
    const issue = fault?.code ?? fault?.Error?.Code ?? null
    log.warn({ ...traceOf(reply), issue }, 'The marketplace refused a call')
    // With 403, the token belongs to a different application than the offer. Only the operator can correct that.
    if (reply.status === 401 || reply.status === 403 || reply.status >= 500) throw new ProviderAway('marketplace', reply.status)
    throw new ProviderRefusal('marketplace', reply.status, issue)
  }
  const parse = async <S extends z.ZodMiniType>(reply: Response, schema: S): Promise<z.output<S>> => {
    await requireSuccess(reply)
    const parsed = z.safeParse(schema, parseJson(await reply.text()))
    if (!parsed.success) throw new ProviderAway('marketplace', reply.status, { cause: parsed.error })
    return parsed.data
  }

  const answered = async (
    path: string,
    { method = 'GET', headers, body, mayRepeat = method === 'GET', requestId }: Call,
  ): Promise<Response> => {
    const correlationId = randomUUID()
    const url = `${apiUrl}/saas/subscriptions${path}${path.includes('?') ? '&' : '?'}api-version=${apiVersion}`
    const attempt = async () =>
      send(url, {
        method,
        headers: {
          Authorization: `Bearer ${await token.current()}`,
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'x-ms-requestid': requestId ?? randomUUID(),
          'x-ms-correlationid': correlationId,
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const reply = await repeated(repeating, mayRepeat, attempt)
    if (reply.status !== 401) return reply
    token.drop()
    return repeated(repeating, mayRepeat, attempt)
  }
  const call = async <S extends z.ZodMiniType>(path: string, schema: S, options: Call = {}): Promise<z.output<S>> =>
    parse(await answered(path, options), schema)
  /** Makes a call whose reply consists only of a status. The other contents of the reply are not specified. */
  const tell = async (path: string, options: Call): Promise<void> => requireSuccess(await answered(path, options))
  /** Begins a long-running operation and returns its id. */
  const begin = async (path: string, options: Call): Promise<string | null> => {
    const reply = await answered(path, options)
    await requireSuccess(reply)
    return operationOf(reply.headers.get('operation-location'))
  }

  return {
    // This only reads, although the call is a POST.
    resolve: (landingToken) =>
      call('/resolve', Resolved, {
        method: 'POST',
        mayRepeat: true,
        headers: { 'x-ms-marketplace-token': landingToken },
      }),
    read: (id) => orNull(call(pathOf(id), Subscription)),
    pages: async function* () {
      let query = ''
      for (let page = 0; page < mostPages; page++) {
        const found: z.infer<typeof SubscriptionPage> = await call(query, SubscriptionPage)
        yield (found?.subscriptions ?? []).flatMap((one) => {
          const parsed = z.safeParse(Subscription, one)
          if (parsed.success) return [parsed.data]
          log.warn({ service, err: parsed.error }, 'The marketplace lists a subscription of an unknown form')
          return []
        })
        const next = continuationOf(found?.['@nextLink'] ?? null)
        if (next === null) return
        query = `?${new URLSearchParams({ continuationToken: next })}`
      }
    },
    plans: async (id) => (await orNull(call(`${pathOf(id)}/listAvailablePlans`, Plans)))?.plans ?? [],
    isStopSell: async (id, planId) => {
      const query = new URLSearchParams({ planId })
      const found = await orNull(call(`${pathOf(id)}/listAvailablePlans?${query}`, Plans))
      return found?.plans.find((plan) => plan.planId === planId)?.isStopSell === true
    },
    activate: async (id, { planId, quantity }, requestId) => {
      const body = { planId, ...(quantity === null ? {} : { quantity }) }
      await tell(`${pathOf(id)}/activate`, { method: 'POST', body, requestId })
    },
    changePlan: (id, planId) => begin(pathOf(id), { method: 'PATCH', body: { planId } }),
    changeQuantity: (id, quantity) => begin(pathOf(id), { method: 'PATCH', body: { quantity } }),
    end: (id) => begin(pathOf(id), { method: 'DELETE' }),
    operation: (id, operationId) => orNull(call(operationPath(id, operationId), Operation)),
    acknowledge: async (id, operationId, status) => {
      await tell(operationPath(id, operationId), { method: 'PATCH', body: { status }, mayRepeat: true })
    },
  }
}

function tokenRequest({ loginUrl, tenantId, tokenVersion }: MarketplaceSettings): {
  url: string
  target: Record<string, string>
} {
  const tenant = `${loginUrl}/${encodeURIComponent(tenantId)}`
  if (tokenVersion === 1) return { url: `${tenant}/oauth2/token`, target: { resource: marketplaceApplication } }
  return { url: `${tenant}/oauth2/v2.0/token`, target: { scope: `${marketplaceApplication}/.default` } }
}

const pathOf = (id: string) => `/${encodeURIComponent(id)}`
const operationPath = (id: string, operationId: string) => `${pathOf(id)}/operations/${encodeURIComponent(operationId)}`

/** Returns the answer, or null if the service replies with 404 or 400, as it does for unknown ids. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ProviderRefusal && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

/**
 * Returns the id of the operation in an address. The rest of the address is ignored, so that no reply can send our
 * token elsewhere.
 */
function operationOf(location: string | null): string | null {
  if (location === null || !URL.canParse(location, 'https://marketplace.invalid')) return null
  const { pathname } = new URL(location, 'https://marketplace.invalid')
  return /\/operations\/([A-Za-z0-9-]{1,100})$/.exec(pathname)?.[1] ?? null
}

/** Returns the token of the next page. */
function continuationOf(link: string | null): string | null {
  if (link === null || !URL.canParse(link, 'https://marketplace.invalid')) return null
  return new URL(link, 'https://marketplace.invalid').searchParams.get('continuationToken') || null
}

/** Parses a body. Returns null for an empty body, and undefined for one that is not JSON. */
function parseJson(text: string): unknown {
  if (text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const traceOf = ({ status, headers }: Response) => ({
  service,
  status,
  requestId: headers.get('x-ms-requestid'),
  correlationId: headers.get('x-ms-correlationid'),
})
