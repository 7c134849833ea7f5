import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import type { Checkout } from '@marklot/contracts/payment'
import type { ReactNode } from 'react'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { WizardQuestion } from '../../ui/wizard/wizard.tsx'
import { useTermText } from '../account/pieces/index.ts'
import styles from './checkout.module.css'
import { ConsentList } from './consents.tsx'
import type { InputHolder } from './kept-input.ts'
import { OrderFacts, useDay } from './order-facts.tsx'
import { isUntaxed } from './order-slip.tsx'
import { usePayPalConfiguration } from './payment-calls.ts'
import { useOrder } from './use-order.ts'

interface CheckStepProps {
  checkout: Checkout
  packages: readonly RegistrationOfficeCode[]
  input: InputHolder
  /** The order changes the subscription in the marketplace. Quantity null: the current quantity. */
  change?: { quantity: number | null }
  /** The term agreed in the marketplace. */
  termUnit?: string | null
  title: string
  /** Who charges, and how. */
  payment: ReactNode
  toCart: string
  toBilling: string
  reload: () => void
  onBack: () => void
  onOrdered: (orderId: string) => void
}

/** Summary, consents, and the order button with the legal summary directly above it (§ 312j BGB). */
export function CheckStep({ title, payment, termUnit = null, toCart, toBilling, onBack, ...options }: CheckStepProps) {
  const t = usePhrases('checkout')
  const order = useOrder(options)
  const { checkout, packages, input } = options
  if (!input.address) return null
  return (
    <form ref={order.form} noValidate onSubmit={order.submit}>
      <WizardQuestion title={title} />
      <div className={styles.narrow}>
        <OrderFacts
          checkout={checkout}
          termUnit={termUnit}
          packages={packages}
          address={input.address}
          toCart={toCart}
          toBilling={toBilling}
        />
        <ConsentList
          checkout={checkout}
          given={input.consentsTo(checkout.consentsVersion)}
          faults={order.faults}
          onChange={(given) => input.agree(checkout.consentsVersion, given)}
        />
        <section className={styles.part} aria-labelledby="order">
          <h2 id="order">{t('order.title')}</h2>
          <p className={styles.hint}>{payment}</p>
          <LegalSummary checkout={checkout} termUnit={termUnit} packages={packages} />
          <Button look="primary" type="submit" className={styles.order} disabled={order.busy} aria-busy={order.busy}>
            {t('order.button')}
          </Button>
        </section>
      </div>
      {/* A bar that stays in view would cover the text that has to be directly above the order button, so there is
          none. */}
      <div className={styles.back}>
        <Button onClick={onBack}>{t('back')}</Button>
        <p>{t('order.checked')}</p>
      </div>
    </form>
  )
}

/** Explains what happens after the order, and lists the payment methods that the merchant's account offers. */
export function PaymentMethods() {
  const t = usePhrases('checkout')
  const format = useFormat()
  const methods = usePayPalConfiguration().object?.paymentMethods ?? []
  const others = methods.filter((method) => method !== 'paypal')
  if (others.length === 0) return t('order.after')
  const names = methods.map((method) => t(`method.${method}`))
  return `${t('order.after')} ${t('order.methods', { methods: format.list(names, 'disjunction') })}`
}

/** Service, total, term, renewal and notice, directly above the button. */
function LegalSummary({
  checkout,
  termUnit,
  packages,
}: Pick<CheckStepProps, 'checkout' | 'packages'> & { termUnit: string | null }) {
  const t = usePhrases('checkout')
  const format = useFormat()
  const day = useDay()
  const termText = useTermText()
  const { channel, product, price, vat, payments } = checkout
  const [first] = payments
  const last = payments.at(-1)
  const money = (amount: number) => format.money(amount, 'EUR')
  return (
    <div className={styles.legal}>
      <p>
        <b>
          {product.name}, {t('order.offices', { count: packages.length || registrationOfficeCodes.length })}
        </b>
      </p>
      {price && (
        <p>
          <b>{t(isUntaxed(vat) ? 'order.untaxed' : 'order.total', { price: money(price.amount) })}</b>{' '}
          {first && t('order.first', { date: day(first.dueUtc), amount: money(first.amount) })}{' '}
          {product.introductoryPrice &&
            last &&
            first !== last &&
            t('fact.monthly', { date: day(last.dueUtc), amount: money(last.amount) })}
        </p>
      )}
      <p>{channel === 'marketplace' ? t('termThere', { term: termText(termUnit) }) : t('term')}</p>
    </div>
  )
}
