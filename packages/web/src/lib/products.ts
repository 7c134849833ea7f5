import type { Product } from '@marklot/contracts/billing'
import { type QueryHolder, useApiQuery } from './api.tsx'

/** Returns the plans with their prices, which are master data of the page. */
export function useProducts(enabled = true): QueryHolder<Product[]> {
  return useApiQuery(['products'], (api, options) => api.billing.products({ query: {} }, options), { enabled })
}
