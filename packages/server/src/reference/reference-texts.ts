import { type CodedValue, fallbackLocale, type Locale, locales, type RegistrationOfficeCode } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'
import { knownStates } from '../register/index.ts'
import { type WrittenText, writtenTexts } from './reference.store.ts'
import { builtInKeys, builtInText, type ListName, listNames, type ValueText } from './values.ts'

/** The readable values of the keyed lists, which are kept in memory as a few hundred short strings. */
export interface ReferenceTexts {
  /** Returns the values in order: built-in ones first, then added ones by key. States are ordered by key. */
  values(list: ListName, locale: Locale): CodedValue[]
  office(code: RegistrationOfficeCode, locale: Locale): CodedValue
  /** Returns a Nice class, 1 to 45. */
  niceClass(number: number, locale: Locale): CodedValue
  /**
   * Returns a state. @param original the office's own text on the mark; by default, the text with which the state first
   * appeared
   */
  brandState(key: string, locale: Locale, original?: string): CodedValue
  /** Returns whether a state occurs in the register or has a text. */
  isBrandState(key: string): boolean
  /** Returns administrators' replacements for built-in texts, in every language, for pages that contain those texts. */
  overrides(): WrittenText[]
  /** Rereads the texts from the database. */
  refresh(): Promise<void>
}

type Texts = Partial<Record<Locale, ValueText>>
interface Known {
  written: ReadonlyMap<ListName, ReadonlyMap<string, Texts>>
  originals: ReadonlyMap<string, string>
}

export async function openReferenceTexts(pool: Pool): Promise<ReferenceTexts> {
  let known: Known = { written: new Map(), originals: new Map() }
  let asked = 0
  let newest = 0
  const refresh = async () => {
    asked += 1
    const turn = asked
    const [states, texts] = await Promise.all([knownStates(pool), writtenTexts(pool)])
    // This ignores a result if a later read has already finished.
    if (turn < newest) return
    newest = turn
    known = { written: byListAndKey(texts), originals: new Map(states.map(({ key, original }) => [key, original])) }
  }
  await refresh()

  const value = (list: ListName, key: string, locale: Locale, original?: string): CodedValue => {
    const written = known.written.get(list)?.get(key)
    const text =
      written?.[locale] ?? builtInText(list, key, locale) ?? (written && inAnyLanguage(written)) ?? sameText(original ?? key)
    return { key, description: text.description, shortDescription: text.shortDescription }
  }
  const original = (key: string) => known.originals.get(key)
  return {
    values: (list, locale) => {
      const own = list === 'BrandStates' ? known.originals.keys() : builtInKeys[list]
      const first = new Set(own)
      const added = [...(known.written.get(list)?.keys() ?? [])].filter((key) => !first.has(key))
      const keys = list === 'BrandStates' ? [...first, ...added].sort() : [...first, ...added.sort()]
      return keys.map((key) => value(list, key, locale, original(key)))
    },
    office: (code, locale) => value('RegistrationOfficeCodes', code, locale),
    niceClass: (number, locale) => value('NiceClasses', String(number), locale),
    brandState: (key, locale, delivered) => value('BrandStates', key, locale, delivered ?? original(key)),
    isBrandState: (key) =>
      known.originals.has(key) ||
      known.written.get('BrandStates')?.has(key) === true ||
      builtInText('BrandStates', key, fallbackLocale) !== undefined,
    overrides: () =>
      [...known.written].flatMap(([list, values]) =>
        [...values]
          .filter(([key]) => builtInKeys[list].includes(key))
          .flatMap(([key, texts]) =>
            locales.flatMap((language) => {
              const text = texts[language]
              return text ? [{ list, key, language, ...text }] : []
            }),
          ),
      ),
    refresh,
  }
}

function byListAndKey(texts: readonly WrittenText[]): Map<ListName, Map<string, Texts>> {
  const lists = new Map<ListName, Map<string, Texts>>(listNames.map((list) => [list, new Map()]))
  for (const { list, key, language, description, shortDescription } of texts) {
    const values = lists.get(list)
    values?.set(key, { ...values.get(key), [language]: { description, shortDescription } })
  }
  return lists
}

/**
 * Returns the text for every language. A language without its own text uses English, else any other language
 * (decisions, "Upsert of a keyed list").
 */
function inAnyLanguage(written: Texts): ValueText | undefined {
  return written[fallbackLocale] ?? Object.values(written)[0]
}

/**
 * Returns the office's text for every language, for a state without a written text. Unknown states are reported, not
 * guessed (office-feed reference, 2.5).
 */
const sameText = (text: string): ValueText => ({ description: text, shortDescription: text })
