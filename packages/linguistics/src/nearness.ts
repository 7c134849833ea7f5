import type { Candidate } from './candidates.ts'
import { gradeOf } from './concept-grades.ts'
import { foldedForms, foldLetters } from './fold.ts'
import type { WordRegister } from './types.ts'

/** The context of a candidate. */
export interface Surroundings {
  /** True when the part of the name is an everyday word in a language of the product, including the candidate's own. */
  readonly ordinary: boolean
  /** True when the part of the name is an English word that texts use. */
  readonly englishWord: boolean
  /** True when the name has several words. */
  readonly severalWords: boolean
  /** The languages in which the name is written: it has several words, and all are words of that language. */
  readonly ownLanguages: ReadonlySet<string>
  /** The part of the name, as typed and folded. */
  readonly typed: string
  readonly part: string
}

const wide = new Set(['de', 'en', 'es', 'fr', 'it', 'pt'])
const large = new Set(['nl', 'pl', 'ru', 'tr', 'zh-Hans', 'ja', 'ar', 'hi', 'ko', 'id', 'sv', 'fa', 'vi', 'uk'])
/** Returns the share of customers in the offices' countries who speak a language, roughly, 0 to 1. */
const reachOf = (language: string) => (wide.has(language) ? 1 : large.has(language) ? 0.5 : 0)

/** Languages besides English in which documented cases are frequent. */
const germanFrenchSpanish = new Set(['de', 'fr', 'es'])

/** Words longer than this are no more certain. */
const longest = 8

const severity: Record<WordRegister, number> = {
  vulgar: 1,
  insulting: 0.5,
  political: 0.25,
  religious: 0,
  medical: 0.25,
  negative: 0,
  everyday: 0,
}

export const featureNames = [
  'one',
  'identicalWord',
  'across',
  'part',
  'heard',
  'heardWord',
  'heardPart',
  'rough',
  'near',
  'foreign',
  'inflected',
  'length',
  'heardLength',
  'share',
  'severity',
  'negative',
  'insulting',
  'grade',
  'ordinary',
  'heardOrdinary',
  'harmlessToo',
  'rank',
  'ownLanguage',
  'reach',
  'middle',
  'shortPart',
  'otherSpelling',
  'english',
  'heardEnglish',
  'partEnglish',
  'germanFrenchSpanish',
  'japanese',
  'twoSounds',
  'threeSounds',
  'twoLetters',
  'threeLetters',
  'spelled',
  'initials',
  'englishWord',
  'lacksAccents',
  'undignifiedGrade',
  'begin',
  'partRank',
  'religious',
  'otherSpellingEnglish',
] as const

/** Returns the features of a candidate, in the order of `featureNames`. */
export function featuresOf(candidate: Candidate, surroundings: Surroundings): number[] {
  const { ordinary, severalWords, ownLanguages, part } = surroundings
  const { likeness, place, length, share, entry } = candidate
  const { register } = entry.concept
  const inside = place === 'begin' || place === 'end' || place === 'middle'
  const heard = likeness === 'sounds'
  const english = entry.language === 'en'
  const is = (condition: boolean) => (condition ? 1 : 0)
  const size = Math.min(length, longest) - 5
  const grade = gradeOf(entry.concept)
  const rank = Math.log1p(entry.rank)
  const word = entry.transliteration ?? entry.word
  const spelling = heard ? otherSpelling(part, foldedForms(word)[0] ?? '') : 0
  return [
    1,
    is(likeness === 'identical' && place === 'word'),
    is(likeness === 'acrossWords'),
    is(inside && !heard),
    is(heard),
    is(heard && place === 'word'),
    is(heard && inside),
    is(candidate.rough),
    is(candidate.near),
    is(candidate.foreign),
    is(candidate.inflected),
    size,
    heard ? size : 0,
    severalWords || inside ? share - 1 : 0,
    severity[register],
    is(register === 'negative'),
    is(register === 'insulting'),
    grade,
    is(ordinary),
    is(heard && ordinary),
    is(entry.harmlessToo),
    rank,
    is(ownLanguages.has(entry.language)),
    reachOf(entry.language),
    is(place === 'middle'),
    is(inside && length < 4),
    spelling,
    is(english),
    is(english && heard),
    is(english && inside),
    is(germanFrenchSpanish.has(entry.language)),
    is(entry.language === 'ja'),
    is(heard && length <= 2),
    is(heard && length === 3),
    is(!heard && !inside && length <= 2),
    is(!heard && !inside && length === 3),
    is(candidate.spelled === true),
    is(candidate.initials === true),
    is(surroundings.englishWord && !english),
    is(!heard && entry.transliteration === undefined && lacksAccents(surroundings.typed, word)),
    entry.concept.undignified ? grade : 0,
    is(place === 'begin'),
    inside ? rank : 0,
    is(register === 'religious'),
    english ? spelling : 0,
  ]
}

const ascii = /^[ -~]*$/

/** Returns true when a word has accents that the part of the name lacks. */
function lacksAccents(typed: string, word: string): boolean {
  if (ascii.test(word)) return false
  const listed = word.toLowerCase()
  return foldLetters(listed) !== listed && !typed.toLowerCase().normalize('NFC').includes(listed)
}

/** Pairs of letters that many languages read alike. */
const alikeLetters = new Set(
  ['ckq', 'sz', 'vwf', 'yij', 'bp', 'dt', 'gk', 'xs', 'gj', 'ou', 'ei'].flatMap((letters) =>
    [...letters].flatMap((a) => [...letters].map((b) => a + b)),
  ),
)
const vowels = 'aeiouy'
const [extraLetter, alikeLetter, otherVowel] = [0.7, 0.3, 0.6]

function costOf(a: string, b: string): number {
  if (a === b) return 0
  if (alikeLetters.has(a + b)) return alikeLetter
  return vowels.includes(a) && vowels.includes(b) ? otherVowel : 1
}
/** Leaves out what readers hardly notice: doubled letters, a silent h, and a final e. */
const plainSpelling = (text: string) =>
  text
    .replace(/ph/g, 'f')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=[aeiou])h|(?<=.)e$/g, '')

/** Returns the cost of turning one spelling into the other, relative to the longer one (weighted edit distance). */
function otherSpelling(part: string, word: string): number {
  const [a, b] = [plainSpelling(part), plainSpelling(word)]
  let row = Array.from({ length: b.length + 1 }, (_, at) => at * extraLetter)
  for (let i = 1; i <= a.length; i++) {
    const next = [i * extraLetter]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + costOf(a[i - 1] ?? '', b[j - 1] ?? '')
      next.push(Math.min((row[j] ?? 0) + extraLetter, (next[j - 1] ?? 0) + extraLetter, changed))
    }
    row = next
  }
  return (row[b.length] ?? 0) / Math.max(a.length, b.length, 1)
}

/** Fitted by `bench/fit-nearness.ts`; see decision 34. Zero is the level from which a hurtful meaning is reported. */
const weights: Record<(typeof featureNames)[number], number> = {
  one: -0.09,
  identicalWord: -1.07,
  across: -1.32,
  part: -3.46,
  heard: -2.2,
  heardWord: -0.38,
  heardPart: -1.29,
  rough: -2.28,
  near: -2.63,
  foreign: -0.32,
  inflected: -2.68,
  length: -0.07,
  heardLength: -0.17,
  share: 7.49,
  severity: 0.97,
  negative: 0.33,
  insulting: 0.31,
  grade: 1.57,
  ordinary: -1.33,
  heardOrdinary: 0.95,
  harmlessToo: -0.48,
  rank: -0.93,
  ownLanguage: 0.92,
  reach: -0.15,
  middle: -0.96,
  shortPart: -0.28,
  otherSpelling: -4.2,
  english: 2.54,
  heardEnglish: 0.85,
  partEnglish: 1.47,
  germanFrenchSpanish: 1.88,
  japanese: 1.93,
  twoSounds: -1.37,
  threeSounds: -0.03,
  twoLetters: -0.24,
  threeLetters: -0.54,
  spelled: 2.08,
  initials: -2.89,
  englishWord: -0.32,
  lacksAccents: -0.81,
  undignifiedGrade: -2.36,
  begin: 1.0,
  partRank: -0.14,
  religious: -0.75,
  otherSpellingEnglish: -5.11,
}

/** Nearness from which a meaning is reported. */
export const shownNearness = 0.5

/**
 * Returns true for a name, or a word of a name, that is the usual vulgar word of a most widespread language. It is
 * reported regardless. A word of a longer name must not be an everyday word as well, unless the name is written in the
 * language in which it is vulgar.
 */
export function isPlainlyVulgar(candidate: Candidate, { ordinary, ownLanguages }: Surroundings): boolean {
  const { entry, likeness, place, inflected } = candidate
  const { language, rank, concept, harmlessToo } = entry
  const isUnderstood = !harmlessToo && (!ordinary || ownLanguages.has(language))
  const isWord = place === 'name' || (place === 'word' && isUnderstood)
  const isUsual = rank === 0 && concept.register === 'vulgar' && wide.has(language)
  return isUsual && isWord && likeness === 'identical' && !inflected
}

/** The words of a concept, the usual ones first, that everybody understands. */
const understoodWords = 3

/**
 * Returns true for a name, or a word of a name, that is a usual hurtful word and has no harmless meaning in its
 * language. People who speak this language notice it, whatever stands beside it.
 */
export function isPlainlyHurtful({ entry, likeness, place, inflected }: Candidate): boolean {
  const isWord = place === 'name' || place === 'word'
  return isWord && likeness === 'identical' && !inflected && !entry.harmlessToo && entry.rank < understoodWords
}

/** Returns how close a hurtful word is to the name, 0 to 1. */
export function hurtfulNearness(candidate: Candidate, surroundings: Surroundings): number {
  const features = featuresOf(candidate, surroundings)
  const score = featureNames.reduce((sum, name, at) => sum + weights[name] * (features[at] ?? 0), 0)
  const nearness = 1 / (1 + Math.exp(-score))
  return isPlainlyVulgar(candidate, surroundings) ? Math.max(nearness, shownNearness) : nearness
}

const shortestToldWord = 3

/** Nearness of a harmless word, 0 to 1. Such a word is reported only if it clearly is the name or one of its words. */
export function harmlessNearness({ likeness, place, length, share, inflected }: Candidate): number {
  if (likeness !== 'identical' || inflected) return 0
  if (place === 'name') return 1
  return length < shortestToldWord ? 0 : shownNearness + (1 - shownNearness) * share
}
