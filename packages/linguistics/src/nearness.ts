import type { Candidate } from './candidates.ts'
import type { WordRegister } from './types.ts'

/** What is known of a candidate beyond itself. */
export interface Surroundings {
  /** True when the part of the name is a word of every day in a language of the product, the candidate's or another. */
  readonly ordinary: boolean
  /** True when the name has several words. */
  readonly severalWords: boolean
  /** The languages that the name is written in: all of its words, several, are words of theirs. */
  readonly ownLanguages: ReadonlySet<string>
}

const wide = new Set(['de', 'en', 'es', 'fr', 'it', 'pt'])
const large = new Set(['nl', 'pl', 'ru', 'tr', 'zh-Hans', 'ja', 'ar', 'hi', 'ko', 'id', 'sv', 'fa', 'vi', 'uk'])
/** 0 to 1: how many customers of the offices' countries speak a language. */
const reachOf = (language: string) => (wide.has(language) ? 1 : large.has(language) ? 0.5 : 0)

/** Longer words than this are no surer. */
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
  'inflected',
  'length',
  'heardLength',
  'share',
  'severity',
  'ordinary',
  'harmlessToo',
  'rank',
  'wordSeverity',
  'ownLanguage',
  'reach',
  'ordinaryWord',
  'heardShort',
  'middle',
  'shortPart',
] as const

/** The candidate in numbers, in the order of `featureNames`. */
export function featuresOf(candidate: Candidate, { ordinary, severalWords, ownLanguages }: Surroundings): number[] {
  const { likeness, place, rough, inflected, length, share, entry } = candidate
  const part = place === 'begin' || place === 'end' || place === 'middle'
  const heard = likeness === 'sounds'
  const is = (condition: boolean) => (condition ? 1 : 0)
  const size = Math.min(length, longest) - 5
  return [
    1,
    is(likeness === 'identical' && place === 'word'),
    is(likeness === 'acrossWords'),
    is(part && !heard),
    is(heard),
    is(heard && place === 'word'),
    is(heard && part),
    is(rough),
    is(inflected),
    size,
    heard ? size : 0,
    severalWords || part ? share - 1 : 0,
    severity[entry.concept.register],
    is(ordinary),
    is(entry.harmlessToo),
    Math.min(entry.rank, 6) / 6,
    place === 'name' ? 0 : severity[entry.concept.register],
    is(ownLanguages.has(entry.language)),
    reachOf(entry.language),
    is(ordinary && place !== 'name'),
    is(heard && length < 4),
    is(place === 'middle'),
    is(part && length < 4),
  ]
}

/** Fitted by `bench/fit-nearness.ts`; see decision 34. Zero is the level at which a hurtful meaning is told. */
const weights: Record<(typeof featureNames)[number], number> = {
  one: -0.66,
  identicalWord: -0.06,
  across: 0.27,
  part: -1.39,
  heard: -0.98,
  heardWord: -0.44,
  heardPart: -0.64,
  rough: -1.95,
  inflected: -0.82,
  length: -0.16,
  heardLength: -0.05,
  share: 2.69,
  severity: 1.9,
  ordinary: -0.6,
  harmlessToo: -0.89,
  rank: -0.77,
  wordSeverity: -0.52,
  ownLanguage: 0.26,
  reach: 0.93,
  ordinaryWord: -0.45,
  heardShort: -0.45,
  middle: -0.22,
  shortPart: -0.27,
}

/** Nearness from which a meaning is told. */
export const shownNearness = 0.5

/** How near a hurtful word comes, 0 to 1. */
export function hurtfulNearness(candidate: Candidate, surroundings: Surroundings): number {
  const features = featuresOf(candidate, surroundings)
  const score = featureNames.reduce((sum, name, at) => sum + weights[name] * (features[at] ?? 0), 0)
  return 1 / (1 + Math.exp(-score))
}

const shortestToldWord = 3

/** How near a harmless word comes, 0 to 1: only what the name or one of its words plainly is, is told. */
export function harmlessNearness({ likeness, place, length, share, inflected }: Candidate): number {
  if (likeness !== 'identical' || inflected) return 0
  if (place === 'name') return 1
  return length < shortestToldWord ? 0 : shownNearness + (1 - shownNearness) * share
}
