import { assess } from '@marklot/similarity'
import type { WordPair } from './conflict-pairs.ts'

const kinds = { word: 'Word', combined: 'Combined', figurative: 'Figurative' } as const
const kindOf = (kind: string | undefined) => kinds[kind as keyof typeof kinds]

/** The risk of a pair of which one side has no words: undecided. */
const unknownRisk = 0.5

/**
 * The overall risk of a pair, 0 to 1: that of its likeliest signs. Both sides have the same goods unless the row
 * separates them (`X v Y`), and the same classes. Fields that reveal the outcome (grounds, differences, relation of the
 * goods) are ignored.
 */
export function riskOf({ contestedNames, earlierNames, goods_services: text, nice_classes: classes, kind }: WordPair): number {
  const [contestedGoods, earlierGoods] = text.split(' v ') as [string, string?]
  const [contestedKind, earlierKind] = kind.split('/')
  let risk: number | null = null
  for (const contested of contestedNames) {
    for (const earlier of earlierNames) {
      const found = assess({
        contested: { name: contested, goods: contestedGoods, classes, kind: kindOf(contestedKind) },
        earlier: { name: earlier, goods: earlierGoods ?? contestedGoods, classes, kind: kindOf(earlierKind) },
      }).risk
      if (found !== null && (risk === null || found > risk)) risk = found
    }
  }
  return risk ?? unknownRisk
}
