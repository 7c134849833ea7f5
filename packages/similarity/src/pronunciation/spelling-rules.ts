import { firstDigitSound, ipaCode } from './ipa.ts'

/*
 * Spelling rules of a language: which letters represent which sounds in which surroundings.
 *
 *   letters  surroundings  sounds  ; comment          sch _ ʃ      st #_ ʃt      c _E ts      h V_X -
 *
 * Surroundings describe the neighbours letter by letter: # end of the word, V vowel, C consonant, X consonant or end,
 * E front vowel (e, i, y), A back vowel (a, o, u), N what closes a French nasal (a consonant other than m, n, h; or the
 * end). Other letters match themselves. `-` is silent. The first matching rule applies, otherwise the letter's own
 * sound in the row "letters". Doubled letters without a rule sound once.
 */

/** A parsed rule. */
interface Rule {
  letters: string
  /** What surrounds it, the nearest first. */
  before: readonly string[]
  after: readonly string[]
  sounds: Uint8Array
}

/** The rules of one language as tables of numbers, in the order in which they are tried. */
export interface SpellingRules {
  /**
   * Offsets into `rules` by a letter and its successor, and of the following pair: `starts[placeOf[letter] * places +
   * placeOf[next]]`.
   */
  starts: Int32Array
  /** The rules, see `parts`. */
  rules: Int32Array
  /** For each byte, the kinds of surroundings that it matches, one bit each. The end of the word is 0. */
  kinds: Int32Array
  /** The sounds of rules and letters, one after the other, and the offsets of each letter's own sounds. */
  sounds: Uint8Array
  single: Int32Array
  /**
   * The single sound of a letter where no rule applies and the next letter differs; `ruled` otherwise. Indexed as
   * `starts`.
   */
  own: Uint8Array
}

/**
 * The fields of a rule: its letters (count, and those after the second), its surroundings (bits, 0: anything), its
 * sounds (first and last).
 */
const mostAround = 3
const parts = {
  length: 0,
  third: 1,
  fourth: 2,
  after: 3,
  before: 3 + mostAround,
  sounds: 3 + 2 * mostAround,
  soundsEnd: 4 + 2 * mostAround,
  count: 5 + 2 * mostAround,
}

const everyLetter = 'abcdefghijklmnopqrstuvwxyz'
const vowelLetters = 'aeiouy'
const consonantLetters = [...everyLetter].filter((letter) => !vowelLetters.includes(letter)).join('')
const classes: Record<string, string> = {
  '#': '\0',
  V: vowelLetters,
  C: consonantLetters,
  X: `${consonantLetters}\0`,
  E: 'eiy',
  A: 'aou',
  N: `${[...consonantLetters].filter((letter) => !'mnh'.includes(letter)).join('')}\0`,
}

/** Index of letters and digits, which make up folded words. 0 for anything else, such as the end of the word. */
const placeOf = new Uint8Array(128)
for (const [place, letter] of [...everyLetter, ...'0123456789'].entries()) placeOf[letter.charCodeAt(0)] = place + 1
const places = 37

/** Returns whether a byte matches a symbol of the surroundings. */
function stands(symbol: string, byte: number): boolean {
  const letters = classes[symbol] ?? symbol
  // A word also ends before a digit when it is spoken: F1, 4YOU.
  return letters.includes(String.fromCharCode(byte)) || (byte >= 0x30 && byte < 0x3a && letters.includes('\0'))
}

const soundsOf = (text: string) => (text === '-' ? new Uint8Array(0) : Uint8Array.from(text, ipaCode))

/**
 * Parses the rules of a language. `letters` holds the plain sounds as `a=a b=b …`.
 * @throws Error for a line that is not a rule
 */
export function spellingRules(letters: string, text: string): SpellingRules {
  const plain: Uint8Array[] = Array.from({ length: 128 }, () => new Uint8Array(0))
  for (const entry of letters.trim().split(/\s+/)) {
    const [letter, sounds] = entry.split('=') as [string, string]
    plain[letter.charCodeAt(0)] = soundsOf(sounds)
  }
  for (let digit = 0; digit < 10; digit++) plain[0x30 + digit] = Uint8Array.of(firstDigitSound + digit)
  const byLetter: Rule[][] = Array.from({ length: places }, () => [])
  for (const line of text.split('\n')) {
    const content = line.split(';')[0]?.trim() ?? ''
    if (content === '') continue
    const [pattern, surroundings, sounds] = content.split(/\s+/)
    if (pattern === undefined || surroundings === undefined || sounds === undefined || !surroundings.includes('_')) {
      throw new Error(`no spelling rule: ${line}`)
    }
    const [before, after] = surroundings.split('_') as [string, string]
    if (pattern.length > 4 || before.length > mostAround || after.length > mostAround) throw new Error(`too long a rule: ${line}`)
    const list = byLetter[placeOf[pattern.charCodeAt(0)]] as Rule[]
    list.push({ letters: pattern, before: [...before].reverse(), after: [...after], sounds: soundsOf(sounds) })
  }
  const symbols = [...new Set(byLetter.flat().flatMap(({ before, after }) => [...before, ...after]))]
  if (symbols.length > 32) throw new Error(`too many kinds of surroundings: ${symbols.join(' ')}`)
  const kinds = Int32Array.from({ length: 128 }, (_, byte) =>
    symbols.reduce((bits, symbol, i) => (stands(symbol, byte) ? bits | (1 << i) : bits), 0),
  )
  const sounds: number[] = []
  const put = (more: Uint8Array) => {
    sounds.push(...more)
    return sounds.length - more.length
  }
  const single = Int32Array.from([...plain, new Uint8Array(0)], put)
  const byFollower = byLetter.flatMap((list) => followers.map((next) => list.filter((rule) => mayFit(rule, next))))
  const starts = new Int32Array(byFollower.length + 1)
  const rules: number[] = []
  for (const [place, list] of byFollower.entries()) {
    for (const rule of list) {
      const bit = (symbol: string | undefined) => (symbol === undefined ? 0 : 1 << symbols.indexOf(symbol))
      const around = [rule.after, rule.before].flatMap((side) => Array.from({ length: mostAround }, (_, i) => bit(side[i])))
      const from = put(rule.sounds)
      rules.push(
        rule.letters.length,
        rule.letters.charCodeAt(2) || 0,
        rule.letters.charCodeAt(3) || 0,
        ...around,
        from,
        from + rule.sounds.length,
      )
    }
    starts[place + 1] = rules.length
  }
  const own = Uint8Array.from(byFollower, (list, at) => {
    const letter = Math.floor(at / places)
    const alone = plain[followers[letter]]
    return list.length > 0 || alone.length !== 1 || letter === at % places ? ruled : alone[0]
  })
  return { starts, rules: Int32Array.from(rules), kinds, sounds: Uint8Array.from(sounds), single, own }
}

const ruled = 0xff

/** The possible successors of a letter, in the order of `placeOf`. */
const followers = [0, ...[...everyLetter, ...'0123456789'].map((letter) => letter.charCodeAt(0))]

/** Returns whether a rule can match where its first letter is followed by `next`. */
function mayFit({ letters, after }: Rule, next: number): boolean {
  if (letters.length > 1) return letters.charCodeAt(1) === next
  const [symbol] = after
  return symbol === undefined || stands(symbol, next)
}

/** Returns whether a rule matches whose first letter and successor are known to match. */
function fits(
  rules: Int32Array,
  rule: number,
  kinds: Int32Array,
  bytes: Uint8Array,
  from: number,
  until: number,
  at: number,
): boolean {
  const end = at + rules[rule]
  if (end > until) return false
  const third = rules[rule + parts.third]
  if (third !== 0) {
    if (bytes[at + 2] !== third) return false
    const fourth = rules[rule + parts.fourth]
    if (fourth !== 0 && bytes[at + 3] !== fourth) return false
  }
  // Beyond the end of the word every position matches.
  for (let i = 0, place = end; i < mostAround; i++, place++) {
    const kind = rules[rule + parts.after + i]
    if (kind === 0) break
    if ((kinds[place < until ? bytes[place] : 0] & kind) === 0) return false
    if (place >= until) break
  }
  for (let i = 0, place = at - 1; i < mostAround; i++, place--) {
    const kind = rules[rule + parts.before + i]
    if (kind === 0) break
    if ((kinds[place >= from ? bytes[place] : 0] & kind) === 0) return false
    if (place < from) break
  }
  return true
}

/**
 * Writes the sounds of the word `bytes[from, until)` (folded letters and digits) to `out` at `start` and returns the
 * new length.
 */
export function pronounce(
  { starts, rules, kinds, sounds, single, own }: SpellingRules,
  bytes: Uint8Array,
  from: number,
  until: number,
  out: Uint8Array,
  start: number,
): number {
  let length = start
  let at = from
  while (at < until) {
    const letter = bytes[at]
    const next = at + 1 < until ? bytes[at + 1] : 0
    const place = placeOf[letter] * places + placeOf[next]
    const plain = own[place]
    if (plain !== ruled) {
      at++
      if (length < out.length && (length === start || out[length - 1] !== plain || plain >= firstDigitSound))
        out[length++] = plain
      continue
    }
    let rule = starts[place]
    const last = starts[place + 1]
    while (rule < last && !fits(rules, rule, kinds, bytes, from, until, at)) rule += parts.count
    let sound: number
    let end: number
    if (rule < last) {
      sound = rules[rule + parts.sounds]
      end = rules[rule + parts.soundsEnd]
      at += rules[rule]
    } else {
      sound = single[letter]
      end = single[letter + 1]
      at += letter >= 0x61 && next === letter ? 2 : 1
    }
    for (; sound < end && length < out.length; sound++) {
      const code = sounds[sound]
      // Two equal sounds in a row are heard as one (MISS SIXTY, IM MAI).
      if (length > start && out[length - 1] === code && code < firstDigitSound) continue
      out[length++] = code
    }
  }
  return length
}
