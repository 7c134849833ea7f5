import type { Locale } from '@marklot/contracts'
import type { ConsentKind, ConsentText, ServiceKind } from '@marklot/contracts/payment'
import { formatPhrase } from '@marklot/phrases'
import { currentLegalVersion } from '@marklot/phrases/legal/documents'
import { orderConsents as phrases } from '@marklot/phrases/order-consents'
import { longDay } from '../platform/intl-formats.ts'

/**
 * The version of the consent sentences: its day, followed by a number if the sentences changed more than once on that
 * day. A changed sentence needs a new version.
 */
const textsVersion = '2026-11-23.2'

export interface ConsentsFor {
  serviceKind: ServiceKind
  isBusinessCustomer: boolean
  productName: string
}

/** Returns the version of the terms for an order placed now, as a day. */
export const termsVersion = (isBusinessCustomer: boolean): string =>
  currentLegalVersion(isBusinessCustomer ? 'terms-business' : 'terms-consumers')

/** Returns the version that identifies the sentences shown to a customer. */
export function consentsVersion({ serviceKind, isBusinessCustomer }: ConsentsFor): string {
  return [termsVersion(isBusinessCustomer), textsVersion, isBusinessCustomer ? 'business' : `consumer-${serviceKind}`].join('/')
}

/** Returns the declarations that the checkout asks for, as sentences in the reader's language. */
export function consentTexts(consents: ConsentsFor, locale: Locale): ConsentText[] {
  const { isBusinessCustomer, serviceKind, productName: product } = consents
  const values = { product, date: longDay(termsVersion(isBusinessCustomer), locale) }
  const text = (kind: ConsentKind, isRequired: boolean, key: keyof typeof phrases): ConsentText => ({
    kind,
    isRequired,
    text: formatPhrase(phrases[key][locale], locale, values),
  })
  return [
    text('terms', true, isBusinessCustomer ? 'terms.business' : 'terms.consumer'),
    ...(isBusinessCustomer ? [] : [text('earlyStart', true, `earlyStart.${serviceKind}`)]),
    text('marketing', false, 'marketing'),
  ]
}
