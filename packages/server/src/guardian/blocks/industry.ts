import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AssessmentCase } from '@marklot/contracts/guardian'
import type { GoodsDegree, SimilarBrand } from '@marklot/contracts/guardian-blocks'
import type { RegisterMark } from '../../register/index.ts'
import type { FindingOf, NamesFinding } from '../findings.ts'
import { byDegree, degreeOfTerm, goodsLike } from '../goods.ts'

/** The number of found marks whose lists are compared with each good and service. */
const mostCompared = 15
/**
 * The number of goods and services that are compared one by one. The others only contribute to the risk of each mark.
 */
const mostTerms = 40
/** The most marks to name for a good or service. */
const mostNamed = 5

const similarDegrees: ReadonlySet<GoodsDegree | null> = new Set(['identical', 'similar'])

/** Compares the goods and services of the case with those of the found marks. */
export async function compareIndustry(
  { goods }: AssessmentCase,
  { brands, sameNiceClass }: NamesFinding,
  judged: readonly SimilarBrand[],
  documents: ReadonlyMap<number, RegisterMark>,
): Promise<FindingOf['industry']> {
  const degreeOfBrand = new Map(judged.map(({ brandId, risk }) => [brandId, risk.goods ?? 'dissimilar']))
  const all = goods.map(({ text }) => text).join('; ')
  // These are the marks with the nearest goods; equally near ones are in the order of the search.
  const nearest = [...brands]
    .sort((a, b) => byDegree(degreeOfBrand.get(a.row.id) ?? 'dissimilar', degreeOfBrand.get(b.row.id) ?? 'dissimilar'))
    .slice(0, mostCompared)
    .map(({ row }) => ({ brandId: row.id, goods: goodsLike(documents.get(row.serial)?.goods ?? [], all) }))
  const terms: FindingOf['industry']['terms'] = []
  for (const term of goods.slice(0, mostTerms)) {
    await nextTurn()
    const compared = nearest
      .map((brand) => ({ brandId: brand.brandId, degree: degreeOfTerm(term, brand.goods) }))
      .sort((a, b) => byDegree(a.degree, b.degree))
    const degree = compared[0]?.degree ?? 'dissimilar'
    terms.push({
      ...term,
      degree,
      brandIds:
        degree === 'dissimilar'
          ? []
          : compared
              .filter((one) => one.degree === degree)
              .slice(0, mostNamed)
              .map(({ brandId }) => brandId),
    })
  }
  return {
    similarGoodsServices: judged.filter(({ risk }) => similarDegrees.has(risk.goods)).length,
    sameNiceClass: sameNiceClass ?? 0,
    terms,
  }
}
