import type { Locale } from '@marklot/contracts'
import { advicePurposes, type Fact } from '@marklot/contracts/advisor'
import type { RiskClass } from '@marklot/contracts/guardian-blocks'
import { wordByRules } from '../offline.ts'
import { aboutNames, numbersBelong } from './about-names.ts'
import { withoutAdvisedChecks } from './advised-checks.ts'
import { isAnchored } from './anchors.ts'
import { assures } from './assurances.ts'
import { claimsCircumstance, withoutUnregisteredUse } from './circumstances.ts'
import { withoutDates } from './dates.ts'
import { deniesOnlyFacts } from './denials.ts'
import { type FactSets, factSets } from './fact-sets.ts'
import { isInLanguage } from './language.ts'
import { isLegible, isWhole } from './legible.ts'
import { type Masked, maskNames, normalised } from './mask.ts'
import { namesHold } from './names.ts'
import { isAboutLanguage, namesLanguage } from './nationalities.ts'
import { numbersHold, spelledAsDigits, withoutPairs } from './numbers.ts'
import { officesHold, withoutLeftOut, withoutOffices } from './offices.ts'
import { goodsWordsOf, isOrdinary } from './ordinary-words.ts'
import { isReport } from './reports.ts'
import { isAboutRisk, riskHolds } from './risk-claims.ts'
import { sentencesOf } from './sentences.ts'
import { spellingsOf } from './spellings.ts'
import { claimsUnfounded } from './unfounded.ts'
import { givesVerdict } from './verdicts.ts'

/** A text without the sentences that the facts do not support. */
export interface Grounded {
  text: string
  /** The number of removed sentences. */
  struck: number
}

/** The maximum length of a text about an assessment, in characters. Longer texts are rejected. */
const longestText = 20_000

/**
 * Removes a model's sentences that say more than the product found: names, numbers, dates, classes, offices and risk
 * classes that no fact contains, assurances, markup, addresses, and other languages. When in doubt, it removes the
 * sentence, because the page shows the product's own blocks next to the text.
 */
export function ground(written: string, facts: readonly Fact[], locale: Locale): Grounded {
  const sets = factSets(facts, locale)
  let struck = written.length > longestText ? 1 : 0
  const masked = maskNames(plain(written.slice(0, longestText)), sets.names)
  const own = sentencesOfRules(facts, locale)
  const goods = [...sets.classes].map((niceClass) => goodsWordsOf(niceClass, locale))
  const isKnown = (lower: string) => goods.some((words) => words.has(lower)) || namesLanguage(lower, sets)
  const lines = masked.text.split('\n').map((line) => {
    const sentences = sentencesOf(line).filter((sentence) => /\S/.test(sentence))
    const kept = sentences.filter(
      (sentence) => own.has(spaced(masked.unmask(sentence))) || holds(sentence, { sets, masked, locale, isKnown }),
    )
    struck += sentences.length - kept.length
    return masked.unmask(kept.join('')).trim()
  })
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text: locale === 'fr' ? withFrenchSpaces(text) : text, struck }
}

/**
 * Returns the sentences in which the rules word the facts. A model may repeat them, because the rules are trusted.
 * Names that could themselves hold a sentence are left out, because anybody can write a name.
 */
function sentencesOfRules(facts: readonly Fact[], locale: Locale): ReadonlySet<string> {
  const tame: Fact[] = JSON.parse(
    JSON.stringify(facts, (_, value) => (typeof value === 'string' && holdsEnd(value) ? '-' : value)),
  )
  const texts = advicePurposes.map((purpose) => wordByRules({ purpose, locale, facts: tame }))
  return new Set(plain(texts.join('\n')).split('\n').flatMap(sentencesOf).map(spaced))
}
const holdsEnd = (name: string) => /[.!?\n]/u.test(normalised(name).replace(/…/g, '.'))
const spaced = (sentence: string) => sentence.replace(/\s+/g, ' ').trim()

/** Returns the text with the narrow no-break spaces of French typography, which models seldom write. */
const withFrenchSpaces = (text: string) => text.replace(/ (?=[;:!?»%])|(?<=«) /g, '\u202f')

/**
 * Returns whether a sentence states only what the sets contain. The sets may also come from findings other than
 * `Fact`s, and a sentence about them may contain any ordinary word, because findings of a thread are about more than an
 * assessment.
 */
export function sentenceHolds(sentence: string, sets: FactSets, locale: Locale): boolean {
  const masked = maskNames(plain(sentence), sets.names)
  return holds(masked.text, { sets, masked, locale, isKnown: (lower) => isOrdinary(lower, locale) })
}

/** Removes the light markup that models use although they are asked not to: headings, bullets, numbering, emphasis. */
export function plain(text: string): string {
  return normalised(text.replace(/\r\n?/g, '\n'))
    .replace(/^[ \t]*(?:#{1,6}[ \t]+|[-*•][ \t]+|\d{1,2}[.)][ \t]+)/gm, '')
    .replace(/\*\*|__/g, '')
}

interface Reading {
  sets: FactSets
  masked: Masked
  locale: Locale
  /** Returns whether a sentence may contain a word other than those about findings. */
  isKnown: (lower: string) => boolean
}

function holds(sentence: string, { sets, ...reading }: Reading): boolean {
  if (hasMarkup(sentence) || !isLegible(sentence, reading.locale) || !isWhole(sentence)) return false
  const names = reading.masked.namesIn(sentence)
  return (
    numbersBelong(sets, names) &&
    aboutNames(sentence, sets, names).some((scoped) => holdsOf(sentence, { ...reading, sets: scoped }))
  )
}

function holdsOf(sentence: string, { sets: all, masked, locale, isKnown }: Reading): boolean {
  // Names that are also words, such as "Safe", count as names only in quotation marks.
  const spoken = masked.spoken(sentence)
  const names = masked.namesIn(sentence)
  const sets = withCountsOfNames(all, names)
  const asserts = withoutLeftOut(withoutAdvisedChecks(spoken, locale), sets, locale)
  const claimed = withoutUnregisteredUse(asserts, names, locale)
  if (claimsUnfounded(claimed, names, sets, locale)) return false
  if (judges(claimed, locale) || claimsCircumstance(claimed, names, sets, locale)) return false
  if (!riskHolds(claimed, risksOf(names, sets), locale)) return false
  if (!deniesOnlyFacts(spoken, sets, locale)) return false
  if (!isInLanguage(sentence, locale)) return false
  const digits = withCheckedNumbers(sentence, sets, locale)
  if (digits === null || !namesHold(withoutNumbers(digits), sets, locale)) return false
  // Offices, dates and spelled numbers may contain any words and have been checked.
  const asserted = withoutAdvisedChecks(withoutOffices(digits, sets, locale, '0') ?? '', locale)
  if (!isReport(masked.read(asserted), isKnown, locale)) return false
  const hasFoundName = names.some((name) => !sets.own.has(name.toLowerCase()))
  const stated = {
    hasFoundName,
    isAboutRisk: isAboutRisk(spoken, locale),
    isAboutLanguage: isAboutLanguage(spoken, sets),
    namesOffice: withoutOffices(sentence, sets, locale) !== sentence,
  }
  if (!isAnchored(digits === sentence ? sentence : `${sentence} 1`, stated, locale)) return false
  return spoken === sentence || (withCheckedNumbers(spoken, sets, locale) !== null && officesHold(spoken, sets, locale))
}

/** Returns the sets for a sentence with names: how many classes of the sign its marks have, if it names any. */
function withCountsOfNames(sets: FactSets, names: readonly string[]): FactSets {
  const counts = names.flatMap((name) => [...(sets.ownClassesOfName.get(name.toLowerCase()) ?? [])])
  return { ...sets, countsOf: { ...sets.countsOf, ownClasses: counts.length > 0 ? new Set(counts) : undefined } }
}

/** Returns whether a sentence gives an assurance or a verdict, in any spelling. */
const judges = (sentence: string, locale: Locale) =>
  [...spellingsOf(sentence, locale)].some((spelling) => assures(spelling, locale) || givesVerdict(spelling, locale))

/** Returns the sentence with its numbers in digits and without dates; null if a number or a date is no fact. */
function withCheckedNumbers(sentence: string, sets: FactSets, locale: Locale): string | null {
  const dateless = withoutDates(sentence, sets.dates, locale)
  const digits = dateless === null ? null : spelledAsDigits(withoutPairs(dateless, locale), locale)
  return digits !== null && numbersHold(digits, sets, locale) ? digits : null
}

/** Returns whether a sentence contains markup, addresses, handles or domains. */
function hasMarkup(sentence: string): boolean {
  return /[<>{}[\]|`\\@#]|https?:|www\.|\w:\/\/|[®™©]|[\p{L}\p{N}-]\.[\p{Ll}]{2,}/iu.test(
    sentence.replace(/\b\p{L}\.\p{L}\./gu, ' '),
  )
}

/** Returns the sentence without numbers. Ordinals such as `9th` are numbers too, and numbers have their own check. */
const withoutNumbers = (sentence: string) => sentence.replace(/\d+(?:st|nd|rd|th|er|º|°)?(?!\p{L})/gu, ' ')

/** Returns the risk classes that a sentence may name: those of its marks, or the overall one. */
function risksOf(names: readonly string[], { riskOfName, overallRisk }: FactSets): ReadonlySet<RiskClass> {
  const ofMarks = names.flatMap((name) => [...(riskOfName.get(name.toLowerCase()) ?? [])])
  const isAboutMarks = names.some((name) => riskOfName.has(name.toLowerCase()))
  return new Set(isAboutMarks || overallRisk === null ? ofMarks : [overallRisk])
}
