import { bareName } from '@marklot/linguistics'
import { foldName } from '@marklot/similarity'

/** One word of a sign. */
export interface SignWord {
  /** As typed. */
  readonly typed: string
  /** Folded: lower case letters and digits. */
  readonly letters: string
}

/** A sign as its reader sees it. */
export interface SignReading {
  /** The sign as typed, at most 200 characters. */
  readonly text: string
  readonly words: readonly SignWord[]
  /** All words folded, with one space between them. */
  readonly folded: string
  /** Punctuation only, emoji or blank. */
  readonly hasNoLetters: boolean
}

const longestSign = 200
const mostWords = 24
/** Where a change of case, or of letters and digits, separates words: EasyBank, PRO2000. */
const inside = /(?<=\p{Ll})(?=\p{Lu}\p{Ll}+)|(?<=\p{L}{3})(?=\p{N})|(?<=\p{N})(?=\p{L}{3})/u

/**
 * Reads a sign of any text into words. Only its first 200 characters and 24 words count. A legal form or a domain
 * ending adds nothing to a sign (EUIPO Guidelines, part B, section 4; TMEP 1209.03(d), (m)).
 */
export function readSign(sign: string): SignReading {
  const text = Array.from(sign.normalize('NFC').trim()).slice(0, longestSign).join('')
  const hasNoLetters = !/[\p{L}\p{N}]/u.test(text)
  if (hasNoLetters) return { text, words: [], folded: '', hasNoLetters }
  const words: SignWord[] = []
  for (const piece of bareName(text).text.split(/\s+/)) {
    for (const part of piece.split(/[^\p{L}\p{N}'’.&+@]+/u)) {
      for (const typed of part.split(inside)) {
        for (const letters of foldName(typed).split(' ')) {
          if (letters !== '' && /[a-z0-9]/.test(letters) && words.length < mostWords) words.push({ typed: bare(typed), letters })
        }
      }
    }
  }
  return { text, words, folded: words.map(({ letters }) => letters).join(' '), hasNoLetters }
}

const bare = (typed: string) => typed.replace(/^[^\p{L}\p{N}&+@]+|[^\p{L}\p{N}&+@]+$/gu, '') || typed
