import type { LogoSimilarity, LogosCompared, OfficeSearchState, RegistrationOfficeCode } from '@marklot/contracts'
import type { BrandChange, RadarSearch } from '@marklot/contracts/radar'
import type { BrandRow } from '../register/index.ts'
import type { SearchOutcome } from '../search/index.ts'

/*
 * The findings of an execution, as stored: the columns of each mark at that moment, so that the result can later be
 * shown in any language. A hundred thousand radars store one result each day, most of them without a mark, so the
 * overhead is small.
 */

/** The similarity of a name; null if names are not compared. */
export type FoundScore = SearchOutcome['page'][number]['nameScore']

/** A mark as it was found. */
export interface FoundBrand {
  row: BrandRow
  score: FoundScore
  /**
   * Only for searches with a logo. Null means that the similarity is unknown, because the mark had no described
   * picture.
   */
  logo?: LogoSimilarity | null
  verdict: 'new' | 'changed' | 'known'
  changes: BrandChange[]
  opposition: { endDate: string; isComputed: boolean; source: string | null } | null
}
export interface StoredResult {
  search: RadarSearch
  /** The offices in the form of `packOffices`. */
  offices: string
  /** The weak elements for the comparison lines; missing if there are no hits. */
  weakElements?: SearchOutcome['weakElements']
  /** Only for searches with a logo. */
  logosCompared?: LogosCompared
  brands: FoundBrand[]
}

const letters = { searched: 's', notSelected: 'x', notInPlan: 'p', noData: 'n' } as const
const states = Object.fromEntries(Object.entries(letters).map(([state, letter]) => [letter, state])) as Record<
  string,
  OfficeSearchState['state']
>

/**
 * Encodes the offices of a search as one line: `de s 2026-11-20 0 1204;at p - 0 0;es s 2026-11-12 1 80 2026-11-13;…`.
 */
export function packOffices(offices: readonly OfficeSearchState[]): string {
  return offices
    .map(({ code, state, asOf, late, marks, gapSince }) =>
      [code, letters[state], asOf ?? '-', late ? 1 : 0, marks, gapSince ?? ''].join(' ').trimEnd(),
    )
    .join(';')
}

export function unpackOffices(text: string): OfficeSearchState[] {
  return text.split(';').map((one) => {
    const [code, letter = '', asOf = '-', late, marks, gapSince] = one.split(' ')
    return {
      code: code as RegistrationOfficeCode,
      state: states[letter] ?? 'noData',
      asOf: asOf === '-' ? null : asOf,
      late: late === '1',
      marks: Number(marks),
      ...(gapSince === undefined ? {} : { gapSince }),
    }
  })
}
