import type { Product, Subscription, SubscriptionState } from '@marklot/contracts/billing'

/** What a plan is for somebody: to buy, the one they have, or a larger or smaller one than that (spec 1, section 2). */
export type PlanState = 'buy' | 'active' | 'upgrade' | 'downgrade'

/** States in which a contract exists, whether it opens something just now or not. */
const contractStates: readonly SubscriptionState[] = [
  'Active',
  'Suspended',
  'Cancelled',
  'ApprovalPending',
  'Approved',
  'NotChecked',
  'UnknownStatus',
]

/** The product of a running contract; the trial is none. */
export function ownProduct(products: readonly Product[], subscription: Subscription | undefined): Product | null {
  if (!subscription || subscription.type === 'trial' || !contractStates.includes(subscription.state)) return null
  return products.find(({ key }) => key === subscription.product.key) ?? null
}

/** A promotional product and the one it stands for have the same rank: they are one plan. */
export function planState(product: Pick<Product, 'rank'>, own: Pick<Product, 'rank'> | null): PlanState {
  if (!own) return 'buy'
  if (product.rank === own.rank) return 'active'
  return product.rank > own.rank ? 'upgrade' : 'downgrade'
}

/** The regular plans, the smallest first; one that is not sold any more shows to those who have it. */
export function shownPlans(products: readonly Product[], own: Product | null): Product[] {
  return products
    .filter(({ isOffered, isPromotional, rank }) => !isPromotional && (isOffered || rank === own?.rank))
    .sort((a, b) => a.rank - b.rank)
}

/** A promotional product together with its introductory price. */
export type Promotion = Product & { introductoryPrice: NonNullable<Product['introductoryPrice']> }

/** The offer that runs now, or null. */
export function runningPromotion(products: readonly Product[]): Promotion | null {
  return (
    products.find(
      (product): product is Promotion => product.isOffered && product.isPromotional && product.introductoryPrice !== null,
    ) ?? null
  )
}
