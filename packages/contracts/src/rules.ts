/** Digits with at most one decimal sign, point or comma, and a sign before them. */
const decimalPattern = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

/** The number somebody typed with a decimal point or comma, or null; rule "decimal" of spec 1, section 5. */
export function parseDecimal(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  return decimalPattern.test(text) ? Number(text.replace(',', '.')) : null
}

/** A standard e-mail pattern whose top-level domain has 2 to 6 letters. */
const mailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,6}$/

/** An address that can receive mail; rule "mail" of spec 1, section 5. Blanks around it do not count. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && mailPattern.test(text.trim())
}

/** Keys of the messages in `phrases/validation.ts` that a schema's check may name, written `rule.required`. */
export const ruleMessages = ['required', 'decimal', 'percentage', 'confirm', 'mail', 'nonEmptyList'] as const
export type RuleMessage = (typeof ruleMessages)[number]
/** How a schema's check names the message of a rule. */
export const brokenRule = (rule: RuleMessage): `rule.${RuleMessage}` => `rule.${rule}`
