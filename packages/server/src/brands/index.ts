import type { Brand } from '@marklot/contracts'
import type { Handlers } from '../accounts/index.ts'
import type { Capability } from '../platform/capability.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { type BrandContext, type BrandReader, readBrand } from './brands.ts'
import { brandImage } from './image.ts'

export type { BrandContext, BrandReader } from './brands.ts'
export { defaultLogoHosts } from './logo-hosts.ts'

interface BrandsParts extends BrandContext {
  objectStore: ObjectStore
}
/** The handlers of this capability. `search` handles the row of related marks, because they are found by searches. */
interface BrandsHandlers {
  brands: Omit<Handlers['brands'], 'related'>
}

interface Brands extends Capability<BrandsHandlers> {
  /** Reads a mark as its page shows it. @throws AppError `brand.notFound` */
  read: (id: string, reader: BrandReader) => Promise<Brand>
}

/** Opens the access to single marks, with everything that the register holds about them, and their pictures. */
export function openBrands(parts: BrandsParts): Brands {
  return {
    read: (id, reader) => readBrand(parts, { id }, reader),
    handlers: {
      brands: {
        brand: ({ params, query }, { caller, locale }) =>
          readBrand(parts, { ...params, ...query }, { locale, mayReadAddresses: caller.kind === 'account' }),
        image: ({ params, query }, { ifNoneMatch }) => brandImage(parts.objectStore, { ...params, ...query, ifNoneMatch }),
      },
    },
  }
}
