import type { Product } from '@marklot/contracts/billing'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { nonEmptyList, validate } from '../../lib/validation.ts'
import { Button } from '../../ui/button.tsx'
import { WizardBar, WizardQuestion } from '../../ui/wizard/wizard.tsx'
import styles from './checkout.module.css'
import { includesAll, OfficePicker } from './office-picker.tsx'
import { OrderSlip } from './order-slip.tsx'
import { useChosenOffices } from './use-chosen-offices.ts'

interface CartStepProps {
  product: Product
  packages: readonly RegistrationOfficeCode[]
  onChoose: (packages: RegistrationOfficeCode[]) => void
  onNext: (packages: readonly RegistrationOfficeCode[]) => void
}

/** The plan with its price, and the choice of its offices. */
export function CartStep({ product, packages, onChoose, onNext }: CartStepProps) {
  const t = usePhrases('checkout')
  const rule = usePhrases('validation')
  const locale = useLocale()
  const [isChecked, setIsChecked] = useState(false)
  const [chosen, choose] = useChosenOffices(packages, onChoose)
  const broken = includesAll(product.offices) ? null : validate(chosen, [nonEmptyList])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsChecked(true)
    if (broken) event.currentTarget.querySelector<HTMLInputElement>('input[name="packages"]')?.focus()
    else onNext(chosen)
  }
  return (
    <form noValidate onSubmit={submit}>
      <WizardQuestion title={t('step.cart')} />
      <div className={styles.columns}>
        <div>
          <div className={styles.plan}>
            <div>
              <h2>{product.name}</h2>
              <p>{product.description}</p>
              <Link to={paths.products(locale)}>{t('cart.other')}</Link>
            </div>
            <CartPrice product={product} />
          </div>
          <PromotionLine product={product} />
          <OfficePicker
            limit={product.offices}
            chosen={chosen}
            fault={isChecked && broken ? rule(broken) : undefined}
            onChange={choose}
          />
        </div>
        <OrderSlip product={product} packages={chosen} />
      </div>
      <WizardBar kept={t('kept')}>
        <Button look="primary" size="large" type="submit">
          {t('next')}
        </Button>
      </WizardBar>
    </form>
  )
}

function CartPrice({ product: { price, introductoryPrice: first } }: { product: Product }) {
  const t = usePhrases('checkout')
  const format = useFormat()
  const vat = format.percent(price.vatRate)
  return (
    <p className={styles.price}>
      {format.money((first ?? price).amount, price.currency)}
      <small>{first ? t('firstMonths', { count: first.months, vat }) : t('aMonth', { vat })}</small>
    </p>
  )
}

function PromotionLine({ product: { price, introductoryPrice: first } }: { product: Product }) {
  const t = usePhrases('checkout')
  const format = useFormat()
  if (!first) return null
  return (
    <p className={styles.promotion}>
      {t('promo.text', {
        count: first.months,
        month: first.months + 1,
        price: format.money(first.amount, first.currency),
        regular: format.money(price.amount, price.currency),
      })}
    </p>
  )
}
