import type { GroundFinding } from '../types.ts'

const wordsOf = ({ words }: GroundFinding) => words.flatMap((word) => word.split(' '))

/**
 * Removes from descriptive findings the goods for which the same words are deceptive: an untrue claim does not describe
 * the goods. The deceptive finding gets the greater of the two certainties, because the office objects in either case.
 * All findings are of one office.
 */
export function replaceDeceived(described: readonly GroundFinding[], special: readonly GroundFinding[]): GroundFinding[] {
  const taken = new Map<GroundFinding, number>()
  const kept = described.flatMap((finding): GroundFinding[] => {
    let goods = finding.goods
    for (const deceptive of special) {
      if (deceptive.ground !== 'deceptive') continue
      const untrue = new Set(wordsOf(deceptive))
      if (!wordsOf(finding).every((word) => untrue.has(word))) continue
      const left = goods.filter((one) => !deceptive.goods.includes(one))
      if (left.length === goods.length) continue
      goods = left
      taken.set(deceptive, Math.max(finding.certainty, taken.get(deceptive) ?? deceptive.certainty))
    }
    return goods.length === 0 && finding.goods.length > 0 ? [] : [{ ...finding, goods }]
  })
  return [...kept, ...special.map((one) => ({ ...one, certainty: taken.get(one) ?? one.certainty }))]
}
