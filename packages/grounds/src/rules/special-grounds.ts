import { givenNames } from '@marklot/linguistics/given-names'
import { isKnown, wordsOf } from '../lexicon.ts'
import { emblemWords } from '../lists/emblems.ts'
import { surnameEndings } from '../lists/surnames.ts'
import type { CaseReading } from '../reading.ts'
import {
  emblemNames,
  familyNames,
  indications,
  joinedEmblems,
  namesIn,
  offences,
  places,
  varieties,
} from '../sign/listed-names.ts'
import type { SignWord } from '../sign/read-sign.ts'
import { isCommonMessage } from '../sign/slogan.ts'
import { townsOfTrades } from '../trade-words.ts'
import type { Ground } from '../types.ts'
import { classesOf, type Language, languages } from '../vocabulary/area.ts'
import { spellings } from '../word-spelling.ts'

/** A ground found without regard to an office; each office's rules decide whether it applies. */
export interface SpecialFinding {
  readonly ground: Ground
  readonly words: readonly string[]
  readonly goods: readonly number[]
  readonly certainty: number
  /** If given, the finding applies only where the public speaks this language. */
  readonly language?: string
}

const typedOf = (words: readonly SignWord[], from = 0, until = words.length) => words.slice(from, until).map(({ typed }) => typed)
/** Indexes of the goods in these classes; null if there are none. */
function goodsIn({ goods }: CaseReading, classes: ReadonlySet<number>): number[] | null {
  const found = goods.flatMap((entry, index) => ([...entry.classes].some((one) => classes.has(one)) ? [index] : []))
  return found.length > 0 ? found : null
}

/** Names that the sign consists of, and those it only contains. */
const whole = 1
const contained = 0.75

/** Returns whether a word is an everyday English one. */
const isOrdinary = (letters: string) => {
  const { dictionary, concepts } = wordsOf('en')
  return dictionary.has(letters) || concepts.has(letters)
}

/**
 * Returns whether a name may mean something else beside another word: GALA, PEACE. A word for the goods themselves does
 * not: CHAMPAGNE.
 */
const meansSomethingElse = (read: CaseReading, word: SignWord | undefined) =>
  word !== undefined && isOrdinary(word.letters) && !describes(read, [word])

function indicationFindings(read: CaseReading): SpecialFinding[] {
  const { words } = read.sign
  const findings: SpecialFinding[] = []
  for (const [ground, names, certainty] of [
    ['geographicalIndication', indications(), 0.85],
    ['plantVariety', varieties(), 0.7],
  ] as const) {
    for (const { value, from, until } of namesIn(names, words)) {
      const goods = goodsIn(read, value)
      if (goods === null) continue
      if (until - from === 1 && words.length > 1 && meansSomethingElse(read, words[from])) continue
      const part = until - from === words.length ? whole : ground === 'plantVariety' ? 0.6 : contained
      findings.push({ ground, words: typedOf(words, from, until), goods, certainty: certainty * part })
    }
  }
  return findings.length > 0 ? findings : evocations(read)
}

const shortestEvoked = 7
const ofEvocation = 0.66
/**
 * Finds evocations. A sign that differs by one letter from a protected name evokes it for the same goods (CJEU
 * C-614/17).
 */
function evocations(read: CaseReading): SpecialFinding[] {
  const letters = read.sign.folded.replaceAll(' ', '')
  if (letters.length < shortestEvoked - 1) return []
  for (const [name, classes] of indications()) {
    const squashed = name.replaceAll(' ', '')
    if (!isOneOff(squashed, letters) && !read.sign.words.some((word) => beginsAs(word.letters, squashed))) continue
    if (squashed.length < shortestEvoked - 1) continue
    const goods = goodsIn(read, classes)
    if (goods !== null)
      return [{ ground: 'geographicalIndication', words: typedOf(read.sign.words), goods, certainty: ofEvocation }]
  }
  return []
}

/** Returns whether an invented word begins like a name and has most of its letters: COGNAPEA. */
function beginsAs(letters: string, name: string): boolean {
  const most = Math.max(fewestCommon, name.length - 1)
  return (
    name.length >= shortestEvoked - 1 &&
    letters.length > name.length &&
    letters.startsWith(name.slice(0, most)) &&
    !isOrdinary(letters)
  )
}
const fewestCommon = 5

/** Returns whether one letter was replaced, added or dropped. */
function isOneOff(one: string, other: string): boolean {
  if (one === other) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  const most = Math.min(one.length, other.length) - start
  while (end < most && one[one.length - 1 - end] === other[other.length - 1 - end]) end++
  return Math.max(one.length, other.length) - start - end <= 1
}

/** Returns emblems written as one word, alone or at the beginning of a compound with another known word. */
function joinedEmblemFindings({ sign: { words } }: CaseReading): SpecialFinding[] {
  return words.flatMap(({ letters, typed }) => {
    for (const [name, certainty] of joinedEmblems()) {
      if (!letters.startsWith(name) || !isWholeWord(letters.slice(name.length))) continue
      const part = words.length === 1 && letters === name ? whole : ofCombinedEmblem
      return [{ ground: 'emblem' as const, words: [typed], goods: [], certainty: certainty * part }]
    }
    return []
  })
}

const ofCombinedEmblem = 0.85
const emblemNouns = new Set(emblemWords.split(' ').flatMap(spellings))
function emblemFindings({ sign: { words } }: CaseReading): SpecialFinding[] {
  const found: SpecialFinding[] = namesIn(emblemNames(), words).map(({ value, from, until }) => ({
    ground: 'emblem',
    words: typedOf(words, from, until),
    goods: [],
    certainty: value * (until - from === words.length ? whole : ofCombinedEmblem),
  }))
  const hasNoun = words.some(({ letters }) => emblemNouns.has(letters))
  const state = namesIn(places(), words).find(({ value }) => value === 'country')
  if (hasNoun && state !== undefined) found.push({ ground: 'emblem', words: typedOf(words), goods: [], certainty: 0.6 })
  return found
}

const shortOffence = 5
const ofMask = 0.9
const ofInnocent = 0.5
/**
 * Returns the factor for an offensive word. An ordinary English word hardly offends readers of other languages: BITE.
 */
const innocence = (letters: string, language: string) =>
  language !== 'en' && language !== '*' && isOrdinary(letters) ? ofInnocent : 1
/** Returns words with letters masked, as patterns: SH*T. */
function masked(text: string): { typed: string; pattern: RegExp }[] {
  return [...text.matchAll(/\p{L}+[*#@$%]+\p{L}+/gu)].slice(0, 3).map(([typed]) => ({
    typed,
    pattern: new RegExp(
      `^${typed
        .toLowerCase()
        .normalize('NFD')
        .replace(/[^a-z*#@$%]/g, '')
        .replace(/[*#@$%]/g, '.')}$`,
    ),
  }))
}

/**
 * Returns whether the rest of a word is a word too. An offensive part counts only then: nobody reads an offence in a
 * name such as MONIQUE.
 */
const isWholeWord = (rest: string) =>
  rest === '' || (rest.length > 2 && languages.some((language) => isKnown(rest, wordsOf(language))))

function publicPolicyFindings({ sign: { words, text } }: CaseReading): SpecialFinding[] {
  const listed = namesIn(offences(), words).map(({ value: { certainty, language }, from, until }) => ({
    certainty: certainty * (until - from === words.length ? whole : 0.9) * innocence(words[from]?.letters ?? '', language),
    language,
    words: typedOf(words, from, until),
  }))
  for (const mask of masked(text)) {
    for (const [name, { certainty, language }] of offences()) {
      if (mask.pattern.test(name)) listed.push({ certainty: certainty * ofMask, language, words: [mask.typed] })
    }
  }
  for (const { letters, typed } of words) {
    if (isOrdinary(letters)) continue
    for (const [name, { certainty, language }] of offences()) {
      if (name.length < shortOffence || letters === name || !letters.includes(name)) continue
      if (certainty > 0.8 && letters.split(name).every(isWholeWord))
        listed.push({ certainty: certainty * contained, language, words: [typed] })
    }
  }
  return listed.map(({ language, ...one }) => ({
    ground: 'publicPolicy' as const,
    goods: [],
    ...one,
    ...(language === '*' ? {} : { language }),
  }))
}

const services = new Set(classesOf.services)
/**
 * Services are rendered in a place; goods are seldom known for one (EUIPO Guidelines, part B, section 4, chapter 4).
 */
const ofServicesPlace = 0.68
const ofGoodsPlace = 0.6
const ofCountry = 0.75
/**
 * Finds a place alone, or beside words that describe. A place beside a distinctive word is no ground for objection. The
 * public connects a town with the goods it is known for, as with services (CJEU C-108/97 and C-109/97); such a town may
 * be too small for the list of places.
 */
function geographicalFindings(read: CaseReading): SpecialFinding[] {
  const { words } = read.sign
  const towns = namesIn(townsOfTrades(), words).flatMap(({ value, from, until }) => {
    const goods = read.goods.flatMap(({ trades }, index) => (value.some((trade) => trades.has(trade)) ? [index] : []))
    return goods.length === 0 ? [] : [{ goods, from, until }]
  })
  const knownFor = new Set(towns.flatMap(({ goods }) => goods))
  const found = namesIn(places(), words)
  const isCountry = found.some(({ value }) => value === 'country')
  const ofTowns = placeFindings(read, towns, [...knownFor], isCountry ? ofCountry : ofServicesPlace)
  const others = read.goods.flatMap((_, index) => (knownFor.has(index) ? [] : [index]))
  if (ofTowns.length > 0 && others.length === 0) return ofTowns
  const isAlone = found.reduce((sum, { from, until }) => sum + until - from, 0) === words.length
  const certainty = isCountry ? ofCountry : isAlone && goodsIn(read, services) === null ? ofGoodsPlace : ofServicesPlace
  return [...ofTowns, ...placeFindings(read, found, ofTowns.length > 0 ? others : [], certainty)]
}

/** Returns the finding for places in a sign, if its other words describe. */
function placeFindings(
  read: CaseReading,
  found: readonly { readonly from: number; readonly until: number }[],
  goods: readonly number[],
  certainty: number,
): SpecialFinding[] {
  if (found.length === 0) return []
  const { words } = read.sign
  const others = words.filter((_, index) => !found.some(({ from, until }) => index >= from && index < until))
  if (others.length > 0 && !describes(read, others, ofOthers)) return []
  return [{ ground: 'geographical', words: found.flatMap(({ from, until }) => typedOf(words, from, until)), goods, certainty }]
}

/** Returns whether each of some words says something about the goods in a language. */
function describes(read: Pick<CaseReading, 'understood'>, words: readonly SignWord[], least = 0.4): boolean {
  const typed = new Set(words.map((word) => word.typed))
  return languages.some((language) =>
    read
      .understood(language)
      .some(({ parts }) =>
        parts.filter((part) => typed.has(part.typed)).every(({ strength, kind }) => kind === 'grammar' || strength >= least),
      ),
  )
}

/** A surname beside words that name the goods or the company is still a surname (TMEP 1211.01(b)(vi)). */
const ofOthers = 0.55
const endings = surnameEndings.split(' ')
const shortestSurname = 6
/**
 * The rank from which a family name is rare. The rarer it is, the less the public takes it for a surname (TMEP
 * 1211.01(a)(v)).
 */
const frequentNames = 10_000
function surnameFindings({ sign, ...read }: CaseReading): SpecialFinding[] {
  const { words } = sign
  const [only, ...others] = words.filter(({ letters }) => letters !== 'and' && letters !== 'the')
  if (only === undefined) return []
  const { letters, typed } = only
  const rank = familyNames().get(letters) ?? familyNames().get(letters.replace(/s$/, ''))
  const endsAsName = letters.length >= shortestSurname && endings.some((ending) => letters.endsWith(ending))
  if (rank === undefined && !endsAsName) return []
  if (others.length > 0 && !describes(read, others, ofOthers)) return []
  // A word that people know in another meaning is not merely a surname (TMEP 1211.01(a)).
  const means = (language: Language) =>
    read.understood(language).some(({ parts }) => parts.every((part) => part.typed !== typed || part.kind !== 'unknown'))
  if (languages.some(means) || givenNames.has(letters)) return []
  const finding = (certainty: number): SpecialFinding[] => [{ ground: 'surname', words: [typed], goods: [], certainty }]
  return finding(rank === undefined ? 0.4 : rank < frequentNames ? 0.65 : 0.52)
}

const mostOfModel = 4
function characterFindings({ sign: { words, folded, hasNoLetters } }: CaseReading): SpecialFinding[] {
  const finding = (certainty: number): SpecialFinding[] => [
    { ground: 'singleCharacter', words: typedOf(words), goods: [], certainty },
  ]
  if (hasNoLetters) return [{ ground: 'nonDistinctive', words: [], goods: [], certainty: 0.6 }]
  const letters = folded.replaceAll(' ', '')
  // Single letters may be registered; their distinctiveness is examined for the goods (CJEU C-265/09 P).
  if (letters.length === 1) return finding(/\d/.test(letters) ? 0.55 : 0.42)
  if (/^\d+$/.test(letters)) return finding(letters.length <= mostOfModel ? 0.6 : 0.5)
  if (words.length <= 2 && /^(?:[a-z]\d{1,4}|\d{1,4}[a-z])$/.test(letters)) return finding(0.4)
  return []
}

function messageFindings({ sign }: CaseReading): SpecialFinding[] {
  if (!isCommonMessage(sign)) return []
  return [{ ground: 'failureToFunction', words: typedOf(sign.words), goods: [], certainty: 0.7 }]
}

const ofGrammar = 0.5
/** FOR YOU, MORE: function words alone do not say who offers something. */
function grammarFindings({ sign: { words } }: CaseReading): SpecialFinding[] {
  return languages.flatMap((language) =>
    words.length > 0 && words.every(({ letters }) => wordsOf(language).grammar.has(letters))
      ? [{ ground: 'nonDistinctive' as const, words: typedOf(words), goods: [], certainty: ofGrammar, language }]
      : [],
  )
}

/** Returns all findings from lists and patterns, not yet for a particular office. */
export const findSpecialGrounds = (read: CaseReading): SpecialFinding[] => [
  ...indicationFindings(read),
  ...emblemFindings(read),
  ...joinedEmblemFindings(read),
  ...publicPolicyFindings(read),
  ...geographicalFindings(read),
  ...surnameFindings(read),
  ...characterFindings(read),
  ...messageFindings(read),
  ...grammarFindings(read),
]
