/*
 * Neutral pronunciation of a folded word: one code per sound. The rules are our own, in the manner of L. Philips'
 * Metaphone ("Hanging on the Metaphone", Computer Language 7 (1990) 12). Unlike Metaphone they keep vowels, and they
 * are the rules on which German, English, French, Spanish and Italian readers mostly agree: PH = F, CK = K, C before E,
 * I, Y = S and otherwise K, W = V, Y = I, QU = KV, X = KS, doubled letters once, H silent except at the beginning, E at
 * the end weak. Where the languages disagree, the sounds stay distinct but near (see `sound-similarity.ts`).
 */

/** The sounds; the position is the code. Digits follow from `firstDigit` on. */
export const sounds = 'aeiouəbpdtfvgkszʃxlmnrjhθ'
export const firstDigit = 32
export const soundCount = firstDigit + 10

const of = (sound: string) => sounds.indexOf(sound)
const [A, E, I, O, U, SCHWA] = [of('a'), of('e'), of('i'), of('o'), of('u'), of('ə')]
const [F, V, G, K, S, Z, SH, X, N, T, J, H, TH] = ['f', 'v', 'g', 'k', 's', 'z', 'ʃ', 'x', 'n', 't', 'j', 'h', 'θ'].map(of) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

/** Returns true for the codes of vowels, including the weak E. */
export const isVowelSound = (sound: number) => sound <= SCHWA

const single = new Uint8Array(128)
for (const letter of 'aeioubpdtfvgkszlmnrjh') single[letter.charCodeAt(0)] = of(letter)
single[0x63] = K
single[0x71] = K
single[0x77] = V
single[0x79] = I

const vowelLetter = new Uint8Array(128)
for (const letter of 'aeiouy') vowelLetter[letter.charCodeAt(0)] = 1

const ch = (letter: string) => letter.charCodeAt(0)
const [a, c, d, e, g, h, i, k, n, o, p, q, r, s, t, u, w, x, y, z] = 'acdeghiknopqrstuwxyz'.split('').map(ch) as number[] as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
]

function put(out: Uint8Array, origin: Uint16Array | undefined, length: number, room: number, sound: number, at: number): number {
  if (length >= room) return length
  out[length] = sound
  if (origin !== undefined) origin[length] = at
  return length + 1
}

/**
 * The next letters (`.`: end of word) before which a letter may sound different. Letters that are not listed always
 * have their usual sound.
 */
const ruledBefore: Record<string, string> = {
  ...{ a: 'e', c: 'hkqeiyz', d: 't', e: 'aiyu.', g: 'h', i: 'e', k: 'n', o: 'ue', p: 'h', s: 'ch', t: 'hzc', u: 'e', w: 'r' },
  ...Object.fromEntries([...'hqxy'].map((letter) => [letter, 'abcdefghijklmnopqrstuvwxyz0123456789.'])),
}
const ruled = 0xff
/**
 * The sound of a letter that is followed by another one (0 at the end); `ruled` if a rule decides, which few letters
 * need.
 */
const ownSound = new Uint8Array(128 * 128).fill(ruled)
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  for (const next of 'abcdefghijklmnopqrstuvwxyz0123456789.') {
    const code = ch(letter)
    const isDigit = letter <= '9'
    if (!isDigit && (letter === next || ruledBefore[letter]?.includes(next))) continue
    ownSound[code * 128 + (next === '.' ? 0 : ch(next))] = isDigit ? firstDigit + code - 0x30 : single[code]
  }
}

/**
 * Writes the sounds of the word `from` to `until` (folded letters and digits) to `out` at `start` and returns the new
 * length. `origin`, when given, receives for every sound the index of its letter: the last one of doubled letters.
 */
export function writeSounds(
  bytes: Uint8Array,
  from: number,
  until: number,
  out: Uint8Array,
  start: number,
  origin?: Uint16Array,
): number {
  let length = start
  const room = out.length
  let at = from
  while (at < until) {
    const letter = bytes[at]
    const next = at + 1 < until ? bytes[at + 1] : 0
    const own = ownSound[letter * 128 + next]
    if (own !== ruled) {
      length = put(out, origin, length, room, own, at)
      at++
      continue
    }
    const third = at + 2 < until ? bytes[at + 2] : 0
    // Doubled letters sound once, on the second. OO is a long U, and a doubled E at the end is not weak.
    if (letter === next) {
      if (letter === o) {
        length = put(out, origin, length, room, U, at + 1)
        at += 2
        continue
      }
      if (letter === e && at + 2 === until) {
        length = put(out, origin, length, room, E, at + 1)
        at += 2
        continue
      }
      at++
      continue
    }
    switch (letter) {
      case h:
        if (at === from) length = put(out, origin, length, room, H, at)
        at++
        continue
      case p:
        if (next === h) {
          length = put(out, origin, length, room, F, at + 1)
          at += 2
          continue
        }
        break
      case c:
        if (next === h) {
          // CHR, CHL and CH before a consonant: K as in CHROM; otherwise between SCH and X.
          length = put(out, origin, length, room, third !== 0 && !vowelLetter[third] ? K : X, at + 1)
          at += 2
          continue
        }
        if (next === k || next === q) {
          at++
          continue
        }
        if (next === e || next === i || next === y) {
          length = put(out, origin, length, room, S, at)
          at++
          continue
        }
        if (next === z) {
          at++
          continue
        }
        break
      case s:
        if (next === c && third === h) {
          length = put(out, origin, length, room, SH, at + 2)
          at += 3
          continue
        }
        if (next === h) {
          length = put(out, origin, length, room, SH, at + 1)
          at += 2
          continue
        }
        break
      case t:
        if (next === h) {
          length = put(out, origin, length, room, TH, at + 1)
          at += 2
          continue
        }
        if (next === z) {
          length = put(out, origin, length, room, Z, at + 1)
          at += 2
          continue
        }
        if (next === c && third === h) {
          length = put(out, origin, length, room, X, at + 2)
          at += 3
          continue
        }
        break
      case d:
        if (next === t) {
          length = put(out, origin, length, room, T, at + 1)
          at += 2
          continue
        }
        break
      case q:
        length = put(out, origin, length, room, K, at)
        if (next === u) {
          if (vowelLetter[third]) length = put(out, origin, length, room, V, at + 1)
          at += 2
        } else at++
        continue
      case x:
        if (at === from) length = put(out, origin, length, room, Z, at)
        else {
          length = put(out, origin, length, room, K, at)
          length = put(out, origin, length, room, S, at)
        }
        at++
        continue
      case g:
        if (next === h) {
          // NIGHT, THOUGH: silent after a vowel; GHOST: G.
          if (!(length > start && isVowelSound(out[length - 1]) && !vowelLetter[third]))
            length = put(out, origin, length, room, G, at + 1)
          at += 2
          continue
        }
        break
      case k:
        if (next === n && at === from) {
          length = put(out, origin, length, room, K, at)
          length = put(out, origin, length, room, N, at + 1)
          at += 2
          continue
        }
        break
      case w:
        if (next === r && at === from) {
          at++
          continue
        }
        break
      case y:
        length = put(
          out,
          origin,
          length,
          room,
          vowelLetter[next] && next !== 0 && (at === from || vowelLetter[bytes[at - 1]]) ? J : I,
          at,
        )
        at++
        continue
      case e:
        if (next === a && third !== u) {
          length = put(out, origin, length, room, I, at)
          at += 2
          continue
        }
        if (next === a) {
          // EAU
          length = put(out, origin, length, room, O, at + 2)
          at += 3
          continue
        }
        if (next === i || next === y) {
          length = put(out, origin, length, room, A, at)
          length = put(out, origin, length, room, I, at + 1)
          at += 2
          continue
        }
        if (next === u) {
          length = put(out, origin, length, room, O, at)
          length = put(out, origin, length, room, I, at + 1)
          at += 2
          continue
        }
        if (next === 0 && length > start + 1 && !isVowelSound(out[length - 1])) {
          length = put(out, origin, length, room, SCHWA, at)
          at++
          continue
        }
        break
      case a:
        if (next === e) {
          length = put(out, origin, length, room, E, at + 1)
          at += 2
          continue
        }
        break
      case i:
        if (next === e && third !== u) {
          length = put(out, origin, length, room, I, at + 1)
          at += 2
          continue
        }
        break
      case o:
        if (next === u) {
          length = put(out, origin, length, room, U, at + 1)
          at += 2
          continue
        }
        if (next === e) {
          length = put(out, origin, length, room, E, at + 1)
          at += 2
          continue
        }
        break
      case u:
        if (next === e && at + 2 < until) {
          length = put(out, origin, length, room, U, at + 1)
          at += 2
          continue
        }
        break
    }
    length = put(out, origin, length, room, single[letter], at)
    at++
  }
  return length
}

/** Returns the sounds as a text in which equal means heard alike: the weak E at the end is an E (CAFE, KAFFEE). */
export function heard(codes: Iterable<number>): string {
  let text = ''
  for (const code of codes) text += String.fromCharCode(0x100 + (code === SCHWA ? E : code))
  return text
}

const classOf = new Uint8Array(soundCount)
for (const [index, group] of ['a', 'eə', 'ij', 'o', 'u', 'bp', 'dtθ', 'fv', 'gk', 'szʃx', 'l', 'mn', 'r', 'h'].entries()) {
  for (const sound of group) classOf[of(sound)] = index
}
for (let digit = 0; digit < 10; digit++) classOf[firstDigit + digit] = 16 + digit

/** Returns the classes of near sounds (b/p, d/t, f/v, g/k, sibilants, m/n, …) that occur, one bit for each. */
export function soundClasses(codes: Uint8Array, from: number, until: number): number {
  let classes = 0
  for (let i = from; i < until; i++) classes |= 1 << classOf[codes[i]]
  return classes
}
