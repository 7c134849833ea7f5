import type { Product } from '@marklot/contracts/billing'
import { type QueryHolder, useApiQuery } from './api.tsx'

/** The plans with their prices; master data of the page. */
export function useProducts(enabled = true): QueryHolder<Product[]> {
  return useApiQuery(['products'], (api, options) => api.billing.products({ query: {} }, options), { enabled })
}
