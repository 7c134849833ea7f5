import type { BrandBookmark } from '@marklot/contracts/boards'
import { useBrandName } from '../../ui/use-brand-name.ts'

/** The name of a pinned brand; its id where the register lost it. */
export function useBookmarkName(): (bookmark: Pick<BrandBookmark, 'brand' | 'brandId'>) => string {
  const nameOf = useBrandName()
  return ({ brand, brandId }) => (brand ? nameOf(brand) : brandId)
}
