import type { core } from 'zod/mini'
import type { FeatureKey } from './features.ts'
import type { PermissionArea, PermissionLevel } from './permissions.ts'

/**
 * Who may call an endpoint. The server checks it before it reads the input.
 * - `public`: anybody.
 * - `user`: signed-in people, even if their account is suspended. For data they may by law see or delete.
 * - `account`: signed-in people whose account is not suspended.
 * - `own:Area.Level`: like `user`, if the object in the path is the caller's own or the caller has the permission.
 *   Otherwise the object is reported as not found.
 * - `permission:Area.Level`: people who have the permission (spec 1, section 6).
 * - `feature:key`: people whose plan includes the feature and has not used it up.
 * - `signed:provider`: services that sign the body. The provider's verifier receives the raw body and the headers,
 *   so the endpoint has a raw body.
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
  /** Schema of the text fields. Their values arrive as strings. */
  fields: Schema
  files: Readonly<Record<string, FileRule>>
}
export interface FileRule {
  /** Media types that the sender may declare. The handler checks the content. */
  mediaTypes: readonly string[]
  maximumBytes: number
}
/**
 * A JSON body, or a form whose text field `field` holds the same JSON beside the files. In a form every file is
 * required and sent once.
 */
export interface JsonOrFormBody {
  kind: 'jsonOrForm'
  json: Schema
  field: string
  files: Readonly<Record<string, FileRule>>
}
/** A body that the handler receives byte by byte as sent, such as a signed message. */
export interface RawBody {
  kind: 'raw'
  mediaType: string
  maximumBytes: number
}
/** A file or a picture. The server sends no other status and no other media type than the row names. */
export interface MediaReply {
  kind: 'media'
  /** All media types of the reply, without parameters. */
  mediaTypes: readonly string[]
  /** The reply carries an ETag. A caller that already has the file gets 304. */
  isConditional?: true
  /** A file that takes long is made later. The reply is then 202 with this entry, and `Location` names its address. */
  later?: Schema
}
/** A stream of events (text/event-stream) while the connection lasts. Each event is a JSON object. */
export interface EventStreamReply {
  kind: 'eventStream'
  event: Schema
  /**
   * Each event has a numeric `id`, which is also its id on the wire. A caller that lost the connection repeats the call
   * with `Last-Event-ID` and gets the later events.
   */
  isResumable?: true
}

/** One endpoint of the contract, shared by page and server. */
export interface Endpoint {
  method: Method
  /** Path below /api/v1, spelled as in spec 2, 7.2. The server matches it case-insensitively. */
  path: `/${string}`
  /** One English sentence for the OpenAPI document. */
  summary: string
  access: Access
  params?: Schema
  query?: Schema
  /** A schema describes a JSON body. */
  body?: Schema | MultipartBody | JsonOrFormBody | RawBody
  /** A schema describes a JSON reply. */
  reply: Schema | MediaReply | EventStreamReply
  status?: 200 | 201 | 204
  /** Calls a minute from one address, if the endpoint allows fewer than the general limit. */
  callsPerMinute?: number
  /**
   * The reply carries an ETag and is the same for all callers of one language. A caller that already has it gets 304.
   */
  isTagged?: true
  /**
   * The reply's `revision` is the state of the register from which it was made. The header `X-Register-Revision`
   * repeats it.
   */
  isRevised?: true
}

/**
 * The header with the register's revision. A reply states the revision from which it was made; a call states the newest
 * one that the caller has seen. A server that is behind catches up before it answers, so no caller ever sees an older
 * register again.
 */
export const revisionHeader = 'x-register-revision'

/** The version of the API (spec 2, section 7.1), which is also the one of the base path `/api/v1`. */
export const apiVersion = '1.0'
/**
 * A header with which a caller states the version that it expects. The server answers with the same header, and refuses
 * other versions. Without it, a call is of version 1.0.
 */
export const versionHeader = 'api-version'

/** Checks the shape of a capability's table and keeps its literal types. */
export function endpoints<const T extends Record<string, Endpoint>>(table: T): T {
  return table
}

type BodyKind = 'none' | 'json' | 'multipart' | 'jsonOrForm' | 'raw'
type ReplyKind = 'json' | 'media' | 'eventStream'
const kindOf = <Kind extends string>(shape: object): Kind | 'json' => ('kind' in shape ? (shape.kind as Kind) : 'json')

export const bodyKind = ({ body }: Pick<Endpoint, 'body'>): BodyKind =>
  body ? kindOf<'multipart' | 'jsonOrForm' | 'raw'>(body) : 'none'
/** Returns the kind of a row's reply. In the browser's table, rows name a reply only if it is not JSON. */
export const replyKind = ({ reply }: Partial<Pick<Endpoint, 'reply'>>): ReplyKind =>
  reply ? kindOf<'media' | 'eventStream'>(reply) : 'json'

/** A file of a multipart body, as the handler receives it. */
export interface ReceivedFile {
  /** The file name that the sender gives. It is never a path on this machine. */
  name: string
  mediaType: string
  bytes: Uint8Array
}

type Input<S> = S extends Schema ? core.input<S> : undefined
type Output<S> = S extends Schema ? core.output<S> : undefined
type Part<E, K extends string> = K extends keyof E ? E[K] : undefined
type ReceivedBody<B> = B extends MultipartBody
  ? { fields: Output<B['fields']>; files: { [N in keyof B['files']]: ReceivedFile } }
  : B extends JsonOrFormBody
    ? { json: Output<B['json']>; files: { [N in keyof B['files']]: ReceivedFile } | null }
    : B extends RawBody
      ? Uint8Array
      : Output<B>
type SentBody<B> = B extends MultipartBody
  ? { fields: Input<B['fields']>; files: { [N in keyof B['files']]: Blob } }
  : B extends JsonOrFormBody
    ? Input<B['json']>
    : B extends RawBody
      ? Blob
      : Input<B>

/** The input of the server's handler: parsed, with defaults filled in. */
export type Received<E extends Endpoint> = {
  params: Output<Part<E, 'params'>>
  query: Output<Part<E, 'query'>>
  body: ReceivedBody<Part<E, 'body'>>
}
/** Removes the parts that the endpoint does not declare. Parts without a required value are optional. */
type WithoutUndeclared<T> = {
  [K in keyof T as T[K] extends undefined ? never : object extends T[K] ? never : K]: T[K]
} & { [K in keyof T as T[K] extends undefined ? never : object extends T[K] ? K : never]?: T[K] }
/** The input of a caller: only the parts that the endpoint declares. */
export type Sent<E extends Endpoint> = WithoutUndeclared<{
  params: Input<Part<E, 'params'>>
  query: Input<Part<E, 'query'>>
  body: SentBody<Part<E, 'body'>>
}>
/** The result of a call. */
export type Reply<E extends Endpoint> = E['reply'] extends Schema
  ? core.output<E['reply']>
  : E['reply'] extends EventStreamReply
    ? AsyncIterable<core.output<E['reply']['event']>>
    : Blob
