import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import type { OfficeSearchState } from '@marklot/contracts/search'

/** Reasons other than the plan why an office was not searched, in the order they are listed. */
const reasons = ['notSelected', 'noData'] as const

/** The content of the as-of line: the searched offices with their dates, the late ones, and those left out. */
export interface SearchedOffices {
  /** False if no office was searched. An empty result then says nothing about the register. */
  isAnySearched: boolean
  /** Searched, not late, with a date. */
  current: { codes: RegistrationOfficeCode[]; from: string; until: string } | null
  /** Searched, but the office's files state no date. */
  undated: RegistrationOfficeCode[]
  late: OfficeSearchState[]
  left: { reason: (typeof reasons)[number]; codes: RegistrationOfficeCode[] }[]
  /** The offices that the reader's plan leaves out, and the number that the plan includes; null if it includes all. */
  outsidePlan: { codes: RegistrationOfficeCode[]; included: number } | null
}

export function searchedOffices(offices: readonly OfficeSearchState[]): SearchedOffices {
  const searched = offices.filter((office) => office.state === 'searched')
  const current = searched.filter((office) => !office.late && office.asOf !== null)
  const dates = current.flatMap((office) => office.asOf ?? []).sort()
  const [from] = dates
  const until = dates.at(-1)
  const outside = offices.filter(({ state }) => state === 'notInPlan').map(({ code }) => code)
  return {
    isAnySearched: searched.length > 0,
    current: from && until ? { codes: current.map(({ code }) => code), from, until } : null,
    undated: searched.filter((office) => !office.late && office.asOf === null).map(({ code }) => code),
    late: searched.filter((office) => office.late),
    outsidePlan: outside.length > 0 ? { codes: outside, included: offices.length - outside.length } : null,
    left: reasons.flatMap((reason) => {
      const codes = offices.filter((office) => office.state === reason).map(({ code }) => code)
      return codes.length > 0 ? [{ reason, codes }] : []
    }),
  }
}
