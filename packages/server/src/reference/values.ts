import { brandStateCategories, brandTypes, type CodedValue, type Locale, registrationOfficeCodes } from '@marklot/contracts'
import { niceClass, niceClasses } from '@marklot/nice'
import { brandStates, categoryNames, officeNames, typeNames } from '@marklot/phrases/reference'

/** The five keyed lists in one language; spec 2, 7.2 "Reference data". */
export function officeValues(locale: Locale): CodedValue[] {
  return registrationOfficeCodes.map((key) => ({ key, ...officeNames[key][locale] }))
}
export function typeValues(locale: Locale): CodedValue[] {
  return brandTypes.map((key) => ({ key, ...typeNames[key][locale] }))
}
export function categoryValues(locale: Locale): CodedValue[] {
  return brandStateCategories.map((key) => ({ key, ...categoryNames[key][locale] }))
}
export function niceClassValue(number: number, locale: Locale): CodedValue {
  const known = niceClass(number)
  return { key: String(number), description: known?.heading[locale] ?? '', shortDescription: known?.shortName[locale] ?? '' }
}
export function niceClassValues(
  locale: Locale,
  query: { queryDescription?: string; queryShortDescription?: string },
): CodedValue[] {
  const holds = (text: string, part: string | undefined) => part === undefined || fold(text, locale).includes(fold(part, locale))
  return niceClasses
    .map(({ number }) => niceClassValue(number, locale))
    .filter(
      (value) => holds(value.description, query.queryDescription) && holds(value.shortDescription, query.queryShortDescription),
    )
}
const fold = (text: string, locale: Locale) => text.trim().toLocaleLowerCase(locale)

/**
 * An office's own state. States that no table knows keep the office's text in every language: an unknown state is reported, not
 * guessed (office-feed reference, 2.5).
 */
export function stateValue(key: string, original: string, locale: Locale): CodedValue {
  const known = brandStates[key]?.[locale]
  return known ? { key, ...known } : { key, description: original, shortDescription: original }
}
