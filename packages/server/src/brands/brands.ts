import type { Locale } from '@marklot/contracts'
import { noFilters } from '@marklot/contracts'
import type { BrandDetails } from '@marklot/contracts/brands'
import { elementWeightOf, type Searches } from '@marklot/register-index'
import { compareNames } from '@marklot/similarity'
import type { Caller } from '../identity/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Pool } from '../platform/database.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { type MarkAddress, unpackDocument } from '../register/index.ts'
import { type PersonRole, personsByKey, storedBrand } from './brands.store.ts'
import { presentBrand } from './present.ts'

/**
 * One mark with everything the register knows of it, compared with the sign `q` when one is given: as a search in these `classes` would, with
 * the elements of `q` that are weak there discounted.
 * @throws AppError `brand.notFound`
 */
export async function readBrand(
  { pool, index, texts }: { pool: Pool; index: Searches; texts: ReferenceTexts },
  { id, q, classes }: { id: string; q?: string | undefined; classes?: string | undefined },
  caller: Caller,
  locale: Locale,
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
  const mayReadAddresses = caller.kind === 'account'
  const [owners, representatives] = mayReadAddresses
    ? await Promise.all([
        persons('owner', mark.ownerKeys, mark.owners),
        persons('representative', mark.representativeKeys, mark.representatives),
      ])
    : [[], []]
  const sign = q?.trim() ?? ''
  const compared =
    sign !== '' && stored.name !== null ? compareNames(sign, stored.name, await weightsFor(index, sign, classes)) : null
  return {
    ...presentBrand({ stored, mark, owners, representatives }, texts, locale, mayReadAddresses),
    comparison: compared?.comparison ?? null,
    score: compared?.score ?? null,
  }
}

async function weightsFor(index: Searches, sign: string, classes: string | undefined) {
  // Goods or services make no difference here.
  const filters = { ...noFilters, goodsClasses: classes === undefined ? [] : classes.split(',').map(Number) }
  return { elementWeight: elementWeightOf(await index.weakElements(sign, filters)) }
}
