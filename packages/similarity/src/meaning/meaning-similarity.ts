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

/**
 * Part of a meaning in the other counts as far as it goes: CAT in BLACK CAT is half of it.
 * `high` and `low` are the covered shares of the two names; 1 only when both are covered whole.
 */
const earned = (high: number, low: number) => high ** 1.5 * (0.5 + 0.5 * low)

/** Room for the units of any name; reused, a search compares thousands. */
const partner = new Int8Array(32)
const taken = new Uint8Array(32)

function shareConcept(left: readonly number[], right: readonly number[]): boolean {
  for (const concept of left) if (right.includes(concept)) return true
  return false
}

/** Gives each unit of `left` that has none yet the first free one of `right` that is the same or means the same. */
function findPartners(left: readonly MeaningUnit[], right: readonly MeaningUnit[], byMeaning: boolean): boolean {
  let found = false
  for (let i = 0; i < left.length; i++) {
    if (partner[i] !== -1) continue
    const { hash, concepts } = left[i] as MeaningUnit
    for (let j = 0; j < right.length; j++) {
      const other = right[j] as MeaningUnit
      if (taken[j] || !(byMeaning ? shareConcept(concepts, other.concepts) : hash === other.hash)) continue
      partner[i] = j
      taken[j] = 1
      found = true
      break
    }
  }
  return found
}

/** Compares two readings; afterwards `partner` tells which unit of `right` each of `left` corresponds to. */
function compareOrdered(left: readonly MeaningUnit[], right: readonly MeaningUnit[]): { value: number; translated: boolean } {
  partner.fill(-1)
  taken.fill(0)
  findPartners(left, right, false)
  const translated = findPartners(left, right, true)
  let [massLeft, massRight, coveredLeft, coveredRight] = [0, 0, 0, 0]
  for (let i = 0; i < left.length; i++) {
    const { weight } = left[i] as MeaningUnit
    massLeft += weight
    if (partner[i] !== -1) coveredLeft += weight
  }
  for (let j = 0; j < right.length; j++) {
    const { weight } = right[j] as MeaningUnit
    massRight += weight
    if (taken[j]) coveredRight += weight
  }
  const [one, other] = [coveredLeft / massLeft, coveredRight / massRight]
  return { value: earned(Math.max(one, other), Math.min(one, other)), translated }
}

/** True when `left` comes first: comparing always in one order makes the result symmetric. */
function comesFirst(left: readonly MeaningUnit[], right: readonly MeaningUnit[]): boolean {
  if (left.length !== right.length) return left.length < right.length
  for (let i = 0; i < left.length; i++) {
    const [own, other] = [(left[i] as MeaningUnit).hash, (right[i] as MeaningUnit).hash]
    if (own !== other) return own < other
  }
  return true
}

/** How far two readings mean the same, 0 to 1. `translated`: words that are written differently mean the same. */
export function compareUnits(query: readonly MeaningUnit[], hit: readonly MeaningUnit[]): { value: number; translated: boolean } {
  return comesFirst(query, hit) ? compareOrdered(query, hit) : compareOrdered(hit, query)
}

/** Places of the units in `query` and `hit` that correspond. */
function pairsOf(query: readonly MeaningUnit[], hit: readonly MeaningUnit[]): [number, number][] {
  const straight = comesFirst(query, hit)
  const left = straight ? query : hit
  compareOrdered(left, straight ? hit : query)
  return left.flatMap((_, i): [number, number][] => {
    const at = partner[i] as number
    return at === -1 ? [] : [straight ? [i, at] : [at, i]]
  })
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
  const { value, translated } = compareUnits(queryUnits, hitUnits)
  return {
    value,
    translated,
    pairs: pairsOf(queryUnits, hitUnits).map(([i, j]) => ({
      query: unitText(queryForm, queryUnits[i] as MeaningUnit),
      hit: unitText(hitForm, hitUnits[j] as MeaningUnit),
    })),
  }
}
