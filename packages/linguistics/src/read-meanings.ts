import { niceClasses } from '@marklot/nice'
import { type BareName, bareName } from './bare-name.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { englishMeaningOf, isEnglishWord } from './english-words.ts'
import { foldedForms, foldLetters, wordsOf } from './fold.ts'
import { givenNames } from './given-names.ts'
import { loadLexicon } from './lexicon.ts'
import { harmlessNearness, hurtfulNearness, isPlainlyHurtful, type Surroundings, shownNearness } from './nearness.ts'
import type { LikenessKind, NameMeaning } from './types.ts'

const productLanguages = new Set(['de', 'en', 'es', 'fr', 'it'])

let tradeWords: ReadonlySet<string> | undefined

/** Loads the words of goods and services that names in every country use in their ordinary meaning. */
function loadTradeWords(): ReadonlySet<string> {
  tradeWords ??= new Set(
    niceClasses.flatMap(({ terms }) =>
      terms.flatMap((term) =>
        Object.values(term).flatMap((text) =>
          foldLetters(text)
            .split(/[^\p{L}]+/u)
            .filter(Boolean),
        ),
      ),
    ),
  )
  return tradeWords
}

/** Returns a function that determines the context of a name's candidates. */
export function surroundingsOf(name: string): (candidate: Candidate) => Surroundings {
  const { written } = loadLexicon()
  const words = wordsOf(name)
  const trade = loadTradeWords()
  const isOrdinary = (text: string) =>
    givenNames.has(text) ||
    trade.has(text) ||
    (written.get(text) ?? []).some(({ entry }) => !entry.concept.hurtful && productLanguages.has(entry.language))
  const english = words.map(({ folded }) => isEnglishWord(folded))
  const ordinary = words.map(({ folded }) => isOrdinary(folded))
  const languagesOf = (text: string) => new Set((written.get(text) ?? []).map(({ entry }) => entry.language))
  const known = words.length > 1 ? words.map(({ folded }) => languagesOf(folded)) : []
  const ownLanguages = new Set([...(known[0] ?? [])].filter((language) => known.every((each) => each.has(language))))
  return ({ start, end }) => ({
    ownLanguages,
    severalWords: words.length > 1,
    typed: name.slice(start, end),
    part: foldedForms(name.slice(start, end))[0] ?? '',
    englishWord: words.some((word, at) => english[at] && word.start <= start && end <= word.end),
    ordinary: words.some((word, at) => ordinary[at] && word.start <= start && end <= word.end),
  })
}

/** Options of `readMeanings`. */
export interface ReadOptions {
  /** BCP 47 codes; all languages of the package when absent. */
  readonly languages?: readonly string[]
  /** 0 to 1: lower findings are left out. The default is `shownNearness`, the level shown to users. */
  readonly minimumNearness?: number
  /** BCP 47 codes of the public's languages, whose usual hurtful words are always reported; none by default. */
  readonly publicLanguages?: readonly string[]
}

/** Only this many letters of longer names are read. */
const mostLetters = 200

/** Returns how the part resembles the word. Another form of the word contains it, unless the form changes its end. */
function reportedLikeness({ entry, likeness, inflected }: Candidate, part: string): LikenessKind {
  if (!inflected || likeness !== 'identical') return likeness
  const words = foldedForms(entry.transliteration ?? entry.word)
  return foldedForms(part).some((form) => words.some((word) => form.includes(word))) ? 'contains' : likeness
}

function toMeaning(name: BareName, candidate: Candidate, nearness: number): NameMeaning {
  const { entry, start, end } = candidate
  const part = name.typed(start, end)
  const { language, word, transliteration, concept } = entry
  return {
    language,
    word,
    ...(transliteration ? { transliteration } : {}),
    meaning: concept.meaning,
    register: concept.register,
    hurtful: concept.hurtful,
    likeness: reportedLikeness(candidate, part),
    part,
    nearness: Math.round(nearness * 100) / 100,
  }
}

interface Reading {
  readonly candidate: Candidate
  readonly nearness: number
}

/** Returns true if a candidate says more than the one known so far: a part that is the word also sounds like it. */
function isBetter(candidate: Candidate, nearness: number, known: Reading): boolean {
  const isSamePart = candidate.start === known.candidate.start && candidate.end === known.candidate.end
  const [isHeard, isKnownHeard] = [candidate, known.candidate].map(({ likeness }) => likeness === 'sounds')
  return isSamePart && isHeard !== isKnownHeard ? isKnownHeard === true : nearness > known.nearness
}

/**
 * Finds what a name is, contains or sounds like in the languages of the package: hurtful meanings first, the nearest
 * first. A meaning is reported once for each language. An everyday meaning is reported only when the name or one of its
 * words is that word. English words beyond the lists are explained when they are the whole name.
 */
export function readMeanings(name: string, options: ReadOptions = {}): NameMeaning[] {
  const { languages, minimumNearness = shownNearness, publicLanguages = [] } = options
  const bare = bareName(name.slice(0, mostLetters))
  const read = bare.text
  const surroundings = surroundingsOf(read)
  const best = new Map<string, Reading>()
  for (const candidate of candidatesOf(read)) {
    const { concept, language } = candidate.entry
    if (languages && !languages.includes(language)) continue
    const isNoticed = concept.hurtful && publicLanguages.includes(language) && isPlainlyHurtful(candidate)
    const close = concept.hurtful ? hurtfulNearness(candidate, surroundings(candidate)) : harmlessNearness(candidate)
    const nearness = isNoticed ? Math.max(close, shownNearness) : close
    if (nearness < minimumNearness) continue
    const key = `${language} ${concept.key}`
    const known = best.get(key)
    if (!known || isBetter(candidate, nearness, known)) best.set(key, { candidate, nearness })
  }
  const found = [...best.values()]
    .toSorted((a, b) => rankOf(a.candidate) - rankOf(b.candidate) || b.nearness - a.nearness)
    .map(({ candidate, nearness }) => toMeaning(bare, candidate, nearness))
  const english = languages && !languages.includes('en') ? undefined : englishWord(read)
  const isKnown = found.some(({ language, hurtful, likeness }) => language === 'en' && !hurtful && likeness === 'identical')
  return english && !isKnown ? [...found, english] : found
}

/** Returns the meaning of a name that is an English word as a whole. */
function englishWord(name: string): NameMeaning | undefined {
  const words = wordsOf(name)
  const word = words.map(({ folded }) => folded).join('')
  const meaning = words.length === 1 ? englishMeaningOf(word) : undefined
  return (
    meaning && {
      language: 'en',
      word,
      meaning,
      register: 'everyday',
      hurtful: false,
      likeness: 'identical',
      part: name,
      nearness: 1,
    }
  )
}

const rankOf = ({ entry }: Candidate) => (entry.concept.hurtful ? 0 : 1)
