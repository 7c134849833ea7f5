import { type Client, extendClient } from '@marklot/contracts'
import { type Invoice, invoicesEndpoints } from '@marklot/contracts/invoices'
import type { ReactNode } from 'react'
import { type Api, useApiMutation } from '../../../lib/api.tsx'
import { download } from '../../../lib/download.ts'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './invoice-table.module.css'

const table = { invoices: invoicesEndpoints }
/** Returns the calls about invoices, loaded with the pages that show them. */
export const invoicesOf = (api: Api): Client<typeof table>['invoices'] => extendClient(api, table).invoices

interface InvoiceTableProps {
  invoices: readonly Invoice[]
  /** A column with the buyer; null if all invoices are the reader's own. */
  buyer?: { label: string; of: (invoice: Invoice) => ReactNode } | null
}

/** Invoices and corrections with their files. */
export function InvoiceTable({ invoices, buyer = null }: InvoiceTableProps) {
  const t = usePhrases('settings')
  const format = useFormat()
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={t('invoices.title')}>
        <thead>
          <tr>
            <th scope="col">{t('invoice.number')}</th>
            <th scope="col">{t('invoice.date')}</th>
            {buyer && <th scope="col">{buyer.label}</th>}
            <th scope="col">{t('invoice.service')}</th>
            <th scope="col" className={styles.number}>
              {t('invoice.amount')}
            </th>
            <th scope="col">
              <VisuallyHidden>{t('invoice.file')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => {
            const { id, number, kind, correctedNumber, issuedDate, productName, serviceFrom, serviceTo, currency } = invoice
            const sign = kind === 'correction' ? -1 : 1
            return (
              <tr key={id}>
                <th scope="row" className={styles.whole}>
                  {number}
                  {correctedNumber && <div className={styles.muted}>{t('invoice.corrects', { number: correctedNumber })}</div>}
                </th>
                <td className={styles.whole}>{format.date(issuedDate)}</td>
                {buyer && <td>{buyer.of(invoice)}</td>}
                <td>
                  {productName}
                  <div className={styles.muted}>
                    {format.date(serviceFrom)} – {format.date(serviceTo)}
                  </div>
                </td>
                <td className={classNames('num', styles.number, styles.whole)}>
                  {format.money(sign * invoice.gross, currency)}
                  <div className={styles.muted}>
                    {invoice.vatRate === null
                      ? t('invoice.noVat')
                      : t('invoice.vat', { amount: format.money(sign * invoice.vat, currency) })}
                  </div>
                </td>
                <td>
                  <Download invoice={invoice} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Download({ invoice: { id, number } }: { invoice: Invoice }) {
  const t = usePhrases('settings')
  const loading = useApiMutation('updating', (api, _: null) => invoicesOf(api).invoiceDocument({ params: { id } }))
  return (
    <Button
      size="small"
      aria-label={t('invoice.download', { number })}
      disabled={loading.busy}
      aria-busy={loading.busy}
      onClick={() => {
        // The page reports a failure.
        loading.run(null).then(
          (file) => download(file, `${number}.pdf`),
          () => undefined,
        )
      }}
    >
      PDF
    </Button>
  )
}
