import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import type { Checkout, PaymentMethod } from '@marklot/contracts/payment'
import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { WizardQuestion } from '../../ui/wizard/wizard.tsx'
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
  toCart: string
  toBilling: string
  reload: () => void
  onBack: () => void
  onOrdered: (orderId: string) => void
}

/** Summary, consents, and the order button with what it means directly above it (§ 312j BGB). */
export function CheckStep({ checkout, packages, input, toCart, toBilling, reload, onBack, onOrdered }: CheckStepProps) {
  const t = usePhrases('checkout')
  const order = useOrder({ checkout, packages, input, reload, onOrdered })
  const methods = usePayPalConfiguration().object?.paymentMethods ?? []
  if (!input.address) return null
  return (
    <form ref={order.form} noValidate onSubmit={order.submit}>
      <WizardQuestion title={t('check.title')} />
      <div className={styles.narrow}>
        <OrderFacts checkout={checkout} packages={packages} address={input.address} toCart={toCart} toBilling={toBilling} />
        <ConsentList
          checkout={checkout}
          given={input.consentsTo(checkout.consentsVersion)}
          faults={order.faults}
          onChange={(given) => input.agree(checkout.consentsVersion, given)}
        />
        <section className={styles.part} aria-labelledby="order">
          <h2 id="order">{t('order.title')}</h2>
          <Methods methods={methods} />
          <LegalSummary checkout={checkout} packages={packages} />
          <Button look="primary" type="submit" className={styles.order} disabled={order.busy} aria-busy={order.busy}>
            {t('order.button')}
          </Button>
        </section>
      </div>
      {/* No bar that stays in sight: it would cover what has to stand directly above the order button. */}
      <div className={styles.back}>
        <Button onClick={onBack}>{t('back')}</Button>
        <p>{t('order.checked')}</p>
      </div>
    </form>
  )
}

/** What happens after the order; the methods are those that the merchant's account offers. */
function Methods({ methods }: { methods: readonly PaymentMethod[] }) {
  const t = usePhrases('checkout')
  const format = useFormat()
  if (methods.length === 0) return null
  const names = methods.map((method) => t(`method.${method}`))
  return <p className={styles.hint}>{t('order.after', { methods: format.list(names, 'disjunction') })}</p>
}

/** Service, total, term, renewal and notice, directly above the button. */
export function LegalSummary({ checkout, packages }: Pick<CheckStepProps, 'checkout' | 'packages'>) {
  const t = usePhrases('checkout')
  const format = useFormat()
  const day = useDay()
  const { product, price, vat, payments } = checkout
  const [first] = payments
  const last = payments.at(-1)
  const money = (amount: number) => format.money(amount, 'EUR')
  return (
    <div className={styles.legal}>
      <p>
        <b>
          {product.name}, {packages.length === 0 ? t('offices.all') : t('order.offices', { count: packages.length })}
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
      <p>{t('term')}</p>
    </div>
  )
}
