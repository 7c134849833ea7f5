import type { CodedValue, Locale } from '@marklot/contracts'
import type { GoodsServicesTerm, NiceClassMatch } from '@marklot/contracts/reference'
import { niceClass } from '@marklot/nice'
import { AppError } from '../platform/app-error.ts'
import type { Pool } from '../platform/database.ts'
import type { Handlers } from '../platform/serve.ts'
import { prepareTermSearch, searchTerms } from './goods-search.ts'
import { knownStates } from './reference.store.ts'
import { categoryValues, niceClassValue, niceClassValues, officeValues, stateValue, typeValues } from './values.ts'

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

/** Terms that stand for a class that answers as a whole: the first of a class are its most typical ones. */
const typicalTerms = 3
/** Answers looked at to find the best classes: a class may fill many places of the list. */
const mostAnswers = 400

/** Terms in the caller's language; for a class that answers as a whole its most typical ones. */
function goodsServices(
  body: { text: string; size: number; niceClasses: readonly string[] },
  locale: Locale,
): GoodsServicesTerm[] {
  const found = new Map<string, GoodsServicesTerm>()
  for (const { niceClass: number, term } of searchTerms(body.text, locale, mostAnswers, body.niceClasses.map(Number))) {
    const terms = niceClass(number)?.terms ?? []
    for (const answer of term < 0 ? terms.slice(0, typicalTerms) : terms.slice(term, term + 1)) {
      const description = answer[locale]
      const key = `${number} ${description}`
      if (!found.has(key)) found.set(key, { description, niceClass: niceClassValue(number, locale) })
      if (found.size === body.size) return [...found.values()]
    }
  }
  return [...found.values()]
}

function classesFor(body: { text: string; size: number }, locale: Locale): NiceClassMatch[] {
  const classes = new Map<number, NiceClassMatch>()
  for (const { niceClass: number, term } of searchTerms(body.text, locale, mostAnswers)) {
    const match = classes.get(number) ?? { ...niceClassValue(number, locale), terms: [] }
    const text = niceClass(number)?.terms[term]?.[locale]
    if (text !== undefined && match.terms.length < typicalTerms) match.terms.push(text)
    classes.set(number, match)
  }
  return [...classes.values()].slice(0, body.size)
}

export function referenceHandlers(pool: Pool): Handlers['reference'] {
  prepareTermSearch()
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
    queryNiceClasses: ({ body }, { locale }) => classesFor(body, locale),
    queryGoodsServices: ({ body }, { locale }) => goodsServices(body, locale),
  }
}
