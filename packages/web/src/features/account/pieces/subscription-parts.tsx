import type { Subscription } from '@marklot/contracts/billing'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useSession } from '../../../lib/session.tsx'
import { LeaderItem, LeaderList } from '../../../ui/leader-list.tsx'
import { dayOf } from './day-of.ts'
import { providerState } from './provider-status.ts'

/** Days in the account's time zone; a dash for none. */
function useDay(): (instant: string | null | undefined) => string {
  const format = useFormat()
  const timeZone = useSession().account?.timeZone ?? 'UTC'
  return (instant) => (instant ? format.date(dayOf(instant, timeZone)) : '–')
}

export function ProviderPart({ part }: { part: Subscription['payPalSubscription'] }) {
  const t = usePhrases('settings')
  const billing = usePhrases('billing')
  const format = useFormat()
  const day = useDay()
  if (!part) return <p>{t('provider.none')}</p>
  const { lastFailedPayment: failed, lastPayment } = part
  const money = (amount: number) => format.money(amount, 'EUR')
  return (
    <LeaderList>
      <LeaderItem label={t('info.id')}>{part.id}</LeaderItem>
      <LeaderItem label={t('provider.status')}>{billing(`subscriptionState.${providerState(part.status)}`)}</LeaderItem>
      <LeaderItem label={t('provider.startTime')}>{day(part.startTime)}</LeaderItem>
      <LeaderItem label={t('provider.nextBilling')}>{day(part.nextBillingTime)}</LeaderItem>
      <LeaderItem label={t('provider.balance')}>
        {part.outstandingBalance === null ? '–' : money(part.outstandingBalance)}
      </LeaderItem>
      <LeaderItem label={t('provider.failedPayments')}>{format.count(part.failedPaymentsCount)}</LeaderItem>
      {failed && (
        <>
          <LeaderItem label={t('provider.lastFailed')}>
            {[day(failed.time), money(failed.amount), failed.reasonCode].filter(Boolean).join(', ')}
          </LeaderItem>
          <LeaderItem label={t('provider.nextRetry')}>{day(failed.nextRetryTime)}</LeaderItem>
        </>
      )}
      <LeaderItem label={t('provider.lastPayment')}>
        {lastPayment ? `${day(lastPayment.time)}, ${money(lastPayment.amount)}` : '–'}
      </LeaderItem>
    </LeaderList>
  )
}

export function MarketplacePart({ part }: { part: Subscription['marketplaceSubscription'] }) {
  const t = usePhrases('settings')
  const billing = usePhrases('billing')
  const ui = usePhrases('ui')
  const day = useDay()
  if (!part) return <p>{t('marketplace.none')}</p>
  const { term } = part
  return (
    <LeaderList>
      <LeaderItem label={t('info.id')}>{part.id}</LeaderItem>
      <LeaderItem label={t('marketplace.name')}>{part.name ?? '–'}</LeaderItem>
      <LeaderItem label={t('provider.status')}>
        {billing(`subscriptionState.${providerState(part.marketplaceStatus)}`)}
      </LeaderItem>
      <LeaderItem label={t('info.created')}>{day(part.created)}</LeaderItem>
      <LeaderItem label={t('marketplace.autoRenew')}>
        {part.autoRenew === null ? '–' : part.autoRenew ? ui('yes') : ui('no')}
      </LeaderItem>
      <LeaderItem label={t('marketplace.term')}>
        <TermText unit={term?.termUnit ?? null} />
      </LeaderItem>
      <LeaderItem label={t('info.startDate')}>{day(term?.startDate)}</LeaderItem>
      <LeaderItem label={t('info.validUntil')}>{day(term?.endDate)}</LeaderItem>
      <LeaderItem label={t('marketplace.purchaser')}>{part.purchaser ?? '–'}</LeaderItem>
      <LeaderItem label={t('marketplace.beneficiary')}>{part.beneficiary ?? '–'}</LeaderItem>
    </LeaderList>
  )
}

/** P1M monthly, P1Y to P5Y yearly, anything else unknown (spec 2, section 9.2). */
export function TermText({ unit }: { unit: string | null }) {
  const t = usePhrases('settings')
  if (unit === 'P1M') return t('marketplace.month')
  const years = /^P([1-5])Y$/.exec(unit ?? '')?.[1]
  return years ? t('marketplace.years', { count: Number(years) }) : t('marketplace.unknownTerm')
}
