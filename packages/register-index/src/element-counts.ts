import {
  bytesOf,
  type ElementWeight,
  foldName,
  genericWeight,
  hashBytes,
  isCombiningElement,
  weightOfHash,
} from '@marklot/similarity'
import { type AffixPlace, termsWithAffix } from './affix-terms.ts'
import type { IndexFilters } from './filters.ts'
import { categoryOf } from './kinds.ts'
import { isBuried, type LiveSegment } from './live-segment.ts'
import { classMasks, stateCategories } from './mark.ts'
import { liveMarks } from './merge.ts'
import { seatSign } from './owner-words.ts'
import { termOf } from './term-places.ts'

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

/** Names of one word that are looked at; their marks cost a few memory reads each. */
const mostNames = 600
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

export interface ElementCount {
  marks: number
  owners: number
  isEstimate: boolean
}

const dead = stateCategories.indexOf('dead')

/** 0 to 1, the same for the same number: counting twice gives the same figures. */
function chance(number: number): number {
  let bits = Math.imul(Math.floor(number) + 1, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}

const twoDigits = (value: number) => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1)
  return Math.round(value / unit) * unit
}

/** Some of a segment's `termNames`; each stands for `scale` of its kind. */
interface NameList {
  live: LiveSegment
  from: number
  until: number
  scale: number
}

/** Counts the living marks of the names that have one of the classes (none: all), and their different owners. */
function countMarks(lists: readonly NameList[], classes: readonly number[]): ElementCount {
  const names = lists.reduce((sum, { from, until }) => sum + until - from, 0)
  const step = Math.max(1, names / mostNames)
  const { low, high } = classMasks(classes)
  let marks = 0
  let isEstimate = step > 1
  /** Marks of the sample by the hash of their owner: owners have other numbers in each segment. */
  const perOwner = new Map<number, number>()
  let before = 0
  let next = 0
  for (const { live, from, until, scale } of lists) {
    const { termNames, nameRecordStart, nameRecords, kind, kindKeys, classesLow, classesHigh, owner, ownerBytes, ownerStart } =
      live.segment.arrays
    if (scale > 1) isEstimate = true
    for (; next < before + until - from; next += step) {
      // One of each step's names, not always the first: what repeats in the register must not meet the steps.
      const at = step === 1 ? next - before : Math.min(until - from - 1, Math.floor(next - before + step * chance(next)))
      const name = (termNames[from + at] as number) & 0x7fffffff
      const end = nameRecordStart[name + 1] as number
      for (let place = nameRecordStart[name] as number; place < end; place++) {
        const record = nameRecords[place] as number
        if (categoryOf(kindKeys[kind[record] as number] as number) === dead || isBuried(live.tombstones, record)) continue
        if (classes.length > 0 && ((classesLow[record] as number) & low) === 0 && ((classesHigh[record] as number) & high) === 0)
          continue
        marks += scale
        const number = owner[record] as number
        if (number < 0) continue
        const hash = hashOfOwner(ownerBytes, ownerStart[number] as number, ownerStart[number + 1] as number)
        perOwner.set(hash, (perOwner.get(hash) ?? 0) + 1)
      }
    }
    before += until - from
  }
  if (!isEstimate) return { marks, owners: perOwner.size, isEstimate }
  return { marks: twoDigits(marks * step), owners: twoDigits(Math.min(marks * step, allOwners(perOwner))), isEstimate }
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
  return { live, from: termNameStart[term] as number, until: termNameStart[term + 1] as number, scale }
}

/** By the name alone where there is one: offices write the seats of one owner differently. */
function hashOfOwner(bytes: Uint8Array, from: number, until: number): number {
  let end = from
  while (end < until && bytes[end] !== seatSign) end++
  return end === from ? hashBytes(bytes, from, until) : hashBytes(bytes, from, end)
}

/** Owners of all marks, from those of a sample: the more of them were met once only, the more were not met (Chao 1984). */
function allOwners(perOwner: ReadonlyMap<number, number>): number {
  let once = 0
  let twice = 0
  for (const count of perOwner.values()) {
    if (count === 1) once++
    else if (count === 2) twice++
  }
  return perOwner.size + (once * Math.max(0, once - 1)) / (2 * (twice + 1))
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
      const length = (termStart[term + 1] as number) - (termStart[term] as number)
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
