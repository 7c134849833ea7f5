import { type Locale, officeRelations, type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import { offices } from '@marklot/phrases/offices'
import type { FactSets } from './fact-sets.ts'
import { withoutNationalities } from './nationalities.ts'
import { literal } from './patterns.ts'
import { perLocale } from './per-locale.ts'

/** Returns the names of each office and its territory in a language. The longest name comes first. */
export const officeNames = perLocale((locale): readonly { code: RegistrationOfficeCode; name: string }[] =>
  registrationOfficeCodes
    .flatMap((code) =>
      [offices[`office.${code}`][locale].replace(/ \(.*\)$/, ''), offices[code][locale], ...acronyms[code]].map((name) => ({
        code,
        name,
      })),
    )
    .sort((a, b) => b.name.length - a.name.length),
)
const acronyms: Record<RegistrationOfficeCode, readonly string[]> = {
  de: ['DPMA', 'DE'],
  em: ['EUIPO', 'EU', 'EM', 'UE'],
  at: ['ÖPA', 'AT'],
  ch: ['IGE', 'IPI', 'CH'],
  fr: ['INPI', 'FR'],
  es: ['OEPM', 'ES'],
  us: ['USPTO', 'US', 'USA'],
}

/** Returns whether a text may name an office. An EU mark is in force in every member state, and a text may say so. */
export function mayName(code: RegistrationOfficeCode, { offices: covered }: FactSets): boolean {
  return covered.has(code) || (code === 'em' && officeRelations[code].some((member) => covered.has(member)))
}

/** Returns whether a sentence names only offices and territories that are facts. */
export const officesHold = (sentence: string, facts: FactSets, locale: Locale): boolean =>
  withoutOffices(sentence, facts, locale) !== null

/** Returns the pattern of an office's name. An acronym counts only in capitals. */
const patternOf = (name: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${literal(name).replace(/'/g, '’')}(?![\\p{L}\\p{N}])`,
    name === name.toUpperCase() ? 'gu' : 'giu',
  )

/** Returns the offices that a sentence names, by their names or territories. */
export const officesIn = (sentence: string, locale: Locale): RegistrationOfficeCode[] =>
  officeNames(locale).flatMap(({ code, name }) => (patternOf(name).test(sentence) ? [code] : []))

/** Replaces offices, territories and their adjectives that are facts; returns null if the sentence names any other. */
export function withoutOffices(sentence: string, facts: FactSets, locale: Locale, instead = ' '): string | null {
  let rest = sentence
  for (const { code, name } of officeNames(locale)) {
    const named = patternOf(name)
    if (!named.test(rest)) continue
    if (!mayName(code, facts)) return null
    rest = rest.replace(named, instead)
  }
  return withoutNationalities(rest, facts, { locale, instead, mayName: (code) => mayName(code, facts) })
}

const leavingOut: Record<Locale, RegExp> = {
  de: /(?<!\p{L})ohne \ue000/giu,
  en: /(?<!\p{L})without \ue000/giu,
  fr: /(?<!\p{L})sans (?:l’|la |le |les )?\ue000/giu,
  es: /(?<!\p{L})sin (?:la |el |los )?\ue000/giu,
  it: /(?<!\p{L})senza (?:l’|la |il |lo |gli )?\ue000/giu,
}

/** Returns a sentence without phrases such as "without Austria", which change what is filed and deny nothing. */
export function withoutLeftOut(sentence: string, facts: FactSets, locale: Locale): string {
  const marked = withoutOffices(sentence, facts, locale, '\ue000')
  return marked !== null && marked.search(leavingOut[locale]) >= 0 ? marked.replace(leavingOut[locale], ' ') : sentence
}
