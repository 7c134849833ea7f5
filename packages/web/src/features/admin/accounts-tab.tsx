import { Link } from 'react-router'
import { useApiQuery } from '../../lib/api.tsx'
import { usePhrases } from '../../lib/phrases.tsx'
import styles from './admin.module.css'
import { adminKey } from './change.tsx'
import { Answer, ListPage, SearchForm, Table } from './parts.tsx'
import { useAdminAddress } from './use-admin-address.ts'
import { useAllProducts } from './use-all-products.ts'
import { useInstant } from './use-instant.ts'

/** All accounts with their people and plans. The search matches names, e-mail addresses and ids. */
export function AccountsTab() {
  const t = usePhrases('admin')
  const accounts = usePhrases('accounts')
  const instant = useInstant()
  const products = useAllProducts()
  const productName = (key: string) => products.find((product) => product.key === key)?.name ?? key
  const { query, page, size, addressOf } = useAdminAddress()
  const answer = useApiQuery(
    [adminKey, 'accounts', query, page, size],
    (api, options) => api.accounts.accounts({ query: { query, page, size } }, options),
    { keepPrevious: true, staleTime: 0 },
  )
  return (
    <>
      <SearchForm label={t('accounts.search')} />
      <Answer answer={answer}>
        {({ total, accounts: rows }) => (
          <ListPage total={total}>
            <Table
              label={t('tab.accounts')}
              head={[t('account'), t('account.people'), t('account.plan'), t('state'), t('account.created')]}
            >
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <Link to={addressOf({ tab: 'accounts', account: row.id, query, page })}>{row.name}</Link>
                  </th>
                  <td>
                    {row.users.map((user) => (
                      <div key={user.id}>{[user.name, user.email].filter(Boolean).join(', ') || t('user.unnamed')}</div>
                    ))}
                  </td>
                  <td>{row.productKey === null ? t('account.noPlan') : productName(row.productKey)}</td>
                  <td className={row.state === 'suspended' ? styles.alarm : undefined}>
                    {accounts(`accountState.${row.state}`)}
                  </td>
                  <td className={styles.still}>{instant(row.createdUtc)}</td>
                </tr>
              ))}
            </Table>
          </ListPage>
        )}
      </Answer>
    </>
  )
}
