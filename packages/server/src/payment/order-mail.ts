import type { Locale } from '@marklot/contracts'
import { notations } from '@marklot/contracts/locale'
import { formatPhrase, type PhraseValue } from '@marklot/phrases'
import { offices } from '@marklot/phrases/offices'
import { orderMail as phrases } from '@marklot/phrases/order-mail'
import { ordinalFirst } from '@marklot/phrases/phrase'
import { storedProduct } from '../billing/index.ts'
import type { PoolClient } from '../platform/database.ts'
import { dateFormat, numberFormat } from '../platform/intl-formats.ts'
import { legalAttachments } from '../platform/legal-files.ts'
import { linesSection, type MailSection } from '../platform/mail-layout.ts'
import type { MailAttachment } from '../platform/mailer.ts'
import { addressOf, consentsOf, type StoredOrder } from './orders.store.ts'
import { orderNumber } from './orders.ts'

interface OrderConfirmation {
  paragraph: string
  section: MailSection
  attachments: MailAttachment[]
}

/**
 * Returns the confirmation of a contract on a durable medium (§ 312f BGB): the ordered product, the declarations that
 * the customer made, and the accepted version of the terms. For consumers, the terms include the withdrawal
 * instruction.
 */
export async function confirmationOf(
  client: PoolClient,
  order: StoredOrder,
  { locale, timeZone, productName }: { locale: Locale; timeZone: string; productName: string },
): Promise<OrderConfirmation> {
  const { price, vatRate, introductoryPrice, introductoryMonths, packages, quantity, isBusinessCustomer } = order
  const say = (key: keyof typeof phrases, values: Record<string, PhraseValue> = {}) =>
    formatPhrase(phrases[key][locale], locale, values)
  const money = (amount: number) => numberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount)
  const vat = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(vatRate / 100)
  const at = ordinalFirst(locale, dateFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone }).format(order.orderedAt))
  const priceText = (amount: number) => say(vatRate > 0 ? 'price.taxed' : 'price.untaxed', { amount: money(amount), vat })
  const product = await storedProduct(client, order.productKey)
  const address = await addressOf(client, order.id)
  const given = (await consentsOf(client, order.id)).filter(({ isGiven }) => isGiven)
  const lines: [keyof typeof phrases, string][] = [
    ['line.number', orderNumber(order)],
    ['line.ordered', at],
    ['line.service', `${productName} ${product?.name ?? order.productKey}`],
    ['line.offices', packages.length === 0 ? say('offices.all') : packages.map((code) => offices[code][locale]).join(', ')],
    ...(quantity === null ? [] : ([['line.quantity', quantity.toLocaleString(notations[locale])]] satisfies typeof lines)),
    ...(introductoryPrice === null || introductoryMonths === null
      ? []
      : ([
          ['line.introductory', say('introductory', { count: introductoryMonths, price: priceText(introductoryPrice) })],
        ] satisfies typeof lines)),
    [introductoryPrice === null ? 'line.price' : 'line.priceAfter', price === null ? say('price.marketplace') : priceText(price)],
    ['line.term', say(order.channel === 'marketplace' ? 'term.marketplace' : 'term')],
    ...(address ? ([['line.buyer', buyerText(address, locale)]] satisfies typeof lines) : []),
    ['line.declarations', given.map(({ text }) => text).join('\n')],
  ]
  const document = isBusinessCustomer ? 'terms-business' : 'terms-consumers'
  return {
    paragraph: say(isBusinessCustomer ? 'attached.business' : 'attached.consumer'),
    section: linesSection(
      lines.map(([key, value]) => ({ label: say(key), value })),
      locale,
    ),
    attachments: legalAttachments(document, order.termsVersion, locale, productName),
  }
}

const buyerText = (buyer: NonNullable<Awaited<ReturnType<typeof addressOf>>>, locale: Locale): string =>
  [
    buyer.isBusinessCustomer ? buyer.company : '',
    `${buyer.firstName} ${buyer.lastName}`,
    buyer.street,
    `${buyer.postalCode} ${buyer.city}`,
    new Intl.DisplayNames(notations[locale], { type: 'region' }).of(buyer.country) ?? buyer.country,
    (buyer.isBusinessCustomer && buyer.vatId) || '',
  ]
    .filter((part) => part.trim() !== '')
    .join(', ')
