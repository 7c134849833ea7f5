import { type LetterBag, mostCommon } from './common-letters.ts'
import { digitCost, glyphCount, glyphIndex, merged, mergedCost, replacement, shapeIndex } from './glyphs.ts'

/*
 * How much two names look alike: optimal string alignment (edits and swapped neighbours) with cheaper costs for letters that look alike (see
 * `glyphs.ts`), and Jaro-Winkler, which rewards a common beginning. Beginnings weigh more, as the offices' practice has it (EUIPO Guidelines,
 * part C, section 2, chapter 4, 3.4.1), and a difference counts for more in a short sign, since the length is the measure (3.4.1.2).
 */

/** Letters beyond these are not compared one by one; see `lengthBeyond`. */
export const maximumLetters = 64

/** Costs in hundredths of a letter: one more or less, one more of the same, two neighbours swapped, added for the first letter. */
const edits = { letter: 100, doubled: 60, swapped: 80, beginning: 40 }
const shares = { aligned: 0.65, common: 0.35 }

/** More than 64 bytes each: such arrays stand still in memory, and V8 knows their places. */
const room = maximumLetters + 8
const rowLength = room
/** Three rows, one after the other. */
const rows = new Int32Array(3 * rowLength)
const never = 0x3fffffff
/** More than any alignment costs. */
const unbounded = 0xffff

/** Letters of a name that are aligned, from 1 on. */
interface AlignedLetters {
  readonly codes: Uint8Array
  /** What it costs to leave the letter out. */
  readonly costs: Uint8Array
  /** The letter that the letter and the one before it look like together. */
  readonly one: Uint8Array
}
const lettersOf = (): AlignedLetters => ({
  codes: new Uint8Array(room),
  costs: new Uint8Array(room),
  one: new Uint8Array(room),
})
const leftLetters = lettersOf()
const rightLetters = lettersOf()
/** Two letters that look like no other one. */
const noOne = 0xff

/** Takes `length` letters of a name from `start` on; returns what it costs at least to leave one of them out. */
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
    const byte = letters[at] as number
    const code = glyphIndex(byte)
    const cost = at > from && letters[at - 1] === byte ? edits.doubled : edits.letter
    const two = codeBefore < 0 ? 0 : (merged[codeBefore * glyphCount + code] as number)
    codes[i] = code
    costs[i] = cost
    one[i] = two === 0 ? noOne : two - 1
    if (cost < least) least = cost
    if (two !== 0) least = mergedCost
    codeBefore = code
  }
  return least
}

/** The letters in common, in the order of one of the names. */
const commonLetters = new Uint8Array(room)
/** Places that are bits of one number. */
const mostBits = 31
/** The places of each letter in the left name, one bit each; 0 between two comparisons. */
const placesOfLetter = new Int32Array(room)
/** Which places of the right name are taken. */
const takenPlaces = new Uint8Array(room)
/** For each letter the place (plus one) of its next occurrence in the right name, and from each place that of the one after it. */
const occurrence = new Uint8Array(room)
const nextOccurrence = new Uint8Array(room)

/** Least cost to turn one name into the other, in hundredths of a letter; some cost above `budget` when it is certainly greater. */
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
  // So far an alignment may leave the diagonals between the two ends: each step there and back leaves letters out.
  const more = m - n
  const spare = Math.min(budget, unbounded) - (more > 0 ? more * leastInsertion : -more * leastDeletion)
  if (spare < 0) return budget + 1
  const aside = (spare / (leastInsertion + leastDeletion)) | 0
  const lowest = (more < 0 ? more : 0) - aside
  const highest = (more > 0 ? more : 0) + aside
  const { codes, costs, one } = rightLetters
  // Where the rows begin.
  let row = 0
  let rowBefore = rowLength
  let rowTwoBefore = 2 * rowLength
  let sum = beginning
  rows[0] = 0
  for (let j = 1; j <= m && j <= highest; j++) {
    sum += costs[j] as number
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
    const code = leftLetters.codes[i] as number
    const base = code * glyphCount
    const deletion = leftLetters.costs[i] as number
    const leftOne = leftLetters.one[i] as number
    const first = i + lowest > 1 ? i + lowest : 1
    const last = i + highest < m ? i + highest : m
    let diagonal = rows[rowBefore + first - 1] as number
    let best = never
    if (first === 1) {
      best = diagonal + deletion
      if (i === 1) {
        best += beginning
        if (m > 0 && (replacement[base + (codes[1] as number)] as number) > digitCost) diagonal += beginning
      }
    }
    rows[row + first - 1] = best
    let smallest = best
    let rightBefore = first === 1 ? -1 : (codes[first - 1] as number)
    for (let j = first; j <= last; j++) {
      const rightCode = codes[j] as number
      const inserted = best + (costs[j] as number)
      const replaced = diagonal + (replacement[base + rightCode] as number)
      diagonal = rows[rowBefore + j] as number
      const removed = diagonal + deletion
      // The least of the three without a branch, as in `alignSounds`: which it is cannot be foretold.
      best = removed + ((replaced - removed) & ((replaced - removed) >> 31))
      best += (inserted - best) & ((inserted - best) >> 31)
      if (((code ^ rightBefore) | (rightCode ^ codeBefore)) === 0) {
        const swapped = (rows[rowTwoBefore + j - 2] as number) + edits.swapped
        if (swapped < best) best = swapped
      }
      if (leftOne === rightCode) {
        const taken = (rows[rowTwoBefore + j - 1] as number) + mergedCost
        if (taken < best) best = taken
      }
      if (one[j] === code) {
        const taken = (rows[rowBefore + j - 2] as number) + mergedCost
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
  return rows[row + m] as number
}

/** The most `lookSimilarity` can be for names of these lengths; saves the comparison where it cannot matter. */
export function lookBound(left: number, right: number): number {
  const longest = Math.max(left, right)
  if (longest === 0) return 1
  const shortest = Math.min(left, right)
  const jaro = (2 + shortest / longest) / 3
  // Every letter more costs at least what a letter does that two look like.
  const aligned = 1 - ((longest - shortest) * mergedCost) / 100 / longest
  return shares.aligned * aligned + shares.common * (jaro + 0.4 * (1 - jaro))
}

/** What `lookAtMost` has to know of a name; a `NameForm`. */
export interface Letters extends LetterBag {
  readonly squash: Uint8Array
  readonly squashLength: number
  readonly hasDigit: boolean
  readonly hasDoubled: boolean
  /** Shapes that two neighbours look like together. */
  readonly merged: number
}

const letterCosts = replacement.filter((cost, pair) => cost > 0 && pair % glyphCount < 26 && pair < 26 * glyphCount)
/** The least it costs to take one letter for another one; digits and merged letters cost less. */
const leastReplacement = Math.min(...letterCosts)
/** So that no rounding of the arithmetic excludes anything. */
const margin = 1e-9

/**
 * The most `lookSimilarity` can be for two names, seen from their letters without their order. A letter that the other name has not is left
 * out or replaced in every alignment, and common to both in no order.
 */
export function lookAtMost(left: Letters, right: Letters): number {
  return lookOfLetters(left, 0, left.squashLength, right, 0, right.squashLength, mostCommon(left, right))
}

/** The same for `n` letters from `leftFrom` on and `m` from `rightFrom` on, of which at most `common` are in both. */
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
    // Only a swap of the first two letters does without the costs of another beginning.
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

/** Of the letters paired last those that stand in another order in the other name. */
let inOtherOrder = 0

/**
 * Pairs common letters in their order, the first free occurrence within `reach`, digits taken for the letters they look like; returns how many. So
 * the measure is symmetric; the usual greedy search is not. For names of up to `mostBits` letters.
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
    const code = shapeIndex[left[leftFrom + i] as number] as number
    placesOfLetter[code] = (placesOfLetter[code] as number) | (1 << i)
  }
  let free = -1
  let within = (2 << reach) - 1
  let matches = 0
  for (let j = 0; j < m; j++) {
    const code = shapeIndex[right[rightFrom + j] as number] as number
    const found = (placesOfLetter[code] as number) & within & free
    free ^= found & -found
    commonLetters[matches] = code
    // Without a branch: whether a letter is found cannot be foretold.
    matches -= (found | -found) >> 31
    within = (within << 1) | ((j - reach) >>> 31)
  }
  inOtherOrder = 0
  for (let taken = ~free, k = 0; taken !== 0; taken &= taken - 1, k++) {
    const i = 31 - Math.clz32(taken & -taken)
    if ((shapeIndex[left[leftFrom + i] as number] as number) !== commonLetters[k]) inOtherOrder++
  }
  for (let i = 0; i < n; i++) placesOfLetter[shapeIndex[left[leftFrom + i] as number] as number] = 0
  return matches
}

/** The same for names of any length. */
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
    const code = shapeIndex[right[rightFrom + j] as number] as number
    nextOccurrence[j] = occurrence[code] as number
    occurrence[code] = j + 1
    takenPlaces[j] = 0
  }
  let matches = 0
  for (let i = 0; i < n; i++) {
    const code = shapeIndex[left[leftFrom + i] as number] as number
    let place = occurrence[code] as number
    while (place !== 0 && place - 1 < i - reach) place = nextOccurrence[place - 1] as number
    if (place !== 0 && place - 1 <= i + reach) {
      commonLetters[matches++] = code
      takenPlaces[place - 1] = 1
      place = nextOccurrence[place - 1] as number
    }
    occurrence[code] = place
  }
  inOtherOrder = 0
  for (let j = 0, k = 0; k < matches; j++) {
    if (takenPlaces[j] === 1 && (shapeIndex[right[rightFrom + j] as number] as number) !== commonLetters[k++]) inOtherOrder++
  }
  return matches
}

/** Jaro-Winkler; symmetric, see `pairLetters`. */
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
 * Likeness to the eye, 0 to 1 and symmetric, of folded letters `leftFrom` to `leftUntil` and `rightFrom` to `rightUntil` (no spaces). `least`
 * bounds the work: what is certainly below it comes back as 0.
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
  // What is cut off counts as missing when the other name is shorter: the whole length is the measure.
  const lengthBeyond = Math.max(0, Math.abs(fullLeft - fullRight) - Math.abs(n - m))
  const longest = Math.max(fullLeft, fullRight)
  const common = jaroWinkler(left, leftFrom, n, right, rightFrom, m)
  // What the common letters say alone needs no alignment, which may come to nothing.
  const wanted = least - shares.common * common
  const budget = wanted > 0 ? 100 * longest * (1 - wanted / shares.aligned) + 1 : Number.POSITIVE_INFINITY
  if (budget < 0) return 0
  const cost = alignmentCost(left, leftFrom, n, right, rightFrom, m, budget)
  if (cost > budget) return 0
  const aligned = Math.max(0, 1 - (cost / 100 + lengthBeyond) / longest)
  return shares.aligned * aligned + shares.common * common
}
