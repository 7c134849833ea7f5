import type { Locale } from '@marklot/contracts'
import { notations } from '@marklot/contracts/locale'
import { ordinalFirst } from '@marklot/phrases/phrase'

/*
 * Formats of dates and numbers in the notation of a language. Creating one takes about as long as a hundred uses, so
 * each is created once.
 */

const dates = new Map<string, Intl.DateTimeFormat>()
const numbers = new Map<string, Intl.NumberFormat>()
/** More formats than the combinations of languages, time zones and styles in use. Beyond this, they start anew. */
const mostKept = 1_000

/** Returns the format of dates with these options. @throws RangeError for an unknown time zone */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept(dates, locale, options, () => new Intl.DateTimeFormat(notations[locale], options))
}

/** Returns the format of numbers with these options. */
export function numberFormat(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(numbers, locale, options, () => new Intl.NumberFormat(notations[locale], options))
}

/** Writes a calendar day (YYYY-MM-DD) with the name of its month. */
export const longDay = (day: string, locale: Locale): string =>
  ordinalFirst(locale, dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`)))

function kept<Format>(formats: Map<string, Format>, locale: Locale, options: object, make: () => Format): Format {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  if (formats.size >= mostKept) formats.clear()
  const made = make()
  formats.set(key, made)
  return made
}
