import { BrandQuery, type BrandQuery as Query, type RegistrationOfficeCode } from '@marklot/contracts'
import type { ToolArguments } from '@marklot/contracts/chat-tools'
import { classFilters } from '@marklot/contracts/class-filters'
import type { DomainResult } from '@marklot/contracts/domains'
import { domainsEndpoints } from '@marklot/contracts/domains'
import { AssessmentCase, type SuggestedClass } from '@marklot/contracts/guardian'
import type { Assessment } from '@marklot/contracts/guardian-assessment'
import { guardianEndpoints } from '@marklot/contracts/guardian-endpoints'
import { searchEndpoints } from '@marklot/contracts/search-endpoints'
import { niceClass, printed } from '@marklot/nice'
import { chatAnswers } from '@marklot/phrases/chat-answers'
import * as z from 'zod/mini'
import { entitlementOf } from '../billing/index.ts'
import { isFreeEvaluation } from '../guardian/index.ts'
import { AppError } from '../platform/app-error.ts'
import { withFoundRisk } from './found-risk.ts'
import { motifCategories } from './motif-categories.ts'
import { classesNamedIn } from './named-classes.ts'
import {
  ConfirmationNeeded,
  callOf,
  pageSize,
  type Tool,
  type ToolCaller,
  type ToolOptions,
  type ToolParts,
} from './tool-parts.ts'

/** The longest description of the goods of a class for an evaluation, in characters. */
const longestGoods = 500
/**
 * Limits of the classes found for goods: their number, and how much less likely than the first class they may
 * be.
 */
const mostFound = 3
const leastLikely = 0.5
/** Classes that are less certain than this never limit a search, because a wrong one would hide what was asked for. */
const leastCertain = 0.3

type RegisterTool =
  | 'searchBrands'
  | 'getBrand'
  | 'relatedBrands'
  | 'compareSigns'
  | 'classifyGoods'
  | 'checkDomain'
  | 'assessSign'

/** Returns the tools that read the register, and those that judge a sign against it. */
export function registerTools(parts: ToolParts): { [T in RegisterTool]: Tool<T> } {
  const { search, brands, guardian, domains } = parts.handlers
  return {
    searchBrands: async (input, caller) => {
      await caller.admit(searchEndpoints.query.access)
      const classes = input.classes ?? (input.goods === undefined ? [] : await classesFor(guardian, input.goods, caller))
      const viennaCategories = input.motif === undefined ? [] : motifCategories(input.motif)
      if (viennaCategories.length === 0 && isMotifAlone(input)) throw unknownMotif(caller.locale)
      const json = queryOf({ ...input, classes }, viennaCategories)
      return search.query({ params: undefined, query: undefined, body: { json, files: null } }, callOf(caller))
    },
    getBrand: ({ id }, caller) => Promise.resolve(brands.brand({ params: { id }, query: {}, body: undefined }, callOf(caller))),
    relatedBrands: async ({ id }, caller) => {
      const related = await brands.related({ params: { id }, query: undefined, body: undefined }, callOf(caller))
      // The search also finds the mark itself, unless the office has removed it.
      const total = Math.max(related.family.brands.length, related.family.total - 1)
      return { ...related, family: { ...related.family, total } }
    },
    compareSigns: async ({ a, b, classes = [] }) => {
      const { score, comparison } = await parts.compare(a, b, classes)
      return { a, b, niceClasses: classes, score, comparison }
    },
    classifyGoods: async ({ text }, caller) => ({
      classes:
        classesNamedIn(text)?.map((one) => classItself(one, caller.locale)) ??
        (await guardian.classes({ params: undefined, query: undefined, body: { idea: text } }, callOf(caller))),
    }),
    checkDomain: async ({ name, tlds = [] }, caller) => {
      await caller.admit(domainsEndpoints.search.access)
      const body = { labels: [], ...domainOf(name, tlds) }
      const results: DomainResult[] = []
      for await (const { result } of await domains.search({ params: undefined, query: undefined, body }, callOf(caller)))
        if (result) results.push(result as DomainResult)
      return { domains: results }
    },
    assessSign: (input, caller, options) => assess(parts, input, caller, options),
  }
}

/** Returns whether a search is made by its motif, so that it would find any mark if the motif is unknown. */
const isMotifAlone = ({ name, owner, number, query, motif }: ToolArguments['searchBrands']): boolean =>
  motif !== undefined && [name, owner, number, query].every((one) => one === undefined)

const unknownMotif = (locale: ToolCaller['locale']) =>
  new AppError('request.invalid', { sentence: chatAnswers['search.unknownMotif'][locale] })

function queryOf(
  {
    name,
    owner,
    number,
    query,
    offices = [],
    classes = [],
    states = [],
    types = [],
    filed = {},
    registered = {},
    page = 1,
  }: ToolArguments['searchBrands'],
  viennaCategories: readonly number[],
): Query {
  const mode = query !== undefined ? 'expert' : owner !== undefined ? 'owner' : number !== undefined ? 'number' : 'name'
  return z.parse(BrandQuery, {
    mode,
    text: name ?? owner ?? number ?? '',
    query: query ?? '',
    filters: {
      registrationOfficeCodes: offices,
      brandStateCategories: states,
      brandTypes: types,
      applicationDate: filed,
      registrationDate: registered,
      viennaCategories,
      ...classFilters(classes),
    },
    page,
    size: pageSize,
  })
}

/** Returns a class that was asked for by its number, as if it had been found. */
function classItself(number: number, locale: ToolCaller['locale']): SuggestedClass {
  const known = niceClass(number)
  const text = (of: 'heading' | 'shortName') => printed(known?.[of][locale] ?? '')
  return {
    niceClass: { key: String(number), description: text('heading'), shortDescription: text('shortName') },
    confidence: 1,
    reasons: [],
    terms: [],
  }
}

/** Divides a name such as `tavilo.de`, which contains its top-level domain. */
function domainOf(name: string, tlds: readonly string[]): { brand: string; tlds: string[] } {
  const [, brand = name, own] = /^([^\s.]+)\.([a-z.]{2,})$/i.exec(name) ?? []
  const keys = [...(own === undefined ? [] : [own]), ...tlds].map((tld) => tld.replace(/^\./, '').toLowerCase())
  return { brand, tlds: [...new Set(keys)] }
}

/** Returns the offices at which a founder who speaks this language typically files first. */
const usualOffices = (locale: ToolCaller['locale']): RegistrationOfficeCode[] =>
  locale === 'de' || locale === 'fr' || locale === 'es' ? [locale, 'em'] : ['em']

/** Returns the headings of classes as their goods, for classes that were given without goods. */
const headingsOf = (classes: readonly number[], locale: ToolCaller['locale']) =>
  classes.map((one) => ({ niceClass: one, text: (niceClass(one)?.heading[locale] ?? '').slice(0, longestGoods) }))

type Guardian = ToolParts['handlers']['guardian']

/** Returns the likely classes of goods in free words, the likeliest first. */
async function likelyClasses(guardian: Guardian, text: string, caller: ToolCaller) {
  const found = await guardian.classes({ params: undefined, query: undefined, body: { idea: text } }, callOf(caller))
  const least = (found[0]?.confidence ?? 0) * leastLikely
  return found.filter(({ confidence }) => confidence >= least).slice(0, mostFound)
}

/** Returns the classes to which a search for goods in free words is limited; none if they are uncertain. */
async function classesFor(guardian: Guardian, text: string, caller: ToolCaller): Promise<number[]> {
  const likely = await likelyClasses(guardian, text, caller)
  const isCertain = (likely[0]?.confidence ?? 0) >= leastCertain
  return isCertain ? likely.map(({ niceClass: { key } }) => Number(key)).sort((a, b) => a - b) : []
}

/** Returns the goods that a text describes, by class; returns none if no class is found. */
async function goodsIn(guardian: Guardian, text: string, caller: ToolCaller) {
  const likely = await likelyClasses(guardian, text, caller)
  return likely.map(({ niceClass: { key }, reasons }) => ({
    niceClass: Number(key),
    // If there are several classes, each gets the words that support it.
    text: (likely.length > 1 && reasons.length > 0 ? reasons.join(', ') : text).slice(0, longestGoods),
  }))
}

/** Returns an evaluation by Brand-Guardian, counted like one on the page. @throws ConfirmationNeeded, AppError */
async function assess(
  { pool, clock, handlers: { guardian } }: ToolParts,
  { name, goods, classes = [], offices }: ToolArguments['assessSign'],
  caller: ToolCaller,
  { isConfirmed = false, isUnasked = false }: ToolOptions,
): Promise<Assessment> {
  await caller.admit(guardianEndpoints.evaluate.access)
  if (isUnasked && !isConfirmed) throw new ConfirmationNeeded()
  const accountId = (await caller.member()).account.id
  const current = await entitlementOf(pool, accountId, clock)
  const { features } = current.subscription
  const isLimited = features.some(({ key, limit }) => key === 'guardian.creation' && limit !== null)
  if (isLimited && !isConfirmed && current.refusal('guardian.creation') === null) {
    if (!(await isFreeEvaluation(pool, accountId, name, clock.now()))) throw new ConfirmationNeeded()
  }
  const brandCase = z.parse(AssessmentCase, {
    name,
    registrationOfficeCodes: offices ?? (current.isTrial ? usualOffices(caller.locale) : current.offices),
    goods:
      goods === undefined || classes.length > 0 ? headingsOf(classes, caller.locale) : await goodsIn(guardian, goods, caller),
  })
  const body = { case: brandCase, draftId: null, previousId: null }
  let finished: unknown = null
  for await (const { assessment, kind } of await guardian.evaluate({ params: undefined, query: undefined, body }, callOf(caller)))
    if (kind === 'finished') finished = assessment
  if (finished === null) throw new AppError('assessment.notFinished')
  return withFoundRisk(finished as Assessment)
}
