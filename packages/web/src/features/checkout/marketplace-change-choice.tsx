import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import type { MarketplaceChoice } from '@marklot/contracts/payment'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import controls from '../../ui/controls.module.css'
import { Fault, Field } from '../../ui/form/fields.tsx'
import { WizardBar, WizardQuestion } from '../../ui/wizard/wizard.tsx'
import checkoutStyles from './checkout.module.css'
import type { ChosenChange } from './chosen-change.ts'
import styles from './marketplace-change.module.css'
import { ChangeSlip } from './marketplace-change-order.tsx'
import { includesAll, OfficePicker } from './office-picker.tsx'
import { useChosenOffices } from './use-chosen-offices.ts'

interface ChangeChoiceProps {
  choice: MarketplaceChoice
  chosen: ChosenChange
  /** Something has been changed, and offices are chosen. */
  isReady: boolean
  onNext: () => void
}

/** The choice of another plan, or of another quantity of the current one. */
export function ChangeChoice({ choice, chosen, isReady, onNext }: ChangeChoiceProps) {
  const t = usePhrases('marketplace')
  const checkout = usePhrases('checkout')
  const rule = usePhrases('validation')
  const locale = useLocale()
  const navigate = useNavigate()
  const [isChecked, setIsChecked] = useState(false)
  const { subscription, products, quantity } = choice
  const { product, packages } = chosen
  const go = (change: { product?: string; quantity?: number; packages?: readonly RegistrationOfficeCode[] }) => {
    const next = { product: product?.key, quantity: chosen.quantity ?? undefined, packages, ...change }
    navigate(paths.changeMarketplace(locale, { ...next, packages: [...next.packages] }), {
      replace: true,
      preventScrollReset: true,
    })
  }
  const [offices, chooseOffices] = useChosenOffices(packages, (next) => go({ packages: next }))
  const needsOffices = product !== null && !includesAll(product.offices)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (isReady) onNext()
  }
  return (
    <form noValidate onSubmit={submit}>
      <WizardQuestion title={t('change.title')} lead={t('change.lead')} />
      <div className={checkoutStyles.columns}>
        <div>
          <fieldset className={styles.plans}>
            <legend>{t('change.plan')}</legend>
            {products.map(({ key, name, description }) => (
              <label key={key}>
                <input
                  type="radio"
                  name="product"
                  checked={key === product?.key}
                  onChange={() => go({ product: key, quantity: quantity?.current })}
                />
                <span>
                  {name}
                  {key === subscription.product.key && <em>{t('change.present')}</em>}
                </span>
                <small>{description}</small>
              </label>
            ))}
          </fieldset>
          {quantity && chosen.isSamePlan && (
            <Quantity range={quantity} value={chosen.quantity ?? quantity.current} onChange={go} />
          )}
          {needsOffices && !chosen.isSamePlan && (
            <OfficePicker
              limit={product.offices}
              chosen={offices}
              fault={isChecked && offices.length === 0 ? rule('nonEmptyList') : undefined}
              onChange={chooseOffices}
            />
          )}
          {isChecked && !chosen.isChanged && (
            <div role="alert">
              <Fault>{t('change.nothing')}</Fault>
            </div>
          )}
        </div>
        <ChangeSlip choice={choice} chosen={chosen} />
      </div>
      <WizardBar kept={checkout('kept')}>
        <Button look="primary" size="large" type="submit">
          {checkout('next')}
        </Button>
      </WizardBar>
    </form>
  )
}

interface QuantityProps {
  range: NonNullable<MarketplaceChoice['quantity']>
  value: number
  onChange: (change: { quantity: number }) => void
}

/** The number of seats. It counts once it is within the plan's range. */
function Quantity({ range: { minimum, maximum }, value, onChange }: QuantityProps) {
  const t = usePhrases('marketplace')
  const format = useFormat()
  const [typed, setTyped] = useState(String(value))
  const number = Number(typed)
  const isInRange = Number.isInteger(number) && number >= minimum && number <= maximum
  const hint = t('change.quantityHint', { minimum: format.count(minimum), maximum: format.count(maximum) })
  return (
    <div className={styles.quantity}>
      <Field name="quantity" label={t('fact.quantity')} hint={hint} fault={isInRange ? null : hint}>
        {(control) => (
          <input
            {...control}
            className={controls.input}
            type="number"
            inputMode="numeric"
            min={minimum}
            max={maximum}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              const next = Number(event.target.value)
              if (Number.isInteger(next) && next >= minimum && next <= maximum) onChange({ quantity: next })
            }}
          />
        )}
      </Field>
    </div>
  )
}
