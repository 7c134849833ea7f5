import * as z from 'zod/mini'

/** The five interface languages; spec 1, section 1. The fallback is English. */
export const locales = ['de', 'en', 'fr', 'es', 'it'] as const
export const Locale = z.enum(locales)
export type Locale = z.infer<typeof Locale>
export const fallbackLocale: Locale = 'en'

/**
 * The BCP 47 tag that formats dates, times and numbers in each language. English follows British notation (21 September
 * 2021, 18:30), as its spelling does.
 */
export const notations: Record<Locale, string> = { de: 'de', en: 'en-GB', fr: 'fr', es: 'es', it: 'it' }

/** One text in each of the five languages. */
export type Localized<T = string> = Record<Locale, T>

export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text)
}
