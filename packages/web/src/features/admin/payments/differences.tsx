import { subscriptionStates } from '@marklot/contracts/billing'
import { DifferenceState, type ListedDifference } from '@marklot/contracts/payment-administration'
import { labelled } from '@marklot/phrases'
import { useApiQuery } from '../../../lib/api.tsx'
import { pageEvents } from '../../../lib/page-events.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from '../admin.module.css'
import { adminKey, ConfirmButton, useChange } from '../change.tsx'
import { Answer, ListPage, SearchForm, Table } from '../parts.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { useAllProducts } from '../use-all-products.ts'
import { useInstant } from '../use-instant.ts'
import { AccountLink, chosen, StateFilter, SubscriptionLink } from './filters.tsx'
import { paymentsOf } from './payment-calls.ts'

/** Differences between a provider and this installation, open ones first. */
export function Differences() {
  const t = usePhrases('payments')
  const { query, page, size, ...filter } = useAdminAddress()
  const state = chosen(DifferenceState.options, filter.state)
  const answer = useApiQuery(
    [adminKey, 'paymentDifferences', query, page, size, state],
    (api, options) => paymentsOf(api).differences({ query: { query, page, size, state } }, options),
    { keepPrevious: true, staleTime: 0 },
  )
  return (
    <>
      <div className={styles.bar}>
        <SearchForm label={t('differences.search')} />
        <StateFilter
          states={DifferenceState.options}
          counts={answer.object?.counts}
          nameOf={(one) => t(`differenceState.${one}`)}
        />
        <Reconcile />
      </div>
      <Answer answer={answer}>
        {({ total, differences }) => (
          <ListPage
            total={total}
            empty={state ? undefined : { title: t('differences.empty'), text: t('differences.empty.text') }}
          >
            <Rows rows={differences} />
          </ListPage>
        )}
      </Answer>
    </>
  )
}

function Reconcile() {
  const t = usePhrases('payments')
  const reconcile = useChange('updating', (api, _: null) => paymentsOf(api).reconcile())
  return (
    <Button
      disabled={reconcile.busy}
      aria-busy={reconcile.busy}
      onClick={() => {
        // The page reports a failure.
        reconcile.run(null).then(
          (sums) => pageEvents.emit('notified', { severity: 'INFO', text: t('reconciled', sums) }),
          () => undefined,
        )
      }}
    >
      {t('reconcile')}
    </Button>
  )
}

function Rows({ rows }: { rows: readonly ListedDifference[] }) {
  const t = usePhrases('payments')
  const admin = usePhrases('admin')
  const instant = useInstant()
  const settle = useChange('updating', (api, id: number) => paymentsOf(api).settleDifference({ params: { id } }))
  return (
    <Table
      label={t('part.differences')}
      head={[
        t('difference.what'),
        t('event.object'),
        admin('account'),
        t('difference.found'),
        admin('state'),
        <VisuallyHidden key="actions">{admin('actions')}</VisuallyHidden>,
      ]}
    >
      {rows.map((difference) => {
        const { id, kind, provider, providerId, foundUtc, settledUtc, accountId, accountName } = difference
        return (
          <tr key={id}>
            <th scope="row" className={styles.text}>
              {t(`differenceKind.${kind}`)}
              <Details details={difference.details} />
            </th>
            <td>
              <SubscriptionLink id={providerId} />
              <div className={styles.muted}>{t(`provider.${provider}`)}</div>
            </td>
            <td>
              <AccountLink accountId={accountId} accountName={accountName} />
            </td>
            <td className={styles.still}>{instant(foundUtc)}</td>
            <td className={settledUtc ? undefined : styles.alarm}>
              {t(settledUtc ? 'differenceState.settled' : 'differenceState.open')}
              {settledUtc && <div className={styles.muted}>{t('difference.settled', { date: instant(settledUtc) })}</div>}
            </td>
            <td>
              {!settledUtc && (
                <div className={styles.buttons}>
                  <ConfirmButton
                    label={t('difference.settle')}
                    name={t('difference.settle.of', { id })}
                    text={t('difference.settle.text')}
                    change={settle}
                    values={id}
                    done={admin('saved')}
                  />
                </div>
              )}
            </td>
          </tr>
        )
      })}
    </Table>
  )
}

/** The details of a difference, one line for each field: before and after, or the value. */
function Details({ details }: { details: ListedDifference['details'] }) {
  const locale = useLocale()
  const t = usePhrases('payments')
  const admin = usePhrases('admin')
  const billing = usePhrases('billing')
  const instant = useInstant()
  const products = useAllProducts()
  const text = (field: string, value: unknown): string => {
    if (value === null || value === undefined) return '–'
    const known = subscriptionStates.find((one) => field === 'state' && one === value)
    if (known) return billing(`subscriptionState.${known}`)
    if (field === 'product') return products.find(({ key }) => key === value)?.name ?? String(value)
    return field === 'validUntil' ? instant(String(value)) : String(value)
  }
  const nameOf = (field: string) => {
    if (field === 'state' || field === 'product') return admin(field)
    if (field === 'validUntil') return t('paidUntil')
    return field === 'reason' || field === 'payments' ? t(`detail.${field}`) : field
  }
  return Object.entries(details).map(([field, value]) => (
    <div key={field} className={styles.muted}>
      {labelled(locale, nameOf(field), '')}
      {Array.isArray(value) ? value.map((one) => text(field, one)).join(field === 'payments' ? ', ' : ' → ') : text(field, value)}
    </div>
  ))
}
