import type { PaidSubscription } from '@marklot/contracts/payment-administration'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApiQuery } from '../../../lib/api.tsx'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { MarketplacePart, ProviderPart, SubscriptionStateBadge } from '../../account/pieces/index.ts'
import styles from '../admin.module.css'
import { adminKey } from '../change.tsx'
import { Answer, Facts } from '../parts.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { useInstant } from '../use-instant.ts'
import { ConsentRows } from './consents.tsx'
import { EventRows } from './events.tsx'
import { AccountLink } from './filters.tsx'
import { LedgerRows } from './ledger.tsx'
import { paymentsOf } from './payment-calls.ts'
import { TerminateDialog } from './terminate-dialog.tsx'

/** Rows of each list below the facts. */
const size = 25

/** One paid subscription with its history. @param id our id or the provider's */
export function SubscriptionDetail({ id }: { id: string }) {
  const t = usePhrases('payments')
  const { addressOf, query, page } = useAdminAddress()
  const answer = useApiQuery(
    [adminKey, 'paidSubscription', id],
    (api, options) => paymentsOf(api).paidSubscriptions({ query: { query: id, size: 1 } }, options),
    { staleTime: 0 },
  )
  return (
    <>
      <Link className={styles.back} to={addressOf({ subscription: '', query, page })}>
        <Icon name="chevron-left" small />
        {t('subscriptions.back')}
      </Link>
      <Answer answer={answer}>
        {({ subscriptions: [found] }) =>
          found ? (
            <div className={styles.parts}>
              <SubscriptionFacts paid={found} />
              <LedgerPart id={found.subscription.id} />
              <EventPart providerId={providerIdOf(found)} />
              <ConsentPart accountId={found.subscription.accountId} />
            </div>
          ) : (
            <EmptyState title={t('subscription.notFound')} text={t('subscription.notFound.text')} />
          )
        }
      </Answer>
    </>
  )
}

const providerIdOf = ({ subscription: { id, payPalSubscription, marketplaceSubscription } }: PaidSubscription): string =>
  payPalSubscription?.id ?? marketplaceSubscription?.id ?? id

function SubscriptionFacts({ paid }: { paid: PaidSubscription }) {
  const t = usePhrases('payments')
  const admin = usePhrases('admin')
  const instant = useInstant()
  const format = useFormat()
  const { subscription, accountName } = paid
  const { product, state, packages, upcomingProduct } = subscription
  return (
    <section className={styles.section}>
      <div className={styles.bar}>
        <h2>{product.name}</h2>
        <SubscriptionStateBadge state={state} />
      </div>
      <Facts
        facts={[
          [admin('account'), <AccountLink key="account" accountId={subscription.accountId} accountName={accountName || null} />],
          [t('id'), subscription.id],
          [admin('account.created'), instant(subscription.createdUtc)],
          [admin('subscription.from'), instant(subscription.validFromUtc)],
          [t('paidUntil'), instant(subscription.validUntilUtc)],
          [t('accessUntil'), instant(subscription.accessUntilUtc)],
          [admin('subscription.offices'), format.list(packages.map(({ name }) => name)) || '–'],
          ...(upcomingProduct ? [[t('nextPlan'), `${upcomingProduct.name}, ${instant(upcomingProduct.fromUtc)}`] as const] : []),
        ]}
      />
      <h3>{t('atProvider')}</h3>
      <div className={styles.leaders}>
        {subscription.type === 'marketplace' ? (
          <MarketplacePart part={subscription.marketplaceSubscription} />
        ) : (
          <ProviderPart part={subscription.payPalSubscription} />
        )}
      </div>
      <Termination paid={paid} />
    </section>
  )
}

/** Shows whether and from when the contract can be terminated without notice, with a button to do so. */
function Termination({ paid }: { paid: PaidSubscription }) {
  const t = usePhrases('payments')
  const instant = useInstant()
  const [isOpen, setIsOpen] = useState(false)
  const { overdueSinceUtc, terminableFromUtc, terminatedUtc } = paid
  if (terminatedUtc) return <p className={styles.alarm}>{t('terminated', { date: instant(terminatedUtc) })}</p>
  return (
    <>
      <h3>{t('terminate.title')}</h3>
      <p className={overdueSinceUtc ? styles.alarm : styles.muted}>
        {overdueSinceUtc && terminableFromUtc
          ? t('terminate.dueFrom', { since: instant(overdueSinceUtc), from: instant(terminableFromUtc) })
          : t('terminate.notDue')}
      </p>
      <div>
        <Button onClick={() => setIsOpen(true)}>{t('terminate.start')}</Button>
      </div>
      {isOpen && <TerminateDialog paid={paid} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function LedgerPart({ id }: { id: string }) {
  const t = usePhrases('payments')
  const answer = useApiQuery(
    [adminKey, 'ledgerOf', id],
    (api, options) => paymentsOf(api).ledger({ query: { query: id, size } }, options),
    { staleTime: 0 },
  )
  return (
    <section className={styles.section}>
      <h2>{t('part.ledger')}</h2>
      <Answer answer={answer}>
        {({ entries }) => (entries.length > 0 ? <LedgerRows rows={entries} isOne /> : <p>{t('ledger.empty')}</p>)}
      </Answer>
    </section>
  )
}

function EventPart({ providerId }: { providerId: string }) {
  const t = usePhrases('payments')
  const answer = useApiQuery(
    [adminKey, 'eventsOf', providerId],
    (api, options) => paymentsOf(api).events({ query: { query: providerId, size } }, options),
    { staleTime: 0 },
  )
  return (
    <section className={styles.section}>
      <h2>{t('part.events')}</h2>
      <Answer answer={answer}>
        {({ events }) => (events.length > 0 ? <EventRows rows={events} isOne /> : <p>{t('events.empty')}</p>)}
      </Answer>
    </section>
  )
}

function ConsentPart({ accountId }: { accountId: string }) {
  const t = usePhrases('payments')
  const answer = useApiQuery(
    [adminKey, 'consentsOf', accountId],
    (api, options) => paymentsOf(api).consents({ query: { query: accountId, size } }, options),
    { staleTime: 0 },
  )
  return (
    <section className={styles.section}>
      <h2>{t('part.consents')}</h2>
      <Answer answer={answer}>
        {({ consents }) => (consents.length > 0 ? <ConsentRows rows={consents} isOne /> : <p>{t('consents.empty')}</p>)}
      </Answer>
    </section>
  )
}
