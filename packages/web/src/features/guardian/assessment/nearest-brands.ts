import type { Assessment } from '@marklot/contracts/guardian-assessment'
import { goodsDegrees } from '@marklot/contracts/guardian-blocks'
import type { BrandHit } from '@marklot/contracts/search'
import { judgementsOf } from './judged-brands.ts'

/**
 * Returns the found marks that come closest by name, by logo and by goods; of equal ones the first. They may be
 * different marks. Where nothing is similar, there is none.
 */
export function nearestBrandsOf(
  assessment: Pick<Assessment, 'blocks'>,
): Partial<Record<'name' | 'logo' | 'goodsServices', BrandHit>> {
  const judgements = judgementsOf(assessment)
  const brands = assessment.blocks.names.result?.brands.map(({ brand }) => brand) ?? []
  const logos = assessment.blocks.logos.result?.brands ?? []
  const closeness = ({ brandId }: BrandHit) => {
    const goods = judgements.get(brandId)?.risk.goods ?? 'dissimilar'
    return goodsDegrees.indexOf('dissimilar') - goodsDegrees.indexOf(goods)
  }
  return {
    name: highest(brands, ({ score }) => score?.total ?? 0),
    logo: highest(logos, ({ similarity }) => similarity?.logo?.score ?? 0),
    goodsServices: highest(brands, closeness),
  }
}

/** Returns the first mark with the highest value; undefined if every value is 0. */
function highest(brands: readonly BrandHit[], measure: (brand: BrandHit) => number): BrandHit | undefined {
  const [best] = [...brands].sort((one, other) => measure(other) - measure(one))
  return best && measure(best) > 0 ? best : undefined
}
