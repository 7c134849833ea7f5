import type { Handlers } from '../accounts/index.ts'
import type { Capability } from '../platform/capability.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { type BrandContext, readBrand } from './brands.ts'
import { brandImage } from './image.ts'

export type { BrandContext } from './brands.ts'
export { defaultLogoHosts } from './logo-hosts.ts'

interface BrandsParts extends BrandContext {
  objectStore: ObjectStore
}
/** `search` handles the row of related marks, because they are found by searches. */
interface BrandsHandlers {
  brands: Omit<Handlers['brands'], 'related'>
}

/** Opens single marks, with everything the register holds about them, and their pictures. */
export function openBrands(parts: BrandsParts): Capability<BrandsHandlers> {
  return {
    handlers: {
      brands: {
        brand: ({ params, query }, { caller, locale }) => readBrand(parts, { ...params, ...query }, caller, locale),
        image: ({ params, query }, { ifNoneMatch }) => brandImage(parts.objectStore, { ...params, ...query, ifNoneMatch }),
      },
    },
  }
}
