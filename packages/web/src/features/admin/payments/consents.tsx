import { ConsentKind } from '@marklot/contracts/payment'
import type { ListedConsent } from '@marklot/contracts/payment-administration'
import { useApiQuery } from '../../../lib/api.tsx'
import { usePhrases } from '../../../lib/phrases.tsx'
import styles from '../admin.module.css'
import { adminKey } from '../change.tsx'
import { Answer, ListPage, SearchForm, Table } from '../parts.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { useInstant } from '../use-instant.ts'
import { AccountLink, chosen, KindFilter } from './filters.tsx'
import { paymentsOf } from './payment-calls.ts'

/** The sentences to which customers agreed with their orders, newest first. */
export function Consents() {
  const t = usePhrases('payments')
  const { query, page, size, ...filter } = useAdminAddress()
  const kind = chosen(ConsentKind.options, filter.kind)
  const answer = useApiQuery(
    [adminKey, 'paymentConsents', query, page, size, kind],
    (api, options) => paymentsOf(api).consents({ query: { query, page, size, kind } }, options),
    { keepPrevious: true, staleTime: 0 },
  )
  return (
    <>
      <div className={styles.bar}>
        <SearchForm label={t('consents.search')} />
        <KindFilter kinds={ConsentKind.options} nameOf={(one) => t(`consentKind.${one}`)} />
      </div>
      <Answer answer={answer}>
        {({ total, consents }) => (
          <ListPage total={total} empty={kind ? undefined : { title: t('consents.empty'), text: t('consents.empty.text') }}>
            <ConsentRows rows={consents} />
          </ListPage>
        )}
      </Answer>
    </>
  )
}

/** Shows the consents as rows. @param isOne all rows belong to one account */
export function ConsentRows({ rows, isOne = false }: { rows: readonly ListedConsent[]; isOne?: boolean }) {
  const t = usePhrases('payments')
  const admin = usePhrases('admin')
  const instant = useInstant()
  return (
    <Table
      label={t('part.consents')}
      head={[
        t('consent.order'),
        ...(isOne ? [] : [admin('account')]),
        t('kind'),
        t('consent.answer'),
        t('consent.text'),
        admin('log.when'),
      ]}
    >
      {rows.map(({ orderId, orderNumber, accountId, accountName, kind, isGiven, text, version, atUtc, news }) => (
        <tr key={`${orderId} ${kind}`}>
          <th scope="row" className={styles.still}>
            {orderNumber}
          </th>
          {!isOne && (
            <td>
              <AccountLink accountId={accountId} accountName={accountName} />
            </td>
          )}
          <td>{t(`consentKind.${kind}`)}</td>
          <td>
            {t(isGiven ? 'consent.given' : 'consent.notGiven')}
            {news && (
              <div className={styles.muted}>
                {t(`consent.news.${news.state}`, { date: instant(news.withdrawnUtc ?? news.confirmedUtc) })}
              </div>
            )}
          </td>
          <td className={styles.text}>
            {text}
            <div className={styles.muted}>{t('consent.version', { version })}</div>
          </td>
          <td className={styles.still}>{instant(atUtc)}</td>
        </tr>
      ))}
    </Table>
  )
}
