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

const rows = new Int32Array(3 * (maximumLetters + 1))
const matchedRight = new Uint8Array(maximumLetters)
const matchedLetters = new Uint8Array(maximumLetters)

function alignmentDistance(
  left: Uint8Array,
  leftFrom: number,
  n: number,
  right: Uint8Array,
  rightFrom: number,
  m: number,
): number {
  const width = m + 1
  let beforeLast = 2 * width
  let previous = 0
  let current = width
  rows[0] = 0
  for (let j = 1; j <= m; j++) rows[j] = j * 100 + 40
  for (let i = 1; i <= n; i++) {
    const letter = left[leftFrom + i - 1] as number
    const base = letterIndex(letter) * symbols
    const doubled = i > 1 && letter === left[leftFrom + i - 2]
    rows[current] = i * 100 + 40
    for (let j = 1; j <= m; j++) {
      const other = right[rightFrom + j - 1] as number
      let cost = substitution[base + letterIndex(other)] as number
      if (i === 1 && j === 1) cost *= 1.4
      let best = (rows[previous + j - 1] as number) + cost
      const removed = (rows[previous + j] as number) + (doubled ? 60 : 100)
      if (removed < best) best = removed
      const added = (rows[current + j - 1] as number) + (j > 1 && other === right[rightFrom + j - 2] ? 60 : 100)
      if (added < best) best = added
      if (i > 1 && j > 1 && letter === right[rightFrom + j - 2] && other === left[leftFrom + i - 2]) {
        const swapped = (rows[beforeLast + j - 2] as number) + 80
        if (swapped < best) best = swapped
      }
      rows[current + j] = best
    }
    const free = beforeLast
    beforeLast = previous
    previous = current
    current = free
  }
  return (rows[previous + m] as number) / 100
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
