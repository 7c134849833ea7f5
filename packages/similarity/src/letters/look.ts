import { type LetterBag, mostCommon } from './common-letters.ts'
import { digitCost, glyphCount, glyphIndex, merged, mergedCost, replacement, shapeIndex } from './glyphs.ts'

/*
 * How much two names look alike: optimal string alignment (edits and transpositions) with lower costs for letters that
 * look alike (see `glyphs.ts`), combined with Jaro-Winkler, which rewards a common beginning. Beginnings weigh more in
 * the offices' practice (EUIPO Guidelines, part C, section 2, chapter 4, 3.4.1), and a difference counts for more in a
 * short sign, because it is measured against the length (3.4.1.2).
 */

/** Number of letters compared one by one. For longer names see `lengthBeyond`. */
export const maximumLetters = 64

/**
 * Costs in hundredths of a letter: an added letter, an added copy of its neighbour, two neighbours swapped, and the
 * surcharge for the first letter.
 */
const edits = { letter: 100, doubled: 60, swapped: 80, beginning: 40 }
const shares = { aligned: 0.65, common: 0.35 }

/** More than 64 bytes each: V8 keeps such arrays at a fixed address. */
const room = maximumLetters + 8
const rowLength = room
/** Three rows, one after the other. */
const rows = new Int32Array(3 * rowLength)
const never = 0x3fffffff
/** More than any alignment costs. */
const unbounded = 0xffff

/** The letters of a name to align, from index 1. */
interface AlignedLetters {
  readonly codes: Uint8Array
  /** The cost of leaving each letter out. */
  readonly costs: Uint8Array
  /** The letter that each letter and its predecessor look like together. */
  readonly one: Uint8Array
}
const lettersOf = (): AlignedLetters => ({
  codes: new Uint8Array(room),
  costs: new Uint8Array(room),
  one: new Uint8Array(room),
})
const leftLetters = lettersOf()
const rightLetters = lettersOf()
/** Marks two letters that look like no other letter. */
const noOne = 0xff

/** Loads `length` letters of a name from `start`. Returns the lowest cost of leaving one of them out. */
function writeLetters(
  { codes, costs, one }: AlignedLetters,
  letters: Uint8Array,
  from: number,
  start: number,
  length: number,
): number {
  let least: number = edits.letter
  let codeBefore = -1
  for (let i = 1; i <= length; i++) {
    const at = start + i - 1
    const byte = letters[at]
    const code = glyphIndex(byte)
    const cost = at > from && letters[at - 1] === byte ? edits.doubled : edits.letter
    const two = codeBefore < 0 ? 0 : merged[codeBefore * glyphCount + code]
    codes[i] = code
    costs[i] = cost
    one[i] = two === 0 ? noOne : two - 1
    if (cost < least) least = cost
    if (two !== 0) least = mergedCost
    codeBefore = code
  }
  return least
}

/** The common letters, in the order of one of the names. */
const commonLetters = new Uint8Array(room)
/** Positions that fit into the bits of one number. */
const mostBits = 31
/** The positions of each letter in the left name, one bit each; all 0 between two comparisons. */
const placesOfLetter = new Int32Array(room)
/** The positions of the right name that are taken. */
const takenPlaces = new Uint8Array(room)
/**
 * For each letter the position plus one of its next occurrence in the right name, and for each position that of the
 * following occurrence.
 */
const occurrence = new Uint8Array(room)
const nextOccurrence = new Uint8Array(room)

/**
 * Returns the minimum cost of turning one name into the other, in hundredths of a letter. Any value above `budget` when
 * the cost is certainly greater.
 */
function alignmentCost(
  left: Uint8Array,
  leftFrom: number,
  leftLength: number,
  right: Uint8Array,
  rightFrom: number,
  rightLength: number,
  budget: number,
): number {
  let skipped = 0
  while (skipped < leftLength && skipped < rightLength && left[leftFrom + skipped] === right[rightFrom + skipped]) skipped++
  let n = leftLength - skipped
  let m = rightLength - skipped
  const leftStart = leftFrom + skipped
  const rightStart = rightFrom + skipped
  while (n > 0 && m > 0 && left[leftStart + n - 1] === right[rightStart + m - 1]) {
    n--
    m--
  }
  const beginning = skipped === 0 ? edits.beginning : 0
  const leastInsertion = writeLetters(rightLetters, right, rightFrom, rightStart, m)
  const leastDeletion = writeLetters(leftLetters, left, leftFrom, leftStart, n)
  // How far an alignment may leave the diagonals between the two ends: each step away and back leaves letters out.
  const more = m - n
  const spare = Math.min(budget, unbounded) - (more > 0 ? more * leastInsertion : -more * leastDeletion)
  if (spare < 0) return budget + 1
  const aside = (spare / (leastInsertion + leastDeletion)) | 0
  const lowest = (more < 0 ? more : 0) - aside
  const highest = (more > 0 ? more : 0) + aside
  const { codes, costs, one } = rightLetters
  // Offsets of the rows.
  let row = 0
  let rowBefore = rowLength
  let rowTwoBefore = 2 * rowLength
  let sum = beginning
  rows[0] = 0
  for (let j = 1; j <= m && j <= highest; j++) {
    sum += costs[j]
    rows[j] = sum
  }
  if (highest < m) rows[highest + 1] = never
  let smallestBefore = 0
  let codeBefore = -1
  for (let i = 1; i <= n; i++) {
    const older = rowTwoBefore
    rowTwoBefore = rowBefore
    rowBefore = row
    row = older
    const code = leftLetters.codes[i]
    const base = code * glyphCount
    const deletion = leftLetters.costs[i]
    const leftOne = leftLetters.one[i]
    const first = i + lowest > 1 ? i + lowest : 1
    const last = i + highest < m ? i + highest : m
    let diagonal = rows[rowBefore + first - 1]
    let best = never
    if (first === 1) {
      best = diagonal + deletion
      if (i === 1) {
        best += beginning
        if (m > 0 && replacement[base + codes[1]] > digitCost) diagonal += beginning
      }
    }
    rows[row + first - 1] = best
    let smallest = best
    let rightBefore = first === 1 ? -1 : codes[first - 1]
    for (let j = first; j <= last; j++) {
      const rightCode = codes[j]
      const inserted = best + costs[j]
      const replaced = diagonal + replacement[base + rightCode]
      diagonal = rows[rowBefore + j]
      const removed = diagonal + deletion
      // The minimum of three without a branch, as in `alignSounds`: no branch predictor can guess it.
      best = removed + ((replaced - removed) & ((replaced - removed) >> 31))
      best += (inserted - best) & ((inserted - best) >> 31)
      if (((code ^ rightBefore) | (rightCode ^ codeBefore)) === 0) {
        const swapped = rows[rowTwoBefore + j - 2] + edits.swapped
        if (swapped < best) best = swapped
      }
      if (leftOne === rightCode) {
        const taken = rows[rowTwoBefore + j - 1] + mergedCost
        if (taken < best) best = taken
      }
      if (one[j] === code) {
        const taken = rows[rowBefore + j - 2] + mergedCost
        if (taken < best) best = taken
      }
      rows[row + j] = best
      smallest += (best - smallest) & ((best - smallest) >> 31)
      rightBefore = rightCode
    }
    rows[row + last + 1] = never
    // Swapped and merged letters reach two rows back.
    if (smallest > budget && smallestBefore > budget) return smallest
    smallestBefore = smallest
    codeBefore = code
  }
  return rows[row + m]
}

/** Returns the upper bound of `lookSimilarity` for names of these lengths. Skips comparisons that cannot matter. */
export function lookBound(left: number, right: number): number {
  const longest = Math.max(left, right)
  if (longest === 0) return 1
  const shortest = Math.min(left, right)
  const jaro = (2 + shortest / longest) / 3
  // Each additional letter costs at least as much as merging two letters into one.
  const aligned = 1 - ((longest - shortest) * mergedCost) / 100 / longest
  return shares.aligned * aligned + shares.common * (jaro + 0.4 * (1 - jaro))
}

/** What `lookAtMost` reads of a name; implemented by `NameForm`. */
export interface Letters extends LetterBag {
  readonly squash: Uint8Array
  readonly squashLength: number
  readonly hasDigit: boolean
  readonly hasDoubled: boolean
  /** The shapes that neighbouring letters look like together. */
  readonly merged: number
}

const letterCosts = replacement.filter((cost, pair) => cost > 0 && pair % glyphCount < 26 && pair < 26 * glyphCount)
/** The lowest cost of mistaking one letter for another. Digits and merged letters cost less. */
const leastReplacement = Math.min(...letterCosts)
/** A margin, so that floating-point rounding excludes nothing. */
const margin = 1e-9

/**
 * Returns the upper bound of `lookSimilarity`, from the letters of the two names without their order. Every alignment
 * leaves out or replaces a letter that the other name lacks.
 */
export function lookAtMost(left: Letters, right: Letters): number {
  return lookOfLetters(left, 0, left.squashLength, right, 0, right.squashLength, mostCommon(left, right))
}

/**
 * Returns this likeness for `n` letters from `leftFrom` and `m` letters from `rightFrom`, of which at most `common` are
 * in both.
 */
export function lookOfLetters(
  left: Letters,
  leftFrom: number,
  n: number,
  right: Letters,
  rightFrom: number,
  m: number,
  common: number,
): number {
  if (n === 0 || m === 0 || n > maximumLetters || m > maximumLetters) return lookBound(n, m)
  const one = left.squash
  const other = right.squash
  const longest = n > m ? n : m
  let cost = (longest - common) * (mergedCost / 2)
  if (!left.hasDigit && !right.hasDigit && (left.merged & right.once) === 0 && (right.merged & left.once) === 0) {
    const shortest = n < m ? n : m
    if (left.hasDoubled || right.hasDoubled) cost = (longest - common) * edits.doubled
    else cost = (longest - shortest) * edits.letter + (shortest - common) * leastReplacement
    // Only a swap of the first two letters avoids the surcharge for another beginning.
    if (one[leftFrom] !== other[rightFrom] && (one[leftFrom + 1] !== other[rightFrom] || other[rightFrom + 1] !== one[leftFrom]))
      cost += edits.beginning
  }
  const aligned = Math.max(0, 1 - cost / 100 / longest)
  if (common === 0) return shares.aligned * aligned + margin
  const jaro = (common / n + common / m + 1) / 3
  let prefix = 0
  while (prefix < 4 && prefix < n && prefix < m && one[leftFrom + prefix] === other[rightFrom + prefix]) prefix++
  return shares.aligned * aligned + shares.common * (jaro + prefix * 0.1 * (1 - jaro)) + margin
}

/** Of the letters paired last, those in another order in the other name. */
let inOtherOrder = 0

/**
 * Pairs common letters in order, each with the first free occurrence within `reach`, and treats digits as the letters
 * they look like. Returns the number of pairs. Pairing in order makes the measure symmetric, which the usual greedy
 * search is not. For names of up to `mostBits` letters.
 */
function pairLetters(
  left: Uint8Array,
  leftFrom: number,
  n: number,
  right: Uint8Array,
  rightFrom: number,
  m: number,
  reach: number,
): number {
  for (let i = 0; i < n; i++) {
    const code = shapeIndex[left[leftFrom + i]]
    placesOfLetter[code] |= 1 << i
  }
  let free = -1
  let within = (2 << reach) - 1
  let matches = 0
  for (let j = 0; j < m; j++) {
    const code = shapeIndex[right[rightFrom + j]]
    const found = placesOfLetter[code] & within & free
    free ^= found & -found
    commonLetters[matches] = code
    // Without a branch: no branch predictor can guess whether a letter is found.
    matches -= (found | -found) >> 31
    within = (within << 1) | ((j - reach) >>> 31)
  }
  inOtherOrder = 0
  for (let taken = ~free, k = 0; taken !== 0; taken &= taken - 1, k++) {
    const i = 31 - Math.clz32(taken & -taken)
    if (shapeIndex[left[leftFrom + i]] !== commonLetters[k]) inOtherOrder++
  }
  for (let i = 0; i < n; i++) placesOfLetter[shapeIndex[left[leftFrom + i]]] = 0
  return matches
}

/** `pairLetters` for names of any length. */
function pairManyLetters(
  left: Uint8Array,
  leftFrom: number,
  n: number,
  right: Uint8Array,
  rightFrom: number,
  m: number,
  reach: number,
): number {
  occurrence.fill(0)
  for (let j = m - 1; j >= 0; j--) {
    const code = shapeIndex[right[rightFrom + j]]
    nextOccurrence[j] = occurrence[code]
    occurrence[code] = j + 1
    takenPlaces[j] = 0
  }
  let matches = 0
  for (let i = 0; i < n; i++) {
    const code = shapeIndex[left[leftFrom + i]]
    let place = occurrence[code]
    while (place !== 0 && place - 1 < i - reach) place = nextOccurrence[place - 1]
    if (place !== 0 && place - 1 <= i + reach) {
      commonLetters[matches++] = code
      takenPlaces[place - 1] = 1
      place = nextOccurrence[place - 1]
    }
    occurrence[code] = place
  }
  inOtherOrder = 0
  for (let j = 0, k = 0; k < matches; j++) {
    if (takenPlaces[j] === 1 && shapeIndex[right[rightFrom + j]] !== commonLetters[k++]) inOtherOrder++
  }
  return matches
}

/** Returns the Jaro-Winkler similarity, which is symmetric; see `pairLetters`. */
function jaroWinkler(left: Uint8Array, leftFrom: number, n: number, right: Uint8Array, rightFrom: number, m: number): number {
  const longest = n > m ? n : m
  const reach = Math.max(0, (longest >> 1) - 1)
  const matches =
    longest <= mostBits
      ? pairLetters(left, leftFrom, n, right, rightFrom, m, reach)
      : pairManyLetters(left, leftFrom, n, right, rightFrom, m, reach)
  if (matches === 0) return 0
  const jaro = (matches / n + matches / m + (matches - (inOtherOrder >> 1)) / matches) / 3
  let prefix = 0
  while (prefix < 4 && prefix < n && prefix < m && left[leftFrom + prefix] === right[rightFrom + prefix]) prefix++
  return jaro + prefix * 0.1 * (1 - jaro)
}

/**
 * Likeness to the eye, 0 to 1 and symmetric, of the folded letters `leftFrom` to `leftUntil` and `rightFrom` to
 * `rightUntil` (without spaces). Returns 0 for a likeness that is certainly below `least`.
 */
export function lookSimilarity(
  left: Uint8Array,
  leftFrom: number,
  leftUntil: number,
  right: Uint8Array,
  rightFrom: number,
  rightUntil: number,
  least = 0,
): number {
  const fullLeft = leftUntil - leftFrom
  const fullRight = rightUntil - rightFrom
  if (fullLeft === 0 || fullRight === 0) return fullLeft === fullRight ? 1 : 0
  const n = Math.min(fullLeft, maximumLetters)
  const m = Math.min(fullRight, maximumLetters)
  // Letters that were cut off count as missing when the other name is shorter: the whole length is the measure.
  const lengthBeyond = Math.max(0, Math.abs(fullLeft - fullRight) - Math.abs(n - m))
  const longest = Math.max(fullLeft, fullRight)
  const common = jaroWinkler(left, leftFrom, n, right, rightFrom, m)
  // The likeness that the common letters give alone. The alignment may add nothing.
  const wanted = least - shares.common * common
  const budget = wanted > 0 ? 100 * longest * (1 - wanted / shares.aligned) + 1 : Number.POSITIVE_INFINITY
  if (budget < 0) return 0
  const cost = alignmentCost(left, leftFrom, n, right, rightFrom, m, budget)
  if (cost > budget) return 0
  const aligned = Math.max(0, 1 - (cost / 100 + lengthBeyond) / longest)
  return shares.aligned * aligned + shares.common * common
}
