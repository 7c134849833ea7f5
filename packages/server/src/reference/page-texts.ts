import type { Locale } from '@marklot/contracts'
import type { ReferenceTexts } from './reference-texts.ts'
import type { ListName } from './values.ts'

/** The page's phrases for values of the keyed lists, by language, capability and key. */
export type PageTexts = Partial<Record<Locale, Partial<Record<'offices' | 'ui', Record<string, string>>>>>

/** The page's phrase for each value of a list. The texts of classes and states come with the replies to calls. */
const phrasesOf: Partial<
  Record<ListName, { capability: 'offices' | 'ui'; short: (key: string) => string; long?: (key: string) => string }>
> = {
  RegistrationOfficeCodes: { capability: 'offices', short: (key) => key, long: (key) => `office.${key}` },
  BrandTypes: { capability: 'ui', short: (key) => `type.${key}` },
  BrandStateCategory: { capability: 'ui', short: (key) => `state.${key}` },
}

/** Returns administrators' replacements for names that the page contains. There are usually none. */
export function pageTexts(texts: ReferenceTexts): PageTexts {
  const changed: PageTexts = {}
  for (const { list, key, language, description, shortDescription } of texts.overrides()) {
    const phrases = phrasesOf[list]
    if (!phrases) continue
    const ofLanguage = changed[language] ?? {}
    ofLanguage[phrases.capability] = {
      ...ofLanguage[phrases.capability],
      [phrases.short(key)]: shortDescription,
      ...(phrases.long && { [phrases.long(key)]: description }),
    }
    changed[language] = ofLanguage
  }
  return changed
}
