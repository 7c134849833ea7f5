import type { BrandThumbnail } from '@marklot/contracts/brand'
import { usePhrases } from '../lib/phrases.tsx'

/** A mark's name or a placeholder: figurative marks have no name, and offices leave out others. */
export function useBrandName(): (mark: Pick<BrandThumbnail, 'name' | 'brandType'>) => string {
  const t = usePhrases('ui')
  return ({ name, brandType }) => name ?? t(brandType === 'Figurative' ? 'noName.Figurative' : 'noName.other')
}
