import * as z from 'zod/mini'

/** The five interface languages; spec 1, section 1. The fallback is English. */
export const locales = ['de', 'en', 'fr', 'es', 'it'] as const
export const Locale = z.enum(locales)
export type Locale = z.infer<typeof Locale>
export const fallbackLocale: Locale = 'en'

/** One text in each of the five languages. */
export type Localized<T = string> = Record<Locale, T>

export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text)
}
