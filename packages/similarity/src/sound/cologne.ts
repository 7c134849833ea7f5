/*
 * Kölner Phonetik: H. J. Postel, "Die Kölner Phonetik. Ein Verfahren zur Identifizierung von Personennamen auf der
 * Grundlage der Gestaltanalyse", IBM-Nachrichten 19 (1969), 925–931. Each letter becomes a digit that depends on its
 * neighbours. Doubled digits are merged, and zeros are dropped except at the beginning.
 */

const code = (letter: string) => letter.charCodeAt(0)
const setOf = (letters: string) => {
  const table = new Uint8Array(128)
  for (const letter of letters) table[code(letter)] = 1
  return table
}
const hardAtStart = setOf('ahkloqrux')
const hardInside = setOf('ahkoqux')
const softDental = setOf('csz')
const afterSz = setOf('sz')
const beforeX = setOf('ckq')

const simple = new Uint8Array(128).fill(255)
for (const letter of 'aeijouy') simple[code(letter)] = 0
for (const letter of 'bp') simple[code(letter)] = 1
for (const letter of 'dt') simple[code(letter)] = 2
for (const letter of 'fvw') simple[code(letter)] = 3
for (const letter of 'gkq') simple[code(letter)] = 4
simple[code('l')] = 5
for (const letter of 'mn') simple[code(letter)] = 6
simple[code('r')] = 7
for (const letter of 'sz') simple[code(letter)] = 8

const [c, d, h, p, t, x] = [code('c'), code('d'), code('h'), code('p'), code('t'), code('x')]

/**
 * Writes the code of the letters `from` to `until` of `bytes` (folded, without spaces) to `out` as digits 0 to 8 and
 * returns its length. Digits of the name itself become 16 to 25, so that "F1" and "F2" do not sound the same.
 */
export function writeCologne(bytes: Uint8Array, from: number, until: number, out: Uint8Array): number {
  let length = 0
  let last = 255
  const push = (digit: number) => {
    if (digit !== last && (digit !== 0 || length === 0) && length < out.length) out[length++] = digit
    last = digit
  }
  for (let i = from; i < until; i++) {
    const letter = bytes[i]
    const before = i > from ? bytes[i - 1] : 0
    const after = i + 1 < until ? bytes[i + 1] : 0
    if (letter < 0x3a) push(letter - 0x30 + 16)
    else if (letter === h) continue
    else if (letter === p && after === h) push(3)
    else if ((letter === d || letter === t) && softDental[after]) push(8)
    else if (letter === x) {
      if (!beforeX[before]) push(4)
      push(8)
    } else if (letter === c) {
      if (i === from) push(hardAtStart[after] ? 4 : 8)
      else push(afterSz[before] || !hardInside[after] ? 8 : 4)
    } else push(simple[letter])
  }
  return length
}

const input = new Uint8Array(256)
const output = new Uint8Array(64)

/**
 * Returns the code of a folded name in its usual notation ("235" for "tavilo"). Digits of the name stay as they are.
 */
export function cologneCode(folded: string): string {
  let length = 0
  for (let i = 0; i < folded.length && length < input.length; i++) {
    const letter = folded.charCodeAt(i)
    if (letter !== 0x20) input[length++] = letter
  }
  const codes = writeCologne(input, 0, length, output)
  let text = ''
  for (let i = 0; i < codes; i++) text += String(output[i] % 16)
  return text
}
