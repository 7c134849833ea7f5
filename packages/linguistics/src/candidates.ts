import { foldLetters, type NameWord, wordsOf } from './fold.ts'
import { isAbbreviation } from './inflections.ts'
import { type Entry, type Lexicon, loadLexicon, type SpokenWords, shortestNear, withoutOneSound } from './lexicon.ts'
import { isSpelled, spelledCode } from './reading/letter-names.ts'
import { roughCode, soundCode, withoutBritishR } from './reading/sound-code.ts'
import { type Spelling, speak } from './reading/spelling.ts'
import { nameSpellingsOf } from './reading/spellings.ts'
import type { LikenessKind } from './types.ts'

/**
 * The place of a part in the name: all of it, one or more whole words, or the beginning, the end or the middle of a
 * word.
 */
export type Place = 'name' | 'word' | 'begin' | 'end' | 'middle'

/** A word of the lexicon near a part of the name. Whether it is near enough to be reported is decided later. */
export interface Candidate {
  readonly entry: Entry
  readonly likeness: LikenessKind
  readonly place: Place
  /** The number of letters, or of sounds, that the part and the word have in common. */
  readonly length: number
  /** The part's share of the name's letters, 0 to 1. */
  readonly share: number
  readonly inflected: boolean
  /** True when only the rough codes are alike. */
  readonly rough: boolean
  /** True when one sound is missing, added or different. */
  readonly near: boolean
  /** True when the name was read as an English or international one, not by the rules of the word's language. */
  readonly foreign: boolean
  /** True when the part, or one of its words, is read letter by letter. */
  readonly spelled?: true
  /** True when the word consists of the first letters of the name's words. */
  readonly initials?: true
  /** The part, as positions in the name. */
  readonly start: number
  readonly end: number
}

/** The most words of a name that are read; no name in a register has more. */
const mostWords = 12
/** Words in a row that are read as one. */
const mostJoined = 4
const mostHeardTogether = 2
/** The least length of beginnings and ends of words that are looked up; one letter less for the worst words. */
const shortestPart = 3
const shortestMildPart = 4

interface Part {
  readonly text: string
  readonly place: Place
  /** True when the part crosses a border between words. */
  readonly across: boolean
  readonly start: number
  readonly end: number
  readonly share: number
}

const plainReading = { inflected: false, rough: false, near: false, foreign: false } as const

/** Returns the parts of a name that are looked up as written. */
function* writtenParts(words: readonly NameWord[], longest: number): Generator<Part> {
  const letters = lettersOf(words)
  for (let first = 0; first < words.length; first++) {
    let joined = ''
    for (let last = first; last < Math.min(words.length, first + mostJoined); last++) {
      const { folded } = words[last] as NameWord
      joined += folded
      if (joined.length > longest + folded.length) break
      const whole = first === 0 && last === words.length - 1
      const [start, end] = [(words[first] as NameWord).start, (words[last] as NameWord).end]
      const across = last > first
      yield { text: joined, place: whole ? 'name' : 'word', across, start, end, share: joined.length / letters }
      const border = joined.length - folded.length
      // A part that begins with the first word ends inside the last one.
      for (let length = Math.max(shortestPart, border + 1); length < joined.length; length++) {
        const share = length / letters
        yield { text: joined.slice(0, length), place: 'begin', across, start, end: end - (joined.length - length), share }
      }
      // A part that ends with the last word begins inside the first one.
      const firstLength = (words[first] as NameWord).folded.length
      for (let from = 1; from < firstLength && joined.length - from >= shortestPart; from++) {
        yield {
          text: joined.slice(from),
          place: 'end',
          across,
          start: start + from,
          end,
          share: (joined.length - from) / letters,
        }
      }
      if (across) continue
      for (let from = 1; from < joined.length - shortestPart; from++) {
        for (let length = shortestPart; from + length < joined.length; length++) {
          const text = joined.slice(from, from + length)
          yield { text, place: 'middle', across, start: start + from, end: start + from + length, share: length / letters }
        }
      }
    }
  }
}

function* writtenCandidates(words: readonly NameWord[], { written, longest }: Lexicon): Generator<Candidate> {
  for (const part of writtenParts(words, longest)) {
    for (const { entry, inflected } of written.get(part.text) ?? []) {
      const likeness = likenessOf(part, entry)
      if (likeness) yield { ...part, ...plainReading, entry, inflected, likeness, length: part.text.length }
    }
  }
}

/** Returns the usual words with vulgar meanings, which people notice inside other words. */
const isWorst = ({ concept, rank }: Entry) => concept.register === 'vulgar' && concept.hurtful && rank < 4

function likenessOf({ text, place, across }: Part, entry: Entry): LikenessKind | undefined {
  if (place === 'middle') return isWorst(entry) && text.length > shortestPart ? 'contains' : undefined
  if (place !== 'name' && place !== 'word' && text.length < shortestMildPart && !isWorst(entry)) return undefined
  const { word, concept } = entry
  if (place === 'begin' || place === 'end') return concept.hurtful ? (across ? 'acrossWords' : 'contains') : undefined
  return across === /[ -]/.test(word) ? 'identical' : 'acrossWords'
}

const codesBy = (words: readonly NameWord[], spelling: Spelling) =>
  words.map(({ letters }) => soundCode(speak(letters, spelling)))
/** Merges sounds of English that other languages do not distinguish. */
const asHeardAbroad = (code: string) => code.replaceAll('ä', 'a').replaceAll('w', 'v')

/**
 * Speakers of each language read the name by its rules. Speakers of all languages also know how English and
 * international names are read; in those readings, they notice only whole words.
 */
function* spokenCandidates(words: readonly NameWord[], { spoken }: Lexicon): Generator<Candidate> {
  const abroad = nameSpellingsOf('en').map((spelling) => codesBy(words, spelling).map(asHeardAbroad))
  for (const language of spoken) {
    const read = distinct(language.spellings.map((spelling) => codesBy(words, spelling)))
    const own = language.language === 'en' ? distinct([...read, ...read.map((codes) => codes.map(withoutBritishR))]) : read
    for (const codes of own) yield* heardCandidates(words, codes, language, false)
    for (const codes of read) yield* heardPartCandidates(words, codes, language)
    if (language.language === 'en') continue
    for (const codes of distinct([...own, ...abroad]).slice(own.length)) yield* heardCandidates(words, codes, language, true)
  }
}

/** Returns the readings, without those that sound like an earlier one. */
function distinct(readings: readonly (readonly string[])[]): (readonly string[])[] {
  return [...new Map(readings.map((codes) => [codes.join(' '), codes])).values()]
}

/** Returns single words, and two words in a row, by their sound. */
function* heardCandidates(
  words: readonly NameWord[],
  codes: readonly string[],
  { exact, rough, inflected, near }: SpokenWords,
  foreign: boolean,
): Generator<Candidate> {
  const letters = lettersOf(words)
  for (const [first, word] of words.entries()) {
    let joined = ''
    for (let last = first; last < Math.min(words.length, first + mostHeardTogether); last++) {
      joined = joinSounds(joined, codes[last] ?? '')
      const place = first === 0 && last === words.length - 1 ? 'name' : 'word'
      const share = lettersOf(words.slice(first, last + 1)) / letters
      const end = words[last]?.end ?? word.end
      const whole = {
        likeness: 'sounds',
        inflected: false,
        start: word.start,
        end,
        place,
        share,
        length: joined.length,
        near: false,
        foreign,
      } as const
      const heard = exact.get(joined) ?? []
      for (const entry of heard) yield { ...whole, entry, rough: false }
      for (const entry of inflected.get(joined) ?? []) yield { ...whole, entry, rough: false, inflected: true }
      for (const entry of nearWords(joined, near)) yield { ...whole, entry, rough: false, near: true }
      if (foreign) continue
      for (const entry of rough.get(roughCode(joined)) ?? []) if (!heard.includes(entry)) yield { ...whole, entry, rough: true }
    }
  }
}

/** Returns words that differ in one sound from the one that is heard. */
function nearWords(code: string, near: SpokenWords['near']): Set<Entry> {
  const found = new Set<Entry>()
  if (code.length < shortestNear) return found
  for (const key of withoutOneSound(code))
    for (const word of near.get(key) ?? []) if (differInOneSound(code, word.code)) found.add(word.entry)
  return found
}

function differInOneSound(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let same = 0
  while (same < a.length && a[same] === b[same]) same++
  const [restA, restB] = [a.slice(same), b.slice(same)]
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1)
}

/** Returns the beginnings and ends of single words, by their sound. */
function* heardPartCandidates(
  words: readonly NameWord[],
  codes: readonly string[],
  { exact }: SpokenWords,
): Generator<Candidate> {
  const letters = lettersOf(words)
  for (const [at, { start, end, folded }] of words.entries()) {
    const code = codes[at] ?? ''
    for (let length = shortestPart; length < code.length; length++) {
      const share = (folded.length / letters) * (length / code.length)
      const part = {
        likeness: 'sounds',
        inflected: false,
        rough: false,
        near: false,
        foreign: false,
        start,
        end,
        share,
        length,
      } as const
      const isNoticed = (entry: Entry) => length >= shortestMildPart || isWorst(entry)
      for (const entry of exact.get(code.slice(0, length)) ?? []) if (isNoticed(entry)) yield { ...part, place: 'begin', entry }
      for (const entry of exact.get(code.slice(-length)) ?? []) if (isNoticed(entry)) yield { ...part, place: 'end', entry }
    }
  }
}

const lettersOf = (words: readonly NameWord[]) => words.reduce((sum, { folded }) => sum + folded.length, 0)

/** One part of a name that is either read as a word or spelled out. */
interface Piece {
  readonly text: string
  readonly isSpelled: boolean
  readonly start: number
  readonly end: number
}
const capitalsAtEnd = /^(.*\p{Ll})(\p{Lu}{2,4})$/u
const isCapital = /^[\p{Lu}\d]{2,4}$/u

/** Divides a name into words and spelled parts: the last letters of "ChatGPT", the first word of "TT Coupé". */
function piecesOf(name: string, words: readonly NameWord[]): Piece[] {
  const whole = words.map(({ folded }) => folded).join('')
  const [first, last] = [words[0], words[words.length - 1]]
  if (first && last && isSpelled(whole)) return [{ text: whole, isSpelled: true, start: first.start, end: last.end }]
  return words.flatMap(({ letters, folded, start, end }): Piece[] => {
    const written = name.slice(start, end)
    const parts = capitalsAtEnd.exec(written)
    if (parts) {
      const border = start + (parts[1] ?? '').length
      return [
        { text: letters.slice(0, border - start), isSpelled: false, start, end: border },
        { text: foldLetters(parts[2] ?? ''), isSpelled: true, start: border, end },
      ]
    }
    const apart = words.length > 1 && (isSpelled(folded) || isCapital.test(written))
    return [{ text: apart ? folded : letters, isSpelled: apart, start, end }]
  })
}

/** Returns names that are spelled out, letter by letter, or of which some words are. */
function* spelledCandidates(name: string, words: readonly NameWord[], { spoken }: Lexicon): Generator<Candidate> {
  const pieces = piecesOf(name, words)
  if (!pieces.some((piece) => piece.isSpelled)) return
  const letters = pieces.reduce((sum, { text }) => sum + text.length, 0)
  for (const { language, spellings, exact } of spoken) {
    const [spelling] = spellings
    const codes = pieces.map((piece) => {
      if (piece.isSpelled) return spelledCode(piece.text, language)
      return spelling && soundCode(speak(piece.text, spelling))
    })
    for (const [at, piece] of pieces.entries()) {
      const code = codes[at]
      if (!piece.isSpelled || code === undefined) continue
      const share = piece.text.length / letters
      const base = { likeness: 'sounds', spelled: true, start: piece.start, end: piece.end, ...plainReading } as const
      const place = pieces.length === 1 ? 'name' : 'word'
      for (const entry of exact.get(code) ?? []) yield { ...base, place, entry, share, length: code.length }
      for (let length = shortestPart; length < code.length; length++) {
        const part = { ...base, share: (share * length) / code.length, length }
        for (const entry of exact.get(code.slice(0, length)) ?? []) yield { ...part, place: 'begin', entry }
        const end = code.slice(-length)
        const heard = exact.get(end) ?? exact.get(end.replace(/e$/, '')) ?? []
        for (const entry of heard) yield { ...part, place: 'end', entry }
      }
    }
    for (const [at, code] of codes.entries()) {
      const [piece, next, nextCode] = [pieces[at], pieces[at + 1], codes[at + 1]]
      if (!piece || !next || code === undefined || nextCode === undefined || piece.isSpelled === next.isSpelled) continue
      const joined = joinSounds(code, nextCode)
      const place = pieces.length === 2 ? 'name' : 'word'
      const share = (piece.text.length + next.text.length) / letters
      const both = {
        likeness: 'sounds',
        place,
        share,
        spelled: true,
        start: piece.start,
        end: next.end,
        ...plainReading,
      } as const
      for (const entry of exact.get(joined) ?? []) yield { ...both, entry, length: joined.length }
    }
  }
}

/** The fewest words whose first letters are read as an abbreviation. */
const fewestInitials = 3

/** Returns abbreviations and worst words that the first letters of a name form. */
function* initialCandidates(words: readonly NameWord[], { written }: Lexicon): Generator<Candidate> {
  const [first, last] = [words[0], words[words.length - 1]]
  if (!first || !last || words.length < fewestInitials) return
  const text = words.map(({ folded }) => folded.charAt(0)).join('')
  for (const { entry, inflected } of written.get(text) ?? []) {
    if (inflected || !entry.concept.hurtful || !(isAbbreviation(entry.word) || isWorst(entry))) continue
    const { start } = first
    const { end } = last
    yield {
      entry,
      likeness: 'acrossWords',
      place: 'name',
      length: text.length,
      share: 1,
      initials: true,
      start,
      end,
      ...plainReading,
    }
  }
}

const joinSounds = (a: string, b: string) => (a !== '' && a.endsWith(b.charAt(0)) ? a + b.slice(1) : a + b)

/** Returns everything that resembles a word, with the best likeness of each word and part first. */
export function candidatesOf(name: string): Candidate[] {
  const lexicon = loadLexicon()
  const words = wordsOf(name).slice(0, mostWords)
  return [
    ...writtenCandidates(words, lexicon),
    ...spokenCandidates(words, lexicon),
    ...spelledCandidates(name, words, lexicon),
    ...initialCandidates(words, lexicon),
  ]
}
