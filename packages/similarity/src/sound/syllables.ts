import type { DisplayLetter } from '../letters/align.ts'
import { isVowelSound, soundCount, sounds, writeSounds } from './phonemes.ts'

/*
 * Syllables of a name with a readable pronunciation, for the comparison line. The rules are neutral with a German bias.
 * A syllable has one vowel or diphthong and begins with the consonant before it, or with a cluster that a word may
 * begin with (BR, PL, SCH, ST). The last syllable but one is stressed, and a stressed syllable that ends in its vowel
 * is long:  TAVILO → ta ˈviː lo.
 */

export interface Syllable {
  /** The pronunciation in readable form. */
  text: string
  /** Sound codes. */
  sounds: number[]
  /** Indices of display letters, `until` exclusive. */
  from: number
  until: number
  stressed: boolean
}

/** The sounds of a name, each with the display letter that carries it. */
export interface SpokenName {
  sounds: Uint8Array
  /** Index of the display letter for each sound. */
  letterOf: Uint16Array
}

interface Spelling {
  bytes: Uint8Array
  /** Display letter of each byte. */
  letter: Uint16Array
  /** Words as stretches of the bytes. */
  words: { from: number; until: number }[]
}

/** Spells the display letters in folded bytes. A word ends at a blank or at punctuation, but not at an apostrophe. */
function spell(letters: readonly DisplayLetter[]): Spelling {
  const bytes: number[] = []
  const letter: number[] = []
  const words: { from: number; until: number }[] = []
  let start = 0
  const close = () => {
    if (bytes.length > start) words.push({ from: start, until: bytes.length })
    start = bytes.length
  }
  for (const [i, { shown, folded }] of letters.entries()) {
    if (folded === ' ' || (folded === '' && !/['’`´‘]/.test(shown))) close()
    else {
      for (let k = 0; k < folded.length; k++) {
        bytes.push(folded.charCodeAt(k))
        letter.push(i)
      }
    }
  }
  close()
  return { bytes: Uint8Array.from(bytes), letter: Uint16Array.from(letter), words }
}

function speakWord(spelling: Spelling, word: { from: number; until: number }): { codes: Uint8Array; at: Uint16Array } {
  const room = (word.until - word.from) * 2
  const codes = new Uint8Array(room)
  const at = new Uint16Array(room)
  const length = writeSounds(spelling.bytes, word.from, word.until, codes, 0, at)
  return { codes: codes.subarray(0, length), at: at.subarray(0, length) }
}

/** Returns all sounds of a name. */
export function speak(letters: readonly DisplayLetter[]): SpokenName {
  const spelling = spell(letters)
  const codes: number[] = []
  const letterOf: number[] = []
  for (const word of spelling.words) {
    const spoken = speakWord(spelling, word)
    for (const [i, code] of spoken.codes.entries()) {
      codes.push(code)
      letterOf.push(spelling.letter[spoken.at[i]])
    }
  }
  return { sounds: Uint8Array.from(codes), letterOf: Uint16Array.from(letterOf) }
}

const diphthongs = new Set(['ai', 'au', 'oi', 'ei', 'ui', 'ou'])
/** Consonant pairs with which a syllable may begin. */
const onsets = new Set('bl br dr fl fr gl gr kl kr pl pr tr θr ʃl ʃm ʃn ʃr ʃt ʃp ʃv st sp sk sl sm sn kv kn vr'.split(' '))

const soundText = (code: number): string => (code < soundCount - 10 ? (sounds[code] ?? '') : String(code - (soundCount - 10)))

/** Indices at which the syllables of a sequence of sounds begin. */
function syllableStarts(codes: Uint8Array): number[] {
  const nuclei: { from: number; until: number }[] = []
  for (let i = 0; i < codes.length; i++) {
    if (!isVowelSound(codes[i])) continue
    const pair = i + 1 < codes.length ? soundText(codes[i]) + soundText(codes[i + 1]) : ''
    const until = diphthongs.has(pair) ? i + 2 : i + 1
    nuclei.push({ from: i, until })
    i = until - 1
  }
  const starts = [0]
  for (let k = 1; k < nuclei.length; k++) {
    const before = (nuclei[k - 1] as { until: number }).until
    const vowelAt = (nuclei[k] as { from: number }).from
    const consonants = vowelAt - before
    let onset = Math.min(1, consonants)
    if (consonants >= 2 && onsets.has(soundText(codes[vowelAt - 2]) + soundText(codes[vowelAt - 1]))) onset = 2
    starts.push(vowelAt - onset)
  }
  return starts
}

function syllableText(codes: Uint8Array, stressed: boolean, long: boolean, several: boolean): string {
  let text = ''
  for (const code of codes) text += soundText(code)
  if (long) text += 'ː'
  return stressed && several ? `ˈ${text}` : text
}

/** Returns the stressed syllable, which is never a final weak E, because that carries no stress. */
const stressedSyllable = (count: number) => Math.max(0, count - 2)

/** Returns the syllables of all words of a name. A word without a vowel is one syllable. */
export function syllablesOf(letters: readonly DisplayLetter[]): Syllable[] {
  const spelling = spell(letters)
  const syllables: Syllable[] = []
  for (const word of spelling.words) {
    const { codes, at } = speakWord(spelling, word)
    const starts = syllableStarts(codes)
    const stress = stressedSyllable(starts.length)
    let from = spelling.letter[word.from]
    for (const [k, start] of starts.entries()) {
      const end = starts[k + 1] ?? codes.length
      const own = codes.subarray(start, end)
      // A syllable reaches up to the first letter of the next one, so silent letters belong to the syllable before
      // them.
      const until = k + 1 < starts.length ? firstLetterOf(spelling, word.from, at, end) : spelling.letter[word.until - 1] + 1
      const stressed = k === stress
      const last = own.at(-1)
      const doubled = k + 1 < starts.length && isDoubled(spelling, at[end])
      const long = stressed && starts.length > 1 && last !== undefined && isVowelSound(last) && !endsInDiphthong(own) && !doubled
      const text = syllableText(own, stressed, long, starts.length > 1)
      const previous = syllables.at(-1)
      if (until <= from && previous !== undefined) {
        previous.text += text
        previous.sounds.push(...own)
      } else if (until > from) {
        syllables.push({ text, sounds: [...own], from, until, stressed })
        from = until
      }
    }
  }
  return syllables
}

function firstLetterOf(spelling: Spelling, wordFrom: number, at: Uint16Array, sound: number): number {
  let byte = at[sound]
  const before = sound > 0 ? at[sound - 1] : wordFrom - 1
  // SCH, PH: the sound belongs to the last letter, the syllable begins at the first. Of doubled letters only the second
  // belongs to the syllable.
  while (byte - 1 > before && spelling.bytes[byte - 1] !== spelling.bytes[byte]) byte--
  return spelling.letter[byte]
}

const isDoubled = (spelling: Spelling, byte: number) => byte > 0 && spelling.bytes[byte - 1] === spelling.bytes[byte]

function endsInDiphthong(codes: Uint8Array): boolean {
  return codes.length > 1 && diphthongs.has(soundText(codes[codes.length - 2]) + soundText(codes[codes.length - 1]))
}
