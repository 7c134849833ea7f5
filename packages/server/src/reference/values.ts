import {
  brandStateCategories,
  brandTypes,
  type CodedValue,
  type Locale,
  type Localized,
  registrationOfficeCodes,
} from '@marklot/contracts'
import { niceClass, niceClasses } from '@marklot/nice'
import { brandStates, categoryNames, officeNames, typeNames } from '@marklot/phrases/reference'

/** The five keyed lists, spelled as their paths; spec 2, 7.2 "Reference data". */
export const listNames = ['RegistrationOfficeCodes', 'BrandTypes', 'BrandStateCategory', 'BrandStates', 'NiceClasses'] as const
export type ListName = (typeof listNames)[number]
/** How a value reads. */
export type ValueText = Pick<CodedValue, 'description' | 'shortDescription'>

/** The values that the program brings along, in their order. States are none of them: which there are says the register. */
export const builtInKeys: Readonly<Record<ListName, readonly string[]>> = {
  RegistrationOfficeCodes: registrationOfficeCodes,
  BrandTypes: brandTypes,
  BrandStateCategory: brandStateCategories,
  BrandStates: [],
  NiceClasses: niceClasses.map(({ number }) => String(number)),
}

type Table = Readonly<Record<string, Localized<ValueText>>>
const tables: Readonly<Record<Exclude<ListName, 'NiceClasses'>, Table>> = {
  RegistrationOfficeCodes: officeNames,
  BrandTypes: typeNames,
  BrandStateCategory: categoryNames,
  BrandStates: brandStates,
}

/** The program's own text of a value; undefined for a value that no table knows. */
export function builtInText(list: ListName, key: string, locale: Locale): ValueText | undefined {
  if (list !== 'NiceClasses') return Object.hasOwn(tables[list], key) ? tables[list][key]?.[locale] : undefined
  const known = niceClass(Number(key))
  return known && { description: known.heading[locale], shortDescription: known.shortName[locale] }
}
