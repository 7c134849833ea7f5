import { type StoredProduct, storedProducts, trialProduct } from '../billing/index.ts'
import type { Pool } from '../platform/database.ts'

/** Returns the products that need a plan at a provider: all but the trial, offered now or later. */
export async function soldProducts(pool: Pool): Promise<StoredProduct[]> {
  return (await storedProducts(pool)).filter(({ key }) => key !== trialProduct)
}
