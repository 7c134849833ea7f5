import type { Locale } from '@marklot/contracts'
import { hasMask, maskRange } from './mask.ts'
import { perLocale } from './per-locale.ts'

/** The letters that each language has beyond those of English. */
const ownLetters: Record<Locale, string> = {
  de: 'äöüßé',
  en: 'é',
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíóúüñ',
  it: 'àèéìíòóùú',
}
/** `Ö` begins the name of an office. */
const marks = 'Ö.,;:?¿()/%&+*•·§°ºª€$£"“”„«»‹›‚‘’–—\\-'
const lettersOf = perLocale(
  (locale) =>
    new RegExp(
      `^[a-z${ownLetters[locale]}A-Z${ownLetters[locale].replace(/ß/g, '').toUpperCase()}0-9\\s${maskRange}${marks}]*$`,
      'u',
    ),
)

/** Letters that stand alone one after another, such as `f r e i`. */
const spaced = new RegExp(`(?<![\\p{L}${maskRange}’])\\p{L}(?:[\\s./·*•\\-–]+\\p{L}(?![\\p{L}’])){2,}`, 'u')
/** A digit inside of a word, such as `fr3i`. Ordinals such as `2nd` and `1er` are none. */
const mixed = /\p{L}\d|\d(?!(?:st|nd|rd|th|e|er|re|ère|ème|o|a)(?!\p{L}))\p{L}/u
/** No word is this long. Taking one apart would take the other checks long. */
const endless = /\p{L}{81}/u

/**
 * Returns whether a sentence contains nothing but the letters and signs with which its language is written, so that the
 * other checks see what a reader sees. Letters of other scripts look like those of words that the checks would strike;
 * invisible and combining characters divide such words; pictures say without words that a name is free. Names of facts
 * have been masked and may contain anything.
 */
export const isLegible = (masked: string, locale: Locale): boolean =>
  lettersOf(locale).test(masked) && !spaced.test(masked) && !mixed.test(masked) && !endless.test(masked)

const end = /(?<!\.)[.?][”“"»«’‘)]*\s*$/u
/** The fewest words and numbers of a sentence, without and with a name. A name may also stand alone. */
const fewestWords = 3
const fewestBesideName = 2

/**
 * Returns whether a sentence is whole. A lie in two pieces passes the checks of each, so a line that breaks off and a
 * piece of one word are no sentences.
 */
export function isWhole(masked: string): boolean {
  const words = masked.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const isLong = hasMask(masked) ? words === 0 || words >= fewestBesideName : words >= fewestWords
  return isLong && end.test(masked)
}
