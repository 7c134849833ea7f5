import type { Subscription } from '@marklot/contracts/billing'
import type { Feature, ProductFeatureKey } from '@marklot/contracts/features'
import { productFeatureKeys } from '@marklot/contracts/features'
import { useCapabilities } from '../../lib/capabilities.tsx'
import { useFormat } from '../../lib/format.ts'
import { useLimitText } from '../../lib/limit-text.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { useMoment } from '../../lib/use-moment.ts'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import { ArrearsNotice } from './pieces/arrears-notice.tsx'
import { SubscriptionStateBadge } from './pieces/subscription-state-badge.tsx'
import styles from './subscription-dialog.module.css'

/** The plan of the subscription, its owner, its period, and its features. */
export function SubscriptionInfo({ subscription }: { subscription: Subscription }) {
  const t = usePhrases('settings')
  const ui = usePhrases('ui')
  const format = useFormat()
  const moment = useMoment()
  const { product, packages, subscriber, upcomingProduct, type, validUntilUtc, accessUntilUtc } = subscription
  const isOpenEnded = subscription.validUntilDate === null && type !== 'trial'
  return (
    <>
      <div className={styles.plan}>
        <h3>{product.name}</h3>
        <SubscriptionStateBadge state={subscription.state} />
        <p>{product.description}</p>
      </div>
      <ArrearsNotice subscription={subscription} />
      <LeaderList>
        <LeaderItem label={t('info.type')}>{t(`type.${type}`)}</LeaderItem>
        {subscription.billingPlan && (
          <LeaderItem label={t('info.billingPlan')}>{t(`plan.${subscription.billingPlan}`)}</LeaderItem>
        )}
        {upcomingProduct && (
          <LeaderItem label={t('info.upcoming')}>
            {upcomingProduct.name}, {moment(upcomingProduct.fromUtc)}
          </LeaderItem>
        )}
        <LeaderItem label={t('info.startDate')}>{format.date(subscription.startDate)}</LeaderItem>
        {subscription.validUntilDate ? (
          <LeaderItem label={t('info.validUntil')}>{format.date(subscription.validUntilDate)}</LeaderItem>
        ) : (
          isOpenEnded && <LeaderItem label={t('info.validUntil')}>{t('info.untilCancelled')}</LeaderItem>
        )}
        <LeaderItem label={t('info.created')}>{moment(subscription.createdUtc)}</LeaderItem>
        <LeaderItem label={t('info.validFromTime')}>{moment(subscription.validFromUtc)}</LeaderItem>
        {validUntilUtc && <LeaderItem label={t('info.validUntilTime')}>{moment(validUntilUtc)}</LeaderItem>}
        {/* While a plan is active, access continues during the days in which a missing payment is demanded. */}
        {subscription.state !== 'Active' && accessUntilUtc && accessUntilUtc !== validUntilUtc && (
          <LeaderItem label={t('info.accessUntil')}>{moment(accessUntilUtc)}</LeaderItem>
        )}
        {subscriber && (
          <>
            <LeaderItem label={t('billing.firstName')}>{subscriber.givenName ?? ui('notAvailable')}</LeaderItem>
            <LeaderItem label={t('billing.lastName')}>{subscriber.surname ?? ui('notAvailable')}</LeaderItem>
            <LeaderItem label={t('profile.email')}>{subscriber.email ?? ui('notAvailable')}</LeaderItem>
            <LeaderItem label={t('info.phone')}>{subscriber.phone ?? ui('notAvailable')}</LeaderItem>
          </>
        )}
        <LeaderItem label={t('info.id')}>
          <span className={styles.id}>{subscription.id}</span>
        </LeaderItem>
      </LeaderList>
      <h4>{t('info.features')}</h4>
      <UsagePeriod subscription={subscription} />
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

/**
 * The period in which uses are counted, which follows the billing period. Empty for the trial, whose uses are counted
 * once.
 */
export function UsagePeriod({
  subscription: { usagePeriod, product },
}: {
  subscription: Pick<Subscription, 'usagePeriod' | 'product'>
}) {
  const t = usePhrases('settings')
  const format = useFormat()
  const isCounted = product.features.some(
    ({ key, limit, per, usages }) => key !== 'offices' && !per && (limit !== null || usages > 0),
  )
  if (!usagePeriod || !isCounted) return null
  return (
    <p className={styles.period}>
      {t('info.usagePeriod', { from: format.date(usagePeriod.firstDate), until: format.date(usagePeriod.lastDate) })}
    </p>
  )
}

/** Shows each feature of a plan that the product offers, with its usage. */
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

function FeatureLine({ feature: { key, limit, per, usages } }: { feature: NamedFeature }) {
  const t = usePhrases('settings')
  const name = usePhrases('billing')
  const format = useFormat()
  // The number of offices is a limit, not a usage.
  const unlimited = usages > 0 && key !== 'offices' ? t('info.usedFreely', { used: usages }) : t('info.unlimited')
  const limitText = useLimitText()
  const used = (limit: number) =>
    per === 'file' ? limitText(limit, per) : t(per === 'day' ? 'info.usedToday' : 'info.used', { used: usages, limit })
  const amount = limit === null ? unlimited : key === 'offices' ? format.count(limit) : used(limit)
  return <LeaderItem label={name(`feature.${key}`)}>{amount}</LeaderItem>
}
