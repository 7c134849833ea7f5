/*
 * Spells names as they are heard, so that one list of trigrams finds both names that look alike and names that sound
 * alike. C, K and Q are one letter; so are I, Y and J; S and Z; V and W. PH is F. An H after a consonant and the second
 * of two equal letters do not count. The digits 0 and 1 are O and I. Spaces never count, so splitting and joining words
 * changes nothing.
 *
 *   philipp → filip → ␣␣f ␣fi fil ili lip ip␣
 */

const letters = 'abdefghiklmnoprstuvx23456789'
/** The number of different letters. Codes run from 0 to this, exclusive. */
export const nearLetterCount = letters.length
/** Stands for no letter, and for the beginning of a text. */
export const noLetter = letters.length
const padding = noLetter
const symbols = letters.length + 1
/** The number of different trigrams. Codes run from 0 to this, exclusive. */
export const nearTrigramCount = symbols * symbols * symbols

/** Returns whether the trigram includes the beginning or end of a text. */
export const isPadded = (trigram: number) =>
  trigram >= padding * symbols * symbols || trigram % symbols === padding || Math.floor(trigram / symbols) % symbols === padding

/**
 * Letters that sound alike: all vowels, and similar consonants by the classes of Cologne phonetics. Each digit is its
 * own kind.
 */
const kinds = ['aeiou', 'bpfv', 'dt', 'gk', 'sx', 'lr', 'mn', 'h', ...'23456789']
export const letterKinds = kinds.length
/** Near letter → its kind. */
export const letterKind = Uint8Array.from(letters, (letter) => kinds.findIndex((kind) => kind.includes(letter)))

const near = new Uint8Array(128)
for (const [code, letter] of Array.from(letters, (letter, code) => [code, letter] as const)) near[letter.charCodeAt(0)] = code
for (const [written, heard] of ['ck', 'qk', 'yi', 'ji', 'zs', 'wv', '0o', '1i']) {
  near[written.charCodeAt(0)] = letters.indexOf(heard)
}
const f = letters.indexOf('f')
const h = letters.indexOf('h')
const p = letters.indexOf('p')
const isVowel = Uint8Array.from([...letters, ' '], (letter) => ('aeiou'.includes(letter) ? 1 : 0))

/**
 * Returns the letter heard at `i` of the folded text `bytes[0, until)` after the heard letter `before` (`noLetter` at
 * the beginning), or `noLetter` if none is heard. Spaces do not count: TOP HAT is heard like TOPHAT, so that a name
 * equals itself however it is split.
 */
export function nearLetterAt(bytes: Uint8Array, i: number, until: number, before: number): number {
  const byte = bytes[i]
  if (byte === 0x20) return noLetter
  const letter = near[byte]
  if (letter === h && before !== noLetter && isVowel[before] === 0) return noLetter
  const heardLetter = letter === p && isBeforeH(bytes, i, until) ? f : letter
  return heardLetter === before ? noLetter : heardLetter
}

function isBeforeH(bytes: Uint8Array, i: number, until: number): boolean {
  let next = i + 1
  while (next < until && bytes[next] === 0x20) next++
  return next < until && bytes[next] === 0x68
}

/**
 * Writes the letters of the folded text `bytes[from, until)` as they are heard to `out`, as many as fit. Returns their
 * number.
 */
export function writeNearLetters(bytes: Uint8Array, from: number, until: number, out: Uint8Array): number {
  let before = noLetter
  let count = 0
  for (let i = from; i < until && count < out.length; i++) {
    const letter = nearLetterAt(bytes, i, until, before)
    if (letter === noLetter) continue
    out[count++] = letter
    before = letter
  }
  return count
}

/**
 * Writes the padded trigrams of the folded letters `squash[0, length)` to `out`, repetitions included, and returns
 * their number. `out` needs room for one more than there are letters.
 */
export function writeNearTrigrams(squash: Uint8Array, length: number, out: Uint16Array): number {
  let first = padding
  let second = padding
  let count = 0
  for (let i = 0; i < length; i++) {
    const third = nearLetterAt(squash, i, length, second)
    if (third === noLetter) continue
    out[count++] = (first * symbols + second) * symbols + third
    first = second
    second = third
  }
  out[count] = (first * symbols + second) * symbols + padding
  return count + 1
}
