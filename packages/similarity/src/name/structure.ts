import { bitCount } from '../letters/common-letters.ts'
import { lookSimilarity } from '../letters/look.ts'
import { hasConcept } from '../meaning/vocabulary.ts'
import { hashBytes, type NameForm } from '../words/name-form.ts'
import { genericWeight, weightOfHash } from '../words/weak-words.ts'
import { sameWord, wordLength, wordLikeness } from '../words/word-likeness.ts'
import { coinedLikeness, hasMeaning, isCoined, isRunTogether } from './coined.ts'

/*
 * Structure: one sign within the other, in either direction, by words and inside words; common beginnings and other
 * common words; order of words and of letters; initials; generic additions. Taking over an earlier sign whole and
 * adding to it causes confusion even when the strings differ a lot (CJEU C-120/04 THOMSON LIFE; EUIPO Guidelines, part
 * C, section 2, chapter 4, 3.4.5), whichever of the two is longer.
 */

/** How the parts of two names relate to each other. */
export interface Structure {
  /** 0 to 1. */
  value: number
  /** All weighty words of one are in the other, or one is inside the other. */
  contained: boolean
  /** The same words once generic ones are left out. */
  sameCore: boolean
  /**
   * Letters of words that are in both names, as a share of the longer one; and the same with each word counted by its
   * weight.
   */
  commonShare: number
  commonWeight: number
}

/** The likeness for each arrangement; `share` is the common part of the longer name. */
const earned = {
  sameCore: 0.97,
  otherOrder: 0.95,
  words: (share: number) => 0.7 + 0.26 * share,
  inside: (share: number) => 0.61 + 0.29 * share,
  insideAtBeginning: 0.04,
  insideAtEnd: 0.02,
  insideThreeLetters: -0.04,
  insideTwoLetters: -0.1,
  /** Inside a word whose rest is a word of its own: NL in NLSPORT, METRO in METROINVEST. */
  besideWord: (share: number) => 0.69 + 0.26 * share,
  besideWordTwoLetters: -0.04,
  commonBeginning: (share: number) => 0.6 + 0.3 * share,
  /** A distinctive common word in another position, such as a surname after two first names. */
  commonWord: (share: number) => 0.5 + 0.25 * share,
  /** A coined word that both names contain beside other words: NORD TAVILO, TAVILO KITCHEN. */
  coinedWord: (share: number) => 0.6 + 0.25 * share,
  /** The same when the coined word is merely alike in the other name: ZARLEX COFFEE, SARLEX BANKING. */
  alikeCoined: (likeness: number) => 0.4 + 0.6 * likeness,
  /** The same when one name runs it together with another word: NORD TAVILO, MYTAVILO. */
  runTogether: 0.94,
  /** Words run together in another order, as a share of what the reordered names look alike: SUNNY BROOK, BROOKSUNY. */
  joinedOtherOrder: 0.95,
  /** The same letters in another order: TATI, ITAT. */
  otherLetterOrder: 0.74,
  /** The same letters in another order, with the same first or last letter: ISP, IPS. */
  otherLetterOrderInside: 0.8,
  /** The first letters of the words: INTERNATIONAL BUSINESS MACHINES, IBM. */
  initials: 0.76,
}
/** Lengths, in letters, of names compared regardless of order, and of names read as initials. */
const letterOrder = { shortest: 3, longest: 12 }
const initialism = { shortest: 3, longest: 6 }
/** The least weight with which a common word that is not the first one makes two names similar by itself. */
const distinctive = 0.9

/** The most that a word with a meaning weighs beside a coined word that both names contain. */
const besideCoined = 0.5

const mostMass = (form: NameForm, word: number) => 2 + Math.min(8, wordLength(form, word))
const mass = (form: NameForm, word: number) => form.wordWeight[word] * mostMass(form, word)

const taken = new Uint8Array(64)
const partner = new Int8Array(64)
/** The likeness of each word and its partner. */
const likenesses = new Float64Array(64)
/** Which pairs consist of a word and another one that runs it together with an element, and how alike these are. */
const isPart = new Uint8Array(64)
const partLikeness = 0.86

function coreWord(form: NameForm, from: number): number {
  let word = from
  while (word < form.wordCount && form.wordWeight[word] <= genericWeight) word++
  return word
}

function sameCoreWords(left: NameForm, right: NameForm): boolean {
  let i = coreWord(left, 0)
  let j = coreWord(right, 0)
  if (i === left.wordCount || j === right.wordCount) return false
  while (i < left.wordCount && j < right.wordCount) {
    if (!sameWord(left, i, right, j)) return false
    i = coreWord(left, i + 1)
    j = coreWord(right, j + 1)
  }
  return i === left.wordCount && j === right.wordCount
}

/** Returns the offset of the shorter squashed name in the longer one, or -1. */
function positionInside(short: NameForm, long: NameForm): number {
  const n = short.squashLength
  const last = long.squashLength - n
  const head = short.squash[0]
  for (let at = 0; at <= last; at++) {
    if (long.squash[at] !== head) continue
    let k = 1
    while (k < n && long.squash[at + k] === short.squash[k]) k++
    if (k === n) return at
  }
  return -1
}

const shortestRest = 3

/**
 * Returns true if `squash[from, until)` is a known word. The public breaks a word down where a part of it has a
 * meaning, and the other part is then an element of its own (General Court T-256/04 Respicur, 57).
 */
function isKnownWord(form: NameForm, from: number, until: number): boolean {
  if (until - from < shortestRest) return false
  const hash = hashBytes(form.squash, from, until)
  return hasConcept(hash) || form.weigh(hash, form.squash, from, until) < 1
}

function insideValue(left: NameForm, right: NameForm): number {
  const short = left.squashLength <= right.squashLength ? left : right
  const long = short === left ? right : left
  const n = short.squashLength
  if (n < 2 || (short.once & ~long.once) !== 0) return 0
  const at = positionInside(short, long)
  if (at < 0) return 0
  const beginning = at === 0
  const ending = at + n === long.squashLength
  if (n === 2 && !beginning) return 0
  let value = earned.inside(n / long.squashLength)
  if (beginning) value += earned.insideAtBeginning
  else if (ending) value += earned.insideAtEnd
  if (n === 3) value += earned.insideThreeLetters
  if (n === 2) value += earned.insideTwoLetters
  const restIsWord = (beginning && isKnownWord(long, n, long.squashLength)) || (ending && isKnownWord(long, 0, at))
  if (!restIsWord) return value
  return Math.max(value, earned.besideWord(n / long.squashLength) + (n === 2 ? earned.besideWordTwoLetters : 0))
}

function letterOrderValue(left: NameForm, right: NameForm): number {
  const n = left.squashLength
  if (n !== right.squashLength || left.letterSum !== right.letterSum) return 0
  if (n < letterOrder.shortest || n > letterOrder.longest || !sameLetters(left, right)) return 0
  const kept = left.squash[0] === right.squash[0] || left.squash[n - 1] === right.squash[n - 1]
  return kept ? earned.otherLetterOrderInside : earned.otherLetterOrder
}

const letterCounts = new Int8Array(128)

/** Returns true if two names of the same length have the same letters. Equal sums alone do not prove it. */
function sameLetters(left: NameForm, right: NameForm): boolean {
  letterCounts.fill(0)
  for (let i = 0; i < left.squashLength; i++) {
    const [own, other] = [left.squash[i], right.squash[i]]
    letterCounts[own]++
    letterCounts[other]--
  }
  return letterCounts.every((count) => count === 0)
}

/**
 * Returns true if the single word `short` consists of the first letters of the words of `long`, with or without its
 * short words.
 */
function areInitials(short: NameForm, long: NameForm): boolean {
  const n = short.squashLength
  if (short.wordCount !== 1 || long.wordCount < n || n < initialism.shortest || n > initialism.longest) return false
  let all = 0
  let core = 0
  for (let word = 0; word < long.wordCount; word++) {
    const initial = long.squash[long.wordFrom[word]]
    if (all < n && short.squash[all] === initial) all++
    else all = n + 1
    if (long.wordWeight[word] <= genericWeight) continue
    if (core < n && short.squash[core] === initial) core++
    else core = n + 1
  }
  return all === n || core === n
}

/** Returns false for most words that are not run together: a quick look at their lengths and ends. */
function mayRunTogether(left: NameForm, i: number, right: NameForm, j: number): boolean {
  const [from, until] = [left.wordFrom[i], left.wordUntil[i]]
  const [start, end] = [right.wordFrom[j], right.wordUntil[j]]
  const more = until - from - (end - start)
  if (more > -2 && more < 2) return false
  return left.squash[from] === right.squash[start] || left.squash[until - 1] === right.squash[end - 1]
}

const runTogether = (left: NameForm, i: number, right: NameForm, j: number) =>
  wordLength(left, i) < wordLength(right, j) ? isRunTogether(left, i, right, j) : isRunTogether(right, j, left, i)

/**
 * Pairs each word of `left` with the free word of `right` it is most like, into `partner` and `likenesses`. Returns
 * false when no word has a partner.
 */
function pairWords(left: NameForm, right: NameForm): boolean {
  let found = false
  taken.fill(0, 0, right.wordCount)
  for (let i = 0; i < left.wordCount; i++) {
    let best = 0
    let bestAt = -1
    for (let j = 0; j < right.wordCount; j++) {
      if (taken[j]) continue
      const likeness = wordLikeness(left, i, right, j)
      if (likeness > best) {
        best = likeness
        bestAt = j
        isPart[i] = 0
        if (best === 1) break
      }
      if (best < partLikeness && mayRunTogether(left, i, right, j) && runTogether(left, i, right, j)) {
        best = partLikeness
        bestAt = j
        isPart[i] = 1
      }
    }
    partner[i] = bestAt
    likenesses[i] = best
    if (bestAt < 0) continue
    taken[bestAt] = 1
    found = true
  }
  return found
}

/** By how much a word with a meaning weighs less beside a coined one: the public remembers the coined word. */
const excessMass = (form: NameForm, word: number) =>
  hasMeaning(form.wordHash[word]) ? Math.max(0, mass(form, word) - besideCoined * mostMass(form, word)) : 0

/** Compares two names word by word, of which at least one has several words. */
function wordsValue(left: NameForm, right: NameForm, result: Structure): number {
  if (!pairWords(left, right)) return 0
  let massLeft = 0
  let massRight = 0
  let matchedLeft = 0
  let matchedRight = 0
  let inOrder = true
  let lastPartner = -1
  let common = 0
  let coined = 0
  let isAlike = false
  for (let j = 0; j < right.wordCount; j++) massRight += mass(right, j)
  for (let i = 0; i < left.wordCount; i++) {
    const own = mass(left, i)
    massLeft += own
    const at = partner[i]
    if (at < 0) continue
    const likeness = likenesses[i]
    if (at < lastPartner) inOrder = false
    lastPartner = at
    matchedLeft += own * likeness
    matchedRight += mass(right, at) * likeness
    if (likeness === 1) {
      const weight = left.wordWeight[i]
      const share = wordLength(left, i) / Math.max(left.squashLength, right.squashLength)
      common = Math.max(common, weight)
      if (coined < 1 && isCoined(left, i)) coined = 1
      result.commonShare += share
      result.commonWeight += weight * share
    } else if (isPart[i] === 1) coined = Math.max(coined, earned.runTogether)
    else if (coinedLikeness(left, i, right, at) > 0) {
      coined = Math.max(coined, earned.alikeCoined(likeness))
      isAlike = true
    }
  }
  if (matchedLeft === 0) return 0
  const coveredLeft = matchedLeft / massLeft
  const coveredRight = matchedRight / massRight
  const high = Math.max(coveredLeft, coveredRight)
  const low = Math.min(coveredLeft, coveredRight)
  if (high > 0.98 && low > 0.98) return earned.otherOrder
  if (high > 0.98) result.contained = true
  let value = (inOrder ? 1 : 0.97) * high ** 1.5 * earned.words(low)
  const share = (high + low) / 2
  if (common >= distinctive) value = Math.max(value, earned.commonWord(share))
  if (coined > 0) {
    for (let i = 0; i < left.wordCount; i++) if (partner[i] < 0) massLeft -= excessMass(left, i)
    for (let j = 0; j < right.wordCount; j++) if (!taken[j]) massRight -= excessMass(right, j)
    value = Math.max(value, earned.coinedWord((matchedLeft / massLeft + matchedRight / massRight) / 2) * coined)
    if (isAlike) value = Math.max(value, high * earned.words(low))
  }
  const firstLeft = coreWord(left, 0)
  const firstRight = coreWord(right, 0)
  if (firstLeft < left.wordCount && partner[firstLeft] === firstRight) {
    if (left.wordWeight[firstLeft] === 1 && right.wordWeight[firstRight] === 1)
      value = Math.max(value, earned.commonBeginning(share) * likenesses[firstLeft])
  }
  return value
}

const reordered = new Uint8Array(256)
/** Names with very different letters or lengths do not count as reordered. */
const reorder = { leastLength: 0.8, mostOtherLetters: 5, leastLook: 0.8 }
/** The other orders of two and of three words. */
const otherOrders: Readonly<Record<number, readonly (readonly number[])[]>> = {
  2: [[1, 0]],
  3: [
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
    [0, 2, 1],
    [1, 0, 2],
  ],
}

/** Returns how much the single word `joined` looks like the words of `words` run together in another order. */
function joinedOrderValue(joined: NameForm, words: NameForm): number {
  const orders = joined.wordCount === 1 ? otherOrders[words.wordCount] : undefined
  if (orders === undefined) return 0
  const [n, m] = [joined.squashLength, words.squashLength]
  if (Math.min(n, m) < reorder.leastLength * Math.max(n, m)) return 0
  if (bitCount(joined.once ^ words.once) > reorder.mostOtherLetters) return 0
  let best = 0
  for (const order of orders) {
    let at = 0
    for (const word of order) {
      for (let from = words.wordFrom[word]; from < words.wordUntil[word]; from++) reordered[at++] = words.squash[from]
    }
    best = Math.max(best, lookSimilarity(joined.squash, 0, n, reordered, 0, m, reorder.leastLook))
  }
  return best < reorder.leastLook ? 0 : earned.joinedOtherOrder * best
}

/** Returns true if `left` comes first: words are always paired in one order, so that the result is symmetric. */
const comesFirst = (left: NameForm, right: NameForm) =>
  left.wordCount === right.wordCount
    ? left.squashLength === right.squashLength
      ? left.letterSum <= right.letterSum
      : left.squashLength < right.squashLength
    : left.wordCount < right.wordCount

/** Lengths, in letters, of weighed beginnings and endings. Shorter ones are no elements; longer ones are words. */
const affixLength = { shortest: 3, longest: 6 }

/**
 * Returns the number of letters that two single words share at the beginning (`step` 1) or at the end (-1), up to the
 * longest element.
 */
function commonLetters(left: NameForm, right: NameForm, step: 1 | -1): number {
  const most = Math.min(affixLength.longest, left.squashLength - 1, right.squashLength - 1)
  let i = step === 1 ? 0 : left.squashLength - 1
  let j = step === 1 ? 0 : right.squashLength - 1
  let common = 0
  for (; common < most && left.squash[i] === right.squash[j]; i += step, j += step) common++
  return common
}

/**
 * Counts a beginning or ending that two single words share and that many marks use (CINEFLIX, ZONEFLIX) as common, with
 * its weight.
 */
function addCommonAffix(left: NameForm, right: NameForm, step: 1 | -1, result: Structure): void {
  for (let length = commonLetters(left, right, step); length >= affixLength.shortest; length--) {
    const from = step === 1 ? 0 : left.squashLength - length
    const hash = hashBytes(left.squash, from, from + length)
    const weight = left.weigh(hash, left.squash, from, from + length)
    // Only a weight from the register counts: an article that a word happens to begin with is no element.
    if (weight === weightOfHash(hash, left.squash, from, from + length)) continue
    const share = length / Math.max(left.squashLength, right.squashLength)
    result.commonShare += share
    result.commonWeight += weight * share
    return
  }
}

/** Compares the structure of two names and writes it to `result`. */
export function compareStructure(left: NameForm, right: NameForm, result: Structure): void {
  result.sameCore = sameCoreWords(left, right)
  result.contained = false
  result.commonShare = 0
  result.commonWeight = 0
  if (result.sameCore) {
    result.value = earned.sameCore
    return
  }
  let value = insideValue(left, right)
  if (value > 0) result.contained = true
  else {
    value = letterOrderValue(left, right)
    if (areInitials(left, right) || areInitials(right, left)) value = Math.max(value, earned.initials)
  }
  // Two single words have no further structure: look and sound compare them.
  if (left.wordCount > 1 || right.wordCount > 1) {
    value = Math.max(value, comesFirst(left, right) ? wordsValue(left, right, result) : wordsValue(right, left, result))
    if (value < earned.joinedOtherOrder) value = Math.max(value, joinedOrderValue(left, right), joinedOrderValue(right, left))
  } else {
    addCommonAffix(left, right, 1, result)
    if (result.commonShare === 0) addCommonAffix(left, right, -1, result)
  }
  result.value = value
}
