import type { Locale } from '@marklot/contracts'

/** Returns a function that makes a value for each language once, when a text first needs it, and keeps it. */
export function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>()
  return (locale) => {
    const known = made.get(locale)
    if (known !== undefined) return known
    const value = make(locale)
    made.set(locale, value)
    return value
  }
}
