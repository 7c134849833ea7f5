import type { Product } from '@marklot/contracts/billing'
import {
  type FeatureKey,
  type FeatureLimit,
  type LimitPer,
  type ProductFeatureKey,
  productFeatureKeys,
} from '@marklot/contracts/features'
import type { Capabilities } from '../../lib/capabilities.tsx'

/** Features that have a line of their own or are only part of the trial. */
const elsewhere: readonly FeatureKey[] = ['offices', 'search.full']

/** A feature of a plan in the comparison. */
export interface PlanFeature {
  key: ProductFeatureKey
  limit: number | null
  per?: LimitPer | null | undefined
}

const isComparable = (key: FeatureKey): key is ProductFeatureKey =>
  (productFeatureKeys as readonly FeatureKey[]).includes(key) && !elsewhere.includes(key)

/** Returns the features of a plan that the product has, in the usual order. A limit of zero counts as absent. */
export function featuresOf({ features }: Pick<Product, 'features'>, capabilities: Capabilities): PlanFeature[] {
  return productFeatureKeys.flatMap((key) => {
    const feature = features.find((one) => one.key === key)
    return feature && isComparable(key) && capabilities.has(key) && feature.limit !== 0 ? [{ ...feature, key }] : []
  })
}

/** Returns whether `feature` gives at least as much as `other`. */
const covers = (feature: Pick<FeatureLimit, 'limit'> | undefined, other: Pick<FeatureLimit, 'limit'>) =>
  feature !== undefined && (feature.limit === null || (other.limit !== null && feature.limit >= other.limit))

/**
 * Returns the content of a plan's card. A plan that includes the whole next smaller plan names that plan and its own
 * additions.
 * @param smaller the next smaller plan, or null
 */
export function highlightsOf(
  plan: Product,
  smaller: Product | null,
  capabilities: Capabilities,
): { everythingOf: string | null; features: PlanFeature[] } {
  const own = featuresOf(plan, capabilities)
  const before = smaller ? featuresOf(smaller, capabilities) : []
  const find = (list: PlanFeature[], key: ProductFeatureKey) => list.find((feature) => feature.key === key)
  if (!smaller || before.length === 0 || !before.every((feature) => covers(find(own, feature.key), feature)))
    return { everythingOf: null, features: own }
  return {
    everythingOf: smaller.name,
    features: own.filter((feature) => {
      const known = find(before, feature.key)
      return known === undefined || known.limit !== feature.limit
    }),
  }
}

/** Returns the rows of the comparison: every feature of any plan. */
export function comparedFeatures(plans: readonly Product[], capabilities: Capabilities): ProductFeatureKey[] {
  const held = new Set(plans.flatMap((plan) => featuresOf(plan, capabilities).map(({ key }) => key)))
  return productFeatureKeys.filter((key) => held.has(key))
}

/** Returns the features of the trial that the product has, with how often each may be used. */
export function trialFeatures({ features }: Pick<Product, 'features'>, capabilities: Capabilities): PlanFeature[] {
  return productFeatureKeys.flatMap((key) => {
    const feature = features.find((one) => one.key === key)
    return feature && key !== 'offices' && capabilities.has(key) && feature.limit !== 0 ? [{ ...feature, key }] : []
  })
}
