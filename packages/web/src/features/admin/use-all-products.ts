import type { Product } from '@marklot/contracts/billing'
import { useApiQuery } from '../../lib/api.tsx'
import { adminKey } from './change.tsx'

/** Returns all plans, including those not offered now; empty until loaded. */
export function useAllProducts(): readonly Product[] {
  const answer = useApiQuery([adminKey, 'products'], (api, options) => api.billing.products({ query: {} }, options), {
    staleTime: 0,
  })
  return answer.object ?? []
}
