import type { Locale } from '@marklot/contracts'
import type { BrandDetails } from '@marklot/contracts/brands'
import type { Compared } from '@marklot/similarity'
import { AppError } from '../platform/app-error.ts'
import type { Pool } from '../platform/database.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import {
  type MarkAddress,
  type PersonRole,
  personsByKey,
  storedBrand,
  translatedName,
  unpackDocument,
} from '../register/index.ts'
import { presentBrand } from './present.ts'

/** The person to whom a mark is presented. */
export interface BrandReader {
  locale: Locale
  /**
   * Whether the reader may see addresses, which are visible only to signed-in people (spec 1, section 2, "Brand
   * details").
   */
  mayReadAddresses: boolean
}

export interface BrandContext {
  pool: Pool
  texts: ReferenceTexts
  /**
   * Compares a name and its recorded translation with a sign, as a search in these Nice classes does; an empty list
   * means all classes.
   */
  compare(sign: string, name: string, niceClasses: readonly number[], translation?: string): Promise<Compared>
}

/**
 * Returns one mark with everything that the register holds about it. If the sign `q` is given, compares the mark with
 * it, as a search in these `classes` does.
 * @param classes Nice classes separated by commas
 * @throws AppError `brand.notFound`
 */
export async function readBrand(
  { pool, texts, compare }: BrandContext,
  { id, q, classes }: { id: string; q?: string | undefined; classes?: string | undefined },
  { locale, mayReadAddresses }: BrandReader,
): Promise<BrandDetails> {
  const office = id.slice(0, 2)
  const stored = await storedBrand(pool, office, id)
  if (!stored) throw new AppError('brand.notFound')
  const mark = unpackDocument(stored.document)
  const persons = async (role: PersonRole, keys: string[] | undefined, delivered: MarkAddress[]) => {
    if (delivered.length > 0 || !keys) return delivered
    const found = await personsByKey(pool, office, role, keys)
    return keys.map((key) => found.get(key) as MarkAddress | undefined).filter((person) => person !== undefined)
  }
  const [owners, representatives] = mayReadAddresses
    ? await Promise.all([
        persons('owner', mark.ownerKeys, mark.owners),
        persons('representative', mark.representativeKeys, mark.representatives),
      ])
    : [[], []]
  const sign = q?.trim() ?? ''
  const niceClasses = classes === undefined ? [] : classes.split(',').map(Number)
  const compared =
    sign !== '' && stored.name !== null ? await compare(sign, stored.name, niceClasses, translatedName(mark)) : null
  return {
    ...presentBrand({ stored, mark, owners, representatives }, texts, locale, mayReadAddresses),
    comparison: compared?.comparison ?? null,
    score: compared?.score ?? null,
  }
}
