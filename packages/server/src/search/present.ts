import type { BrandHit, BrandQueryResult, BrandSuggestion, Locale } from '@marklot/contracts'
import type { Compared } from '@marklot/similarity'
import type { ReferenceTexts } from '../reference/index.ts'
import { type BrandRow, displayNumber, type OfficeState } from '../register/index.ts'
import type { AnsweredLogos } from './answer-logos.ts'
import { signsOf } from './explain.ts'
import type { FoundOutcome } from './found-outcome.ts'
import { knownConflicts } from './known-conflicts.ts'
import { coveredOffices, type OfficeSet, officeSearchStates } from './offices.ts'
import type { RegisterSearch } from './read-search.ts'

/** The person to whom a result is presented: the caller of the API, or the recipient of a mail. */
export interface Reader {
  locale: Locale
  /**
   * Whether the reader may see owner names, which are visible only to signed-in people (decisions, "Owner names for
   * visitors").
   */
  mayReadOwners: boolean
  /** The newest revision of the register that this reader has seen in an answer. */
  seenRevision?: number
}

/** The results of the previous steps. `explained` contains the comparison for each of `marks`. */
interface Answered {
  search: RegisterSearch
  permitted: OfficeSet
  outcome: FoundOutcome
  marks: readonly BrandRow[]
  explained: readonly (Compared | null)[]
  offices: readonly OfficeState[]
  /** Present only for searches by logo. */
  logo?: AnsweredLogos | null
}

/** Presents the page of a search with its counts and the state of every office. */
export function presentResult(
  { search, permitted, outcome, marks, explained, offices, logo }: Answered,
  reader: Reader,
  texts: ReferenceTexts,
): Omit<BrandQueryResult, 'restriction'> {
  const { asked, text, query } = search
  const { counts, weakElements = [] } = outcome
  const states = officeSearchStates(offices, permitted, coveredOffices(permitted, asked.filters, query))
  const isAnySearched = states.some(({ state }) => state === 'searched')
  return {
    query: asked,
    searchedAt: new Date().toISOString(),
    revision: outcome.revision,
    total: outcome.total,
    totalIsLowerBound: outcome.totalIsLowerBound,
    hits: marks.map((mark, i) => {
      const hit = presentHit(mark, explained[i] ?? null, reader, texts)
      if (logo) {
        hit.similarity = { logo: logo.similarities.get(mark.serial) ?? null }
        hit.motifs = logo.motifs.get(mark.serial)
      }
      return hit
    }),
    counts: {
      registrationOfficeCodes: counts.registrationOfficeCodes.filter(({ key }) => has(permitted, key)),
      brandStateCategories: counts.brandStateCategories,
      brandTypes: counts.brandTypes,
      brandStates: counts.brandStates.map(({ key, count }) => ({ ...texts.brandState(key, reader.locale), count })),
      goodsClasses: counts.goodsClasses,
      servicesClasses: counts.servicesClasses,
      viennaCategories: counts.viennaCategories,
    },
    offices: states,
    receipt: asked.mode === 'name' && text !== '' ? outcome.receipt : null,
    weakElements: [...weakElements],
    // A search that covers no office finds no conflicts.
    knownConflicts: isAnySearched && signsOf(search).length > 0 ? knownConflicts(asked.minimumSimilarity) : null,
    isSample: offices.some(({ isSample }) => isSample),
    ...(logo ? { logo: logo.facts, logosCompared: logo.compared } : {}),
  }
}

const has = (offices: ReadonlySet<string>, code: string) => offices.has(code)

/** Presents one found mark. */
export function presentHit(row: BrandRow, compared: Compared | null, reader: Reader, texts: ReferenceTexts): BrandHit {
  // The properties are written out, because objects created by spreading take 4 KB each and live until a full garbage
  // collection, which pauses the process.
  return {
    brandId: row.id,
    name: row.name,
    brandType: row.brandType,
    registrationOfficeCode: row.office,
    brandLogoUrl: row.logo,
    brandState: texts.brandState(row.stateKey, reader.locale),
    brandStateCategory: row.stateCategory,
    applicationNumberDisplay: displayNumber(row.office, row.applicationNumber, 'application'),
    registrationNumberDisplay: row.registrationNumber ? displayNumber(row.office, row.registrationNumber, 'registration') : null,
    applicationDate: row.applicationDate,
    registrationDate: row.registrationDate,
    oppositionPeriodEndDate: row.oppositionEndDate,
    priorityDate: row.priorityDate,
    niceClasses: row.niceClasses,
    ownerName: reader.mayReadOwners ? row.ownerName : null,
    ownerNameNeedsLogin: !reader.mayReadOwners,
    ownerNames: reader.mayReadOwners ? row.ownerNames : null,
    ownerSeat: reader.mayReadOwners ? row.ownerSeat : null,
    score: compared?.score ?? null,
    comparison: compared?.comparison ?? null,
  }
}

/** Presents one suggestion in the list under the search field. */
export function presentSuggestion(row: BrandRow, compared: Compared | null): BrandSuggestion {
  return {
    brandId: row.id,
    name: row.name,
    brandType: row.brandType,
    registrationOfficeCode: row.office,
    brandLogoUrl: row.logo,
    brandStateCategory: row.stateCategory,
    niceClasses: row.niceClasses,
    applicationNumberDisplay: displayNumber(row.office, row.applicationNumber, 'application'),
    similarity: compared?.score.total ?? null,
    comparison: compared?.comparison ?? null,
  }
}
