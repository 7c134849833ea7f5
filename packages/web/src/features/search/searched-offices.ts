import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import type { OfficeSearchState } from '@marklot/contracts/search'

/** What the as-of line says: which offices were searched as of when, which are late, which were left out and why. */
export interface SearchedOffices {
  /** Searched and not late; dates null when no office has one. */
  current: { codes: RegistrationOfficeCode[]; from: string | null; until: string | null } | null
  late: OfficeSearchState[]
  left: { reason: 'notSelected' | 'noData' | 'indexing'; codes: RegistrationOfficeCode[] }[]
}

export function searchedOffices(offices: readonly OfficeSearchState[]): SearchedOffices {
  const searched = offices.filter((office) => office.state === 'searched')
  const current = searched.filter((office) => !office.late)
  const dates = current.flatMap((office) => office.asOf ?? []).sort()
  const reasons = ['notSelected', 'noData', 'indexing'] as const
  return {
    current:
      current.length > 0 ? { codes: current.map(({ code }) => code), from: dates[0] ?? null, until: dates.at(-1) ?? null } : null,
    late: searched.filter((office) => office.late),
    left: reasons.flatMap((reason) => {
      const codes = offices.filter((office) => office.state === reason).map(({ code }) => code)
      return codes.length > 0 ? [{ reason, codes }] : []
    }),
  }
}
