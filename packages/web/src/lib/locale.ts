import { fallbackLocale, isLocale, type Locale } from '@marklot/contracts/locale'

/** Each language by its own name. */
export const languageNames: Readonly<Record<Locale, string>> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
}

/** Cookie of the language chosen in the menu. */
export const localeCookie = 'locale'
/** Short-lived cookie that carries the warning about an unsupported language across the redirect. */
export const unsupportedLocaleCookie = 'locale-unsupported'

export interface LocaleDecision {
  /** The page's language. */
  locale: Locale
  /** The path without its language prefix, with a leading slash. */
  path: string
  /** The path to redirect to, or null. The redirect keeps query and hash. */
  redirect: string | null
  /** The requested prefix if its language does not exist. The page then warns the visitor. */
  unsupported: string | null
}

export interface LocaleQuestion {
  /** The address's path, percent-encoded as received. */
  pathname: string
  /** The active language. On a first visit it is the stored choice, the browser's language or English. */
  current: Locale
  /** Whether a path without prefix has a page. */
  isKnownPath: (path: string) => boolean
}

/** A language tag with a region or script: `pt-BR`, `zh-Hant-TW`. Other words with hyphens are plain addresses. */
const languageTag = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i

/**
 * Applies the language prefix rule (spec 1, section 2; decisions, "Language prefix"). Server and browser use it before
 * every navigation:
 *
 * - A supported prefix becomes the active language.
 * - An address without a prefix gets the current language.
 * - A prefix longer than two characters without a hyphen is replaced by the current language.
 * - An unsupported language falls back to English with a warning.
 *
 * A word counts as a prefix only if another part follows: `/abc/search` has a prefix, but `/abc` is an address that
 * does not exist.
 */
export function resolveLocale({ pathname, current, isKnownPath }: LocaleQuestion): LocaleDecision {
  const path = pathname.startsWith('/') ? pathname : `/${pathname}`
  const [, prefix = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(path) ?? []
  const below = rest === '' ? '/' : rest
  const stay = (locale: Locale, below: string): LocaleDecision => ({ locale, path: below, redirect: null, unsupported: null })
  const go = (locale: Locale, to: string, unsupported: string | null = null): LocaleDecision => ({
    locale,
    path: to,
    redirect: `/${locale}${to === '/' ? '' : to}`,
    unsupported,
  })

  if (isLocale(prefix)) return stay(prefix, below)
  const lowerCase = prefix.toLowerCase()
  if (isLocale(lowerCase)) return go(lowerCase, below)
  if (path === '/' || isKnownPath(path)) return go(current, path)

  const leadsOn = rest !== '' && rest !== '/' && isKnownPath(rest)
  if (prefix.length > 2 && !prefix.includes('-')) return leadsOn ? go(current, below) : stay(current, path)
  if (leadsOn || (prefix !== '' && prefix.length <= 2) || (prefix.includes('-') && languageTag.test(prefix)))
    return go(fallbackLocale, below, prefix)
  return stay(current, path)
}

/**
 * Returns the language of a first visit: the stored choice, otherwise the browser's most preferred supported language,
 * otherwise English.
 */
export function preferredLocale(stored: string | undefined, acceptLanguage: string | undefined): Locale {
  if (stored !== undefined && isLocale(stored)) return stored
  const wished = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry, index) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const quality = Number(
        parameters
          .map((text) => text.trim())
          .find((text) => text.startsWith('q='))
          ?.slice(2) ?? 1,
      )
      return { language: tag.split('-')[0]?.toLowerCase() ?? '', quality: Number.isFinite(quality) ? quality : 0, index }
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
  for (const { language } of wished) if (isLocale(language)) return language
  return fallbackLocale
}
