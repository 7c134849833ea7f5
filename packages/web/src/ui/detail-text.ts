import type { Format } from '../lib/format.ts'

/** The possible values of a detail. Calendar days are `YYYY-MM-DD`. */
export type DetailValue = string | number | boolean | null | undefined

export interface DetailWords {
  yes: string
  no: string
  notAvailable: string
}

const calendarDay = /^\d{4}-\d{2}-\d{2}$/

/** Returns whether the value can be shown. False and 0 can, an empty text cannot. */
export function isAvailable(value: DetailValue): value is string | number | boolean {
  return value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '')
}

/**
 * Returns a value as text: booleans as Yes or No, dates and numbers in the reader's notation, other values unchanged.
 */
export function valueText(value: string | number | boolean, format: Pick<Format, 'date' | 'count'>, words: DetailWords): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return format.count(value)
  return calendarDay.test(value) ? format.date(value) : value
}

/**
 * Returns the text of a detail field (spec 1, section 2, "Brand details"). The text joins the available values. If
 * there is none, it is the first available alternative or "not available".
 */
export function detailText(
  {
    value,
    secondValue,
    alternative,
    secondAlternative,
  }: Record<'value' | 'secondValue' | 'alternative' | 'secondAlternative', DetailValue>,
  format: Pick<Format, 'date' | 'count'>,
  words: DetailWords,
): string {
  const both = [value, secondValue].filter(isAvailable)
  if (both.length > 0) return both.map((one) => valueText(one, format, words)).join(' · ')
  const other = [alternative, secondAlternative].find(isAvailable)
  return other === undefined ? words.notAvailable : valueText(other, format, words)
}
