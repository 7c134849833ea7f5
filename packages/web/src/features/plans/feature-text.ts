import { useLimitText } from '../../lib/limit-text.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import type { PlanFeature } from './plan-features.ts'

/** Features whose missing limit is not worth mentioning. */
const countable: readonly PlanFeature['key'][] = [
  'search.name',
  'search.logo',
  'search.number',
  'search.owner',
  'pilot',
  'guardian.creation',
  'radar',
]

/** Returns a function that puts a feature and its limit into words. */
export function useFeatureText(): (feature: PlanFeature) => string {
  const t = usePhrases('plans')
  const billing = usePhrases('billing')
  const limitText = useLimitText()
  return ({ key, limit, per }) => {
    const feature = billing(`feature.${key}`)
    if (limit !== null) return t('limited', { feature, limit: limitText(limit, per) })
    return countable.includes(key) ? t('unlimited', { feature }) : feature
  }
}
