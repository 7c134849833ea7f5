import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { endpoints } from './endpoints.ts'
import { largestRowId, RowIdText } from './row-id.ts'
import { BrandQuery, OfficeSearchState, SearchMode } from './search.ts'

/* The search protocol: what was searched when, and in which state of the registers. It serves as evidence. */

/** Where the public keys are published, as a JSON Web Key Set. */
export const protocolKeysPath = '/.well-known/search-protocol-keys.json'

const Digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** A found mark with its score, in the order of the reply. */
const ProtocolHit = z.object({ brandId: z.string(), score: z.nullable(z.int()) })

/**
 * What a signature covers. It covers the question and the hits only through salted digests, so that they can be erased.
 */
export const ProtocolRecord = z.object({
  version: z.literal(1),
  /** The chain of one account. */
  chain: z.uuid(),
  /** From 1, without gaps. */
  number: z.int().check(z.minimum(1)),
  atUtc: Instant,
  questionDigest: Digest,
  hitsDigest: Digest,
  offices: z.array(OfficeSearchState),
  method: z.object({
    mode: SearchMode,
    /** The version of the product, which decides how names and logos are compared. */
    product: z.string(),
    minimumSimilarity: z.int(),
  }),
  counts: z.object({ total: z.int(), totalIsLowerBound: z.boolean(), hits: z.int() }),
  /** The hash of the previous entry; zeros for the first one. */
  previous: Digest,
})
export type ProtocolRecord = z.infer<typeof ProtocolRecord>

/** The part of an entry that can be erased. Its digests remain. */
export const ProtocolText = z.object({ question: BrandQuery, hits: z.array(ProtocolHit), salt: z.string() })
export type ProtocolText = z.infer<typeof ProtocolText>

export const ProtocolEntry = z.object({
  record: ProtocolRecord,
  /** SHA-256 of the record in its canonical form. */
  hash: Digest,
  /** The Ed25519 signature of the hash; base64url. */
  signature: z.string(),
  keyId: z.string(),
  /** Null: erased. */
  text: z.nullable(ProtocolText),
})
export type ProtocolEntry = z.infer<typeof ProtocolEntry>

/** A public key (RFC 8037). */
export const ProtocolKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  x: z.string(),
  kid: z.string(),
  use: z.literal('sig'),
  alg: z.literal('EdDSA'),
})
export type ProtocolKey = z.infer<typeof ProtocolKey>

/** The file that `npm run verify-protocol` checks. */
export const ProtocolFile = z.object({
  format: z.literal('search-protocol'),
  version: z.literal(1),
  entries: z.array(ProtocolEntry),
  /** For convenience. To prove who signed, use the published keys instead. */
  keys: z.array(ProtocolKey),
})
export type ProtocolFile = z.infer<typeof ProtocolFile>

export const SearchProtocolState = z.object({
  isOn: z.boolean(),
  entries: z.int(),
  /** The hash of the last entry. Whoever keeps it can tell whether entries are missing at the end. */
  lastHash: z.nullable(Digest),
})
export type SearchProtocolState = z.infer<typeof SearchProtocolState>

/** A search of the protocol, repeated on today's register. */
export const ProtocolReplay = z.object({
  entry: ProtocolEntry,
  repeatedUtc: Instant,
  /** The same hits with the same scores in the same order. */
  isSame: z.boolean(),
  offices: z.array(OfficeSearchState),
  counts: ProtocolRecord.shape.counts,
  /** Differences among the shown hits: found only now, found only then, or with another score. */
  added: z.array(ProtocolHit),
  gone: z.array(ProtocolHit),
  changed: z.array(z.object({ brandId: z.string(), score: z.nullable(z.int()), otherScore: z.nullable(z.int()) })),
})
export type ProtocolReplay = z.infer<typeof ProtocolReplay>

const number = z.object({ number: RowIdText })

/** The search protocol of the default account. Loaded by the pages that need it (`extendClient`). */
export const searchProtocolEndpoints = endpoints({
  state: {
    method: 'GET',
    path: '/user/account/SearchProtocol',
    summary: 'Whether searches are kept as a protocol, and how many are.',
    access: 'account',
    reply: SearchProtocolState,
  },
  change: {
    method: 'PUT',
    path: '/user/account/SearchProtocol',
    summary: 'Switches the protocol on or off. Entries stay.',
    access: 'account',
    body: z.object({ isOn: z.boolean() }),
    reply: SearchProtocolState,
  },
  entries: {
    method: 'GET',
    path: '/user/account/SearchProtocol/entries',
    summary: 'The entries, the newest first.',
    access: 'account',
    query: z.object({
      /** Selects the entries before this one. */
      before: z._default(RowIdText, largestRowId),
      size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
    }),
    reply: z.array(ProtocolEntry),
  },
  erase: {
    method: 'DELETE',
    path: '/user/account/SearchProtocol/entries/{number}/text',
    summary: 'Erases question and hits of an entry. Their salted digests stay, so that the chain stays whole.',
    access: 'account',
    params: number,
    reply: z.null(),
    status: 204,
  },
  replay: {
    method: 'POST',
    path: '/user/account/SearchProtocol/entries/{number}/replay',
    summary: "Repeats a search with today's register and the caller's rights, and compares.",
    access: 'account',
    params: number,
    reply: ProtocolReplay,
    callsPerMinute: 30,
  },
  export: {
    method: 'GET',
    path: '/user/account/SearchProtocol/export',
    summary: 'The whole protocol as a file that can be checked without the product.',
    access: 'account',
    reply: { kind: 'media', mediaTypes: ['application/json'] },
  },
})
