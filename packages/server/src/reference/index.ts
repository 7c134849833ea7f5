import type { CodedValue, Locale } from '@marklot/contracts'
import type { GoodsServicesTerm, NiceClassMatch } from '@marklot/contracts/reference'
import { niceClass, printed } from '@marklot/nice'
import type { CallContext, Handlers } from '../accounts/index.ts'
import type { Capability } from '../platform/capability.ts'
import { deleteValue, pickValue, type ReferenceContext, upsertValue } from './change-reference.ts'
import { searchTerms } from './goods-search.ts'
import type { ReferenceTexts } from './reference-texts.ts'
import type { ListName } from './values.ts'

export { prepareTermSearch } from './goods-search.ts'
export { pageTexts } from './page-texts.ts'
export { openReferenceTexts, type ReferenceTexts } from './reference-texts.ts'

/**
 * The number of terms that represent a class if it matches as a whole. The first terms of a class are its most typical
 * ones.
 */
const typicalTerms = 3
/** The number of matches to examine for the best classes, because one class may have many of them. */
const mostAnswers = 400

/** Returns terms in the caller's language. A class that matches as a whole is represented by its most typical terms. */
function goodsServices(
  body: { text: string; size: number; niceClasses: readonly string[] },
  texts: ReferenceTexts,
  locale: Locale,
): GoodsServicesTerm[] {
  const found = new Map<string, GoodsServicesTerm>()
  for (const { niceClass: number, term } of searchTerms(body.text, locale, mostAnswers, body.niceClasses.map(Number))) {
    const terms = niceClass(number)?.terms ?? []
    for (const answer of term < 0 ? terms.slice(0, typicalTerms) : terms.slice(term, term + 1)) {
      const description = printed(answer[locale])
      const key = `${number} ${description}`
      if (!found.has(key)) found.set(key, { description, niceClass: texts.niceClass(number, locale) })
      if (found.size === body.size) return [...found.values()]
    }
  }
  return [...found.values()]
}

function classesFor(body: { text: string; size: number }, texts: ReferenceTexts, locale: Locale): NiceClassMatch[] {
  const classes = new Map<number, NiceClassMatch>()
  for (const { niceClass: number, term } of searchTerms(body.text, locale, mostAnswers)) {
    const match = classes.get(number) ?? { ...texts.niceClass(number, locale), terms: [] }
    const text = niceClass(number)?.terms[term]?.[locale]
    if (text !== undefined && match.terms.length < typicalTerms) match.terms.push(printed(text))
    classes.set(number, match)
  }
  return [...classes.values()].slice(0, body.size)
}

/** Returns the classes whose heading or short name contains the given words. */
function classesHolding(
  values: readonly CodedValue[],
  query: { queryDescription?: string; queryShortDescription?: string },
  locale: Locale,
): CodedValue[] {
  const fold = (text: string) => printed(text).trim().toLocaleLowerCase(locale)
  const holds = (text: string, part = '') => fold(text).includes(fold(part))
  return values.filter(
    (value) => holds(value.description, query.queryDescription) && holds(value.shortDescription, query.queryShortDescription),
  )
}

/** Opens the keyed lists and the search for goods and services. */
export function openReference(parts: ReferenceContext): Capability<Pick<Handlers, 'reference'>> {
  return { handlers: { reference: referenceHandlers(parts) } }
}

function referenceHandlers(context: ReferenceContext): Handlers['reference'] {
  const { texts } = context
  const list =
    (name: ListName) =>
    (_: unknown, { locale }: CallContext) =>
      texts.values(name, locale)
  const one =
    (name: ListName) =>
    ({ params }: { params: { key: string } }, { locale }: CallContext) =>
      pickValue(texts.values(name, locale), params.key)
  // The register determines which states exist, and another process may be adding some.
  const states = async ({ locale }: CallContext) => {
    await texts.refresh()
    return texts.values('BrandStates', locale)
  }
  const upsert =
    (name: ListName) =>
    async ({ body }: { body: CodedValue }, { locale, member }: CallContext) =>
      upsertValue(context, name, body, locale, await member())
  const remove =
    (name: ListName) =>
    async ({ params }: { params: { key: string } }, { locale, member }: CallContext) =>
      deleteValue(context, name, params.key, locale, await member())
  return {
    registrationOfficeCodes: list('RegistrationOfficeCodes'),
    registrationOfficeCode: one('RegistrationOfficeCodes'),
    changeRegistrationOfficeCode: upsert('RegistrationOfficeCodes'),
    deleteRegistrationOfficeCode: remove('RegistrationOfficeCodes'),
    brandTypes: list('BrandTypes'),
    brandType: one('BrandTypes'),
    changeBrandType: upsert('BrandTypes'),
    deleteBrandType: remove('BrandTypes'),
    brandStateCategories: list('BrandStateCategory'),
    brandStateCategory: one('BrandStateCategory'),
    changeBrandStateCategory: upsert('BrandStateCategory'),
    deleteBrandStateCategory: remove('BrandStateCategory'),
    brandStates: (_, call) => states(call),
    brandState: async ({ params }, call) => pickValue(await states(call), params.key),
    changeBrandState: upsert('BrandStates'),
    deleteBrandState: remove('BrandStates'),
    niceClasses: ({ query }, { locale }) => classesHolding(texts.values('NiceClasses', locale), query, locale),
    niceClass: one('NiceClasses'),
    changeNiceClass: upsert('NiceClasses'),
    deleteNiceClass: remove('NiceClasses'),
    queryNiceClasses: ({ body }, { locale }) => classesFor(body, texts, locale),
    queryGoodsServices: ({ body }, { locale }) => goodsServices(body, texts, locale),
  }
}
