import {
  bytesOf,
  type ElementWeight,
  foldName,
  genericWeight,
  hashBytes,
  isCombiningElement,
  weightOfHash,
} from '@marklot/similarity'
import type { IndexFilters } from '../filter/filters.ts'
import { type LiveSegment, liveMarks } from '../layout/live-segment.ts'
import { termOf } from '../retrieve/term-places.ts'
import { type AffixPlace, termsWithAffix } from './affix-terms.ts'
import { countMarks, type ElementCount, type NameList } from './count-marks.ts'

/*
 * How many living marks, of how many owners, share an element of the searched name. What many share points to none of them (EUIPO
 * Guidelines, part C, section 2, chapter 5; the coexistence must be with different owners: a family of one owner is the opposite of weak).
 * Counted when asked, from the words' own lists of names: nothing is stored for it, what was just taken over counts at once, and any
 * choice of classes is possible. Words with very many names are counted by every n-th of them.
 */

/** An element of the searched name that is discounted, and why. */
export interface WeakElement {
  /** Folded. */
  text: string
  /** A whole word, or the beginning or ending of one. */
  place: 'word' | 'beginning' | 'ending'
  /** Its weight in the comparison, 0 to 1. */
  weight: number
  /** Living marks in the searched classes that have it, and their different owners. */
  marks: number
  owners: number
  /** True when it was counted by a sample: two digits of the numbers hold. */
  isEstimate: boolean
  /** True when it weighs little in any name, whatever the register says: legal forms, articles, words of trade. */
  isGeneric: boolean
}

/** Words of the searched name that are counted. */
const mostWords = 6
const shortestWord = 2

/**
 * Up to so many owners a word may be in use without being weak: a hundred, in a small register one for every 5,000 marks, never fewer than ten. From
 * there on it loses with every tenfold, down to the weight of a word of trade: of 10,000 owners in a large register it keeps half.
 */
const weakness = { freeOwners: 100, marksPerFreeOwner: 5_000, fewestFreeOwners: 10, lossPerTenfold: 0.25, least: 0.3 }
/** A weight above this is none that is worth telling, or using. */
const leastTold = 0.9

/** Weight by the number of owners in a register of so many marks, 0.3 to 1: smooth and falling. */
export function weightOfOwners(owners: number, registerMarks: number): number {
  const { freeOwners, marksPerFreeOwner, fewestFreeOwners, lossPerTenfold, least } = weakness
  const free = Math.min(freeOwners, Math.max(fewestFreeOwners, registerMarks / marksPerFreeOwner))
  return Math.max(least, 1 - lossPerTenfold * Math.log10(Math.max(1, owners / free)))
}

/**
 * Counts the living marks that have the word `letters` (folded) in their names and one of the classes (none: all), and their different owners.
 * Marks without a known owner count as marks only.
 */
export function countElement(segments: readonly LiveSegment[], letters: Uint8Array, classes: readonly number[]): ElementCount {
  return keptCount(segments, 'word', String.fromCharCode(...letters), classes, () => {
    const lists = segments.flatMap((live) => {
      const term = termOf(live.segment, letters)
      return term < 0 ? [] : [namesOfTerm(live, term, 1)]
    })
    return countMarks(lists, classes)
  })
}

/** Counts kept for a state of the register, which is a list of segments of its own; the one asked for longest ago goes first. */
const mostKept = 2_000
const kept = new WeakMap<readonly LiveSegment[], Map<string, ElementCount>>()

function keptCount(
  segments: readonly LiveSegment[],
  place: WeakElement['place'],
  text: string,
  classes: readonly number[],
  count: () => ElementCount,
): ElementCount {
  let counts = kept.get(segments)
  if (counts === undefined) {
    counts = new Map()
    kept.set(segments, counts)
  }
  const key = `${place} ${text} ${classes}`
  const known = counts.get(key) ?? count()
  counts.delete(key)
  counts.set(key, known)
  if (counts.size > mostKept) counts.delete(counts.keys().next().value as string)
  return known
}

function namesOfTerm(live: LiveSegment, term: number, scale: number): NameList {
  const { termNameStart } = live.segment.arrays
  return { live, from: termNameStart[term], until: termNameStart[term + 1], scale }
}

/** Beginnings and endings of words that are looked at: their letters, and what of the word they leave. */
const affix = { shortest: 3, longest: 6, leastRest: 3 }
/**
 * A beginning or ending is an element only when it means something by itself: one of the list, or a word that a part of those who use it use alone.
 * Otherwise it is what many words happen to end in.
 */
const leastAlone = 0.02

interface Affix {
  text: string
  place: AffixPlace
}

function affixesOf(word: string): Affix[] {
  const found: Affix[] = []
  for (let length = Math.min(affix.longest, word.length - affix.leastRest); length >= affix.shortest; length--) {
    found.push({ text: word.slice(-length), place: 'ending' }, { text: word.slice(0, length), place: 'beginning' })
  }
  return found.filter(({ text }) => text.length > affix.shortest || isCombiningElement(text))
}

/** The names whose words begin or end so and go on for two letters at least; in a large segment those of every n-th word. */
function namesWithAffix(segments: readonly LiveSegment[], { text, place }: Affix): NameList[] {
  const letters = bytesOf(text)
  return segments.flatMap((live) => {
    const { termStart } = live.segment.arrays
    const { terms, step } = termsWithAffix(live.segment, letters, place)
    const lists: NameList[] = []
    for (const term of terms) {
      const length = termStart[term + 1] - termStart[term]
      if (length >= letters.length + 2) lists.push(namesOfTerm(live, term, step))
    }
    return lists
  })
}

/** The beginning and the ending of a word that many owners share, the longest ones that are elements. */
function weakAffixes(
  segments: readonly LiveSegment[],
  word: string,
  classes: readonly number[],
  registerMarks: number,
): WeakElement[] {
  const affixes = affixesOf(word)
  const found = new Map<Affix['place'], WeakElement>()
  for (const { text, place } of affixes) {
    if (found.has(place)) continue
    const count = keptCount(segments, place, text, classes, () => countMarks(namesWithAffix(segments, { text, place }), classes))
    const weight = weightOfOwners(count.owners, registerMarks)
    if (weight > leastTold) continue
    if (!isCombiningElement(text) && countElement(segments, bytesOf(text), classes).owners < leastAlone * count.owners) continue
    found.set(place, { text, place, weight, ...count, isGeneric: false })
  }
  return [...found.values()]
}

/**
 * The elements of a searched name (any text) that count less in a comparison, in the order of the name: words, beginnings and endings that many owners
 * share, and words that add little in any name. Of a name with one element of its own that one is left as it is: there is nothing else to compare by.
 */
export function findWeakElements(segments: readonly LiveSegment[], text: string, filters: IndexFilters): WeakElement[] {
  const words = [...new Set(foldName(text).split(' '))]
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => {
      const letters = bytesOf(word)
      return { text: word, letters, weight: weightOfHash(hashBytes(letters, 0, letters.length), letters, 0, letters.length) }
    })
  const ownElements = words.filter(({ weight }) => weight > genericWeight).length
  const classes = [...filters.goodsClasses, ...filters.servicesClasses]
  const registerMarks = segments.reduce((sum, live) => sum + liveMarks(live), 0)
  return words.flatMap(({ text, letters, weight }) => {
    const isGeneric = weight <= leastTold
    if (words.length > 1 && (isGeneric || (ownElements > 1 && letters.length >= shortestWord))) {
      const count = countElement(segments, letters, classes)
      const byOwners = Math.min(weight, weightOfOwners(count.owners, registerMarks))
      if (byOwners <= leastTold) return [{ text, place: 'word' as const, weight: byOwners, ...count, isGeneric }]
    }
    return isGeneric ? [] : weakAffixes(segments, text, classes, registerMarks)
  })
}

/**
 * The weights a comparison with the searched name uses: those of its weak elements, and for all others those that need no register. Undefined
 * when there are none. The option `elementWeight` of whatever compares.
 */
export function elementWeightOf(weak: readonly Pick<WeakElement, 'text' | 'weight'>[]): ElementWeight | undefined {
  if (weak.length === 0) return undefined
  const weights = new Map(weak.map(({ text, weight }) => [hashBytes(bytesOf(text), 0, text.length) | 0, weight]))
  return (hash, squash, from, until) => weights.get(hash | 0) ?? weightOfHash(hash, squash, from, until)
}
