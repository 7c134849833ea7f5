import type { CodedValue, Locale } from '@marklot/contracts'
import { AppError } from '../platform/app-error.ts'
import type { Pool } from '../platform/database.ts'
import type { Handlers } from '../platform/serve.ts'
import { knownStates } from './reference.store.ts'
import { categoryValues, niceClassValues, officeValues, stateValue, typeValues } from './values.ts'

export { createStateNames, type StateNames } from './state-names.ts'
export { niceClassValue, stateValue } from './values.ts'

/** The states the register has met, in one language. */
export async function stateValues(pool: Pool, locale: Locale): Promise<CodedValue[]> {
  return (await knownStates(pool)).map(({ key, original }) => stateValue(key, original, locale))
}

function pick(values: CodedValue[], key: string): CodedValue {
  const found = values.find((value) => value.key.toLowerCase() === key.toLowerCase())
  if (!found) throw new AppError('reference.notFound')
  return found
}

export function referenceHandlers(pool: Pool): Handlers['reference'] {
  return {
    registrationOfficeCodes: (_, { locale }) => officeValues(locale),
    registrationOfficeCode: ({ params }, { locale }) => pick(officeValues(locale), params.key),
    brandTypes: (_, { locale }) => typeValues(locale),
    brandType: ({ params }, { locale }) => pick(typeValues(locale), params.key),
    brandStateCategories: (_, { locale }) => categoryValues(locale),
    brandStateCategory: ({ params }, { locale }) => pick(categoryValues(locale), params.key),
    brandStates: (_, { locale }) => stateValues(pool, locale),
    brandState: async ({ params }, { locale }) => pick(await stateValues(pool, locale), params.key),
    niceClasses: ({ query }, { locale }) => niceClassValues(locale, query),
    niceClass: ({ params }, { locale }) => pick(niceClassValues(locale, {}), params.key),
  }
}
