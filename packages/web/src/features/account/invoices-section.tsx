import { useApiQuery } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import { sessionKey } from '../../lib/session.tsx'
import styles from './account-page.module.css'
import { InvoiceTable, invoicesOf } from './pieces/invoice-table.tsx'
import { Loaded, Section } from './section.tsx'

/** The account's invoices and corrections, newest first. */
export function InvoicesSection() {
  const t = usePhrases('settings')
  const invoices = useApiQuery(sessionKey('invoices'), (api, options) => invoicesOf(api).ownInvoices(undefined, options), {
    staleTime: 0,
  })
  return (
    <Section id="invoices" title={t('invoices.title')} text={t('invoices.text')}>
      <Loaded holder={invoices}>
        {(found) => (found.length > 0 ? <InvoiceTable invoices={found} /> : <p className={styles.text}>{t('invoices.none')}</p>)}
      </Loaded>
    </Section>
  )
}
