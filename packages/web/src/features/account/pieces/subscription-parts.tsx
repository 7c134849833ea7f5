import type { Subscription } from '@marklot/contracts/billing'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useMoment } from '../../../lib/use-moment.ts'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import { ProviderStatusBadge } from './subscription-state-badge.tsx'

/** Shows the payment provider's details of a subscription (spec 1, section 3). */
export function ProviderPart({ part }: { part: Subscription['payPalSubscription'] }) {
  const t = usePhrases('settings')
  const ui = usePhrases('ui')
  const format = useFormat()
  const moment = useMoment()
  if (!part) return <p>{t('provider.none')}</p>
  const { lastFailedPayment: failed, lastPayment } = part
  const money = (amount: number) => format.money(amount, 'EUR')
  const payment = (one: { time: string; amount: number } | null) =>
    one ? `${moment(one.time)}, ${money(one.amount)}` : ui('notAvailable')
  return (
    <LeaderList>
      <LeaderItem label={t('info.id')}>{part.id}</LeaderItem>
      <LeaderItem label={t('provider.status')}>
        <ProviderStatusBadge status={part.status} />
      </LeaderItem>
      <LeaderItem label={t('provider.startTime')}>{moment(part.startTime)}</LeaderItem>
      <LeaderItem label={t('provider.nextBilling')}>{moment(part.nextBillingTime)}</LeaderItem>
      <LeaderItem label={t('provider.lastPayment')}>{payment(lastPayment)}</LeaderItem>
      <LeaderItem label={t('provider.balance')}>
        {part.outstandingBalance === null ? ui('notAvailable') : money(part.outstandingBalance)}
      </LeaderItem>
      <LeaderItem label={t('provider.failedPayments')} isLate={part.failedPaymentsCount > 0}>
        {format.count(part.failedPaymentsCount)}
      </LeaderItem>
      <LeaderItem label={t('provider.lastFailed')}>{payment(failed)}</LeaderItem>
      <LeaderItem label={t('provider.failedReason')}>{failed?.reasonCode ?? ui('notAvailable')}</LeaderItem>
      <LeaderItem label={t('provider.nextRetry')}>{moment(failed?.nextRetryTime)}</LeaderItem>
    </LeaderList>
  )
}

/** Shows the marketplace's details of a subscription (spec 1, section 3). */
export function MarketplacePart({ part }: { part: Subscription['marketplaceSubscription'] }) {
  const t = usePhrases('settings')
  const ui = usePhrases('ui')
  const format = useFormat()
  const moment = useMoment()
  if (!part) return <p>{t('marketplace.none')}</p>
  const { term, autoRenew, quantity } = part
  return (
    <LeaderList>
      <LeaderItem label={t('info.id')}>{part.id}</LeaderItem>
      <LeaderItem label={t('provider.status')}>
        <ProviderStatusBadge status={part.marketplaceStatus} />
      </LeaderItem>
      <LeaderItem label={t('marketplace.name')}>{part.name ?? ui('notAvailable')}</LeaderItem>
      {quantity !== null && <LeaderItem label={t('marketplace.quantity')}>{format.count(quantity)}</LeaderItem>}
      <LeaderItem label={t('info.created')}>{moment(part.created)}</LeaderItem>
      <LeaderItem label={t('marketplace.autoRenew')}>
        {autoRenew === null ? ui('notAvailable') : ui(autoRenew ? 'yes' : 'no')}
      </LeaderItem>
      <LeaderItem label={t('marketplace.chargeDuration')}>
        {term?.chargeDuration ? <TermText unit={term.chargeDuration} /> : ui('notAvailable')}
      </LeaderItem>
      <LeaderItem label={t('marketplace.term')}>
        <TermText unit={term?.termUnit ?? null} />
        {term?.termUnit && ` (${term.termUnit})`}
      </LeaderItem>
      <LeaderItem label={t('info.startDate')}>{moment(term?.startDate)}</LeaderItem>
      <LeaderItem label={t('info.validUntil')}>{moment(term?.endDate)}</LeaderItem>
      <LeaderItem label={t('marketplace.purchaser')}>{part.purchaser ?? ui('notAvailable')}</LeaderItem>
      <LeaderItem label={t('marketplace.beneficiary')}>{part.beneficiary ?? ui('notAvailable')}</LeaderItem>
    </LeaderList>
  )
}

/**
 * Returns a function that names a term: P1M is monthly, P1Y to P5Y are yearly, and anything else is unknown (spec 2,
 * section 9.2).
 */
export function useTermText(): (unit: string | null) => string {
  const t = usePhrases('settings')
  return (unit) => {
    if (unit === 'P1M') return t('marketplace.month')
    const years = /^P([1-5])Y$/.exec(unit ?? '')?.[1]
    return years ? t('marketplace.years', { count: Number(years) }) : t('marketplace.unknownTerm')
  }
}

/** Names a term. */
export function TermText({ unit }: { unit: string | null }) {
  return useTermText()(unit)
}
