import type { BrandThumbnail } from '@marklot/contracts/brand'
import { usePhrases } from '../lib/phrases.tsx'

/** A mark's name, or what stands in its place: figurative marks have none, of others the office did not deliver it. */
export function useBrandName(): (mark: Pick<BrandThumbnail, 'name' | 'brandType'>) => string {
  const t = usePhrases('ui')
  return ({ name, brandType }) => name ?? t(brandType === 'Figurative' ? 'noName.Figurative' : 'noName.other')
}
