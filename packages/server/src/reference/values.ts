import {
  brandStateCategories,
  brandTypes,
  type CodedValue,
  type Locale,
  type Localized,
  registrationOfficeCodes,
} from '@marklot/contracts'
import { niceClass, niceClasses, printed } from '@marklot/nice'
import { brandStates, categoryNames, officeNames, typeNames } from '@marklot/phrases/reference'

/** The five keyed lists, named like their paths (spec 2, section 7.2, "Reference data"). */
export const listNames = ['RegistrationOfficeCodes', 'BrandTypes', 'BrandStateCategory', 'BrandStates', 'NiceClasses'] as const
export type ListName = (typeof listNames)[number]
/** The texts of a value. */
export type ValueText = Pick<CodedValue, 'description' | 'shortDescription'>

/** The built-in values, in order. States are not among them, because the register determines which states exist. */
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

/** Returns the built-in text of a value; undefined for other values. */
export function builtInText(list: ListName, key: string, locale: Locale): ValueText | undefined {
  if (list !== 'NiceClasses') return Object.hasOwn(tables[list], key) ? tables[list][key]?.[locale] : undefined
  const known = niceClass(Number(key))
  return known && { description: printed(known.heading[locale]), shortDescription: printed(known.shortName[locale]) }
}
