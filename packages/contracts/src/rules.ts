/** Digits with an optional sign and at most one decimal point or comma. */
const decimalPattern = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/

/** Parses a number typed with a decimal point or comma (rule "decimal" of spec 1, section 5). Null for other texts. */
export function parseDecimal(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string') return null
  const text = value.trim()
  return decimalPattern.test(text) ? Number(text.replace(',', '.')) : null
}

/** A standard pattern for e-mail addresses with a top-level domain of 2 to 6 letters. */
const mailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,6}$/

/** Returns whether a text, apart from surrounding blanks, is an e-mail address (rule "mail" of spec 1, section 5). */
export function isMailAddress(text: string): boolean {
  return text.length <= 254 && mailPattern.test(text.trim())
}

/** A text of which something can be seen. Blanks, controls and ignorable characters (Unicode) cannot. */
export const visibleText = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u
/** Returns whether nothing of a text can be seen, so that it counts as empty (rule "required" of spec 1, section 5). */
export const isBlank = (text: string) => !visibleText.test(text)

/** Keys of `phrases/validation.ts` that a schema's check may name, written as `rule.required`. */
export const ruleMessages = ['required', 'decimal', 'percentage', 'confirm', 'mail', 'nonEmptyList', 'vatId'] as const
export type RuleMessage = (typeof ruleMessages)[number]
/** Formats the message name of a rule for a check. */
export const brokenRule = (rule: RuleMessage): `rule.${RuleMessage}` => `rule.${rule}`
