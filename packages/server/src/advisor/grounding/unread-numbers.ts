import { type Locale, locales } from '@marklot/contracts'
import { numberWords } from './number-words.ts'
import { perLocale } from './per-locale.ts'
import { withoutAccents } from './spellings.ts'

/** Words for numbers beyond the usual ones: regional forms, collective numbers and fractions. */
const furtherWords: Record<Locale, string> = {
  de: 'hundert tausend tsd mio mrd zig fuenf zwoelf fünftel sechstel achtel zehntel verdoppelt verdoppelte verdreifacht doppelte doppelten',
  en: 'umpteen couple score scores quarters thirds fifths tenths halves zeroes threescore',
  fr: 'septante huitante octante nonante centaine vingtaine vingtaines trentaine quarantaine cinquantaine soixantaine quinzaine demi demie dixièmes cinquièmes quarts',
  es: 'centenar decena veintena treintena quincena tercios cuartos quintos décimos',
  it: 'centinaio migliaio ventina trentina quarantina cinquantina quarti terzi quinti decimi paio',
}
/** Endings that make another word of a number: `zehnmal`, `tenfold`, `dreiprozentig`. */
const endings: Record<Locale, RegExp> = {
  de: /(?:e?mal\p{L}*|e?fach\p{L}*|s?tel|erlei|prozentig\p{L}*|jahrig\p{L}*)$/u,
  en: /(?:fold|ish|some)$/u,
  fr: /(?:aines?|uples?)$/u,
  es: /(?:uples?|avos?)$/u,
  it: /(?:upl[oaie]|ine?)$/u,
}
/** Forms of number words within longer ones. */
const innerForms: Record<Locale, string> = {
  de: 'ein und',
  en: 'and',
  fr: 'et',
  es: 'y',
  it: 'vent trent quarant cinquant sessant settant ottant novant cent mila',
}
/** Articles, and words that are numbers in one language and something else in another. */
const noNumbers: Record<Locale, string> = {
  de: 'sei half cent meta par score demi quarts tiers sept',
  en: 'once due cent cents quart tiers meta par demi mil sept',
  fr: 'due tres dos meta once score half par couple',
  es: 'ten meta sept par score',
  it: 'once meta par mio terzi',
}
const articles = 'ein eins eine einen einem einer eines one un une uno una und and et y e'

/** Returns a word without accents, so that `veintidos` is read as `veintidós`, and `dreissig` as `dreißig`. */
const folded = (word: string) => withoutAccents(word).replace(/ß/g, 'ss')
const split = (text: string) => text.split(' ').map(folded)

interface Parts {
  words: ReadonlySet<string>
  inner: ReadonlySet<string>
  longest: number
}
const ones = split(articles)
const partsOf = perLocale((locale): Parts => {
  const words = new Set([...numberWords(locale).words, ...furtherWords[locale].split(' ')].map(folded))
  for (const one of ones) words.delete(one)
  const inner = new Set([...words, ...split(innerForms[locale])])
  return { words, inner, longest: Math.max(...[...inner].map(({ length }) => length)) }
})

/** Returns whether a word consists of number words of one language. */
function isComposed(word: string, { words, inner, longest }: Parts): boolean {
  if (words.has(word)) return true
  const reached = new Array<boolean>(word.length + 1).fill(false)
  reached[0] = true
  for (let at = 0; at < word.length; at++)
    if (reached[at])
      for (let end = at + 2; end <= Math.min(word.length, at + longest); end++)
        if (inner.has(word.slice(at, end))) reached[end] = true
  return reached[word.length] === true && [...words].some((part) => part.length > 2 && word.includes(part))
}

const roman = /^(?=[ivxlcdm])m{0,3}(?:cm|cd|d?c{0,3})(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/u
/** Roman numerals that are words. */
const romanWords: Record<Locale, string> = {
  de: 'mix di',
  en: 'mix i',
  fr: 'dix mi mix ci',
  es: 'mi di vi mil mix',
  it: 'di mi vi ci li mix',
}

const exceptionsOf = perLocale((locale) => ({
  harmless: new Set([...ones, ...split(noNumbers[locale])]),
  noNumerals: new Set(romanWords[locale].split(' ')),
}))

/**
 * Returns whether a sentence contains a number word that no check can read: one of another language, one of a form
 * that the list of number words lacks, or a Roman numeral. No fact supports such a number. Numbers that can be read
 * have been replaced with digits before.
 */
export function hasUnreadNumber(sentence: string, locale: Locale): boolean {
  const { harmless, noNumerals } = exceptionsOf(locale)
  for (const [written] of sentence.matchAll(/\p{L}+/gu)) {
    const word = folded(written.toLowerCase())
    if (word.length > 1 && roman.test(word) && !noNumerals.has(word)) return true
    if (harmless.has(word)) continue
    for (const language of locales) {
      const parts = partsOf(language)
      const bare = word.replace(endings[language], '').replace(/^ver/u, language === 'de' ? '' : 'ver')
      if (isComposed(word, parts) || (bare !== word && !harmless.has(bare) && bare.length > 2 && isComposed(bare, parts)))
        return true
    }
  }
  return false
}
