/** Digits with an optional sign and at most one decimal point or comma. */
const decimalPattern = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

/** Reads a number typed with a decimal point or comma (rule "decimal" of spec 1, section 5); null for other texts. */
export function parseDecimal(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  return decimalPattern.test(text) ? Number(text.replace(',', '.')) : null
}

/** A standard e-mail pattern whose top-level domain has 2 to 6 letters. */
const mailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,6}$/

/** Whether a text is an e-mail address (rule "mail" of spec 1, section 5), apart from blanks around it. */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && mailPattern.test(text.trim())
}

/** Keys of `phrases/validation.ts` that a check of a schema may name, written `rule.required`. */
export const ruleMessages = ['required', 'decimal', 'percentage', 'confirm', 'mail', 'nonEmptyList'] as const
export type RuleMessage = (typeof ruleMessages)[number]
/** The name of a rule's message in a check. */
export const brokenRule = (rule: RuleMessage): `rule.${RuleMessage}` => `rule.${rule}`
