import { PaymentChannel } from '@marklot/contracts/payment'
import { LedgerKind, type ListedLedgerEntry } from '@marklot/contracts/payment-administration'
import { useState } from 'react'
import { useApiQuery } from '../../../lib/api.tsx'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from '../admin.module.css'
import { adminKey } from '../change.tsx'
import { Answer, ListPage, SearchForm, Table } from '../parts.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { useAllProducts } from '../use-all-products.ts'
import { useInstant } from '../use-instant.ts'
import { AccountLink, chosen, KindFilter, ProviderFilter, SubscriptionLink } from './filters.tsx'
import { paymentsOf } from './payment-calls.ts'
import { leftOf, RefundDialog } from './refund-dialog.tsx'

/** Payments, returns and changes of subscriptions, newest first. Nothing here can be changed. */
export function Ledger() {
  const t = usePhrases('payments')
  const { query, page, size, ...filter } = useAdminAddress()
  const kind = chosen(LedgerKind.options, filter.kind)
  const provider = chosen(PaymentChannel.options, filter.provider)
  const answer = useApiQuery(
    [adminKey, 'paymentLedger', query, page, size, kind, provider],
    (api, options) => paymentsOf(api).ledger({ query: { query, page, size, kind, provider } }, options),
    { keepPrevious: true, staleTime: 0 },
  )
  const isNarrowed = kind !== undefined || provider !== undefined
  return (
    <>
      <div className={styles.bar}>
        <SearchForm label={t('ledger.search')} />
        <KindFilter kinds={LedgerKind.options} nameOf={(one) => t(`ledgerKind.${one}`)} />
        <ProviderFilter />
      </div>
      <Answer answer={answer}>
        {({ total, entries }) => (
          <ListPage total={total} empty={isNarrowed ? undefined : { title: t('ledger.empty'), text: t('ledger.empty.text') }}>
            <LedgerRows rows={entries} />
          </ListPage>
        )}
      </Answer>
    </>
  )
}

/** Shows the entries as rows. @param isOne all rows are about one subscription */
export function LedgerRows({ rows, isOne = false }: { rows: readonly ListedLedgerEntry[]; isOne?: boolean }) {
  const t = usePhrases('payments')
  const admin = usePhrases('admin')
  const format = useFormat()
  const instant = useInstant()
  const products = useAllProducts()
  const [refunded, setRefunded] = useState<ListedLedgerEntry | null>(null)
  /** All refunds are known only if all entries are about one subscription. */
  const isRefundable = (entry: ListedLedgerEntry) =>
    isOne && entry.kind === 'payment' && entry.provider === 'paypal' && leftOf(entry, rows) > 0
  return (
    <>
      <Table
        label={t('part.ledger')}
        head={[
          t('kind'),
          admin('product'),
          ...(isOne ? [] : [admin('account')]),
          t('ledger.happened'),
          t('ledger.reference'),
          <span key="amount" className={styles.number}>
            {t('ledger.amount')}
          </span>,
        ]}
      >
        {rows.map((entry) => {
          const { id, kind, provider, productKey, happenedUtc, recordedUtc, reference, amount, currency } = entry
          const product = products.find(({ key }) => key === productKey)?.name ?? productKey
          return (
            <tr key={id}>
              <th scope="row">
                <span className={kind === 'paymentFailed' ? styles.alarm : undefined}>{t(`ledgerKind.${kind}`)}</span>
                <div className={styles.muted}>{t(`provider.${provider}`)}</div>
              </th>
              <td>{isOne ? product : <SubscriptionLink id={entry.subscriptionId}>{product}</SubscriptionLink>}</td>
              {!isOne && (
                <td>
                  <AccountLink accountId={entry.accountId} accountName={entry.accountName} />
                </td>
              )}
              <td className={styles.still}>
                {instant(happenedUtc)}
                <div className={styles.muted}>{t('ledger.recorded', { date: instant(recordedUtc) })}</div>
              </td>
              <td className={styles.id}>{reference}</td>
              <td className={classNames('num', styles.number)}>
                {amount === null || currency === null ? '–' : format.money(amount, currency)}
                {isRefundable(entry) && (
                  <div>
                    <Button size="small" aria-label={t('refund.of', { reference })} onClick={() => setRefunded(entry)}>
                      {t('refund.start')}
                    </Button>
                  </div>
                )}
              </td>
            </tr>
          )
        })}
      </Table>
      {refunded && <RefundDialog payment={refunded} left={leftOf(refunded, rows)} onClose={() => setRefunded(null)} />}
    </>
  )
}
