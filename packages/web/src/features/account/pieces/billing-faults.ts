import type { BillingAddress } from '@marklot/contracts/accounts'
import { hasVatIds, isVatIdOf } from '@marklot/contracts/vat-id'
import { mail, required, type ValidationMessage, type ValidationRule, validate } from '../../../lib/validation.ts'

/**
 * Returns the broken rule of each field of a billing address (spec 1, section 5). A business customer must name a
 * company.
 */
export function billingFaults(address: BillingAddress): Partial<Record<keyof BillingAddress, ValidationMessage>> {
  const rules: Partial<Record<keyof BillingAddress, readonly ValidationRule[]>> = {
    company: address.isBusinessCustomer ? [required] : [],
    firstName: [required],
    lastName: [required],
    street: [required],
    postalCode: [required],
    city: [required],
    country: [required],
    email: [required, mail],
  }
  const { isBusinessCustomer, country, vatId = '' } = address
  const ofCountry: ValidationRule = () => (isVatIdOf(country, vatId) ? null : 'vatId')
  // The field is shown only for countries that have such numbers.
  if (isBusinessCustomer && vatId.trim() !== '' && hasVatIds(country)) rules.vatId = [ofCountry]
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, list]) => {
      const value = address[name as keyof BillingAddress]
      const broken = validate(typeof value === 'string' ? value.trim() : value, list)
      return broken ? [[name, broken]] : []
    }),
  )
}
