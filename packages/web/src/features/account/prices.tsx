import type { Product } from '@marklot/contracts/billing'
import { useApiQuery } from '../../lib/api.tsx'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice, Skeleton } from '../../ui/states.tsx'
import styles from './prices.module.css'

/** What the plans cost and what sets them apart: gross amounts in euro by the month. */
export function Prices() {
  const t = usePhrases('paywall')
  const ui = usePhrases('ui')
  const {
    object: products,
    error,
    reload,
  } = useApiQuery(['products'], (api, options) => api.billing.products({ query: {} }, options))
  if (error) {
    return (
      <Notice kind="warning">
        <p role="alert">{t('pricesFailed')}</p>
        <Button onClick={reload}>{ui('retry')}</Button>
      </Notice>
    )
  }
  return (
    <section className={styles.prices} aria-label={t('prices')} aria-busy={!products}>
      {products ? (
        <ul>
          {products
            .filter(({ isOffered, isPromotional }) => isOffered && !isPromotional)
            .sort((a, b) => a.rank - b.rank)
            .map((product) => (
              <Plan key={product.key} product={product} />
            ))}
        </ul>
      ) : (
        <Skeleton height="180px" />
      )}
      <p className={styles.note}>{t('cancellable')}</p>
    </section>
  )
}

function Plan({ product }: { product: Product }) {
  const t = usePhrases('paywall')
  const format = useFormat()
  const own = useSession().subscription.object?.product.key === product.key
  const { price, introductoryPrice, offices, features } = product
  const hasOwners = features.some(({ key }) => key === 'search.owner')
  return (
    <li className={styles.plan}>
      <h3>
        {product.name} {own && <span className={styles.own}>{t('yourPlan')}</span>}
      </h3>
      <p className={styles.price}>
        {t('perMonth', { price: format.money(price.amount, price.currency), vat: format.percent(price.vatRate) })}
        {introductoryPrice &&
          `, ${t('introductory', { count: introductoryPrice.months, price: format.money(introductoryPrice.amount, introductoryPrice.currency) })}`}
      </p>
      <p>
        {offices === null ? t('allOffices') : t('offices', { count: offices })}, {t(hasOwners ? 'ownerSearch' : 'nameSearch')}
      </p>
    </li>
  )
}
