import { isMailAddress, parseDecimal } from '@marklot/contracts/rules'
import type { Phrases } from '@marklot/phrases'

/** The key of the message in `phrases/validation.ts`. */
export type ValidationMessage = keyof Phrases['validation']

/** Returns the message key for an invalid value, or null for a valid one. */
export type ValidationRule = (value: unknown) => ValidationMessage | null

/** Accepts any truthy value. */
export const required: ValidationRule = (value) => (value ? null : 'required')

/** Accepts numbers. Accepts an empty field, because `required` checks that. */
export const decimal: ValidationRule = (value) => (isEmpty(value) || parseDecimal(value) !== null ? null : 'decimal')

/** Accepts numbers up to 100. The spec names no lower bound, but negative shares are invalid. */
export const percentage: ValidationRule = (value) => {
  if (isEmpty(value)) return null
  const number = parseDecimal(value)
  return number !== null && number >= 0 && number <= 100 ? null : 'percentage'
}

/** Accepts only true. Neither a text nor the number 1 confirms. */
export const confirm: ValidationRule = (value) => (value === true ? null : 'confirm')

/** Accepts a mail address. Accepts an empty field, because `required` checks that. */
export const mail: ValidationRule = (value) =>
  isEmpty(value) || (typeof value === 'string' && isMailAddress(value)) ? null : 'mail'

/** Accepts a list with at least one entry. */
export const nonEmptyList: ValidationRule = (value) => (Array.isArray(value) && value.length > 0 ? null : 'nonEmptyList')

/** Returns the first broken rule's message, or null. */
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
