import type { BrandStateCategory } from '@marklot/contracts/brand'
import type { AssessedBrandList, ResultBrand } from '@marklot/contracts/radar'

/** Differences between today's register data and a stored result. */
export type DifferenceToday =
  | { kind: 'gone' }
  | { kind: 'name'; name: string }
  | { kind: 'state'; category: BrandStateCategory; state: string }
  | { kind: 'owner'; owner: string }
  | { kind: 'classes'; classes: readonly number[] }
  | { kind: 'opposition'; endDate: string }

type Then = Pick<
  ResultBrand,
  'name' | 'brandState' | 'brandStateCategory' | 'ownerNames' | 'ownerName' | 'niceClasses' | 'opposition'
>

/**
 * Returns the differences between the mark as the search found it and the mark today. Does not report values that have
 * disappeared.
 */
export function differencesToday(
  then: Then,
  { brand, opposition }: Pick<AssessedBrandList['brands'][number], 'brand' | 'opposition'>,
): DifferenceToday[] {
  if (!brand) return [{ kind: 'gone' }]
  const differences: DifferenceToday[] = []
  if (brand.name !== null && brand.name !== then.name) differences.push({ kind: 'name', name: brand.name })
  const { brandState, brandStateCategory: category } = brand
  if (brandState.key !== then.brandState.key || category !== then.brandStateCategory)
    differences.push({ kind: 'state', category, state: brandState.shortDescription })
  const owner = brand.ownerNames ?? brand.ownerName
  if (owner !== null && owner !== (then.ownerNames ?? then.ownerName)) differences.push({ kind: 'owner', owner })
  if (brand.niceClasses.join() !== then.niceClasses.join()) differences.push({ kind: 'classes', classes: brand.niceClasses })
  if (opposition && opposition.endDate !== then.opposition?.endDate)
    differences.push({ kind: 'opposition', endDate: opposition.endDate })
  return differences
}
