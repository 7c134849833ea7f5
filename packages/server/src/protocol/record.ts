import { randomBytes } from 'node:crypto'
import type { BrandQueryResult } from '@marklot/contracts'
import type { ProtocolEntry, ProtocolRecord, ProtocolText } from '@marklot/contracts/search-protocol'
import { type Pool, transaction } from '../platform/database.ts'
import { projectVersion } from '../platform/project-root.ts'
import { type SigningKey, saltedDigest, signEntry } from './chain.ts'
import { addEntry, lockedProtocol, storedProtocol } from './protocol.store.ts'

/** The parts of a search result that the protocol keeps. */
export type ProtocolledResult = Pick<BrandQueryResult, 'query' | 'offices' | 'total' | 'totalIsLowerBound'> & {
  hits: readonly Pick<BrandQueryResult['hits'][number], 'brandId' | 'score' | 'similarity'>[]
}

export const hitsOf = ({ hits }: Pick<ProtocolledResult, 'hits'>): ProtocolText['hits'] =>
  hits.map(({ brandId, score, similarity }) => ({ brandId, score: score?.total ?? similarity?.logo?.score ?? null }))

export const countsOf = ({ total, totalIsLowerBound, hits }: ProtocolledResult): ProtocolRecord['counts'] => ({
  total,
  totalIsLowerBound,
  hits: hits.length,
})

/**
 * Adds a search to the protocol of an account. Checks whether the account keeps one while the search is still running.
 * @returns the new entry; null if the account keeps no protocol
 * @throws the errors of `searching`
 */
export async function recordSearch(
  { pool, key }: { pool: Pool; key: () => Promise<SigningKey> },
  accountId: string,
  searching: Promise<ProtocolledResult>,
  at: Date,
): Promise<ProtocolEntry | null> {
  // Most accounts keep no protocol, and a lock would make their searches wait for each other.
  const [stored, result] = await Promise.all([storedProtocol(pool, accountId), searching])
  if (!stored?.isOn) return null
  const signing = await key()
  const text: ProtocolText = { question: result.query, hits: hitsOf(result), salt: randomBytes(32).toString('base64url') }
  return transaction(pool, async (client) => {
    const protocol = await lockedProtocol(client, accountId)
    if (!protocol?.isOn) return null
    const { mode, minimumSimilarity } = result.query
    const record: ProtocolRecord = {
      version: 1,
      chain: protocol.chain,
      number: protocol.entries + 1,
      atUtc: at.toISOString(),
      questionDigest: saltedDigest(text.salt, text.question),
      hitsDigest: saltedDigest(text.salt, text.hits),
      offices: [...result.offices],
      method: { mode, minimumSimilarity, product: projectVersion },
      counts: countsOf(result),
      previous: protocol.lastHash,
    }
    const entry = signEntry(record, text, signing)
    await addEntry(client, accountId, entry)
    return entry
  })
}
