import { foldName } from '../name/fold.ts'
import { bytesOf, NameForm } from '../name/name-form.ts'
import { type MeaningUnit, meansSomething, readUnits, unitText } from './reading.ts'

/*
 * Likeness in meaning. Signs that say the same in two languages of the public can be confused although nothing in them looks or sounds
 * alike (EUIPO Guidelines, part C, section 2, chapter 4, 3.4.3; TMEP 1207.01(b)(vi), doctrine of foreign equivalents). What one sign
 * means is compared part by part with what the other means; the order does not count, since TORO ROJO and RED BULL are the same.
 */

/** Two words that mean the same. */
export interface SameMeaning {
  query: string
  hit: string
}

export interface MeaningComparison {
  /** 0 to 1; null when in one of the names no word is known, so that nothing could be compared. */
  value: number | null
  /** True when words that are written differently mean the same: only then meaning tells more than look and sound. */
  translated: boolean
  /** Which words are the same or mean the same. */
  pairs: readonly SameMeaning[]
}

/** Which unit of the right corresponds to each of the left, -1 for none. */
interface Matching {
  value: number
  translated: boolean
  partner: Int8Array
}

const shareConcept = (left: readonly number[], right: readonly number[]) => left.some((concept) => right.includes(concept))

/**
 * Part of a meaning in the other counts as far as it goes: CAT in BLACK CAT is half of it.
 * `high` and `low` are the covered shares of the two names; 1 only when both are covered whole.
 */
const earned = (high: number, low: number) => high ** 1.5 * (0.5 + 0.5 * low)

function compareOrdered(left: readonly MeaningUnit[], right: readonly MeaningUnit[]): Matching {
  const partner = new Int8Array(left.length).fill(-1)
  const taken = new Uint8Array(right.length)
  let translated = false
  const match = (isSame: (own: MeaningUnit, other: MeaningUnit) => boolean) => {
    let found = false
    for (const [i, own] of left.entries()) {
      if (partner[i] !== -1) continue
      const at = right.findIndex((other, j) => !taken[j] && isSame(own, other))
      if (at < 0) continue
      partner[i] = at
      taken[at] = 1
      found = true
    }
    return found
  }
  match((own, other) => own.hash === other.hash)
  if (match((own, other) => shareConcept(own.concepts, other.concepts))) translated = true
  let [massLeft, massRight, coveredLeft, coveredRight] = [0, 0, 0, 0]
  for (const [i, { weight }] of left.entries()) {
    massLeft += weight
    if (partner[i] !== -1) coveredLeft += weight
  }
  for (const [j, { weight }] of right.entries()) {
    massRight += weight
    if (taken[j]) coveredRight += weight
  }
  const shares = [coveredLeft / massLeft, coveredRight / massRight] as const
  return { value: earned(Math.max(...shares), Math.min(...shares)), translated, partner }
}

/** True when `left` comes first: comparing always in one order makes the result symmetric. */
function comesFirst(left: readonly MeaningUnit[], right: readonly MeaningUnit[]): boolean {
  if (left.length !== right.length) return left.length < right.length
  const at = left.findIndex(({ hash }, i) => hash !== right[i]?.hash)
  return at < 0 || (left[at] as MeaningUnit).hash < (right[at] as MeaningUnit).hash
}

/** Compares what two names mean, both with at least one known unit. `pairs` are places in `query` and `hit`. */
export function compareUnits(
  query: readonly MeaningUnit[],
  hit: readonly MeaningUnit[],
): { value: number; translated: boolean; pairs: [number, number][] } {
  const straight = comesFirst(query, hit)
  const { value, translated, partner } = straight ? compareOrdered(query, hit) : compareOrdered(hit, query)
  const pairs = [...partner].flatMap((to, from): [number, number][] => (to < 0 ? [] : [straight ? [from, to] : [to, from]]))
  return { value, translated, pairs }
}

const loaded = (text: string) => {
  const bytes = bytesOf(foldName(text))
  return new NameForm().load(bytes, 0, bytes.length)
}

/**
 * How far two names (any text) mean the same in German, English, French, Spanish and Italian, and by which words. Symmetric; 1 for a
 * name and itself when anything in it is known. Equal words that are not in the list count as equal parts: STAR TAVILO, STERN TAVILO.
 */
export function meaningSimilarity(query: string, hit: string): MeaningComparison {
  const [queryForm, hitForm] = [loaded(query), loaded(hit)]
  const [queryUnits, hitUnits] = [readUnits(queryForm), readUnits(hitForm)]
  if (!meansSomething(queryUnits) || !meansSomething(hitUnits)) return { value: null, translated: false, pairs: [] }
  const { value, translated, pairs } = compareUnits(queryUnits, hitUnits)
  return {
    value,
    translated,
    pairs: pairs.map(([i, j]) => ({
      query: unitText(queryForm, queryUnits[i] as MeaningUnit),
      hit: unitText(hitForm, hitUnits[j] as MeaningUnit),
    })),
  }
}
