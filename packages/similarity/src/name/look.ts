/*
 * How much two names look alike: optimal string alignment (edits and swapped neighbours) with cheaper costs for letters that look or
 * function alike, and Jaro-Winkler, which rewards a common beginning. Beginnings weigh more, as the offices' practice has it
 * (EUIPO Guidelines, part C, section 2, chapter 4, 3.4.1).
 */

/** Letters beyond these are not compared one by one; see `lengthBeyond`. */
export const maximumLetters = 64
const letterIndex = (code: number) => (code >= 0x61 ? code - 0x61 : code - 0x30 + 26)
const symbols = 36
const substitution = new Uint8Array(symbols * symbols).fill(100)
const vowels = 'aeiouy'
for (const left of vowels) {
  for (const right of vowels) substitution[letterIndex(left.charCodeAt(0)) * symbols + letterIndex(right.charCodeAt(0))] = 80
}
for (const pair of 'o0 i1 l1 s5 z2 b8 g9 e3 a4 t7'.split(' ')) {
  const [left, right] = [letterIndex(pair.charCodeAt(0)), letterIndex(pair.charCodeAt(1))]
  substitution[left * symbols + right] = 30
  substitution[right * symbols + left] = 30
}
for (const pair of 'il iy ij ck cq kq uv vw mn sz ij'.split(' ')) {
  const [left, right] = [letterIndex(pair.charCodeAt(0)), letterIndex(pair.charCodeAt(1))]
  substitution[left * symbols + right] = 65
  substitution[right * symbols + left] = 65
}
for (let symbol = 0; symbol < symbols; symbol++) substitution[symbol * symbols + symbol] = 0

const row = new Int32Array(maximumLetters + 1)
const rowBefore = new Int32Array(maximumLetters + 1)
const rightCodes = new Uint8Array(maximumLetters + 1)
const rightInsertions = new Uint8Array(maximumLetters + 1)
const matchedRight = new Uint8Array(maximumLetters)
const matchedLetters = new Uint8Array(maximumLetters)

/** Costs in hundredths of a letter: one more or less, one more of the same, two neighbours swapped, added for the first letter. */
const edits = { letter: 100, doubled: 60, swapped: 80, beginning: 40 }

/** Least cost to turn one name into the other, in letters. */
function alignmentDistance(
  left: Uint8Array,
  leftFrom: number,
  leftLength: number,
  right: Uint8Array,
  rightFrom: number,
  rightLength: number,
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
  row[0] = 0
  for (let j = 1; j <= m; j++) {
    const at = rightStart + j - 1
    const code = right[at] as number
    rightCodes[j] = letterIndex(code)
    const cost = at > rightFrom && right[at - 1] === code ? edits.doubled : edits.letter
    rightInsertions[j] = cost
    row[j] = (row[j - 1] as number) + cost + (j === 1 ? beginning : 0)
  }
  let codeBefore = -1
  for (let i = 1; i <= n; i++) {
    const at = leftStart + i - 1
    const code = letterIndex(left[at] as number)
    const base = code * symbols
    const deletion = at > leftFrom && left[at - 1] === left[at] ? edits.doubled : edits.letter
    let diagonal = row[0] as number
    // Two rows and two columns back, for swapped neighbours.
    let twoBack = 0
    let nextTwoBack = rowBefore[0] as number
    rowBefore[0] = diagonal
    let best = diagonal + deletion + (i === 1 ? beginning : 0)
    row[0] = best
    let rightBefore = -1
    for (let j = 1; j <= m; j++) {
      const above = row[j] as number
      const rightCode = rightCodes[j] as number
      let replaced = diagonal + (substitution[base + rightCode] as number)
      if (i === 1 && j === 1) replaced += beginning
      best += rightInsertions[j] as number
      if (replaced < best) best = replaced
      const removed = above + deletion
      if (removed < best) best = removed
      if (i > 1 && code === rightBefore && rightCode === codeBefore) {
        const swapped = twoBack + edits.swapped
        if (swapped < best) best = swapped
      }
      twoBack = nextTwoBack
      nextTwoBack = rowBefore[j] as number
      rowBefore[j] = above
      row[j] = best
      diagonal = above
      rightBefore = rightCode
    }
    codeBefore = code
  }
  return (row[m] as number) / 100
}

/** The most `lookSimilarity` can be for names of these lengths; saves the comparison where it cannot matter. */
export function lookBound(left: number, right: number): number {
  const longest = Math.max(left, right)
  if (longest === 0) return 1
  const shortest = Math.min(left, right)
  const jaro = (2 + shortest / longest) / 3
  return 0.65 * (1 - ((longest - shortest) * edits.doubled) / 100 / longest) + 0.35 * (jaro + 0.4 * (1 - jaro))
}

function jaroWinkler(left: Uint8Array, leftFrom: number, n: number, right: Uint8Array, rightFrom: number, m: number): number {
  const reach = Math.max(0, (Math.max(n, m) >> 1) - 1)
  matchedRight.fill(0, 0, m)
  let matches = 0
  for (let i = 0; i < n; i++) {
    const letter = left[leftFrom + i]
    const until = Math.min(m, i + reach + 1)
    for (let j = Math.max(0, i - reach); j < until; j++) {
      if (matchedRight[j] || right[rightFrom + j] !== letter) continue
      matchedRight[j] = 1
      matchedLetters[matches++] = letter as number
      break
    }
  }
  if (matches === 0) return 0
  let swapped = 0
  for (let j = 0, k = 0; j < m; j++) {
    if (matchedRight[j] && right[rightFrom + j] !== matchedLetters[k++]) swapped++
  }
  const jaro = (matches / n + matches / m + (matches - (swapped >> 1)) / matches) / 3
  let prefix = 0
  while (prefix < 4 && prefix < n && prefix < m && left[leftFrom + prefix] === right[rightFrom + prefix]) prefix++
  return jaro + prefix * 0.1 * (1 - jaro)
}

/** Likeness to the eye, 0 to 1, of folded letters `leftFrom` to `leftUntil` and `rightFrom` to `rightUntil` (no spaces). */
export function lookSimilarity(
  left: Uint8Array,
  leftFrom: number,
  leftUntil: number,
  right: Uint8Array,
  rightFrom: number,
  rightUntil: number,
): number {
  const fullLeft = leftUntil - leftFrom
  const fullRight = rightUntil - rightFrom
  if (fullLeft === 0 || fullRight === 0) return fullLeft === fullRight ? 1 : 0
  const n = Math.min(fullLeft, maximumLetters)
  const m = Math.min(fullRight, maximumLetters)
  // What is cut off counts as missing when the other name is shorter: the whole length is the measure.
  const lengthBeyond = Math.abs(fullLeft - fullRight) - Math.abs(n - m)
  const longest = Math.max(fullLeft, fullRight)
  const distance = alignmentDistance(left, leftFrom, n, right, rightFrom, m) + Math.max(0, lengthBeyond)
  const aligned = Math.max(0, 1 - distance / longest)
  return 0.65 * aligned + 0.35 * jaroWinkler(left, leftFrom, n, right, rightFrom, m)
}
