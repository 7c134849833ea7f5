import type { Locale } from '@marklot/contracts/locale'
import type { SearchEvaluation } from '@marklot/contracts/search-method'

/** A minimum similarity may cost so much of what is found at all and still be recommended. */
const bearableLoss = 0.02

/** The highest minimum similarity, in percent, that hides hardly anything; null when nothing was measured. */
export function recommendedSimilarity(bySimilarity: SearchEvaluation['bySimilarity']): number | null {
  const measured = bySimilarity.flatMap(({ minimumSimilarity, recallAt50 }) =>
    recallAt50 === null ? [] : [{ minimumSimilarity, share: recallAt50 }],
  )
  const best = Math.max(...measured.map(({ share }) => share))
  const bearable = measured.filter(({ share }) => share >= best - bearableLoss - 1e-9)
  return bearable.length === 0 ? null : Math.max(...bearable.map(({ minimumSimilarity }) => minimumSimilarity))
}

/** A country or the Union by the name its readers know; an unknown key as it is. */
export function jurisdictionName(key: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region', style: 'short' }).of(key) ?? key
  } catch {
    return key
  }
}
