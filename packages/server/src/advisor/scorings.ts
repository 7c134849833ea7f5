import { type Locale, noFilters } from '@marklot/contracts'
import type { Fact, ScoringInput, Scorings } from '@marklot/contracts/advisor'
import { goodsLike, riskJudge, textOfGoods } from '../guardian/index.ts'
import { AppError } from '../platform/app-error.ts'
import { displayNumber, storedMarks, unpackDocument } from '../register/index.ts'
import { prepareComparison, type SearchEngine } from '../search/index.ts'
import { type GatewayContext, wordEach } from './gateway.ts'

export interface ScoringContext extends GatewayContext {
  engine: SearchEngine
}

/**
 * Scores a name against marks of the register. The figures are those of the assessment. The advisor only words the
 * reasons.
 * @throws AppError `brand.notFound`
 */
export async function scoreBrands(
  context: ScoringContext,
  { name, goods, brandIds }: ScoringInput,
  ask: { accountId: string; locale: Locale; signal: AbortSignal },
): Promise<Scorings> {
  const classes = [...new Set(goods.map(({ niceClass }) => niceClass))].sort((a, b) => a - b)
  const [marks, weakElements] = await Promise.all([
    storedMarks(context.pool, brandIds),
    context.engine.weakElements(name, { ...noFilters, goodsClasses: classes }),
  ])
  const compare = prepareComparison([name])(weakElements)
  const contested = { name, goods: goods.map(({ text }) => text).join('; '), classes }
  const judge = riskJudge(contested, weakElements)
  const scored = brandIds.map((brandId) => {
    const row = marks.get(brandId)
    if (!row || row.removed) throw new AppError('brand.notFound')
    const theirs = textOfGoods(goodsLike(unpackDocument(row.document).goods, contested.goods), contested)
    const risk = judge({ name: row.name ?? '', goods: theirs, classes: row.niceClasses })
    const compared = row.name === null ? null : compare(row.name)
    return { row, risk, similarity: compared ? Math.round(compared.score.total) : null }
  })
  const cases = scored.map(({ row, risk, similarity }): Fact[] => [
    { kind: 'sign', name, registrationOfficeCodes: [], niceClasses: classes, asOf: null },
    {
      kind: 'conflict',
      name: row.name ?? row.id,
      registrationOfficeCode: row.office,
      number: displayNumber(row.office, row.applicationNumber, 'application'),
      niceClasses: row.niceClasses.filter((number) => number >= 1 && number <= 45),
      riskClass: risk.riskClass,
      similarity,
    },
  ])
  const { texts, ...provenance } = await wordEach(context, cases, { ...ask, purpose: 'summary' })
  return {
    scorings: scored.map(({ row, risk, similarity }, index) => ({
      brandId: row.id,
      riskScore: risk.score,
      riskClass: risk.riskClass,
      nameSimilarity: similarity,
      goods: risk.goods,
      reasons: texts[index] ?? '',
    })),
    ...provenance,
  }
}
