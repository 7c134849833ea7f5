import { isMailAddress, parseDecimal } from '@marklot/contracts/rules'
import type { Phrases } from '@marklot/phrases'

/** The key of the message in `phrases/validation.ts`. */
export type ValidationMessage = keyof Phrases['validation']

/** Returns the message key for an invalid value, null for a valid one. */
export type ValidationRule = (value: unknown) => ValidationMessage | null

/** A truthy value. */
export const required: ValidationRule = (value) => (value ? null : 'required')

/** Numeric. An empty field passes, because `required` checks that. */
export const decimal: ValidationRule = (value) => (isEmpty(value) || parseDecimal(value) !== null ? null : 'decimal')

/** Numeric and at most 100. The spec names no lower bound; negative shares are invalid. */
export const percentage: ValidationRule = (value) => {
  if (isEmpty(value)) return null
  const number = parseDecimal(value)
  return number !== null && number >= 0 && number <= 100 ? null : 'percentage'
}

/** Exactly true: a filled text or the number 1 does not confirm. */
export const confirm: ValidationRule = (value) => (value === true ? null : 'confirm')

/** A mail address. An empty field passes, because `required` checks that. */
export const mail: ValidationRule = (value) =>
  isEmpty(value) || (typeof value === 'string' && isMailAddress(value)) ? null : 'mail'

/** A list with at least one entry. */
export const nonEmptyList: ValidationRule = (value) => (Array.isArray(value) && value.length > 0 ? null : 'nonEmptyList')

/** The first broken rule's message, or null. */
export function validate(value: unknown, rules: readonly ValidationRule[]): ValidationMessage | null {
  for (const rule of rules) {
    const message = rule(value)
    if (message) return message
  }
  return null
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
