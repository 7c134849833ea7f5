import { bytesOf, foldName } from '@marklot/similarity'

/*
 * Words with wildcards to find in folded texts. Matching is linear in text and pattern, except for a piece inside a
 * word: between two `*`, the first place where a piece fits is as good as any later one, so there is no backtracking.
 *
 *   nord*          [nord]→
 *   *flix*         ←[flix]→
 *   n?ke           [n?ke]
 *   "star light"   [star] [light], next to each other
 */

const space = 0x20
const any = 0x3f

interface WordPattern {
  /** The runs of letters between wildcards; `any` stands for one letter. */
  pieces: readonly Uint8Array[]
  opensFreely: boolean
  endsFreely: boolean
}

/** Consecutive words. */
export interface TextPattern {
  words: readonly WordPattern[]
  /** Runs of letters that a matching text contains once its spaces are removed. */
  runs: readonly Uint8Array[]
  /** The letters, if the pattern matches exactly the texts that have them inside one word; null otherwise. */
  letters: Uint8Array | null
}

/** The text to find. In a phrase, no character is a wildcard. */
export interface PatternText {
  text: string
  isPhrase: boolean
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'AE', Ö: 'OE', Ü: 'UE' }

/**
 * Returns the patterns of one value, one of which must match. An umlaut stands for both of its spellings (DIN 5007-1
 * and -2), as in the register: Ü is found as ü, u and ue. Empty if the text contains nothing to find.
 */
export function patternsOf({ text, isPhrase }: PatternText): TextPattern[] {
  const composed = text.normalize('NFC')
  const spelt = composed.replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter])
  return [...new Set([composed, spelt])]
    .map((one) => patternOf(isPhrase || !/[*?]/.test(one) ? foldName(one) : foldAround(one)))
    .filter((pattern) => pattern.words.length > 0)
}

/**
 * Folds the text between wildcards. The letters added on both sides preserve the spaces that result from punctuation at
 * the edges.
 */
const foldAround = (text: string) =>
  text
    .split(/([*?])/)
    .map((part) => (part === '' || part === '*' || part === '?' ? part : foldName(`aa${part}aa`).slice(2, -2)))
    .join('')

function patternOf(folded: string): TextPattern {
  const all = folded.split(' ').filter((word) => word !== '')
  // Punctuation next to a wildcard leaves words that consist only of wildcards ("wow!*"). They count only if there is
  // no other word.
  const telling = all.filter((word) => /[^*]/.test(word))
  const words = (telling.length > 0 ? telling : all.slice(0, 1)).map((word): WordPattern => {
    const pieces = word.split('*')
    return {
      pieces: pieces.filter((piece) => piece !== '').map((piece) => bytesOf(piece)),
      opensFreely: pieces[0] === '',
      endsFreely: pieces.length > 1 && pieces.at(-1) === '',
    }
  })
  return { words, runs: runsOf(words), letters: soleLetters(words) }
}

function soleLetters([word, ...others]: readonly WordPattern[]): Uint8Array | null {
  if (word === undefined || others.length > 0 || !word.opensFreely || !word.endsFreely) return null
  const [letters, ...more] = word.pieces
  return letters === undefined || more.length > 0 || letters.includes(any) ? null : letters
}

/** Returns the runs of words. Words that touch without a wildcard form one run. */
function runsOf(words: readonly WordPattern[]): Uint8Array[] {
  const runs: number[][] = []
  let current: number[] = []
  const end = () => {
    if (current.length > 0) runs.push(current)
    current = []
  }
  for (const { pieces, opensFreely, endsFreely } of words) {
    if (opensFreely) end()
    for (const [i, piece] of pieces.entries()) {
      if (i > 0) end()
      for (const letter of piece) {
        if (letter === any) end()
        else current.push(letter)
      }
    }
    if (endsFreely) end()
  }
  end()
  return runs.map((run) => Uint8Array.from(run))
}

const fits = (piece: Uint8Array, bytes: Uint8Array, at: number) => {
  for (let i = 0; i < piece.length; i++) if (piece[i] !== any && piece[i] !== bytes[at + i]) return false
  return true
}

/** Returns whether the word `bytes[from, until)` matches. */
export function matchesWord(word: WordPattern, bytes: Uint8Array, from: number, until: number): boolean {
  const { pieces, opensFreely, endsFreely } = word
  let at = from
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]
    const isFirst = i === 0 && !opensFreely
    const isLast = i === pieces.length - 1 && !endsFreely
    const last = until - piece.length
    if (last < at) return false
    if (isFirst) {
      if ((isLast && last !== at) || !fits(piece, bytes, at)) return false
    } else if (isLast) {
      if (!fits(piece, bytes, last)) return false
      at = last
    } else {
      while (at <= last && !fits(piece, bytes, at)) at++
      if (at > last) return false
    }
    at += piece.length
  }
  return at === until || endsFreely || (pieces.length === 0 && until > from)
}

/** How closely a text matches; smaller is closer. */
export const closeness = { whole: 0, beginning: 1, inside: 2, none: 3 } as const

/** Like `matchText`, for letters anywhere in a word. Reads the text once, without splitting it into words. */
function closenessOfLetters(letters: Uint8Array, bytes: Uint8Array, from: number, until: number): number {
  const first = letters[0]
  const last = until - letters.length
  for (let at = from; at <= last; at++) {
    if (bytes[at] !== first) continue
    let i = 1
    while (i < letters.length && bytes[at + i] === letters[i]) i++
    if (i < letters.length) continue
    for (let before = from; before < at; before++) if (bytes[before] === space) return closeness.inside
    for (let after = at + i; after < until; after++) if (bytes[after] === space) return closeness.beginning
    return closeness.whole
  }
  return closeness.none
}

/** Like `matchText`, for a single word. Its first letter excludes most words. */
function closenessOfWord(word: WordPattern, bytes: Uint8Array, from: number, until: number): number {
  const first = word.opensFreely ? any : (word.pieces[0]?.[0] ?? any)
  for (let start = from; start < until; ) {
    const mayFit = first === any || bytes[start] === first
    let end = start
    while (end < until && bytes[end] !== space) end++
    if (mayFit && matchesWord(word, bytes, start, end)) {
      if (start > from) return closeness.inside
      return end === until ? closeness.whole : closeness.beginning
    }
    start = end + 1
  }
  return closeness.none
}

/**
 * Returns whether and how closely the folded text `bytes[from, until)` contains the consecutive words of the pattern.
 * The text consists of words with single spaces.
 */
export function matchText(pattern: TextPattern, bytes: Uint8Array, from: number, until: number): number {
  const { words, letters } = pattern
  if (letters !== null) return closenessOfLetters(letters, bytes, from, until)
  if (words.length === 1) return closenessOfWord(words[0], bytes, from, until)
  for (let start = from; start < until; ) {
    let at = start
    let matched = 0
    let firstEnd = -1
    while (matched < words.length && at < until) {
      let end = at
      while (end < until && bytes[end] !== space) end++
      if (firstEnd < 0) firstEnd = end
      if (!matchesWord(words[matched], bytes, at, end)) break
      matched++
      at = end + 1
    }
    if (matched === words.length) {
      if (start > from) return closeness.inside
      return at > until ? closeness.whole : closeness.beginning
    }
    start = (firstEnd < 0 ? until : firstEnd) + 1
  }
  return closeness.none
}
