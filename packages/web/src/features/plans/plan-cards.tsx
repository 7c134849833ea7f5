import type { Product, Subscription } from '@marklot/contracts/billing'
import { Link } from 'react-router'
import { useCapabilities } from '../../lib/capabilities.tsx'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import {
  hasHadPlan,
  orderedProduct,
  ownProduct,
  planState,
  recommendedPlan,
  runningPromotion,
  shownPlans,
} from '../../lib/plan-state.ts'
import { useSession } from '../../lib/session.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon, OutlineSign } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { useFeatureText } from './feature-text.ts'
import { useOfficesText } from './offices-text.ts'
import { PlanAction } from './plan-action.tsx'
import { highlightsOf } from './plan-features.ts'
import styles from './plans.module.css'
import { Price } from './price.tsx'

const bank = 'M3 21l18 0M3 10l18 0M5 6l7 -3l7 3M4 10l0 11M20 10l0 11M8 14l0 3M12 14l0 3M16 14l0 3'

/** One card for each plan, smallest first. */
export function PlanCards({ products }: { products: readonly Product[] }) {
  const t = usePhrases('plans')
  const subscription = useSession().subscription.object
  const own = ownProduct(products, subscription)
  const plans = shownPlans(products, own)
  return (
    <section className={styles.plans} aria-label={t('plans')}>
      {plans.map((plan, place) => (
        <PlanCard
          key={plan.key}
          plan={plan}
          smaller={plans[place - 1] ?? null}
          products={products}
          own={own}
          subscription={subscription}
        />
      ))}
    </section>
  )
}

interface PlanCardProps {
  plan: Product
  smaller: Product | null
  products: readonly Product[]
  own: Product | null
  subscription: Subscription | undefined
}

function PlanCard({ plan, smaller, products, own, subscription }: PlanCardProps) {
  const t = usePhrases('plans')
  const featureText = useFeatureText()
  const officesText = useOfficesText()
  const state = planState(plan, own)
  const { everythingOf, features } = highlightsOf(plan, smaller, useCapabilities())
  const isRecommended = plan.key === recommendedPlan
  const isWorthIt = state === 'buy' || state === 'upgrade'
  return (
    <article className={classNames(styles.plan, isRecommended && styles.recommended)}>
      <h2>
        {plan.name}
        {state === 'active' && <span className={styles.tag}>{t('yourPlan')}</span>}
        {isRecommended && isWorthIt && <span className={styles.tag}>{t('recommended')}</span>}
      </h2>
      <p className={styles.for}>{plan.description}</p>
      <Price price={plan.price} />
      <p className={styles.offer}>
        {subscription && (state === 'active' || isEnding(plan, subscription)) ? (
          <OwnState subscription={subscription} />
        ) : (
          state === 'buy' && !hasHadPlan(subscription) && <StartOffer plan={plan} products={products} />
        )}
      </p>
      <PlanAction plan={plan} ordered={orderedProduct(plan, subscription, products)} state={state} isMain={isRecommended} />
      <p className={styles.offices}>
        <OutlineSign shape={bank} />
        <b>{officesText(plan.offices)}</b>
      </p>
      <ul>
        {everythingOf !== null && <li>{t(features.length > 0 ? 'everythingOf' : 'sameAs', { plan: everythingOf })}</li>}
        {features.map((feature) => (
          <li key={feature.key}>
            <Icon name="check" small />
            {featureText(feature)}
          </li>
        ))}
      </ul>
    </article>
  )
}

/** Returns whether the plan is cancelled but has not ended yet. */
const isEnding = (plan: Product, { state, type, product }: Subscription) =>
  type !== 'trial' && state === 'Cancelled' && product.key === plan.key

/** Shows the state of a plan that is not simply active. */
function OwnState({ subscription: { state, validUntilDate } }: { subscription: Subscription }) {
  const t = usePhrases('plans')
  const billing = usePhrases('billing')
  const format = useFormat()
  const words = billing(`subscriptionState.${state}`)
  return validUntilDate ? t('yourPlanUntil', { state: words, date: format.date(validUntilDate) }) : words
}

/** The introductory price, if the plan has one. */
function StartOffer({ plan, products }: { plan: Product; products: readonly Product[] }) {
  const t = usePhrases('plans')
  const format = useFormat()
  const locale = useLocale()
  const promotion = runningPromotion(products)
  if (promotion?.rank !== plan.rank) return null
  const { months, amount, currency } = promotion.introductoryPrice
  return <Link to={paths.promo(locale)}>{t('startOffer', { count: months, price: format.money(amount, currency) })}</Link>
}

/** Placeholder for the cards while they load. */
export function PlanCardsSkeleton() {
  const t = usePhrases('plans')
  return (
    <div className={styles.plans} role="status" aria-label={t('loading')}>
      {['small', 'middle', 'large'].map((plan) => (
        <div key={plan} className={styles.plan}>
          <Skeleton width="60%" height="30px" />
          <div className={styles.waiting}>
            <Skeleton width="45%" height="64px" />
            <Skeleton height="52px" />
            <Skeleton height="180px" />
          </div>
        </div>
      ))}
    </div>
  )
}
