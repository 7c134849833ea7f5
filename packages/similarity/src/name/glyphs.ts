/*
 * Letters and digits that look alike. One for one: a zero for an O, a one for an I or L, an S for a 5; two for one: RN and M, CL and D, VV and
 * W. That XO7 and X07 or MODERN and MODEM are the same at a glance is what the offices' comparison "on the visual level" and the confusables
 * of Unicode Technical Standard 39 are about. Costs in hundredths of a letter.
 */

const symbols = 36
/** Place of a folded byte in the tables: a to z, then 0 to 9. */
export const glyphIndex = (byte: number) => (byte >= 0x61 ? byte - 0x61 : byte - 0x30 + 26)
const indexOf = (letter: string) => glyphIndex(letter.charCodeAt(0))

/** What it costs to take one letter for another, by `left * 36 + right`. */
export const replacement = new Uint8Array(symbols * symbols).fill(100)
export const glyphCount = symbols

const set = (pairs: string, cost: number) => {
  for (const pair of pairs.split(' ')) {
    const [left, right] = [indexOf(pair[0] as string), indexOf(pair[1] as string)]
    replacement[left * symbols + right] = cost
    replacement[right * symbols + left] = cost
  }
}
const vowels = 'aeiouy'
for (const left of vowels) for (const right of vowels) set(`${left}${right}`, 80)
/** Digits that pass for a letter at a glance. */
export const digitCost = 30
set('o0 i1 l1 s5 z2 b8 g9 g6 b6 e3 a4 t7', digitCost)
// Letters of one shape or that often stand for each other: I/L, C/K, U/V, M/N.
set('il iy ij ck cq kq uv vw mn sz', 65)
for (let symbol = 0; symbol < symbols; symbol++) replacement[symbol * symbols + symbol] = 0

/** Place of a folded byte with a digit in the place of the letter it looks like: 0 is O, 1 is L, 5 is S. */
export const shapeIndex = Uint8Array.from({ length: 128 }, (_, byte) => {
  const twin = 'olzeasgtbg'[byte - 0x30]
  return twin === undefined || byte < 0x30 ? Math.max(0, byte - 0x61) : indexOf(twin)
})

/** What it costs to take two letters for one. */
export const mergedCost = 35
/** The letter two letters look like, by `first * 36 + second`: its index plus one; 0 for none. */
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
  merged[indexOf(two[0] as string) * symbols + indexOf(two[1] as string)] = indexOf(one) + 1
}
