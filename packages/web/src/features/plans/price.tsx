import type { Price as PriceValue } from '@marklot/contracts/billing'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import styles from './price.module.css'
import { priceParts } from './price-parts.ts'

/** A monthly price, set large, with the tax it contains. */
export function Price({ price: { amount, vatRate } }: { price: PriceValue }) {
  const t = usePhrases('plans')
  const format = useFormat()
  const { before, whole, after } = priceParts(amount, useLocale())
  return (
    <p className={styles.price}>
      <span className={styles.amount}>
        {before && <small>{before}</small>}
        <b>{whole}</b>
        <small>{after}</small>
      </span>{' '}
      <span className={styles.what}>
        {t('aMonth')}
        <br />
        {t('inclVat', { vat: format.percent(vatRate) })}
      </span>
    </p>
  )
}
