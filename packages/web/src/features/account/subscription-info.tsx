import { type Subscription, subscriptionStateColour, subscriptionStates } from '@marklot/contracts/billing'
import type { Feature, ProductFeatureKey } from '@marklot/contracts/features'
import { productFeatureKeys } from '@marklot/contracts/features'
import { useCapabilities } from '../../lib/capabilities.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { classNames } from '../../ui/class-names.ts'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { dayOf } from './pieces/day-of.ts'
import styles from './subscription-dialog.module.css'

/**
 * State by colour and word: active green, not checked and unknown grey, all others red. States outside the list count
 * as unknown.
 */
export function SubscriptionStateBadge({ state }: { state: string }) {
  const t = usePhrases('billing')
  const known = subscriptionStates.find((one) => one === state)
  return (
    <span className={classNames(styles.state, styles[subscriptionStateColour(state)])}>
      {t(`subscriptionState.${known ?? 'unknown'}`)}
    </span>
  )
}

export function SubscriptionInfo({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('settings')
  const format = useFormat()
  const { account } = useSession()
  const { product, packages, subscriber } = subscription
  const person = [subscriber?.givenName, subscriber?.surname].filter(Boolean).join(' ')
  return (
    <>
      <div className={styles.plan}>
        <h3>{product.name}</h3>
        <SubscriptionStateBadge state={subscription.state} />
        <p>{product.description}</p>
      </div>
      <LeaderList>
        <LeaderItem label={t('info.type')}>{t(`type.${subscription.type}`)}</LeaderItem>
        {subscription.billingPlan && (
          <LeaderItem label={t('info.billingPlan')}>{t(`plan.${subscription.billingPlan}`)}</LeaderItem>
        )}
        <LeaderItem label={t('info.startDate')}>{format.date(subscription.startDate)}</LeaderItem>
        {(subscription.validUntilDate !== null || subscription.type !== 'trial') && (
          <LeaderItem label={t('info.validUntil')}>
            {subscription.validUntilDate ? format.date(subscription.validUntilDate) : t('info.untilCancelled')}
          </LeaderItem>
        )}
        <LeaderItem label={t('info.created')}>
          {format.date(dayOf(subscription.createdUtc, account?.timeZone ?? 'UTC'))}
        </LeaderItem>
        {person !== '' && <LeaderItem label={t('info.subscriber')}>{person}</LeaderItem>}
        {subscriber?.email && <LeaderItem label={t('profile.email')}>{subscriber.email}</LeaderItem>}
        {subscriber?.phone && <LeaderItem label={t('info.phone')}>{subscriber.phone}</LeaderItem>}
        <LeaderItem label={t('info.id')}>
          <span className={styles.id}>{subscription.id}</span>
        </LeaderItem>
      </LeaderList>
      <h4>{t('info.features')}</h4>
      <LeaderList>
        <PlanFeatures product={product} />
      </LeaderList>
      <h4>{t('info.offices')}</h4>
      <ul className={styles.offices}>
        {packages.map(({ key }) => (
          <li key={key}>
            <OfficeFlag code={key} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Each feature of a plan that the product has, with its usage. */
export function PlanFeatures({ product }: Pick<Subscription, 'product'>) {
  const capabilities = useCapabilities()
  return (
    <>
      {product.features
        .filter(isNamed)
        .filter(({ key }) => capabilities.has(key))
        .map((feature) => (
          <FeatureLine key={feature.key} feature={feature} />
        ))}
    </>
  )
}

type NamedFeature = Feature & { key: ProductFeatureKey }
/** Offices are listed separately. */
const isNamed = (feature: Feature): feature is NamedFeature => productFeatureKeys.some((key) => key === feature.key)

function FeatureLine({ feature: { key, limit, usages } }: { feature: NamedFeature }) {
  const t = usePhrases('settings')
  const name = usePhrases('billing')
  const format = useFormat()
  // The number of offices is a limit, not a usage.
  const amount =
    limit === null ? t('info.unlimited') : key === 'offices' ? format.count(limit) : t('info.used', { used: usages, limit })
  return <LeaderItem label={name(`feature.${key}`)}>{amount}</LeaderItem>
}
