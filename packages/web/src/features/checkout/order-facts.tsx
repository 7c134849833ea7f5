import type { BillingAddress } from '@marklot/contracts/accounts'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import type { Checkout } from '@marklot/contracts/payment'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useFormat } from '../../lib/format.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { countryName, dayOf, useTermText } from '../account/pieces/index.ts'
import styles from './checkout.module.css'
import { isUntaxed, taxIn } from './order-slip.tsx'

/** Returns a function that formats instants as days in the account's time zone. */
export function useDay(): (instant: string) => string {
  const format = useFormat()
  const timeZone = useSession().account?.timeZone ?? 'UTC'
  return (instant) => format.date(dayOf(instant, timeZone))
}

/** Returns the names of the plan's offices in one line. */
export function useOfficeNames(): (packages: readonly RegistrationOfficeCode[]) => string {
  const t = usePhrases('checkout')
  const offices = usePhrases('offices')
  const format = useFormat()
  return (packages) =>
    packages.length === 0
      ? t('offices.all')
      : format.list(
          packages.map((code) => offices(code)),
          'unit',
        )
}

interface OrderFactsProps {
  checkout: Checkout
  /** The term agreed in the marketplace; null at PayPal. */
  termUnit: string | null
  packages: readonly RegistrationOfficeCode[]
  address: BillingAddress
  toCart: string
  toBilling: string
}

/** All facts of the order, each line with a link to change it. */
export function OrderFacts({ checkout, termUnit, packages, address, toCart, toBilling }: OrderFactsProps) {
  const t = usePhrases('checkout')
  const format = useFormat()
  const day = useDay()
  const shell = usePhrases('shell')
  const names = useOfficeNames()
  const termText = useTermText()
  const locale = useLocale()
  const { channel, product, price, vat, payments, kind, subscription, startsUtc } = checkout
  const money = (amount: number) => format.money(amount, 'EUR')
  const change = { from: subscription?.product.name ?? '', to: product.name }
  return (
    <dl className={styles.facts}>
      <Fact label={t('fact.service')} to={toCart}>
        {t('fact.access', { plan: product.name })} {product.description}
      </Fact>
      <Fact label={t('fact.offices')} to={toCart}>
        {names(packages)}
      </Fact>
      {kind !== 'purchase' && (
        <Fact label={t('fact.change')}>
          {kind === 'upgrade' ? t('fact.upgrade', change) : t('fact.downgrade', { ...change, date: day(startsUtc) })}
        </Fact>
      )}
      <Fact label={t('fact.term')}>
        {channel === 'marketplace'
          ? t('fact.termThere', { term: termText(termUnit), cancel: shell('link.Cancel') })
          : t('fact.termText', { cancel: shell('link.Cancel') })}
      </Fact>
      {price && (
        <Fact label={t('fact.price')}>
          {isUntaxed(vat)
            ? `${t('fact.priceUntaxed', { price: money(price.amount) })} ${t(`vat.${vat.treatment}`)}`
            : t('fact.priceText', {
                price: money(price.amount),
                tax: money(taxIn({ amount: price.amount, vatRate: vat.rate })),
                vat: format.percent(vat.rate),
              })}
        </Fact>
      )}
      {payments.length > 0 && (
        <Fact label={t('fact.payments')}>
          <ul>
            {payments.map(({ dueUtc, amount }, place) => (
              <li key={dueUtc}>
                {t(place === payments.length - 1 ? 'fact.monthly' : 'fact.due', { date: day(dueUtc), amount: money(amount) })}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <Fact label={t('fact.invoice')} to={toBilling}>
        {[
          address.company,
          `${address.firstName} ${address.lastName}`,
          address.street,
          `${address.postalCode} ${address.city}`,
          countryName(address.country, locale),
          (address.isBusinessCustomer && address.vatId) || '',
        ]
          .filter((line) => line.trim() !== '')
          .join(', ')}
      </Fact>
    </dl>
  )
}

/** One line: a label, its value, and a link to the step that changes it. */
export function Fact({ label, to, children }: { label: string; to?: string; children: ReactNode }) {
  const t = usePhrases('checkout')
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
      {to !== undefined && (
        <dd>
          <Link to={to}>
            <span aria-hidden="true">{t('change')}</span>
            <VisuallyHidden>{t('changeOf', { fact: label })}</VisuallyHidden>
          </Link>
        </dd>
      )}
    </div>
  )
}
