import { Link } from 'react-router'
import { useApiQuery } from '../../../lib/api.tsx'
import { usePhrases } from '../../../lib/phrases.tsx'
import { InvoiceTable, invoicesOf } from '../../account/pieces/index.ts'
import { adminKey } from '../change.tsx'
import { Answer, ListPage, SearchForm } from '../parts.tsx'
import { noFilter, useAdminAddress } from '../use-admin-address.ts'

/** All invoices and corrections, newest first. */
export function Invoices() {
  const t = usePhrases('payments')
  const { query, page, size, addressOf } = useAdminAddress()
  const answer = useApiQuery(
    [adminKey, 'invoices', query, page, size],
    (api, options) => invoicesOf(api).invoices({ query: { query, page, size } }, options),
    { keepPrevious: true, staleTime: 0 },
  )
  return (
    <>
      <SearchForm label={t('invoices.search')} />
      <Answer answer={answer}>
        {({ total, invoices }) => (
          <ListPage total={total} empty={{ title: t('invoices.empty'), text: t('invoices.empty.text') }}>
            <InvoiceTable
              invoices={invoices}
              buyer={{
                label: t('invoice.buyer'),
                of: ({ accountId, buyerName }) => (
                  <Link to={addressOf({ ...noFilter, tab: 'accounts', account: accountId, query: '' })}>{buyerName}</Link>
                ),
              }}
            />
          </ListPage>
        )}
      </Answer>
    </>
  )
}
