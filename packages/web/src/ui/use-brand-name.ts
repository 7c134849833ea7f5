import type { BrandThumbnail } from '@marklot/contracts/brand'
import { usePhrases } from '../lib/phrases.tsx'

/**
 * Returns a function that gives a mark's name or a placeholder: figurative marks have no name, and offices omit others.
 */
export function useBrandName(): (mark: Pick<BrandThumbnail, 'name' | 'brandType'>) => string {
  const t = usePhrases('ui')
  return ({ name, brandType }) => name ?? t(brandType === 'Figurative' ? 'noName.Figurative' : 'noName.other')
}
