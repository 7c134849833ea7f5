import type { Locale } from '@marklot/contracts'
import { advice } from '@marklot/phrases/advice'
import { adviceFindings } from '@marklot/phrases/advice-findings'
import { hasMask } from './mask.ts'
import { wordsOfPhrases } from './ordinary-words.ts'
import { perLocale } from './per-locale.ts'
import { reportWords } from './report-words.ts'
import { withoutAccents } from './spellings.ts'

interface Vocabulary {
  joining: ReadonlySet<string>
  /** Words of the product's own sentences about findings, without Romance endings of gender and number. */
  own: ReadonlySet<string>
  stems: ReadonlySet<string>
  longestStem: number
}

/** The longest ending after a stem, in letters. Romance verbs have the longest ones. */
const longestEnding: Record<Locale, number> = { de: 5, en: 7, fr: 7, es: 7, it: 7 }
const shortestStem = 3
/** Letters that German puts between the parts of a compound. */
const joints = ['s', 'es', 'n', 'en', 'e', 'er']
/**
 * What a form of a verb has instead of the letters of its stem. German puts `ge` or `zu` before or within the stem:
 * `genutzt`, `aufgefasst`, `einzuschränken`. Spanish spells its last consonant differently before an e: `utilice`,
 * `verifique`.
 */
const changes: Partial<Record<Locale, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/^ge(?=\p{L}+(?:t|te[nrsm]?)$)/u, ''],
    [
      /(?<=^(?:ab|an|auf|aus|bei|dar|durch|ein|fest|heran|heraus|hervor|hin|hinzu|mit|nach|nahe|über|um|unter|vor|zu|zusammen))(?:ge|zu)/u,
      '',
    ],
  ],
  es: [
    [/(?<=\p{L}{3})c(?=e)/u, 'z'],
    [/(?<=\p{L}{3})qu(?=e)/u, 'c'],
    [/(?<=\p{L}{3})gu(?=e)/u, 'g'],
  ],
}

/** Words that begin with a stem and yet reassure or belittle: `risikolos`, `groundless`, `formality`. */
const reassuring: Record<Locale, RegExp> = {
  de: /(?:los|frei)(?:er|ere|eren|e[nrms]?|keit)?$|^(?:formsach|formalit|ideal|anfangen$|beruhig|großartig|hervorragend|verkauft)/u,
  en: /less(?:ly|ness)?$|^(?:formalit|ideal|weakling|great(?!er|est)|remarkabl|permission|authoris|consent)/u,
  fr: /^(?:formalit|ideal|vendu|tempete)/u,
  es: /^(?:formalid|ideal|vendid|fantastic|desprec)/u,
  it: /^(?:formalit|ideal|vendut|fantastic|tempest)/u,
}

const vocabularyOf = perLocale((locale): Vocabulary => {
  const { stems, joining } = reportWords[locale]
  const listed = new Set(stems.split(/\s+/).map((stem) => folded(stem, locale)))
  return {
    joining: new Set(joining.split(/\s+/)),
    own: new Set([...wordsOfPhrases([advice, adviceFindings], locale)].map((one) => uninflected(one, locale))),
    stems: listed,
    longestStem: Math.max(...[...listed].map(({ length }) => length)),
  }
})

/** Endings of gender and number in the Romance languages, after the fewest letters of a stem. */
const inflections: Partial<Record<Locale, RegExp>> = {
  fr: /(?<=\p{L}{5})e?s?$/u,
  es: /(?<=\p{L}{5})[aeo]?s?$/u,
  it: /(?<=\p{L}{5})[aeio]$/u,
}
const uninflected = (text: string, locale: Locale) => text.replace(inflections[locale] ?? '', '')

/** Returns a word without accents, which change within the forms of a Romance verb. German umlauts stay. */
const folded = (text: string, locale: Locale) => (locale === 'de' ? text : withoutAccents(text))

/** Returns whether a word, in any spelling of its stem, says something about marks and searches. */
function isReporting(text: string, vocabulary: Vocabulary, locale: Locale): boolean {
  const word = folded(text, locale)
  if (reassuring[locale].test(word)) return false
  const stems = (changes[locale] ?? []).map(([part, instead]) => word.replace(part, instead))
  return [word, ...stems].some((spelling) => beginsWithStem(spelling, vocabulary, locale))
}

/**
 * Returns whether a word begins with a listed stem, or in German with several, and a short ending follows. Each place
 * of the word is looked at once, so a long word takes no longer.
 */
function beginsWithStem(word: string, { stems, longestStem }: Vocabulary, locale: Locale): boolean {
  const begins = new Set([0])
  for (const at of begins) {
    for (let end = at + shortestStem; end <= Math.min(word.length, at + longestStem); end++) {
      if (!stems.has(word.slice(at, end))) continue
      const rest = word.slice(end)
      if (rest.length <= (end - at === shortestStem ? 2 : longestEnding[locale])) return true
      if (locale !== 'de') continue
      begins.add(end)
      for (const joint of joints) if (rest.startsWith(joint)) begins.add(end + joint.length)
    }
  }
  return false
}

/** Returns whether a word, in lower case, is one of those in which a text may report findings. */
export function isReportWord(lower: string, locale: Locale): boolean {
  const vocabulary = vocabularyOf(locale)
  return vocabulary.joining.has(lower) || vocabulary.own.has(uninflected(lower, locale)) || isReporting(lower, vocabulary, locale)
}

const word = /\p{L}+/gu
const clauseEnd = /[,;:()–—]|\s-\s/u
const hasFact = (clause: string) => /\d/u.test(clause) || hasMask(clause)
/** A clause of this many joining words says something, although it contains no word that can be checked. */
const fewestWords = 2
/** An introduction such as "first of all" precedes the first comma. */
const mostWordsOfIntroduction = 4
/** Clauses of joining words alone that stand between commas. */
const connectives: Record<Locale, RegExp> = {
  de: /^(?:vor allem|unter anderem|zum beispiel|im übrigen)$/u,
  en: /^(?:above all|among others|for example|in particular|in turn|as well)$/u,
  fr: /^(?:avant tout|entre autres|par exemple|en particulier|en revanche|par conséquent|en outre)$/u,
  es: /^(?:sobre todo|entre otr[oa]s|por ejemplo|en particular|en cambio|por (?:lo )?tanto|por ello|sin embargo|no obstante)$/u,
  it: /^(?:soprattutto|tra l’altro|per esempio|ad esempio|in particolare|di conseguenza)$/u,
}

/**
 * Returns whether a sentence reports: it consists of words about marks and searches, and of words that join them. Any
 * other word may be a verdict, a figure of speech or an invented name. A clause of joining words alone ("so go on") is
 * no report either, unless it introduces the sentence.
 * @param sentence the sentence with masked names, and with digits in place of offices
 * @param isKnown whether a text may use a further word
 */
export function isReport(sentence: string, isKnown: (lower: string) => boolean, locale: Locale): boolean {
  const { joining } = vocabularyOf(locale)
  for (const [index, clause] of sentence.toLowerCase().split(clauseEnd).entries()) {
    const words = [...clause.matchAll(word)].map(([one]) => one)
    const content = words.filter((one) => !joining.has(one))
    if (!content.every((one) => isReportWord(one, locale) || isKnown(one))) return false
    const isIntroduction = index === 0 && words.length <= mostWordsOfIntroduction
    if (isIntroduction || connectives[locale].test(clause.trim())) continue
    if (content.length === 0 && words.length >= fewestWords && !hasFact(clause)) return false
  }
  return true
}
