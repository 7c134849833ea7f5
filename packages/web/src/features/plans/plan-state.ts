import type { Product, Subscription, SubscriptionState } from '@marklot/contracts/billing'

/** A plan's relation to a person: to buy, their own, or a larger or smaller one (spec 1, section 2). */
export type PlanState = 'buy' | 'active' | 'upgrade' | 'downgrade'

/** States in which a contract exists, usable or not. */
const contractStates: readonly SubscriptionState[] = [
  'Active',
  'Suspended',
  'Cancelled',
  'ApprovalPending',
  'Approved',
  'NotChecked',
  'UnknownStatus',
]

/** The product of a running contract; a trial is none. */
export function ownProduct(products: readonly Product[], subscription: Subscription | undefined): Product | null {
  if (!subscription || subscription.type === 'trial' || !contractStates.includes(subscription.state)) return null
  return products.find(({ key }) => key === subscription.product.key) ?? null
}

/** A promotional product has the rank of the regular one: both are one plan. */
export function planState(product: Pick<Product, 'rank'>, own: Pick<Product, 'rank'> | null): PlanState {
  if (!own) return 'buy'
  if (product.rank === own.rank) return 'active'
  return product.rank > own.rank ? 'upgrade' : 'downgrade'
}

/** The regular plans, smallest first. Plans no longer sold show only to their subscribers. */
export function shownPlans(products: readonly Product[], own: Product | null): Product[] {
  return products
    .filter(({ isOffered, isPromotional, rank }) => !isPromotional && (isOffered || rank === own?.rank))
    .sort((a, b) => a.rank - b.rank)
}

/** A promotional product together with its introductory price. */
export type Promotion = Product & { introductoryPrice: NonNullable<Product['introductoryPrice']> }

/** The product that a choice of the plan orders: for people without a plan its running offer, else the regular plan. */
export function orderedProduct(plan: Product, own: Product | null, products: readonly Product[]): Product {
  const promotion = runningPromotion(products)
  if (own === null) return promotion?.rank === plan.rank ? promotion : plan
  return plan.isPromotional ? (products.find(({ isPromotional, rank }) => !isPromotional && rank === plan.rank) ?? plan) : plan
}

/** The current offer, or null. */
export function runningPromotion(products: readonly Product[]): Promotion | null {
  return (
    products.find(
      (product): product is Promotion => product.isOffered && product.isPromotional && product.introductoryPrice !== null,
    ) ?? null
  )
}
