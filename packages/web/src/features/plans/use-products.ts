import type { Product } from '@marklot/contracts/billing'
import { type QueryHolder, useApiQuery } from '../../lib/api.tsx'

/** Returns the product behind the free trial. Its description names the content of the trial. */
export function useTrialProduct(): QueryHolder<Product> {
  return useApiQuery(['products', 'trial'], (api, options) =>
    api.billing.product({ params: { key: 'trial' }, query: {} }, options),
  )
}
