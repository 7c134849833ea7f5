import { type Locale, notations } from '@marklot/contracts/locale'
import type { SearchEvaluation } from '@marklot/contracts/search-method'

/** Share of findable marks that a recommended minimum similarity may lose. */
const bearableLoss = 0.02

/** Returns the highest minimum similarity, in percent, that hides almost nothing; null without measurements. */
export function recommendedSimilarity(bySimilarity: SearchEvaluation['bySimilarity']): number | null {
  const measured = bySimilarity.flatMap(({ minimumSimilarity, recallAt50 }) =>
    recallAt50 === null ? [] : [{ minimumSimilarity, share: recallAt50 }],
  )
  const best = Math.max(...measured.map(({ share }) => share))
  const bearable = measured.filter(({ share }) => share >= best - bearableLoss - 1e-9)
  return bearable.length === 0 ? null : Math.max(...bearable.map(({ minimumSimilarity }) => minimumSimilarity))
}

/** Returns the name of a country or the Union; an unknown key stays as it is. */
export function jurisdictionName(key: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(notations[locale], { type: 'region', style: 'short' }).of(key) ?? key
  } catch {
    return key
  }
}
