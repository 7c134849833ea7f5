import { foldName } from '../letters/fold.ts'
import { bytesOf, NameForm } from '../words/name-form.ts'
import { type MeaningUnit, meansSomething, readUnits, unitText } from './reading.ts'

/*
 * Likeness in meaning. Signs that say the same in two languages of the public can be confused although nothing in them
 * looks or sounds alike (EUIPO Guidelines, part C, section 2, chapter 4, 3.4.3; TMEP 1207.01(b)(vi), doctrine of
 * foreign equivalents). The meanings are compared part by part, regardless of order: TORO ROJO and RED BULL mean the
 * same.
 */

/** Two words that mean the same. */
export interface SameMeaning {
  query: string
  hit: string
}

export interface MeaningComparison {
  /** 0 to 1. Null when one of the names has no known word, so that nothing could be compared. */
  value: number | null
  /** True when words that are written differently mean the same. Only then does meaning add to look and sound. */
  translated: boolean
  /** Which words are the same or mean the same. */
  pairs: readonly SameMeaning[]
}

/**
 * Returns the likeness for a partly shared meaning: CAT in BLACK CAT is half of it. `high` and `low` are the covered
 * shares of the two names. 1 only when both are covered whole.
 */
const earned = (high: number, low: number) => high ** 1.5 * (0.5 + 0.5 * low)

/** Room for the units of any name, reused because a search compares thousands. */
const partner = new Int8Array(32)
const taken = new Uint8Array(32)

function shareConcept(left: readonly number[], right: readonly number[]): boolean {
  for (const concept of left) if (right.includes(concept)) return true
  return false
}

/** Pairs each free unit of `left` with the first free unit of `right` that is the same or means the same. */
function findPartners(left: readonly MeaningUnit[], right: readonly MeaningUnit[], byMeaning: boolean): boolean {
  let found = false
  for (let i = 0; i < left.length; i++) {
    if (partner[i] !== -1) continue
    const { hash, concepts } = left[i]
    for (let j = 0; j < right.length; j++) {
      const other = right[j]
      if (taken[j] || !(byMeaning ? shareConcept(concepts, other.concepts) : hash === other.hash)) continue
      partner[i] = j
      taken[j] = 1
      found = true
      break
    }
  }
  return found
}

/**
 * Compares two readings. Afterwards `partner` holds, for each unit of `left`, the index of its counterpart in `right`.
 */
function compareOrdered(left: readonly MeaningUnit[], right: readonly MeaningUnit[]): { value: number; translated: boolean } {
  partner.fill(-1)
  taken.fill(0)
  findPartners(left, right, false)
  const translated = findPartners(left, right, true)
  let [massLeft, massRight, coveredLeft, coveredRight] = [0, 0, 0, 0]
  for (let i = 0; i < left.length; i++) {
    const { weight } = left[i]
    massLeft += weight
    if (partner[i] !== -1) coveredLeft += weight
  }
  for (let j = 0; j < right.length; j++) {
    const { weight } = right[j]
    massRight += weight
    if (taken[j]) coveredRight += weight
  }
  const [one, other] = [coveredLeft / massLeft, coveredRight / massRight]
  return { value: earned(Math.max(one, other), Math.min(one, other)), translated }
}

/** Returns true if `left` comes first. Comparing always in one order makes the result symmetric. */
function comesFirst(left: readonly MeaningUnit[], right: readonly MeaningUnit[]): boolean {
  if (left.length !== right.length) return left.length < right.length
  for (let i = 0; i < left.length; i++) {
    const [own, other] = [left[i].hash, right[i].hash]
    if (own !== other) return own < other
  }
  return true
}

/**
 * Returns how far two readings mean the same, 0 to 1. `translated`: words that are written differently mean the same.
 */
export function compareUnits(query: readonly MeaningUnit[], hit: readonly MeaningUnit[]): { value: number; translated: boolean } {
  return comesFirst(query, hit) ? compareOrdered(query, hit) : compareOrdered(hit, query)
}

/** Returns index pairs of the units in `query` and `hit` that correspond. */
function pairsOf(query: readonly MeaningUnit[], hit: readonly MeaningUnit[]): [number, number][] {
  const straight = comesFirst(query, hit)
  const left = straight ? query : hit
  compareOrdered(left, straight ? hit : query)
  return left.flatMap((_, i): [number, number][] => {
    const at = partner[i]
    return at === -1 ? [] : [straight ? [i, at] : [at, i]]
  })
}

const loaded = (text: string) => {
  const bytes = bytesOf(foldName(text))
  return new NameForm().load(bytes, 0, bytes.length)
}

/**
 * Returns how far two names (any text) mean the same in German, English, French, Spanish and Italian, and by which
 * words. Symmetric; 1 for a name and itself when any word is known. Equal words that are not in the list count as equal
 * parts: STAR TAVILO, STERN TAVILO.
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
      query: unitText(queryForm, queryUnits[i]),
      hit: unitText(hitForm, hitUnits[j]),
    })),
  }
}
