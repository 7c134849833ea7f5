import type { Outbox } from '../provider/deliveries.ts'
import { type Call, jsonReply, type Reply } from '../provider/http.ts'
import type { Certificates } from './certificates.ts'
import type { World } from './world.ts'

/** The services that the tables of calls share. */

export interface Services {
  world: World
  outbox: Outbox
  certificates: Certificates
}

export interface Route {
  method: string
  path: RegExp
  /** The short name under which the described refusals of this call are listed. */
  name: string
  /** True if a token of the page script may make this call. */
  isOpenToBrowser?: boolean
  /** @param id the variable part of the path */
  answer(services: Services, call: Call, id: string): Reply
}

export const none: Reply = { status: 204 }
export const exactly = (path: string): RegExp => new RegExp(`^${path}$`)
export const withId = (path: string, rest = ''): RegExp => new RegExp(`^${path}/([^/]+)${rest}$`)

/**
 * Answers a repeated request id with the present state of the object that the first call made.
 * @param answers the status of the first answer and of a repeated one, and the number of days for which the id is known
 */
export function once(
  { state, timeline }: World,
  call: Call,
  kind: string,
  make: (known: string | null) => { id: string; body: object },
  answers: { first?: number; again?: number; days?: number } = {},
): Reply {
  const { first = 201, again = 200, days = 3 } = answers
  const requestId = call.headers['paypal-request-id']
  if (typeof requestId !== 'string' || requestId === '') return jsonReply(first, make(null).body)
  const key = `${kind} ${requestId}`
  const known = state.requests.get(key)
  if (known && known.expires > timeline.now()) return jsonReply(again, make(known.resource).body)
  const made = make(null)
  state.requests.set(key, { expires: timeline.now() + days * 86_400_000, resource: made.id })
  return jsonReply(first, made.body)
}
