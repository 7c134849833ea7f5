import type { Locale, RegistrationOfficeCode } from '@marklot/contracts'
import type { FactSets } from './fact-sets.ts'
import { perLocale } from './per-locale.ts'
import { withoutAccents } from './spellings.ts'

/** Adjectives and demonyms of the territories of offices. */
const nationalities: Record<Locale, Record<RegistrationOfficeCode, string>> = {
  de: {
    de: '(?:bundes)?deutsche?[nrsm]?|deutschlandweit\\p{L}*',
    em: '(?:gesamt)?europäische?[nrsm]?|europäer\\p{L}*|europaweit\\p{L}*|EU-weit\\p{L}*',
    at: 'österreichische?[nrsm]?|österreicher\\p{L}*',
    ch: 'schweizerische?[nrsm]?|schweizer\\p{L}*|eidgenössische?[nrsm]?',
    fr: 'französische?[nrsm]?|franzosen?|französin\\p{L}*',
    es: 'spanische?[nrsm]?|spanier\\p{L}*',
    us: '(?:US-)?amerikanische?[nrsm]?|(?:US-)?amerikaner\\p{L}*',
  },
  en: {
    de: 'Germans?',
    em: 'Europeans?|EU-wide',
    at: 'Austrians?',
    ch: 'Swiss',
    fr: 'French',
    es: 'Spanish|Spaniards?',
    us: 'Americans?|US-based',
  },
  fr: {
    de: 'allemande?s?',
    em: 'européen(?:ne)?s?',
    at: 'autrichien(?:ne)?s?',
    ch: 'suisses?|suissesses?|helvétiques?',
    fr: 'français(?:es?)?',
    es: 'espagnole?s?',
    us: '(?:nord-)?américaine?s?|états-unien(?:ne)?s?',
  },
  es: {
    de: 'alem[aá]n(?:a|as|es)?',
    em: 'europe[oa]s?',
    at: 'austr[ií]ac[oa]s?',
    ch: 'suiz[oa]s?|helvétic[oa]s?',
    fr: 'franc[eé]s(?:a|as|es)?',
    es: 'español(?:a|as|es)?',
    us: '(?:norte)?american[oa]s?|estadounidenses?',
  },
  it: {
    de: 'tedesc(?:o|a|hi|he)',
    em: 'europe[oaie]',
    at: 'austriac(?:o|a|i|he)',
    ch: 'svizzer[oaie]|elvetic(?:o|a|i|he)',
    fr: 'frances[ei]',
    es: 'spagnol[oaie]',
    us: '(?:nord)?american[oaie]|statunitens[ei]',
  },
}

/** What stands before and after such an adjective where it names a language, such as "in Spanish". */
const ofLanguages: Record<Locale, { before: RegExp; after: RegExp }> = {
  de: {
    before: /(?<!\p{L})(?:im|ins|auf|aus dem|vom)\s+$/iu,
    after: /^\s+(?:\p{L}+\s+)?\p{L}*(?:wort(?!marke)|wörter|begriff|ausdr|sprach|bedeut|substantiv|verb(?!\p{L})|vokabel)/iu,
  },
  en: {
    before: /(?<!\p{L})(?:in|into|from)\s+$/iu,
    after: /^\s+(?:\p{L}+\s+)?(?:words?|terms?|language|meaning|nouns?|verbs?|adjectives?|expression)(?!\p{L})/iu,
  },
  fr: {
    before: /(?<!\p{L})(?:en|de l’|mots?|termes?|langue|verbes?|expression)\s*$/iu,
    after: /^\s+(?:mot|terme)s?(?!\p{L})/iu,
  },
  es: {
    before: /(?<!\p{L})(?:en|del|palabras?|términos?|lengua|idioma|vocablo|expresión)\s+$/iu,
    after: /^\s+(?:palabra|término)s?(?!\p{L})/iu,
  },
  it: {
    before: /(?<!\p{L})(?:in|nello?|dallo?|parol[ae]|termin[ei]|lingua|vocabolo|espressione)\s+$/iu,
    after: /^\s+(?:parol[ae]|termin[ei])(?!\p{L})/iu,
  },
}
/** Nouns after which `in Spanish` is no language: "in Spanish registers". */
const ofTerritories =
  /^\s+(?:\p{L}+\s+)?(?:regist|office|mark|trade|brand|entr|filing|appli|owner|compan|law|class|goods|amt|ämt|recht)/iu

const patternsOf = perLocale((locale) =>
  Object.entries(nationalities[locale]).map(([code, source]) => ({
    code: code as RegistrationOfficeCode,
    // English writes them with a capital letter.
    pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, locale === 'en' ? 'gu' : 'giu'),
  })),
)

/**
 * Replaces adjectives such as "German" if the facts contain the office that they name, or the language. Returns null
 * if the sentence contains any other.
 */
export function withoutNationalities(
  sentence: string,
  facts: FactSets,
  { locale, instead, mayName }: { locale: Locale; instead: string; mayName: (code: RegistrationOfficeCode) => boolean },
): string | null {
  let rest: string = sentence
  let isFact = true
  for (const { code, pattern } of patternsOf(locale)) {
    rest = rest.replace(pattern, (written: string, at: number, whole: string) => {
      const after = whole.slice(at + written.length)
      isFact &&= mayName(code) || (namesLanguage(written.toLowerCase(), facts) && isOfLanguage(whole.slice(0, at), after, locale))
      return instead
    })
  }
  return isFact ? rest : null
}

function isOfLanguage(before: string, after: string, locale: Locale): boolean {
  const language = ofLanguages[locale]
  return language.after.test(after) || (language.before.test(before) && !ofTerritories.test(after))
}

const longestEnding = 3
const shortestLanguage = 4

/** Returns whether a word, in lower case, is the name of a language of the facts or a form of it. */
export const namesLanguage = (lower: string, { languages }: FactSets): boolean =>
  languages.has(lower) ||
  [...languages].some((language) => {
    const stem = withoutAccents(language).replace(/[aeo]$/u, '')
    const word = withoutAccents(lower)
    return stem.length >= shortestLanguage && word.startsWith(stem) && word.length - stem.length <= longestEnding
  })

/** Returns whether a sentence names a language of the facts. */
export const isAboutLanguage = (sentence: string, facts: FactSets): boolean =>
  facts.languages.size > 0 && (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => namesLanguage(word, facts))
