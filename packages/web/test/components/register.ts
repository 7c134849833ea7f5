import { registrationOfficeCodes } from '@marklot/contracts/office'
import type { BrandAutocompletes, BrandHit, BrandQuery, BrandQueryResult, BrandSuggestion } from '@marklot/contracts/search'
import type { Replies } from './page.tsx'

const state = { key: 'de.registered', description: 'Registered', shortDescription: 'Registered' }

/** Returns a mark of the fake register. */
export function hit(brandId: string, name: string, more: Partial<BrandHit> = {}): BrandHit {
  const registrationOfficeCode = registrationOfficeCodes.find((code) => brandId.startsWith(code)) ?? 'de'
  return {
    brandId,
    name,
    brandType: 'Word',
    registrationOfficeCode,
    brandLogoUrl: null,
    brandState: state,
    brandStateCategory: 'alive',
    applicationNumberDisplay: brandId.slice(3),
    registrationNumberDisplay: null,
    applicationDate: '2020-01-02',
    registrationDate: '2020-06-01',
    oppositionPeriodEndDate: '2020-09-01',
    priorityDate: '2020-01-02',
    niceClasses: [9],
    ownerName: null,
    ownerNameNeedsLogin: true,
    ownerNames: null,
    ownerSeat: null,
    score: null,
    comparison: null,
    ...more,
  }
}

export const marks: readonly BrandHit[] = [
  hit('de-1', 'LUMORA'),
  hit('em-2', 'LUMORIA', { niceClasses: [9, 33], priorityDate: '2019-09-03' }),
  hit('at-3', 'LUMARO', { brandStateCategory: 'dead' }),
  hit('fr-4', 'ALUMOR', { brandType: 'Combined', niceClasses: [35] }),
  hit('es-5', 'LUMOR'),
]

const countsOf = <Key extends string | number>(keys: readonly Key[]) =>
  [...new Set(keys)].map((key) => ({ key: String(key), count: keys.filter((one) => one === key).length }))

/** Returns the reply to a search: the marks that pass the filters by office, state and class. */
export function found({ filters, ...query }: BrandQuery, more: Partial<BrandQueryResult> = {}): BrandQueryResult {
  const passes = <Value>(chosen: readonly Value[], values: readonly Value[]) =>
    chosen.length === 0 || values.some((value) => chosen.includes(value))
  const hits = marks.filter(
    (mark) =>
      passes(filters.registrationOfficeCodes, [mark.registrationOfficeCode]) &&
      passes(filters.brandStateCategories, [mark.brandStateCategory]) &&
      passes([...filters.goodsClasses, ...filters.servicesClasses], mark.niceClasses),
  )
  const classes = marks.flatMap(({ niceClasses }) => niceClasses)
  return {
    query: { filters, ...query },
    restriction: null,
    searchedAt: '2026-06-30T10:00:00.000Z',
    revision: 1,
    total: hits.length,
    totalIsLowerBound: false,
    hits,
    counts: {
      registrationOfficeCodes: countsOf(marks.map(({ registrationOfficeCode }) => registrationOfficeCode)),
      brandStateCategories: countsOf(marks.map(({ brandStateCategory }) => brandStateCategory)),
      brandTypes: countsOf(marks.map(({ brandType }) => brandType)),
      brandStates: [{ ...state, count: marks.length }],
      goodsClasses: countsOf(classes.filter((niceClass) => niceClass < 35)),
      servicesClasses: countsOf(classes.filter((niceClass) => niceClass >= 35)),
      viennaCategories: [],
    },
    offices: registrationOfficeCodes.map((code) => ({ code, state: 'searched', asOf: '2026-06-30', late: false, marks: 1 })),
    receipt: null,
    weakElements: [],
    knownConflicts: null,
    isSample: true,
    ...more,
  }
}

/** A server that searches the fake register. */
export const searching: Replies = {
  'POST /BrandQueries': (query: BrandQuery) => found(query),
  'GET /NiceClasses': () =>
    Array.from({ length: 45 }, (_, index) => {
      const key = String(index + 1)
      return { key, description: `Goods of class ${key}`, shortDescription: `Class ${key}` }
    }),
}

/** Returns the reply to the request for suggestions of a text. */
export function suggested(names: readonly BrandHit[]): BrandAutocompletes {
  const suggestions: BrandSuggestion[] = names.map((mark) => ({
    brandId: mark.brandId,
    name: mark.name,
    brandType: mark.brandType,
    registrationOfficeCode: mark.registrationOfficeCode,
    brandLogoUrl: mark.brandLogoUrl,
    brandStateCategory: mark.brandStateCategory,
    niceClasses: mark.niceClasses,
    applicationNumberDisplay: mark.applicationNumberDisplay,
    similarity: 90,
    comparison: null,
  }))
  return { suggestions, alike: null, revision: 1, isSample: true }
}
