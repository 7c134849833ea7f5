import type { Locale } from '@marklot/contracts'
import type { FactSets } from './fact-sets.ts'
import { hasMask, maskRange } from './mask.ts'
import { namesLanguage } from './nationalities.ts'
import { withoutOffices } from './offices.ts'
import { isOrdinary } from './ordinary-words.ts'
import { isReportWord } from './reports.ts'

/** Words that are followed by a name. */
const beforeNames: Record<Locale, RegExp> = {
  de: /^(?:marken?|wortmarken?|bildmarken?|zeichen|namens?|firm[ae]n?|unternehmens?|inhaber(?:in)?s?|anmelder(?:in)?s?|konzerns?)$/iu,
  en: /^(?:marks?|trademarks?|brands?|signs?|names?|named|called|company|companies|owners?|firm|firms|applicant)$/iu,
  fr: /^(?:marques?|signes?|noms?|nommée?|société|entreprise|titulaire|déposant)$/iu,
  es: /^(?:marcas?|signos?|nombres?|llamad[oa]|empresa|titular|solicitante|sociedad)$/iu,
  it: /^(?:march[io]+|segn[io]|nom[ei]|chiamat[oa]|impresa|società|titolare|richiedente)$/iu,
}
/** Capitalised words that are not names: the product's tools, the classification and polite forms. */
const proper: Record<Locale, ReadonlySet<string>> = {
  de: new Set(['brand', 'radar', 'guardian', 'nizza']),
  en: new Set(['brand', 'radar', 'guardian', 'nice', 'i']),
  fr: new Set(['brand', 'radar', 'guardian', 'nice']),
  es: new Set(['brand', 'radar', 'guardian', 'niza', 'usted', 'ustedes']),
  it: new Set(['brand', 'radar', 'guardian', 'nizza', 'lei', 'le', 'la', 'suo', 'sua', 'suoi', 'sue', 'ella']),
}
const token = new RegExp(`[${maskRange}]|\\p{L}[\\p{L}\\p{M}\\p{N}’]*|\\p{N}+\\p{L}[\\p{L}\\p{N}]*`, 'gu')

/** Quotation marks that remain around a name outside of the facts. An apostrophe after a word or a name is none. */
const quotes = new RegExp(`["“”„«»‹›‚‘]|(?<![\\p{L}\\p{N}${maskRange}])’`, 'u')

/**
 * Returns whether everything in a sentence that may be a name occurs in the facts. The names of the facts have been
 * masked.
 */
export function namesHold(masked: string, facts: FactSets, locale: Locale): boolean {
  if (quotes.test(masked)) return false
  const sentence = withoutOffices(masked, facts, locale)
  if (sentence === null) return false
  let isFirst = true
  let before = ''
  for (const { 0: text, index } of sentence.matchAll(token)) {
    const isNamed = beforeNames[locale].test(before) && /^\s+$/.test(sentence.slice(index - 1, index))
    if (!hasMask(text) && !wordHolds(text, { isFirst, isNamed, facts, locale })) return false
    isFirst =
      /[:;–—(•]\s*$/u.test(sentence.slice(0, index + text.length)) || /^\s*[:–—•]/u.test(sentence.slice(index + text.length))
    before = text
  }
  return true
}

function wordHolds(
  text: string,
  { isFirst, isNamed, facts, locale }: { isFirst: boolean; isNamed: boolean; facts: FactSets; locale: Locale },
): boolean {
  if (/\p{N}/u.test(text)) return false
  // In `l’Office` and `dell’EUIPO`, the article is not part of the name.
  const word = text.replace(/^\p{L}{1,6}’(?=\p{L})/u, '').replace(/’\p{L}{0,2}$/u, '')
  const lower = word.toLowerCase()
  const isCapitalised = /^\p{Lu}/u.test(word)
  if (proper[locale].has(lower) || namesLanguage(lower, facts)) return true
  // These are capitals inside a word, as in camel case and acronyms.
  if (/^.+\p{Lu}/u.test(word)) return false
  const isWord = isOrdinary(lower, locale) || isReportWord(lower, locale)
  if (!isCapitalised && isFirst) return isWord
  if (!isCapitalised) return !isNamed || isWord || looksInflected(lower, locale)
  if (isNamed && !isOrdinary(lower, locale)) return false
  if (locale === 'de') return isNamed ? !isNounAfterName(lower) : isWord
  return isFirst && isWord
}

/**
 * Returns whether a capitalised word directly after `Marke` is its name. In German, every one is, except polite forms.
 */
const isNounAfterName = (lower: string) => !/^(?:sie|ihnen|ihr\w*)$/u.test(lower)

/** Endings of verbs and adjectives, which may also follow such a word. No list has all of them. */
const inflections: Record<Locale, RegExp> = {
  de: /(?:t|en|te|ten|ig|ige|iger|iges|isch|lich|liche)$/u,
  en: /(?:ed|ing|ly|ish)$/u,
  fr: /(?:ent|e|é|ée|és|ées|it|ant)$/u,
  es: /(?:an|en|ado|ada|ados|adas|ido|ida|ar|er|ir)$/u,
  it: /(?:ano|ono|ato|ata|ati|ate|uto|ito|are|ere|ire)$/u,
}
const looksInflected = (lower: string, locale: Locale) => lower.length >= 4 && inflections[locale].test(lower)
