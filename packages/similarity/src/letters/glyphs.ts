/*
 * Letters and digits that look alike. One for one: zero for O, one for I or L, five for S. Two for one: RN and M, CL
 * and D, VV and W. XO7 and X07, or MODERN and MODEM, look the same at a glance, which the offices' visual comparison
 * and the confusables of Unicode Technical Standard 39 reflect. Costs are in hundredths of a letter.
 */

const symbols = 36
/** Returns the index of a folded byte in the tables: a to z, then 0 to 9. */
export const glyphIndex = (byte: number) => (byte >= 0x61 ? byte - 0x61 : byte - 0x30 + 26)
const indexOf = (letter: string) => glyphIndex(letter.charCodeAt(0))

/** The cost of mistaking one letter for another, by `left * 36 + right`. */
export const replacement = new Uint8Array(symbols * symbols).fill(100)
export const glyphCount = symbols

const set = (pairs: string, cost: number) => {
  for (const pair of pairs.split(' ')) {
    const [left, right] = [indexOf(pair[0]), indexOf(pair[1])]
    replacement[left * symbols + right] = cost
    replacement[right * symbols + left] = cost
  }
}
const vowels = 'aeiouy'
for (const left of vowels) for (const right of vowels) set(`${left}${right}`, 80)
/** The cost of mistaking a digit for the letter it looks like. */
export const digitCost = 30
set('o0 i1 l1 s5 z2 b8 g9 g6 b6 e3 a4 t7', digitCost)
// Letters of similar shape, or that often replace each other: I/L, C/K, U/V, M/N.
set('il iy ij ck cq kq uv vw mn sz', 65)
for (let symbol = 0; symbol < symbols; symbol++) replacement[symbol * symbols + symbol] = 0

/** Index of a folded byte, with a digit mapped to the letter it looks like: 0 to O, 1 to L, 5 to S. */
export const shapeIndex = Uint8Array.from({ length: 128 }, (_, byte) => {
  const twin = 'olzeasgtbg'[byte - 0x30]
  return twin === undefined || byte < 0x30 ? Math.max(0, byte - 0x61) : indexOf(twin)
})

/** The cost of mistaking two letters for one. */
export const mergedCost = 35
/** The letter that two letters look like together, by `first * 36 + second`: its index plus one; 0 for none. */
export const merged = new Uint8Array(symbols * symbols)
for (const [two, one] of [
  ['rn', 'm'],
  ['nn', 'm'],
  ['vv', 'w'],
  ['uu', 'w'],
  ['cl', 'd'],
  ['ci', 'a'],
  ['cj', 'g'],
  ['ij', 'y'],
] as const) {
  merged[indexOf(two[0]) * symbols + indexOf(two[1])] = indexOf(one) + 1
}
