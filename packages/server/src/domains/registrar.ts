import type { Locale } from '@marklot/contracts'
import * as z from 'zod/mini'
import { type Outbound, OutboundError } from '../platform/outbound.ts'
import { type Answer, free, taken, unknown } from './answers.ts'
import type { Domain } from './domain-name.ts'
import { type Patience, pauseOf } from './rdap.ts'
import type { DomainSettings } from './settings.ts'
import type { TokenBuckets } from './token-buckets.ts'

/** The reply of `GET /v2/domains/{name}/check`. A registrar that is not sure sets `definitive` to false. */
const Check = z.object({
  available: z.boolean(),
  definitive: z.optional(z.boolean()),
  premium: z.optional(z.nullable(z.boolean())),
  /** The price in cents. */
  price: z.optional(z.nullable(z.coerce.number())),
  currency: z.optional(z.nullable(z.string())),
})

/** The statuses with which registrars refuse domains that they do not sell. */
const unsold: ReadonlySet<number> = new Set([400, 404, 422])
const largestReply = 64 * 1_024

/** Queries a registrar, which also knows which names cost more than usual and which are reserved. */
export async function askRegistrar(
  { outbound, buckets }: { outbound: Outbound; buckets: TokenBuckets },
  { url, key }: NonNullable<DomainSettings['registrar']>,
  { name }: Domain,
  locale: Locale,
  { until, signal }: Patience,
): Promise<Answer> {
  const { host } = new URL(url)
  if (!(await buckets.take(host, until, signal))) return unknown('limited')
  try {
    const reply = await outbound.call(`${url}/v2/domains/${name}/check?languageCode=${locale}`, {
      service: 'registrar',
      headers: { Accept: 'application/json', Authorization: `ApiKey ${key}` },
      isIdempotent: false,
      timeout: Math.max(1, until - Date.now()),
      largestReply,
      signal,
    })
    if (reply.status === 429) {
      buckets.pause(host, pauseOf(reply.headers.get('retry-after')))
      return unknown('limited')
    }
    if (unsold.has(reply.status)) return unknown('noSource')
    if (reply.status !== 200) return unknown('failed')
    return answerOf(await reply.json())
  } catch (error) {
    if (error instanceof OutboundError) return unknown(error.fault === 'timeout' ? 'late' : 'failed')
    if (error instanceof SyntaxError) return unknown('failed')
    throw error
  }
}

function answerOf(body: unknown): Answer {
  const check = z.safeParse(Check, body)
  if (!check.success || check.data.definitive === false) return unknown('failed')
  const { available, premium, price, currency } = check.data
  if (!available) return taken('registrar')
  const isPriced = premium === true && typeof price === 'number' && Number.isFinite(price) && typeof currency === 'string'
  return {
    ...free('registrar'),
    premium: premium === true,
    price: isPriced ? { cents: Math.round(price), currency } : null,
  }
}
