import type { core } from 'zod/mini'
import type { FeatureKey } from './features.ts'
import type { PermissionArea, PermissionLevel } from './permissions.ts'

/**
 * Who may call. The server checks it before it reads the input.
 * - `public`: everybody.
 * - `user`: signed-in people, also while the account is suspended, for what the law lets people see and end.
 * - `account`: signed-in people whose account is not suspended.
 * - `own:Area.Level`: as `user`. The object in the path must be the caller's own, or the caller holds the permission;
 *   else it is not found.
 * - `permission:Area.Level`: people who hold the permission (spec 1, section 6).
 * - `feature:key`: people whose plan has the feature, and has not used it up.
 * - `signed:provider`: services that sign the body. The provider's verifier sees the raw body and the headers; the
 *   row has a raw body.
 */
export type Access =
  | 'public'
  | 'user'
  | 'account'
  | `own:${PermissionArea}.${PermissionLevel}`
  | `permission:${PermissionArea}.${PermissionLevel}`
  | `feature:${FeatureKey}`
  | `signed:${string}`
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Schema = core.$ZodType

/** A form with files. Every file is required and sent once. */
export interface MultipartBody {
  kind: 'multipart'
  /** Of the text fields; their values arrive as strings. */
  fields: Schema
  files: Readonly<Record<string, FileRule>>
}
export interface FileRule {
  /** Media types that the sender may name; the content is checked by the handler. */
  mediaTypes: readonly string[]
  maximumBytes: number
}
/** A body that the handler receives byte by byte as it was sent, such as a signed message. */
export interface RawBody {
  kind: 'raw'
  mediaType: string
  maximumBytes: number
}
/** A reply that is not JSON. */
export interface MediaReply {
  kind: 'media'
  mediaType: string
}
/** Events one after the other while the connection lasts (text/event-stream), each an object of JSON. */
export interface EventStreamReply {
  kind: 'eventStream'
  event: Schema
}

/** One row of the contract: everything web and server agree on about one call. */
export interface Endpoint {
  method: Method
  /** Below /api/v1, spelled as in spec 2, 7.2. The server matches it without regard to case. */
  path: `/${string}`
  /** One English sentence for the OpenAPI document. */
  summary: string
  access: Access
  params?: Schema
  query?: Schema
  /** A schema is a body of JSON. */
  body?: Schema | MultipartBody | RawBody
  /** A schema is a reply of JSON. */
  reply: Schema | MediaReply | EventStreamReply
  status?: 200 | 201 | 204
  /** Calls a minute from one address, where fewer are allowed than for other rows. */
  callsPerMinute?: number
  /** The answer carries an ETag and is equal for all callers of one language. Callers who have it get 304. */
  isTagged?: true
}

/** Keeps the literal types of a capability's table while checking its shape. */
export function endpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return table
}

type BodyKind = 'none' | 'json' | 'multipart' | 'raw'
type ReplyKind = 'json' | 'media' | 'eventStream'
const kindOf = <Kind extends string>(shape: object): Kind | 'json' => ('kind' in shape ? (shape.kind as Kind) : 'json')

export const bodyKind = ({ body }: Pick<Endpoint, 'body'>): BodyKind => (body ? kindOf<'multipart' | 'raw'>(body) : 'none')
export const replyKind = ({ reply }: Pick<Endpoint, 'reply'>): ReplyKind => kindOf<'media' | 'eventStream'>(reply)

/** A file of a multipart body, as the handler receives it. */
export interface ReceivedFile {
  /** As the sender names it: never a path on this machine. */
  name: string
  mediaType: string
  bytes: Uint8Array
}

type Input<S> = S extends Schema ? core.input<S> : undefined
type Output<S> = S extends Schema ? core.output<S> : undefined
type Part<E, K extends string> = K extends keyof E ? E[K] : undefined
type ReceivedBody<B> = B extends MultipartBody
  ? { fields: Output<B['fields']>; files: { [N in keyof B['files']]: ReceivedFile } }
  : B extends RawBody
    ? Uint8Array
    : Output<B>
type SentBody<B> = B extends MultipartBody
  ? { fields: Input<B['fields']>; files: { [N in keyof B['files']]: Blob } }
  : B extends RawBody
    ? Blob
    : Input<B>

/** What the server's handler receives: parsed, defaults filled in. */
export type Received<E extends Endpoint> = {
  params: Output<Part<E, 'params'>>
  query: Output<Part<E, 'query'>>
  body: ReceivedBody<Part<E, 'body'>>
}
/** Parts that the row does not declare are missing; parts without a required value are optional. */
type WithoutUndeclared<T> = {
  [K in keyof T as T[K] extends undefined ? never : object extends T[K] ? never : K]: T[K]
} & { [K in keyof T as T[K] extends undefined ? never : object extends T[K] ? K : never]?: T[K] }
/** What a caller passes: only the parts that the row declares. */
export type Sent<E extends Endpoint> = WithoutUndeclared<{
  params: Input<Part<E, 'params'>>
  query: Input<Part<E, 'query'>>
  body: SentBody<Part<E, 'body'>>
}>
/** What a call resolves to. */
export type Reply<E extends Endpoint> = E['reply'] extends Schema
  ? core.output<E['reply']>
  : E['reply'] extends EventStreamReply
    ? AsyncIterable<core.output<E['reply']['event']>>
    : Blob
