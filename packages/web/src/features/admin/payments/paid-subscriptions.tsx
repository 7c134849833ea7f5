import { subscriptionStates } from '@marklot/contracts/billing'
import { PaymentChannel } from '@marklot/contracts/payment'
import type { PaidSubscription } from '@marklot/contracts/payment-administration'
import { labelled } from '@marklot/phrases'
import { useApiQuery } from '../../../lib/api.tsx'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { SubscriptionStateBadge } from '../../account/pieces/index.ts'
import styles from '../admin.module.css'
import { adminKey } from '../change.tsx'
import { Answer, ListPage, SearchForm, Table } from '../parts.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { useInstant } from '../use-instant.ts'
import { AccountLink, chosen, ProviderFilter, StateFilter, SubscriptionLink } from './filters.tsx'
import { paymentsOf } from './payment-calls.ts'

/** Subscriptions that are paid through a provider, newest first. */
export function PaidSubscriptions() {
  const t = usePhrases('payments')
  const billing = usePhrases('billing')
  const { query, page, size, ...filter } = useAdminAddress()
  const state = chosen(subscriptionStates, filter.state)
  const provider = chosen(PaymentChannel.options, filter.provider)
  const answer = useApiQuery(
    [adminKey, 'paidSubscriptions', query, page, size, state, provider],
    (api, options) => paymentsOf(api).paidSubscriptions({ query: { query, page, size, state, provider } }, options),
    { keepPrevious: true, staleTime: 0 },
  )
  const isNarrowed = state !== undefined || provider !== undefined
  return (
    <>
      <div className={styles.bar}>
        <SearchForm label={t('subscriptions.search')} />
        <StateFilter
          states={subscriptionStates}
          counts={answer.object?.counts}
          nameOf={(one) => billing(`subscriptionState.${one}`)}
        />
        <ProviderFilter />
      </div>
      <Answer answer={answer}>
        {({ total, subscriptions }) => (
          <ListPage
            total={total}
            empty={isNarrowed ? undefined : { title: t('subscriptions.empty'), text: t('subscriptions.empty.text') }}
          >
            <Rows rows={subscriptions} />
          </ListPage>
        )}
      </Answer>
    </>
  )
}

function Rows({ rows }: { rows: readonly PaidSubscription[] }) {
  const locale = useLocale()
  const t = usePhrases('payments')
  const admin = usePhrases('admin')
  const instant = useInstant()
  return (
    <Table
      label={t('part.subscriptions')}
      head={[admin('product'), admin('account'), admin('state'), t('provider'), t('paidUntil'), t('id')]}
    >
      {rows.map(({ accountName, subscription, overdueSinceUtc, terminatedUtc }) => {
        const { id, accountId, type, state, product, validUntilUtc, upcomingProduct } = subscription
        const providerId = subscription.payPalSubscription?.id ?? subscription.marketplaceSubscription?.id ?? id
        return (
          <tr key={id}>
            <th scope="row">
              <SubscriptionLink id={id}>{product.name}</SubscriptionLink>
              {upcomingProduct && <div className={styles.muted}>{labelled(locale, t('nextPlan'), upcomingProduct.name)}</div>}
            </th>
            <td>
              <AccountLink accountId={accountId} accountName={accountName || null} />
            </td>
            <td>
              <SubscriptionStateBadge state={state} />
              {overdueSinceUtc && <div className={styles.alarm}>{t('overdue', { date: instant(overdueSinceUtc) })}</div>}
              {terminatedUtc && <div className={styles.muted}>{t('terminated', { date: instant(terminatedUtc) })}</div>}
            </td>
            <td>{t(type === 'marketplace' ? 'provider.marketplace' : 'provider.paypal')}</td>
            <td className={styles.still}>{instant(validUntilUtc)}</td>
            <td className={styles.id}>{providerId}</td>
          </tr>
        )
      })}
    </Table>
  )
}
