import { Link } from 'react-router'
import { usePhrases } from '../../../lib/phrases.tsx'
import styles from '../admin.module.css'
import { noFilter, paymentParts, useAdminAddress } from '../use-admin-address.ts'
import { Consents } from './consents.tsx'
import { Differences } from './differences.tsx'
import { Events } from './events.tsx'
import { Invoices } from './invoices.tsx'
import { Ledger } from './ledger.tsx'
import { PaidSubscriptions } from './paid-subscriptions.tsx'
import { Revenue } from './revenue.tsx'
import { SubscriptionDetail } from './subscription-detail.tsx'

/** The operator's view of payments: subscriptions, inbox, differences, ledger, invoices, consents, revenue. */
export function PaymentsTab() {
  const t = usePhrases('payments')
  const { part, addressOf } = useAdminAddress()
  return (
    <>
      <nav className={styles.chips} aria-label={t('parts')}>
        {paymentParts.map((name) => (
          <Link
            key={name}
            className={styles.chip}
            to={addressOf({ tab: 'payments', part: name, query: '', ...noFilter })}
            aria-current={name === part ? 'page' : undefined}
          >
            {t(`part.${name}`)}
          </Link>
        ))}
      </nav>
      <Part />
    </>
  )
}

function Part() {
  const { part, subscription } = useAdminAddress()
  switch (part) {
    case 'subscriptions':
      return subscription === '' ? <PaidSubscriptions /> : <SubscriptionDetail key={subscription} id={subscription} />
    case 'events':
      return <Events />
    case 'differences':
      return <Differences />
    case 'ledger':
      return <Ledger />
    case 'invoices':
      return <Invoices />
    case 'consents':
      return <Consents />
    case 'revenue':
      return <Revenue />
  }
}
