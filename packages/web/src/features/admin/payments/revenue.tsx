import type { RevenueRow } from '@marklot/contracts/payment-administration'
import { Fragment } from 'react'
import { useApiQuery } from '../../../lib/api.tsx'
import { useFormat } from '../../../lib/format.ts'
import { useLocale, usePhrases } from '../../../lib/phrases.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { SelectField } from '../../../ui/form/fields.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import styles from '../admin.module.css'
import { adminKey } from '../change.tsx'
import { Answer, Table } from '../parts.tsx'
import { useAdminAddress } from '../use-admin-address.ts'
import { useAllProducts } from '../use-all-products.ts'
import { paymentsOf } from './payment-calls.ts'
import { type MonthRevenue, monthsOf } from './revenue-months.ts'

/** Received and returned amounts, by month and product. */
export function Revenue() {
  const t = usePhrases('payments')
  const answer = useApiQuery([adminKey, 'paymentRevenue'], (api, options) => paymentsOf(api).revenue(undefined, options), {
    staleTime: 0,
  })
  return (
    <Answer answer={answer}>
      {(rows) =>
        rows.length === 0 ? <EmptyState title={t('revenue.empty')} text={t('revenue.empty.text')} /> : <Months rows={rows} />
      }
    </Answer>
  )
}

function Months({ rows }: { rows: readonly RevenueRow[] }) {
  const t = usePhrases('payments')
  const { year, go } = useAdminAddress()
  const years = [...new Set(rows.map(({ month }) => month.slice(0, 4)))]
  const shown = years.includes(year) ? rows.filter(({ month }) => month.startsWith(year)) : rows
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.narrow}>
          <SelectField
            name="year"
            label={t('revenue.year')}
            value={years.includes(year) ? year : ''}
            onChange={(next) => go({ year: next })}
            options={[['', t('kind.all')], ...years.map((one) => [one, one] as const)]}
          />
        </div>
      </div>
      <Table
        label={t('part.revenue')}
        head={[
          t('revenue.month'),
          t('provider'),
          ...(['revenue.payments', 'revenue.received', 'revenue.returned', 'revenue.net'] as const).map((key) => (
            <span key={key} className={styles.number}>
              {t(key)}
            </span>
          )),
        ]}
      >
        {monthsOf(shown).map((month) => (
          <Month key={`${month.month} ${month.currency}`} month={month} />
        ))}
      </Table>
      <p className={styles.muted}>{t('revenue.note')}</p>
    </>
  )
}

function Month({ month: { month, currency, rows, total } }: { month: MonthRevenue }) {
  const t = usePhrases('payments')
  const locale = useLocale()
  const format = useFormat()
  const products = useAllProducts()
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
  const money = (amount: number) => <td className={classNames('num', styles.number)}>{format.money(amount, currency)}</td>
  return (
    <Fragment>
      <tr className={styles.sum}>
        <th scope="row">{name}</th>
        <td>{t('revenue.total')}</td>
        <td className={classNames('num', styles.number)}>{format.count(total.payments)}</td>
        {money(total.received)}
        {money(total.returned)}
        {money(total.received - total.returned)}
      </tr>
      {rows.map(({ productKey, provider, payments, received, returned }) => (
        <tr key={`${productKey} ${provider}`}>
          <td>{products.find(({ key }) => key === productKey)?.name ?? productKey}</td>
          <td>{t(`provider.${provider}`)}</td>
          <td className={classNames('num', styles.number)}>{format.count(payments)}</td>
          {money(received)}
          {money(returned)}
          {money(received - returned)}
        </tr>
      ))}
    </Fragment>
  )
}
