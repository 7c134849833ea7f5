import type { BrandBookmark } from '@marklot/contracts/boards'
import { useBrandName } from '../../ui/use-brand-name.ts'

/** Returns a function that names a pinned brand, or gives its id if the register no longer has it. */
export function useBookmarkName(): (bookmark: Pick<BrandBookmark, 'brand' | 'brandId'>) => string {
  const nameOf = useBrandName()
  return ({ brand, brandId }) => (brand ? nameOf(brand) : brandId)
}
