import { accountsEndpoints } from './accounts-endpoints.ts'
import { billingEndpoints } from './billing-endpoints.ts'
import { brandsEndpoints } from './brands.ts'
import { healthEndpoints } from './health.ts'
import { referenceEndpoints } from './reference.ts'
import { searchEndpoints } from './search-endpoints.ts'

/**
 * The endpoints that every page may call, one table per capability. `contract.ts` adds the tables that single pages
 * load.
 */
export const pageContract = {
  health: healthEndpoints,
  brands: brandsEndpoints,
  search: searchEndpoints,
  reference: referenceEndpoints,
  accounts: accountsEndpoints,
  billing: billingEndpoints,
} as const
export type PageContract = typeof pageContract

export * from './accounts.ts'
export * from './billing.ts'
export * from './brand.ts'
export * from './brand-rights.ts'
export * from './client.ts'
export * from './endpoints.ts'
export * from './errors.ts'
export * from './features.ts'
export * from './health.ts'
export * from './known-conflicts.ts'
export * from './locale.ts'
export * from './office.ts'
export * from './permissions.ts'
export { dateFields } from './query-fields.ts'
export * from './query-filters.ts'
export * from './query-language.ts'
export * from './rules.ts'
export * from './search.ts'
export * from './search-method.ts'
export * from './statistics.ts'
