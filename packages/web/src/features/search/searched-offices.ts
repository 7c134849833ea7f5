import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import type { OfficeSearchState } from '@marklot/contracts/search'

/** What the as-of line says: which offices were searched as of when, which are late, which were left out and why. */
export interface SearchedOffices {
  /** Searched, not late, with a date. */
  current: { codes: RegistrationOfficeCode[]; from: string; until: string } | null
  /** Searched, but the office's files name no day they speak for. */
  undated: RegistrationOfficeCode[]
  late: OfficeSearchState[]
  left: { reason: 'notSelected' | 'noData'; codes: RegistrationOfficeCode[] }[]
}

export function searchedOffices(offices: readonly OfficeSearchState[]): SearchedOffices {
  const searched = offices.filter((office) => office.state === 'searched')
  const current = searched.filter((office) => !office.late && office.asOf !== null)
  const dates = current.flatMap((office) => office.asOf ?? []).sort()
  const [from] = dates
  const until = dates.at(-1)
  const reasons = ['notSelected', 'noData'] as const
  return {
    current: from && until ? { codes: current.map(({ code }) => code), from, until } : null,
    undated: searched.filter((office) => !office.late && office.asOf === null).map(({ code }) => code),
    late: searched.filter((office) => office.late),
    left: reasons.flatMap((reason) => {
      const codes = offices.filter((office) => office.state === reason).map(({ code }) => code)
      return codes.length > 0 ? [{ reason, codes }] : []
    }),
  }
}
