import type { BrandBookmark } from '@marklot/contracts/boards'
import { useBrandName } from '../../ui/use-brand-name.ts'

/** The name of a pinned brand, or its id if the register has lost it. */
export function useBookmarkName(): (bookmark: Pick<BrandBookmark, 'brand' | 'brandId'>) => string {
  const nameOf = useBrandName()
  return ({ brand, brandId }) => (brand ? nameOf(brand) : brandId)
}
