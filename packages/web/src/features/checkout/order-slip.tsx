import type { Product } from '@marklot/contracts/billing'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import type { Checkout } from '@marklot/contracts/payment'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { LeaderItem, LeaderList } from '../../ui/leader-list.tsx'
import { OfficeFlag } from '../../ui/office-flag.tsx'
import styles from './checkout.module.css'
import { includesAll } from './office-picker.tsx'

/** The treatments without VAT on the invoice, which a sentence explains. */
type Untaxed = Checkout['vat'] & { treatment: 'reverseCharge' | 'outsideEu' }
export const isUntaxed = (vat: Checkout['vat']): vat is Untaxed =>
  vat.treatment === 'reverseCharge' || vat.treatment === 'outsideEu'

/** Returns the tax that a gross amount contains, in whole cents. */
export const taxIn = ({ amount, vatRate }: { amount: number; vatRate: number }): number =>
  Math.round(amount * 100 - (amount * 100) / (1 + vatRate / 100)) / 100

interface OrderSlipProps {
  product: Product
  packages: readonly RegistrationOfficeCode[]
  /** The buyer's tax treatment; if absent, the one shown to everybody. */
  vat?: Checkout['vat']
}

/** The slip at the side: price with its tax, offices, term. */
export function OrderSlip({ product, packages, vat }: OrderSlipProps) {
  const t = usePhrases('checkout')
  const settings = usePhrases('settings')
  const format = useFormat()
  const { price, introductoryPrice: first, offices } = product
  const shown = { amount: (first ?? price).amount, vatRate: vat?.rate ?? price.vatRate }
  const money = (amount: number) => format.money(amount, price.currency)
  return (
    <aside className={styles.slip} aria-label={t('slip.title')}>
      <h2>{t('slip.title')}</h2>
      <LeaderList>
        <LeaderItem label={t('slip.monthly', { plan: product.name })}>{money(shown.amount - taxIn(shown))}</LeaderItem>
        <LeaderItem label={t('slip.vat', { vat: format.percent(shown.vatRate) })}>{money(taxIn(shown))}</LeaderItem>
        <LeaderItem isTotal label={first ? t('slip.first', { count: first.months }) : t('slip.total')}>
          {money(shown.amount)}
        </LeaderItem>
        {first && <LeaderItem label={t('slip.then', { month: first.months + 1 })}>{money(price.amount)}</LeaderItem>}
      </LeaderList>
      {!includesAll(offices) && (
        <p className={styles.slipOffices}>
          {packages.map((code) => (
            <OfficeFlag key={code} code={code} show="flag" />
          ))}
          {settings('offices.chosen', { count: packages.length, limit: offices })}
        </p>
      )}
      {vat && isUntaxed(vat) && <p className={styles.small}>{t(`vat.${vat.treatment}`)}</p>}
      <p className={styles.small}>{t('term')}</p>
    </aside>
  )
}
