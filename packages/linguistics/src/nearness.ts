import type { Candidate } from './candidates.ts'
import { gradeOf } from './concept-grades.ts'
import { foldedForms } from './fold.ts'
import type { WordRegister } from './types.ts'

/** The context of a candidate. */
export interface Surroundings {
  /** True when the part of the name is an everyday word in a language of the product, including the candidate's own. */
  readonly ordinary: boolean
  /** True when the name has several words. */
  readonly severalWords: boolean
  /** The languages in which the name is written: it has several words, and all are words of that language. */
  readonly ownLanguages: ReadonlySet<string>
  /** The part of the name, folded. */
  readonly part: string
}

const wide = new Set(['de', 'en', 'es', 'fr', 'it', 'pt'])
const large = new Set(['nl', 'pl', 'ru', 'tr', 'zh-Hans', 'ja', 'ar', 'hi', 'ko', 'id', 'sv', 'fa', 'vi', 'uk'])
/** Returns the share of customers in the offices' countries who speak a language, roughly, 0 to 1. */
const reachOf = (language: string) => (wide.has(language) ? 1 : large.has(language) ? 0.5 : 0)

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
  'otherLetters',
] as const

/** Returns the features of a candidate, in the order of `featureNames`. */
export function featuresOf(candidate: Candidate, { ordinary, severalWords, ownLanguages, part }: Surroundings): number[] {
  const { likeness, place, length, share, entry } = candidate
  const { register } = entry.concept
  const inside = place === 'begin' || place === 'end' || place === 'middle'
  const heard = likeness === 'sounds'
  const is = (condition: boolean) => (condition ? 1 : 0)
  const size = Math.min(length, longest) - 5
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
    gradeOf(entry.concept),
    is(ordinary),
    is(heard && ordinary),
    is(entry.harmlessToo),
    Math.log1p(entry.rank),
    is(ownLanguages.has(entry.language)),
    reachOf(entry.language),
    is(place === 'middle'),
    is(inside && length < 4),
    heard ? otherLetters(part, foldedForms(entry.transliteration ?? entry.word)[0] ?? '') : 0,
  ]
}

/** Returns the share of the letters that must be changed to turn one text into the other (Levenshtein), 0 to 1. */
function otherLetters(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed))
    }
    row = next
  }
  return (row[b.length] ?? 0) / Math.max(a.length, b.length, 1)
}

/** Fitted by `bench/fit-nearness.ts`; see decision 34. Zero is the level from which a hurtful meaning is reported. */
const weights: Record<(typeof featureNames)[number], number> = {
  one: -0.54,
  identicalWord: -1.2,
  across: 0.05,
  part: -2.28,
  heard: -1.03,
  heardWord: -0.22,
  heardPart: -1.08,
  rough: -2.78,
  near: -3.45,
  foreign: -0.35,
  inflected: -2.59,
  length: 0.21,
  heardLength: 0.01,
  share: 6.16,
  severity: 1.02,
  negative: -0.07,
  insulting: 0.24,
  grade: 1.71,
  ordinary: -1.14,
  heardOrdinary: 0.73,
  harmlessToo: -0.9,
  rank: -0.92,
  ownLanguage: 1.21,
  reach: 1.18,
  middle: -1.44,
  shortPart: -0.48,
  otherLetters: -3.01,
}

/** Nearness from which a meaning is reported. */
export const shownNearness = 0.5

/** Returns how close a hurtful word is to the name, 0 to 1. */
export function hurtfulNearness(candidate: Candidate, surroundings: Surroundings): number {
  const features = featuresOf(candidate, surroundings)
  const score = featureNames.reduce((sum, name, at) => sum + weights[name] * (features[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-score))
}

const shortestToldWord = 3

/** Nearness of a harmless word, 0 to 1. Such a word is reported only if it clearly is the name or one of its words. */
export function harmlessNearness({ likeness, place, length, share, inflected }: Candidate): number {
  if (likeness !== 'identical' || inflected) return 0
  if (place === 'name') return 1
  return length < shortestToldWord ? 0 : shownNearness + (1 - shownNearness) * share
}
