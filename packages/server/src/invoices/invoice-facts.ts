import { notations } from '@marklot/contracts/locale'
import { invoice as phrases } from '@marklot/phrases/invoice'
import { longDay } from '../platform/intl-formats.ts'
import { operatorTimeZone } from '../platform/local-calendar.ts'
import type { InvoiceContent } from './content.ts'

/** Returns the label and the value of each fact in an invoice's head. Each value fits on one line of the document. */
export function factsOf(content: InvoiceContent): [label: string, value: string][] {
  const { locale, kind, buyer, orderNumber, paidUntil } = content
  const say = (key: keyof typeof phrases) => phrases[key][locale] as string
  return [
    [say(`number.${kind}`), content.number],
    [say('issued'), longDay(content.issuedOn, locale)],
    [say('period'), `${shortDate(content.serviceFrom, locale)} – ${shortDate(content.serviceTo, locale)}`],
    ...(kind === 'invoice' && paidUntil ? ([[say('paidUntil'), momentOf(paidUntil, locale)]] satisfies [string, string][]) : []),
    ...(orderNumber === null ? [] : ([[say('order'), orderNumber]] satisfies [string, string][])),
    ...(buyer.vatId === null ? [] : ([[say('buyerVatId'), buyer.vatId]] satisfies [string, string][])),
  ]
}

type Language = InvoiceContent['locale']

/** Returns the short form of dates; English names the month, because 03/04/2026 is read in two ways. */
const shortForm = (locale: Language) =>
  ({ day: locale === 'en' ? 'numeric' : '2-digit', month: locale === 'en' ? 'short' : '2-digit', year: 'numeric' }) as const

const shortDate = (day: string, locale: Language): string =>
  new Intl.DateTimeFormat(notations[locale], { ...shortForm(locale), timeZone: 'UTC' }).format(new Date(day))

const momentOf = (instant: string, locale: Language): string =>
  new Intl.DateTimeFormat(notations[locale], {
    ...shortForm(locale),
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: operatorTimeZone,
  }).format(new Date(instant))
