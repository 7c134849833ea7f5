import type { Locale } from '@marklot/contracts'
import { niceClasses } from '@marklot/nice'
import type { PhraseTable, PhraseText } from '@marklot/phrases'
import { advice } from '@marklot/phrases/advice'
import { adviceFindings } from '@marklot/phrases/advice-findings'
import { advisor } from '@marklot/phrases/advisor'
import { boards } from '@marklot/phrases/boards'
import { brands } from '@marklot/phrases/brands'
import { deadlines } from '@marklot/phrases/deadlines'
import { errors } from '@marklot/phrases/errors'
import { method } from '@marklot/phrases/method'
import { monitor } from '@marklot/phrases/monitor'
import { plans } from '@marklot/phrases/plans'
import { radar } from '@marklot/phrases/radar'
import { search } from '@marklot/phrases/search'
import { commonWords } from './common-words.ts'
import { perLocale } from './per-locale.ts'

const tables: readonly PhraseTable[] = [
  advice,
  adviceFindings,
  advisor,
  boards,
  brands,
  deadlines,
  errors,
  method,
  monitor,
  plans,
  radar,
  search,
]
const word = /\p{L}+/gu

/**
 * Returns the ordinary words of a language, in lower case: those of the product's own sentences, of the terms of the
 * Nice classes, and of a list of common words. A capitalised word that is not among them may be a name.
 */
const vocabulary = perLocale((locale): ReadonlySet<string> => {
  const words = new Set(commonWords[locale].split(/\s+/))
  const add = (text: string) => {
    for (const [one] of text.matchAll(word)) words.add(one.toLowerCase())
  }
  for (const table of tables)
    for (const row of Object.values(table)) for (const text of formsOf(row[locale])) add(withoutNames(text))
  for (const { heading, shortName, terms } of niceClasses)
    for (const text of [heading, shortName, ...terms]) if (text) add(text[locale])
  // Words that English capitalises within a sentence are names in every language.
  for (const table of tables)
    for (const row of Object.values(table))
      for (const text of formsOf(row.en))
        for (const [, name = ''] of text.matchAll(/(?<=[\p{Ll},] )(\p{Lu}\p{Ll}+)/gu)) words.delete(name.toLowerCase())
  return words
})

/** Returns the words of product texts in one language, in lower case and without names and placeholders. */
export function wordsOfPhrases(from: readonly PhraseTable[], locale: Locale): ReadonlySet<string> {
  const texts = from.flatMap((table) => Object.values(table).flatMap((row) => formsOf(row[locale])))
  return new Set(texts.flatMap((text) => [...withoutNames(text).matchAll(word)].map(([one]) => one.toLowerCase())))
}

const goodsOfClass = new Map<string, ReadonlySet<string>>()

/** Returns the words of the heading of a Nice class, in lower case, by which a text may name its goods. */
export function goodsWordsOf(niceClass: number, locale: Locale): ReadonlySet<string> {
  const key = `${locale} ${niceClass}`
  const made = goodsOfClass.get(key) ?? wordsOfHeading(niceClass, locale)
  goodsOfClass.set(key, made)
  return made
}

function wordsOfHeading(niceClass: number, locale: Locale): ReadonlySet<string> {
  const { heading, shortName } = niceClasses.find(({ number }) => number === niceClass) ?? {}
  const texts = [heading, shortName].map((text) => text?.[locale].toLowerCase() ?? '')
  return new Set(texts.flatMap((text) => [...text.matchAll(word)].map(([one]) => one)))
}

const formsOf = (text: PhraseText | undefined): string[] => (typeof text === 'string' ? [text] : Object.values(text ?? {}))
/** Examples in quotation marks are names, and placeholders are not words. */
const withoutNames = (text: string) => text.replace(/[„“”«»"][^„“”«»"]*[“”»"]/gu, ' ').replace(/\{\w+\}/g, ' ')

/** Endings of case, number and gender, so that the vocabulary need not list inflected forms. */
const endings: Record<Locale, readonly string[]> = {
  de: ['en', 'es', 'er', 'em', 'e', 'n', 's'],
  en: ['es', 's', 'ed', 'd', 'ing', 'ly'],
  fr: ['es', 's', 'e', 'x'],
  es: ['es', 's', 'mente'],
  it: ['mente'],
}
const shortestPart = 4

/** Returns whether a word is ordinary: listed, a form of a listed word, or, in German, a compound of such words. */
export function isOrdinary(text: string, locale: Locale): boolean {
  const words = vocabulary(locale)
  const lower = text.toLowerCase()
  const isKnown = (part: string) =>
    words.has(part) ||
    endings[locale].some(
      (ending) =>
        words.has(part + ending) ||
        (part.length - ending.length >= 3 && part.endsWith(ending) && words.has(part.slice(0, -ending.length))),
    )
  return isKnown(lower) || (locale === 'de' && isCompound(lower, isKnown))
}

/**
 * Returns whether a word such as `Markenregister` consists of known words and the letters that German puts between
 * them.
 */
function isCompound(text: string, isKnown: (part: string) => boolean): boolean {
  for (let at = shortestPart; at <= text.length - shortestPart; at++) {
    const head = text.slice(0, at)
    if (!isKnown(head) && !(head.endsWith('s') && isKnown(head.slice(0, -1)))) continue
    const tail = text.slice(at)
    if (isKnown(tail) || isCompound(tail, isKnown)) return true
  }
  return false
}
