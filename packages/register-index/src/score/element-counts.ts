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
import { mostEndingLetters } from '../layout/term-lists.ts'
import type { TermLookUp } from '../retrieve/term-places.ts'
import { type AffixPlace, eachTermWithAffix, leastCounted } from './affix-terms.ts'
import { countMarks, type ElementCount, type GatheredMarks, type NameList } from './count-marks.ts'

/*
 * Counts the living marks, and their owners, that share an element of the searched name. An element in common use
 * points to none of them (EUIPO Guidelines, part C, section 2, chapter 5). The marks must have different owners: a
 * family of marks of one owner makes an element stronger. Counts are taken on demand from the words' lists of names, so
 * nothing is stored, new marks count at once, and classes can be chosen freely. Elements in very many names are sampled.
 */

/** An element of the searched name that is discounted, and why. */
export interface WeakElement {
  /** The folded element. */
  text: string
  /** A whole word, or the beginning or ending of one. */
  place: 'word' | 'beginning' | 'ending'
  /** Its weight in the comparison, 0 to 1. */
  weight: number
  /** Living marks in the searched classes that have it, and their distinct owners. */
  marks: number
  owners: number
  /** True if the counts come from a sample and have two valid digits. */
  isEstimate: boolean
  /**
   * True if the element has little weight in any name and register: legal forms, articles, words of trade.
   */
  isGeneric: boolean
}

/**
 * The most names to look at for an element. Up to here counts are exact, so that every engine and every division of the
 * register into segments gives the same weights.
 */
const mostNames = 10_000

/** The scratch memory needed to count elements. */
export interface ElementScratch {
  readonly lookUp: TermLookUp
  readonly gathered: GatheredMarks
}

/** The most words of the searched name to count. */
const mostWords = 6
const shortestWord = 2

/**
 * How a word loses weight as owners use it. It keeps its full weight up to a hundred owners or, in a small register,
 * one per 5,000 marks, but at least ten. Each tenfold beyond takes a quarter, down to the weight of a word of trade:
 * with 10,000 owners in a large register, it keeps half.
 */
const weakness = { freeOwners: 100, marksPerFreeOwner: 5_000, fewestFreeOwners: 10, lossPerTenfold: 0.25, least: 0.3 }
/** Greater weights are neither reported nor used. */
const leastTold = 0.9

/** Returns the weight by number of owners in a register of this size, 0.3 to 1. It falls smoothly. */
export function weightOfOwners(owners: number, registerMarks: number): number {
  const { freeOwners, marksPerFreeOwner, fewestFreeOwners, lossPerTenfold, least } = weakness
  const free = Math.min(freeOwners, Math.max(fewestFreeOwners, registerMarks / marksPerFreeOwner))
  return Math.max(least, 1 - lossPerTenfold * Math.log10(Math.max(1, owners / free)))
}

/**
 * Counts the living marks with the folded word `letters` in their names and one of the classes, and their distinct
 * owners. No classes means all. Marks without a known owner count as marks only.
 */
export function countElement(
  scratch: ElementScratch,
  segments: readonly LiveSegment[],
  letters: Uint8Array,
  classes: readonly number[],
): ElementCount {
  return keptCount(segments, 'word', String.fromCharCode(...letters), classes, () => {
    const lists = segments.flatMap((live) => {
      const term = scratch.lookUp.termOf(live.segment, letters)
      return term < 0 ? [] : [namesOfTerms(live, term, term + 1)]
    })
    return countMarks(scratch.gathered, lists, classes, mostNames)
  })
}

/**
 * The most counts kept for a state of the register, which has its own list of segments. The least recently used are
 * dropped.
 */
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

/** Returns the names of the terms `from` to `until - 1`. */
function namesOfTerms(live: LiveSegment, from: number, until: number): NameList {
  const { termNameStart } = live.segment.arrays
  return { live, from: termNameStart[from], until: termNameStart[until] }
}

/** The lengths of beginnings and endings to look at, and the least number of letters they leave of the word. */
const affix = { shortest: 3, longest: mostEndingLetters, leastRest: 3 }
/**
 * A beginning or ending is an element only if it means something by itself: it is on the list, or at least this share
 * of its owners use it as a word of its own. Otherwise many words merely happen to share it.
 */
const leastAlone = 0.02

/** A beginning or an ending of words. */
interface Affix {
  text: string
  place: AffixPlace
}

function affixesOf(word: string): Affix[] {
  const found: Affix[] = []
  for (let length = Math.min(affix.longest, word.length - affix.leastRest); length >= affix.shortest; length--) {
    found.push({ text: word.slice(-length), place: 'ending' }, { text: word.slice(0, length), place: 'beginning' })
  }
  return found.filter(isAsked)
}

/** Returns whether an affix is considered. The shortest ones are elements only if they are on the list. */
const isAsked = ({ text }: Affix) => text.length > affix.shortest || isCombiningElement(text)

/** Returns an affix as a key for an engine that stores keys: `tech-` is a beginning, `-tech` an ending. */
export const affixKey = ({ text, place }: Affix): string => (place === 'beginning' ? `${text}-` : `-${text}`)

/** Returns the keys of all affixes of a word that count it. */
export function affixKeysOf(word: string): string[] {
  const keys: string[] = []
  for (let length = Math.min(affix.longest, word.length - leastCounted); length >= affix.shortest; length--) {
    const both: Affix[] = [
      { text: word.slice(0, length), place: 'beginning' },
      { text: word.slice(-length), place: 'ending' },
    ]
    keys.push(...both.filter(isAsked).map(affixKey))
  }
  return keys
}

/** Returns the names with words that have the affix and at least two more letters. */
function namesWithAffix(segments: readonly LiveSegment[], { text, place }: Affix): NameList[] {
  const letters = bytesOf(text)
  const lists: NameList[] = []
  for (const live of segments)
    eachTermWithAffix(live.segment, letters, place, (from, until) => void lists.push(namesOfTerms(live, from, until)))
  return lists
}

/** An element whose living marks and their owners are counted. */
export type ElementQuestion = Pick<WeakElement, 'text' | 'place'>
/** The marks with an element in the searched classes. The affix of a word leaves at least two letters of it. */
export type CountElement = (question: ElementQuestion) => ElementCount

/**
 * Returns the longest beginning and the longest ending of a word that are elements in use by many owners. Counts the
 * affix as a word first: that is far less work, and most affixes are hardly ever a word.
 */
function weakAffixes(word: string, registerMarks: number, countOf: CountElement): WeakElement[] {
  const found = new Map<Affix['place'], WeakElement>()
  for (const { text, place } of affixesOf(word)) {
    if (found.has(place)) continue
    const alone = isCombiningElement(text) ? Number.POSITIVE_INFINITY : countOf({ text, place: 'word' }).owners
    if (weightOfOwners(alone / leastAlone, registerMarks) > leastTold) continue
    const count = countOf({ text, place })
    const weight = weightOfOwners(count.owners, registerMarks)
    if (weight > leastTold || alone < leastAlone * count.owners) continue
    found.set(place, { text, place, weight, ...count, isGeneric: false })
  }
  return [...found.values()]
}

/**
 * Returns the elements of a searched name that count less in a comparison, in the order of the name: words, beginnings
 * and endings that many owners share, and words with little weight in any name. If the name has only one element of its
 * own, that one keeps its weight, because nothing else is left to compare.
 */
export function findWeakElements(
  scratch: ElementScratch,
  segments: readonly LiveSegment[],
  text: string,
  filters: IndexFilters,
): WeakElement[] {
  const classes = searchedClasses(filters)
  const registerMarks = segments.reduce((sum, live) => sum + liveMarks(live), 0)
  return weakElementsBy(text, registerMarks, (question) =>
    question.place === 'word'
      ? countElement(scratch, segments, bytesOf(question.text), classes)
      : keptCount(segments, question.place, question.text, classes, () =>
          countMarks(
            scratch.gathered,
            namesWithAffix(segments, { text: question.text, place: question.place as AffixPlace }),
            classes,
            mostNames,
          ),
        ),
  )
}

/** Returns the classes in which elements are counted; none means all. */
export const searchedClasses = ({ goodsClasses, servicesClasses }: IndexFilters) => [...goodsClasses, ...servicesClasses]

/** Like `findWeakElements`, with counts that the caller provides. */
export function weakElementsBy(text: string, registerMarks: number, countOf: CountElement): WeakElement[] {
  const words = [...new Set(foldName(text).split(' '))]
    .filter((word) => word !== '')
    .slice(0, mostWords)
    .map((word) => {
      const letters = bytesOf(word)
      return { text: word, letters, weight: weightOfHash(hashBytes(letters, 0, letters.length), letters, 0, letters.length) }
    })
  const ownElements = words.filter(({ weight }) => weight > genericWeight).length
  return words.flatMap(({ text, letters, weight }) => {
    const isGeneric = weight <= leastTold
    if (words.length > 1 && (isGeneric || (ownElements > 1 && letters.length >= shortestWord))) {
      const count = countOf({ text, place: 'word' })
      const byOwners = Math.min(weight, weightOfOwners(count.owners, registerMarks))
      if (byOwners <= leastTold) return [{ text, place: 'word' as const, weight: byOwners, ...count, isGeneric }]
    }
    return isGeneric ? [] : weakAffixes(text, registerMarks, countOf)
  })
}

/** Returns the weak elements of a text. If another engine holds the register, they come from that engine's counts. */
export type FindWeak = (text: string, filters: IndexFilters) => WeakElement[]

/**
 * Returns the weights for a comparison with the searched name: those of its weak elements, and the weights that need no
 * register for all others. Undefined if there are no weak elements. It is the option `elementWeight` of the functions
 * that compare.
 */
export function elementWeightOf(weak: readonly Pick<WeakElement, 'text' | 'weight'>[]): ElementWeight | undefined {
  if (weak.length === 0) return undefined
  const weights = new Map(weak.map(({ text, weight }) => [hashBytes(bytesOf(text), 0, text.length) | 0, weight]))
  return (hash, squash, from, until) => weights.get(hash | 0) ?? weightOfHash(hash, squash, from, until)
}
