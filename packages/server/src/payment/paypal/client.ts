import * as z from 'zod/mini'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { type Outbound, OutboundError } from '../../platform/outbound.ts'
import { ProviderAway, ProviderRefusal } from '../provider.ts'
import { type Pause, repeated, shareToken } from '../provider-calls.ts'
import { Nothing } from './objects.ts'
import type { PayPalSettings } from './settings.ts'

export interface PayPalClientParts {
  settings: PayPalSettings
  outbound: Outbound
  clock: Clock
  log: Log
  pause?: Pause
}
export interface PayPalCall {
  body?: unknown
  /**
   * An id that makes it safe to repeat a POST that creates something: PayPal answers a known id with the first result.
   */
  requestId?: string
}
/** A call to PayPal's REST interface. */
export interface PayPalClient {
  get<S extends z.ZodMiniType>(path: string, reply: S): Promise<z.output<S>>
  /** Sends a JSON Patch that sets values, so that repeating it is harmless. */
  patch(path: string, operations: readonly { op: 'replace'; path: string; value: unknown }[]): Promise<void>
  post<S extends z.ZodMiniType>(path: string, reply: S, call?: PayPalCall): Promise<z.output<S>>
}

const service = 'PayPal'
const timeout = 20_000

const Token = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.coerce.number() })
const Fault = z.object({
  name: z.optional(z.string()),
  debug_id: z.optional(z.string()),
  details: z.optional(z.array(z.object({ issue: z.optional(z.string()) }))),
})

/**
 * Opens the client: one token for all calls, retries where they are safe, and failures as `ProviderAway` (try again
 * later) or `ProviderRefusal` (PayPal refuses). Logs PayPal's `debug_id`, never a body.
 */
export function openPayPalClient({ settings, outbound, clock, log, pause }: PayPalClientParts): PayPalClient {
  const { apiUrl, clientId, clientSecret } = settings
  const repeating = {
    provider: 'paypal' as const,
    clock,
    ...(pause ? { pause } : {}),
    onFailure: ({ status, headers }: Response) =>
      log.warn({ service, status, debugId: headers.get('paypal-debug-id') }, 'PayPal could not answer'),
  }

  const send = async (path: string, options: Parameters<Outbound['call']>[1]): Promise<Response> => {
    try {
      return await outbound.call(`${apiUrl}${path}`, { ...options, timeout, isIdempotent: false })
    } catch (error) {
      if (error instanceof OutboundError) throw new ProviderAway('paypal', null, { cause: error })
      throw error
    }
  }

  const token = shareToken(clock, async () => {
    const reply = await repeated(repeating, true, () =>
      send('/v1/oauth2/token', {
        service,
        method: 'POST',
        headers: {
          Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
          Accept: 'application/json',
        },
        body: 'grant_type=client_credentials',
      }),
    )
    const { access_token: value, expires_in: seconds } = await parse(reply, Token)
    return { value, seconds }
  })

  const parse = async <S extends z.ZodMiniType>(reply: Response, schema: S): Promise<z.output<S>> => {
    const text = await reply.text()
    let body: unknown = null
    try {
      body = text === '' ? null : JSON.parse(text)
    } catch (error) {
      throw new ProviderAway('paypal', reply.status, { cause: error })
    }
    if (!reply.ok) {
      const fault = z.safeParse(Fault, body).data ?? {}
      const issue = fault.details?.find((one) => one.issue)?.issue ?? fault.name ?? null
      log.warn({ service, status: reply.status, issue, debugId: fault.debug_id }, 'PayPal refused a call')
      // Only the operator can correct a wrong password or a missing right, so another attempt later may succeed.
      if (reply.status === 401 || reply.status === 403) throw new ProviderAway('paypal', reply.status)
      throw new ProviderRefusal('paypal', reply.status, issue)
    }
    const parsed = z.safeParse(schema, body)
    if (!parsed.success) throw new ProviderAway('paypal', reply.status, { cause: parsed.error })
    return parsed.data
  }

  const call = async <S extends z.ZodMiniType>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    schema: S,
    { body, requestId }: PayPalCall = {},
  ): Promise<z.output<S>> => {
    const attempt = async () =>
      send(path, {
        service,
        method,
        headers: {
          Authorization: `Bearer ${await token.current()}`,
          Accept: 'application/json',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          // Calls that create something support both headers, other calls support neither.
          ...(requestId === undefined ? {} : { 'PayPal-Request-Id': requestId, Prefer: 'return=representation' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const mayRepeat = method !== 'POST' || requestId !== undefined
    const reply = await repeated(repeating, mayRepeat, attempt)
    if (reply.status !== 401) return parse(reply, schema)
    token.drop()
    return parse(await repeated(repeating, mayRepeat, attempt), schema)
  }

  return {
    get: (path, reply) => call('GET', path, reply),
    patch: async (path, operations) => {
      await call('PATCH', path, Nothing, { body: operations })
    },
    post: (path, reply, options) => call('POST', path, reply, options),
  }
}
