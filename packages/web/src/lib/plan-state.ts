import type { Product, Subscription, SubscriptionState } from '@marklot/contracts/billing'

/** A plan's relation to a person: not owned, their own, or a larger or smaller one (spec 1, section 2). */
export type PlanState = 'buy' | 'active' | 'upgrade' | 'downgrade'

/** States in which a contract exists, even if it cannot be used. */
const contractStates: readonly SubscriptionState[] = [
  'Active',
  'Suspended',
  'ApprovalPending',
  'Approved',
  'NotChecked',
  'UnknownStatus',
  'Error',
]

/**
 * Returns the product of a contract that prevents another one. A trial does not count. A cancelled paid plan can be
 * bought again immediately, a granted one only after its last day.
 */
export function ownProduct(products: readonly Product[], subscription: Subscription | undefined): Product | null {
  if (!subscription || subscription.type === 'trial') return null
  const isHeld =
    subscription.state === 'Cancelled' ? subscription.type === 'granted' : contractStates.includes(subscription.state)
  return isHeld ? (products.find(({ key }) => key === subscription.product.key) ?? null) : null
}

/** Returns whether a person has had a plan and can therefore not use the promotional offer. */
export const hasHadPlan = (subscription: Subscription | undefined): boolean =>
  subscription !== undefined && subscription.type !== 'trial' && subscription.state !== 'Inactive'

/**
 * Returns the plan to suggest to a person whose plan is too small: the next larger one, or the one that most people
 * need.
 */
export function suggestedPlan(products: readonly Product[], subscription: Subscription | undefined): Product | null {
  const own = ownProduct(products, subscription)
  const plans = shownPlans(products, own)
  const plan = own ? plans.find(({ rank }) => rank > own.rank) : plans.find(({ key }) => key === recommendedPlan)
  return plan ? orderedProduct(plan, subscription, products) : null
}

/** The plan that most people need. */
export const recommendedPlan = 'professional'

/**
 * Returns the relation of a product to a person. A promotional product has the rank of the regular one, because both
 * are the same plan.
 */
export function planState(product: Pick<Product, 'rank'>, own: Pick<Product, 'rank'> | null): PlanState {
  if (!own) return 'buy'
  if (product.rank === own.rank) return 'active'
  return product.rank > own.rank ? 'upgrade' : 'downgrade'
}

/** Returns the regular plans, smallest first. Plans that are no longer sold appear only to their subscribers. */
export function shownPlans(products: readonly Product[], own: Product | null): Product[] {
  return products
    .filter(({ isOffered, isPromotional, rank }) => !isPromotional && (isOffered || rank === own?.rank))
    .sort((a, b) => a.rank - b.rank)
}

/** A promotional product together with its introductory price. */
export type Promotion = Product & { introductoryPrice: NonNullable<Product['introductoryPrice']> }

/**
 * Returns the product to order for a plan: the current offer for people who have never had a plan, otherwise the
 * regular plan.
 */
export function orderedProduct(plan: Product, subscription: Subscription | undefined, products: readonly Product[]): Product {
  const promotion = runningPromotion(products)
  if (!hasHadPlan(subscription)) return promotion?.rank === plan.rank ? promotion : plan
  return plan.isPromotional ? (products.find(({ isPromotional, rank }) => !isPromotional && rank === plan.rank) ?? plan) : plan
}

/** Returns the current offer, or null. */
export function runningPromotion(products: readonly Product[]): Promotion | null {
  return (
    products.find(
      (product): product is Promotion => product.isOffered && product.isPromotional && product.introductoryPrice !== null,
    ) ?? null
  )
}
