import type { Locale } from '@marklot/contracts'
import type { Fact } from '@marklot/contracts/advisor'
import type { RiskClass } from '@marklot/contracts/guardian-blocks'
import { claimsHold } from './claims.ts'
import { withoutDates } from './dates.ts'
import { type FactSets, factSets } from './fact-sets.ts'
import { isInLanguage } from './language.ts'
import { type Masked, maskNames, normalised } from './mask.ts'
import { namesHold } from './names.ts'
import { numbersHold, spelledAsDigits } from './numbers.ts'
import { sentencesOf } from './sentences.ts'

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
  const lines = masked.text.split('\n').map((line) => {
    const sentences = sentencesOf(line).filter((sentence) => /\S/.test(sentence))
    const kept = sentences.filter((sentence) => holds(sentence, { sets, masked, locale }))
    struck += sentences.length - kept.length
    return masked.unmask(kept.join('')).trim()
  })
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text: locale === 'fr' ? withFrenchSpaces(text) : text, struck }
}

/** Returns the text with the narrow no-break spaces of French typography, which models seldom write. */
const withFrenchSpaces = (text: string) => text.replace(/ (?=[;:!?»%])|(?<=«) /g, '\u202f')

/**
 * Returns whether a sentence states only what the sets contain. The sets may also come from findings other than
 * `Fact`s.
 */
export function sentenceHolds(sentence: string, sets: FactSets, locale: Locale): boolean {
  const masked = maskNames(plain(sentence), sets.names)
  return holds(masked.text, { sets, masked, locale })
}

/** Removes the light markup that models use although they are asked not to: headings, bullets, numbering, emphasis. */
export function plain(text: string): string {
  return normalised(text.replace(/\r\n?/g, '\n'))
    .replace(/^[ \t]*(?:#{1,6}[ \t]+|[-*•][ \t]+|\d{1,2}[.)][ \t]+)/gm, '')
    .replace(/\*\*|__/g, '')
}

function holds(sentence: string, { sets, masked, locale }: { sets: FactSets; masked: Masked; locale: Locale }): boolean {
  if (hasMarkup(sentence)) return false
  const names = masked.namesIn(sentence)
  // Names that are also words, such as "Safe", are masked only where they are used as names.
  if (!claimsHold(sentence, risksOf(names, sets), locale)) return false
  if (!isInLanguage(sentence, locale)) return false
  const dateless = withoutDates(sentence, sets.dates, locale)
  if (dateless === null) return false
  const digits = spelledAsDigits(dateless, locale)
  return digits !== null && numbersHold(digits, sets, locale) && namesHold(withoutNumbers(digits), sets, locale)
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
