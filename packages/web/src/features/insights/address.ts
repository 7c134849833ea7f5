import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import type { QueryValues } from '../../lib/paths.ts'

/** The marks that the charts count: all of the register, or those filed within the office's window. */
export const countings = ['all', 'new'] as const
export type Counting = (typeof countings)[number]

export const classOrders = ['number', 'size'] as const
export type ClassOrder = (typeof classOrders)[number]

/** The page's state, as its address holds it. */
export interface InsightsState {
  office: RegistrationOfficeCode
  counting: Counting
  order: ClassOrder
}

const usual: InsightsState = { office: registrationOfficeCodes[0], counting: 'all', order: 'number' }

/** Parses an address. Invalid values fall back to the defaults. */
export function insightsFromAddress(query: URLSearchParams): InsightsState {
  const one = <T extends string>(key: string, allowed: readonly T[], otherwise: T): T =>
    allowed.find((value) => value === query.get(key)?.toLowerCase()) ?? otherwise
  return {
    office: one('office', registrationOfficeCodes, usual.office),
    counting: one('count', countings, usual.counting),
    order: one('order', classOrders, usual.order),
  }
}

/** Returns the address of a view. It always names the office (checklist, "one view per office"). */
export function addressOfInsights({ office, counting, order }: InsightsState): QueryValues {
  return {
    office,
    count: counting === usual.counting ? undefined : counting,
    order: order === usual.order ? undefined : order,
  }
}
