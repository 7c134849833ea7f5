import type { ProtocolEntry, ProtocolReplay, ProtocolText } from '@marklot/contracts/search-protocol'
import { canonical } from './chain.ts'
import { countsOf, hitsOf, type ProtocolledResult } from './record.ts'

/** Returns how today's result of a search differs from the one in the protocol. */
export function compareReplay(
  entry: ProtocolEntry,
  { hits: then }: ProtocolText,
  result: ProtocolledResult,
  at: Date,
): ProtocolReplay {
  const now = hitsOf(result)
  const before = new Map(then.map(({ brandId, score }) => [brandId, score]))
  const after = new Set(now.map(({ brandId }) => brandId))
  return {
    entry,
    repeatedUtc: at.toISOString(),
    isSame: canonical(then) === canonical(now) && canonical(entry.record.counts) === canonical(countsOf(result)),
    offices: [...result.offices],
    counts: countsOf(result),
    added: now.filter(({ brandId }) => !before.has(brandId)),
    gone: then.filter(({ brandId }) => !after.has(brandId)),
    changed: now.flatMap(({ brandId, score }) => {
      const otherScore = before.get(brandId)
      return otherScore === undefined || otherScore === score ? [] : [{ brandId, score, otherScore }]
    }),
  }
}
