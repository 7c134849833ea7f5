import { compareUnits } from '../meaning/meaning-similarity.ts'
import { readUnits } from '../meaning/reading.ts'
import { NameForm } from '../words/name-form.ts'
import { sameBytes } from '../words/same-letters.ts'
import { percent, sameMeaningFrom, weights, withMeaning } from './fusion.ts'
import type { NameRelation, NameScore, PreparedName } from './score.ts'

/**
 * Returns how far a searched name says the same as `bytes[from, until)`, the folded translation that an office records
 * for a mark; 0 to 1. Equal words count even if the list of meanings does not know them, because the office vouches for
 * the translation (TMEP 1207.01(b)(vi), doctrine of foreign equivalents).
 */
export function translationLikeness({ variants }: PreparedName, bytes: Uint8Array, from: number, until: number): number {
  const plain = variants[0]
  if (plain === undefined || plain.bytes.length === 0 || from === until) return 0
  if (sameBytes(plain.bytes, bytes, from, until)) return 1
  const [query, translation] = [readUnits(plain.form), readUnits(new NameForm().load(bytes, from, until))]
  return query.length === 0 || translation.length === 0 ? 0 : compareUnits(query, translation).value
}

/** Returns the score of a name after its translation is compared too. A likeness of 0 changes nothing. */
export function withTranslation<T extends NameScore & { relation?: NameRelation }>(score: T, likeness: number): T {
  const total = percent(withMeaning(score.total / 100, likeness))
  if (total <= score.total) return score
  const decides = likeness >= sameMeaningFrom && weights.meaning * likeness > score.total / 100
  return {
    ...score,
    total,
    meaning: Math.max(score.meaning ?? 0, Math.round(likeness * 100)),
    ...(decides && { relation: 'sameMeaning' }),
  }
}
