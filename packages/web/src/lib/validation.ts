import type { Phrases } from '@marklot/phrases'

/** The key of the message in `phrases/validation.ts`. */
export type ValidationMessage = keyof Phrases['validation']

/** Returns the key of the message for a value that breaks the rule, null for a good one. */
export type ValidationRule = (value: unknown) => ValidationMessage | null

/** A truthy value. */
export const required: ValidationRule = (value) => (value ? null : 'required')

/** Digits with at most one decimal sign, point or comma, and a sign before them. */
const decimalPattern = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

/** The number somebody typed with a decimal point or comma, or null. */
export function parseDecimal(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  return decimalPattern.test(text) ? Number(text.replace(',', '.')) : null
}

/** Numeric. An empty field passes: whether it must be filled says `required`. */
export const decimal: ValidationRule = (value) => (isEmpty(value) || parseDecimal(value) !== null ? null : 'decimal')

/** Numeric and at most 100. The spec names no lower bound, a share below nothing is none. */
export const percentage: ValidationRule = (value) => {
  if (isEmpty(value)) return null
  const number = parseDecimal(value)
  return number !== null && number >= 0 && number <= 100 ? null : 'percentage'
}

/** Exactly true: a filled text or the number 1 does not confirm. */
export const confirm: ValidationRule = (value) => (value === true ? null : 'confirm')

/** A standard e-mail pattern whose top-level domain has 2 to 6 letters. */
const mailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,6}$/

/** An address that can receive mail. An empty field passes: whether it must be filled says `required`. */
export const mail: ValidationRule = (value) =>
  isEmpty(value) || (typeof value === 'string' && value.length <= 254 && mailPattern.test(value.trim())) ? null : 'mail'

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
