import { firstDigitSound, ipaCode } from './ipa.ts'

/*
 * Spelling rules of a language: which letters stand for which sounds in which surroundings.
 *
 *   letters  surroundings  sounds  ; comment          sch _ ʃ      st #_ ʃt      c _E ts      h V_X -
 *
 * Surroundings are what stands before and after, letter by letter: # end of the word, V vowel, C consonant, X consonant or end, E front
 * vowel (e, i, y), A back vowel (a, o, u), N what closes a French nasal (consonant but m, n, h; or end), other letters themselves. `-` is
 * silent. The first rule that fits is taken, otherwise the letter's own sound in the row "letters". Doubled letters without a rule sound once.
 */

interface Rule {
  letters: Uint8Array
  /** One table of allowed bytes for each place, the nearest first; byte 0 is the end of the word. */
  before: readonly Uint8Array[]
  after: readonly Uint8Array[]
  sounds: Uint8Array
}

/** The rules of one language, by the first letter and the one that follows it in the word: `rules[placeOf[letter] * places + placeOf[next]]`. */
export interface SpellingRules {
  rules: readonly (readonly Rule[])[]
  /** The sounds of each letter where no rule fits. */
  single: readonly Uint8Array[]
  /** Where a letter and the next one have no rules and are not the same: the one sound of the letter; `ruled` otherwise. By place, as `rules`. */
  own: Uint8Array
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

/** Places of letters and digits, which is what folded words are made of; 0 for what is none, as the end of the word. */
const placeOf = new Uint8Array(128)
for (const [place, letter] of [...everyLetter, ...'0123456789'].entries()) placeOf[letter.charCodeAt(0)] = place + 1
const places = 37

function tableOf(symbol: string): Uint8Array {
  const table = new Uint8Array(128)
  for (const letter of classes[symbol] ?? symbol) table[letter.charCodeAt(0)] = 1
  // Digits end a word for the ear: F1, 4YOU.
  if (table[0] === 1) for (let digit = 0x30; digit < 0x3a; digit++) table[digit] = 1
  return table
}

const soundsOf = (text: string) => (text === '-' ? new Uint8Array(0) : Uint8Array.from(text, ipaCode))

/** Reads the rules of a language; throws on a line that is none. `letters` holds the plain sounds as `a=a b=b …`. */
export function spellingRules(letters: string, text: string): SpellingRules {
  const single: Uint8Array[] = Array.from({ length: 128 }, () => new Uint8Array(0))
  for (const entry of letters.trim().split(/\s+/)) {
    const [letter, sounds] = entry.split('=') as [string, string]
    single[letter.charCodeAt(0)] = soundsOf(sounds)
  }
  for (let digit = 0; digit < 10; digit++) single[0x30 + digit] = Uint8Array.of(firstDigitSound + digit)
  const rules: Rule[][] = Array.from({ length: places }, () => [])
  for (const line of text.split('\n')) {
    const content = line.split(';')[0]?.trim() ?? ''
    if (content === '') continue
    const [pattern, surroundings, sounds] = content.split(/\s+/)
    if (pattern === undefined || surroundings === undefined || sounds === undefined || !surroundings.includes('_')) {
      throw new Error(`no spelling rule: ${line}`)
    }
    const [before, after] = surroundings.split('_') as [string, string]
    const list = rules[placeOf[pattern.charCodeAt(0)] as number] as Rule[]
    list.push({
      letters: Uint8Array.from(pattern, (letter) => letter.charCodeAt(0)),
      before: [...before].reverse().map(tableOf),
      after: [...after].map(tableOf),
      sounds: soundsOf(sounds),
    })
  }
  const byFollower = rules.flatMap((list) => followers.map((next) => list.filter((rule) => mayFit(rule, next))))
  const own = Uint8Array.from(byFollower, (list, at) => {
    const letter = Math.floor(at / places)
    const sounds = single[followers[letter] as number] as Uint8Array
    return list.length > 0 || sounds.length !== 1 || letter === at % places ? ruled : (sounds[0] as number)
  })
  return { rules: byFollower, single, own }
}

const ruled = 0xff

/** What follows a letter, in the order of `placeOf`. */
const followers = [0, ...[...everyLetter, ...'0123456789'].map((letter) => letter.charCodeAt(0))]

/** Whether a rule can fit where its first letter is followed by `next`. */
function mayFit({ letters, after }: Rule, next: number): boolean {
  if (letters.length > 1) return letters[1] === next
  const [allowed] = after
  return allowed === undefined || allowed[next] === 1
}

/** Whether a rule whose first letter and the one after it are known to fit does so altogether. */
function fits(rule: Rule, bytes: Uint8Array, from: number, until: number, at: number): boolean {
  const { letters, before, after } = rule
  const end = at + letters.length
  if (end > until) return false
  for (let i = 2; i < letters.length; i++) if (bytes[at + i] !== letters[i]) return false
  for (let i = 0; i < after.length; i++) {
    const place = end + i
    if ((after[i] as Uint8Array)[place < until ? (bytes[place] as number) : 0] === 0) return false
    if (place >= until) break
  }
  for (let i = 0; i < before.length; i++) {
    const place = at - 1 - i
    if ((before[i] as Uint8Array)[place >= from ? (bytes[place] as number) : 0] === 0) return false
    if (place < from) break
  }
  return true
}

/** Writes the sounds of the word `bytes[from, until)` (folded letters and digits) to `out` from `start` on; returns the new length. */
export function pronounce(
  { rules, single, own }: SpellingRules,
  bytes: Uint8Array,
  from: number,
  until: number,
  out: Uint8Array,
  start: number,
): number {
  let length = start
  let at = from
  while (at < until) {
    const letter = bytes[at] as number
    const next = at + 1 < until ? (bytes[at + 1] as number) : 0
    const place = (placeOf[letter] as number) * places + (placeOf[next] as number)
    const plain = own[place] as number
    if (plain !== ruled) {
      at++
      if (length < out.length && (length === start || out[length - 1] !== plain || plain >= firstDigitSound))
        out[length++] = plain
      continue
    }
    const list = rules[place] as readonly Rule[]
    let sounds: Uint8Array | undefined
    let taken = 1
    for (let i = 0; i < list.length; i++) {
      const rule = list[i] as Rule
      if (!fits(rule, bytes, from, until, at)) continue
      sounds = rule.sounds
      taken = rule.letters.length
      break
    }
    if (sounds === undefined) {
      sounds = single[letter] as Uint8Array
      if (letter >= 0x61 && next === letter) taken = 2
    }
    for (let i = 0; i < sounds.length && length < out.length; i++) {
      const sound = sounds[i] as number
      // Two of the same sound side by side are heard as one (MISS SIXTY, IM MAI).
      if (length > start && out[length - 1] === sound && sound < firstDigitSound) continue
      out[length++] = sound
    }
    at += taken
  }
  return length
}
