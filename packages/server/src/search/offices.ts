import {
  type OfficeSearchState,
  type RegisterQuery,
  type RegistrationOfficeCode,
  registrationOfficeCodes,
  type SearchFilters,
} from '@marklot/contracts'

/**
 * Exactly the offices that something covers; an empty set covers none. In filters, by contrast, an empty list means all
 * offices. Only `officesOfFilters` and `filtersWithin` translate between the two.
 */
export type OfficeSet = ReadonlySet<RegistrationOfficeCode>

/** The seven offices of the register. */
export const allOffices: OfficeSet = new Set(registrationOfficeCodes)

/** Returns the offices that filters select. An empty list selects all. */
export function officesOfFilters({ registrationOfficeCodes: codes }: SearchFilters): OfficeSet {
  return codes.length === 0 ? allOffices : new Set(codes)
}

/** Returns the offices whose marks can satisfy every office clause of a query. */
function officesOfQuery({ clauses }: RegisterQuery): OfficeSet {
  const possible = registrationOfficeCodes.filter((code) =>
    clauses.every((clause) => clause.field !== 'office' || clause.values.includes(code) !== clause.isNegated),
  )
  return new Set(possible)
}

/** Returns the offices that a hit can come from: those that the permit, the filters and the query all allow. */
export function coveredOffices(permitted: OfficeSet, filters: SearchFilters, query: RegisterQuery | null): OfficeSet {
  const selected = officesOfFilters(filters)
  const asked = query === null ? allOffices : officesOfQuery(query)
  return new Set(registrationOfficeCodes.filter((code) => permitted.has(code) && selected.has(code) && asked.has(code)))
}

/**
 * Restricts the filters to the permitted offices. Returns null when no office is left, because filters cannot express
 * that.
 */
export function filtersWithin(filters: SearchFilters, permitted: OfficeSet): SearchFilters | null {
  const selected = officesOfFilters(filters)
  const codes = registrationOfficeCodes.filter((code) => selected.has(code) && permitted.has(code))
  if (codes.length === 0) return null
  return codes.length === selected.size ? filters : { ...filters, registrationOfficeCodes: codes }
}

/** The register's data for one office. */
interface OfficeHolding {
  office: RegistrationOfficeCode
  marks: number
  asOf: string | null
  /** The first day whose delivery is missing. */
  gapSince: string | null
}

/** The number of days by which an office's data must be older than the newest office's data to count as late. */
const lateAfterDays = 7

/**
 * States for every office whether it was searched, why not if it was not, and the date of its data.
 * @param permitted the offices that the caller's plan includes
 * @param covered the offices that a hit can come from
 */
export function officeSearchStates(
  holdings: readonly OfficeHolding[],
  permitted: OfficeSet,
  covered: OfficeSet,
): OfficeSearchState[] {
  const newest = holdings.reduce((latest, { asOf }) => (asOf && asOf > latest ? asOf : latest), '')
  const stateOf = ({ office, marks }: OfficeHolding): OfficeSearchState['state'] => {
    if (!permitted.has(office)) return 'notInPlan'
    if (!covered.has(office)) return 'notSelected'
    return marks === 0 ? 'noData' : 'searched'
  }
  return holdings.map((holding) => ({
    code: holding.office,
    state: stateOf(holding),
    asOf: holding.asOf,
    late: holding.gapSince !== null || (holding.asOf !== null && daysBetween(holding.asOf, newest) > lateAfterDays),
    marks: holding.marks,
    ...(holding.gapSince === null ? {} : { gapSince: holding.gapSince }),
  }))
}

const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / 86_400_000
