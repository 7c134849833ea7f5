import type { core } from 'zod/mini'
import type { FeatureKey } from './features.ts'
import type { PermissionArea, PermissionLevel } from './permissions.ts'

/**
 * Who may call; checked before the input is looked at.
 * - `public`: everybody.
 * - `user`: who is signed in, also while the account is suspended: what the law lets people see and end.
 * - `account`: who is signed in with an account that is not suspended.
 * - `own:Area.Level`: as `user`; the object in the path must be one's own, or the permission is held. Else it is as if it were not there.
 * - `permission:Area.Level`: who holds the permission (spec 1, section 6).
 * - `feature:key`: whose plan has the feature, and not used up.
 */
export type Access =
  | 'public'
  | 'user'
  | 'account'
  | `own:${PermissionArea}.${PermissionLevel}`
  | `permission:${PermissionArea}.${PermissionLevel}`
  | `feature:${FeatureKey}`
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Schema = core.$ZodType

/** One row of the contract: everything web and server promise each other about one call. */
export interface Endpoint {
  method: Method
  /** Below /api/v1, spelled as in spec 2, 7.2; matched without regard to case. */
  path: `/${string}`
  /** One English sentence for the OpenAPI document. */
  summary: string
  access: Access
  params?: Schema
  query?: Schema
  body?: Schema
  /** A schema, or the media type of a reply that is not JSON. */
  reply: Schema | { mediaType: string }
  status?: 200 | 201 | 204
  /** How often one address may call in a minute, where that is less than everybody may. */
  callsPerMinute?: number
  /** The answer carries an ETag and is the same for everybody of one language: who has it already is answered by 304. */
  isTagged?: true
}

/** Keeps the literal types of a capability's table while checking its shape. */
export function endpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return table
}

type Input<S> = S extends Schema ? core.input<S> : undefined
type Output<S> = S extends Schema ? core.output<S> : undefined
type Part<E, K extends string> = K extends keyof E ? E[K] : undefined

/** What the server's handler receives: parsed, defaults filled in. */
export type Received<E extends Endpoint> = {
  params: Output<Part<E, 'params'>>
  query: Output<Part<E, 'query'>>
  body: Output<Part<E, 'body'>>
}
/** Parts that are not declared are left out; parts in which nothing is required may be left out by the caller. */
type WithoutUndeclared<T> = {
  [K in keyof T as T[K] extends undefined ? never : object extends T[K] ? never : K]: T[K]
} & { [K in keyof T as T[K] extends undefined ? never : object extends T[K] ? K : never]?: T[K] }
/** What a caller passes: only the parts the endpoint declares. */
export type Sent<E extends Endpoint> = WithoutUndeclared<{
  params: Input<Part<E, 'params'>>
  query: Input<Part<E, 'query'>>
  body: Input<Part<E, 'body'>>
}>
export type Reply<E extends Endpoint> = E['reply'] extends Schema ? core.output<E['reply']> : Blob
