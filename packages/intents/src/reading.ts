import type { Locale, RegistrationOfficeCode } from '@marklot/contracts'
import { recogniseLanguage } from './language.ts'
import { commonWords } from './lexicon/common-words.ts'
import type { Concept } from './lexicon/index.ts'
import { type Hit, matchExpressions } from './lexicon/match.ts'
import { isCountry, officeOfWord, officePhrases } from './offices.ts'
import { type Entity, readEntities, readWords, type Word, withoutEntities } from './text/entities.ts'
import { fold } from './text/fold.ts'

/** The longest question that is read; any further text is ignored as data. */
const longestQuestion = 2_000

/** An office named in a question. */
export interface NamedOffice {
  readonly code: RegistrationOfficeCode
  readonly start: number
  readonly end: number
}

/** A question taken apart: entities, words, and the expressions and offices among the words. */
export interface Reading {
  readonly text: string
  readonly language: Locale | undefined
  readonly entities: readonly Entity[]
  readonly words: readonly Word[]
  /** The words as understood, with typing errors in known words corrected. */
  readonly read: readonly string[]
  readonly hits: readonly Hit[]
  readonly offices: readonly NamedOffice[]
  /** For each word, whether it has a meaning other than naming a sign. */
  readonly isOrdinary: readonly boolean[]
}

/** Borrowed words that mean the same in all five languages. */
const borrowed = new Set<Concept>(['board', 'radar', 'domain', 'product', 'override'])
const shortestForeign = 5

/**
 * Expressions of the question's language, and those of other languages that cannot be words of the question's language.
 */
function ofLanguage(hits: readonly Hit[], read: readonly string[], words: readonly Word[], language: Locale | undefined): Hit[] {
  if (language === undefined) return [...hits]
  const isOwn = (at: number) => commonWords.get(read[at] as string)?.includes(language) ?? false
  return hits.filter(({ locale, concept, from, to, size }) => {
    if (locale === language) return true
    if (hits.some((one) => one.locale === language && one.from === from && one.to >= to)) return false
    if (size > 1) return !isOwn(from)
    const length = (read[from] as string).length
    const mayBeSign = words[from]?.isCapital === true && !borrowed.has(concept)
    return !isOwn(from) && !mayBeSign && (length >= shortestForeign || (borrowed.has(concept) && length >= 3))
  })
}

/** Concepts of a question about a name. */
const aboutNames = new Set<Concept>(
  'taken assess exists search mark owner ownedBy domain similar compare check registerVerb detail'.split(' ') as Concept[],
)
/** Words before an insult that address somebody: "du Trottel", "you stupid bot". */
const addressing = new Set('du ihr sie you u tu toi vous usted eres sei lei espece so such'.split(' '))

/**
 * Returns the insults and curses of a question, in any language, because they mean the same beside a question in
 * another. A noun is none in a question about a name: "Is Idiot free?"
 */
function meantInsults(all: readonly Hit[], own: readonly Hit[], read: readonly string[], words: readonly Word[]): Hit[] {
  const isAboutName = own.some(({ concept }) => aboutNames.has(concept))
  return all.filter(({ concept, from, to }) => {
    if (concept !== 'insult' || words.slice(from, to).some(({ folded }, at) => folded !== read[from + at])) return false
    const before = words.slice(Math.max(0, from - 2), from).map(({ folded }) => folded)
    return !isAboutName || to - from > 1 || before.some((word) => addressing.has(word))
  })
}

function readOffices(words: readonly Word[], read: readonly string[], rest: string): NamedOffice[] {
  const found: NamedOffice[] = []
  // Keeps the length of the text: `fold` would shift the positions after a ligature.
  const plain = rest
    .toLowerCase()
    .replace(/[äàáâ]/g, 'a')
    .replace(/[éèêë]/g, 'e')
    .replace(/[.'’-]/g, ' ')
  for (const { offices, start, end } of officePhrases(plain)) for (const code of offices) found.push({ code, start, end })
  for (const [at, { folded, typed, start, end }] of words.entries()) {
    if (found.some((one) => start >= one.start && end <= one.end)) continue
    const code = officeOfWord(folded, typed) ?? (read[at] === folded ? undefined : officeOfWord(read[at] ?? '', ''))
    if (code !== undefined) found.push({ code, start, end })
  }
  return found
}

/** Returns whether capitals stand out. They do not in a text that is written in capitals throughout. */
const usesCapitals = (words: readonly Word[]) =>
  words.filter(({ isCapital, opens }) => isCapital && !opens).length <= words.length * 0.85

/** Letters that are words of their own. */
const letterWords = new Set(['A', 'E', 'I', 'O', 'U', 'Y', 'À', 'È', 'É', 'Ó', 'Ò'])

/** Returns true for a letter or digit that is a sign or a part of one: X, H&M, 7-Eleven. */
function isInitial(words: readonly Word[], at: number, text: string): boolean {
  const word = words[at]
  if (word?.typed.length !== 1 || !/[\p{Lu}\p{N}]/u.test(word.typed)) return false
  const isJoined = (one: Word | undefined, between: string) =>
    one !== undefined && /^[&+-]$/.test(between) && /^[\p{Lu}\p{N}]/u.test(one.typed)
  const [before, after] = [words[at - 1], words[at + 1]]
  if (isJoined(after, text.slice(word.end, after?.start)) || isJoined(before, text.slice(before?.end, word.start))) return true
  return !word.opens && /\p{L}/u.test(word.typed) && !letterWords.has(word.typed)
}

export function readQuestion(question: string, page?: Locale): Reading {
  const text = question.slice(0, longestQuestion)
  const entities = readEntities(text)
  const rest = withoutEntities(text, entities)
  const capitals = usesCapitals(readWords(rest))
  const words = readWords(rest).map((word) => (capitals ? word : { ...word, isCapital: false }))
  // The words of a period and of a class tell the language too: "depuis juin", "clase 25".
  const spoken = withoutEntities(
    text,
    entities.filter(({ kind }) => kind !== 'date' && kind !== 'classes'),
  )
  const spelled = matchExpressions(readWords(spoken).map((word) => (capitals ? word : { ...word, isCapital: false })))
  const language = recogniseLanguage(spoken, spelled.read, spelled.hits, page)
  const { hits: all, read } = matchExpressions(words, language)
  const offices = readOffices(words, read, rest)
  const isOffice = ({ start, end }: Word) => offices.some((one) => start >= one.start && end <= one.end)
  // A capital within a sentence marks a sign, except in German, where every noun has one.
  const isMarked = (word: Word) => language !== 'de' && word.isCapital && !word.opens && !isOffice(word) && word.folded.length > 1
  const ofQuestion = ofLanguage(all, read, words, language)
  const insults = meantInsults(all, ofQuestion, read, words)
  const isInsult = (at: number) => insults.some(({ from, to }) => at >= from && at < to)
  const hits = ofQuestion
    .filter(
      ({ concept, from, to, size }) =>
        concept !== 'insult' &&
        !isInsult(from) &&
        (size > 1 || to - from > 1 || borrowed.has(concept) || !isMarked(words[from] as Word)),
    )
    .concat(insults)
  const covered = new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  // `~` covers words of any kind, signs among them.
  const gaps = new Set(
    hits
      .filter(({ from, to, size }) => to - from > size)
      .flatMap(({ from, to }) => Array.from({ length: Math.max(0, to - from - 2) }, (_, at) => from + 1 + at)),
  )
  const single = new Set(
    hits
      .filter(({ from, to, size }) => to - from === size)
      .flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  const isOrdinary = words.map((word, at) => {
    if (isOffice(word) || isCountry(word.folded)) return true
    if (isInsult(at)) return true
    if (isMarked(word)) return single.has(at) && !commonWords.has(word.folded)
    if (isInitial(words, at, text)) return false
    const common = commonWords.get(read[at] as string)
    // In German, "Sonne" is a noun, although "sonne" is a common word in French.
    const isNoun = language === 'de' && word.isCapital && !word.opens && read[at] === word.folded
    if (common !== undefined && !(isNoun && !common.includes('de') && !common.includes('en'))) return true
    return single.has(at) || (covered.has(at) && !gaps.has(at)) || word.folded.length < 2
  })
  return { text, language, entities, words, read, hits, offices, isOrdinary }
}

/** Returns folded text with single blanks, for patterns that do not depend on places. */
export const plainText = (text: string): string => fold(text).replace(/['’-]/g, ' ').replace(/\s+/g, ' ')
