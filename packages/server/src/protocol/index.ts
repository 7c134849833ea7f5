import { randomUUID } from 'node:crypto'
import type { BrandQuery } from '@marklot/contracts'
import {
  type ProtocolEntry,
  type ProtocolFile,
  protocolKeysPath,
  type SearchProtocolState,
} from '@marklot/contracts/search-protocol'
import type { FastifyInstance } from 'fastify'
import type { CallContext, Handlers } from '../accounts/index.ts'
import { jsonReply } from '../exports/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Capability } from '../platform/capability.ts'
import { chainStart } from './chain.ts'
import { type KeysContext, openKeys, type ProtocolKeys } from './keys.ts'
import {
  allEntries,
  entriesBefore,
  entryAt,
  eraseText,
  type StoredProtocol,
  storedProtocol,
  switchProtocol,
} from './protocol.store.ts'
import { type ProtocolledResult, recordSearch } from './record.ts'
import { compareReplay } from './replay.ts'

export { verifyFile } from './verify-file.ts'
export { verifyStored } from './verify-stored.ts'

interface ProtocolParts extends KeysContext {
  /** Searches with the caller's rights, without adding an entry to the protocol. */
  repeat(query: BrandQuery, call: CallContext): Promise<ProtocolledResult>
}
export interface SearchProtocol extends Capability<Pick<Handlers, 'searchProtocol'>> {
  /**
   * Adds a running search to an account's protocol. Resolves to null if the account keeps none. Rejects with the
   * search's error.
   */
  record(accountId: string, searching: Promise<ProtocolledResult>): Promise<ProtocolEntry | null>
}
type ProtocolContext = ProtocolParts & { keys: ProtocolKeys; key: ProtocolKeys['current'] }

/** Opens the search protocol: a signed chain of an account's searches, kept once the account has switched it on. */
export function openProtocol(parts: ProtocolParts): SearchProtocol {
  const keys = openKeys(parts)
  const context: ProtocolContext = { ...parts, keys, key: keys.current }
  return {
    handlers: { searchProtocol: protocolHandlers(context) },
    record: (accountId, searching) => recordSearch(context, accountId, searching, parts.clock.now()),
    mount: (app) => serveKeys(app, keys),
    personalData: async (subject) =>
      subject.kind === 'account' ? { sections: { searchProtocol: await allEntries(parts.pool, subject.id) } } : null,
  }
}

function serveKeys(app: FastifyInstance, keys: ProtocolKeys): void {
  app.get(protocolKeysPath, async (_, reply) =>
    reply
      .header('Cache-Control', 'public, max-age=3600')
      .type('application/jwk-set+json; charset=utf-8')
      .send(JSON.stringify({ keys: await keys.published() })),
  )
}

const presentState = (stored: StoredProtocol | undefined): SearchProtocolState => ({
  isOn: stored?.isOn ?? false,
  entries: stored?.entries ?? 0,
  lastHash: stored && stored.entries > 0 ? stored.lastHash : null,
})

function protocolHandlers(context: ProtocolContext): Handlers['searchProtocol'] {
  const { pool, clock, keys, repeat } = context
  const own = async ({ member }: CallContext) => (await member()).account.id
  return {
    state: async (_, call) => presentState(await storedProtocol(pool, await own(call))),
    change: async ({ body }, call) =>
      presentState(await switchProtocol(pool, await own(call), body.isOn, { chain: randomUUID(), lastHash: chainStart })),
    entries: async ({ query }, call) => entriesBefore(pool, await own(call), query.before, query.size),
    erase: async ({ params }, call) => {
      if (!(await eraseText(pool, await own(call), params.number))) throw new AppError('protocolEntry.notFound')
      return null
    },
    replay: async ({ params }, call) => {
      const entry = await entryAt(pool, await own(call), params.number)
      if (!entry) throw new AppError('protocolEntry.notFound')
      if (!entry.text) throw new AppError('protocolEntry.erased')
      return compareReplay(entry, entry.text, await repeat(entry.text.question, call), clock.now())
    },
    export: async (_, call) => {
      const file: ProtocolFile = {
        format: 'search-protocol',
        version: 1,
        entries: await allEntries(pool, await own(call)),
        keys: await keys.published(),
      }
      return jsonReply('search-protocol', file)
    },
  }
}
