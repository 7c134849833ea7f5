import type { Locale } from '@marklot/contracts/locale'
import { resolveLocale } from './lib/locale.ts'
import { isKnownPath, type MatchedRoute, matchRoute } from './routes.ts'

export interface ResolvedAddress {
  locale: Locale
  /** Path below the language prefix. */
  path: string
  /** Null: the not-found page. */
  match: MatchedRoute | null
  /** Path to go to instead; query and hash stay. */
  redirect: string | null
  unsupported: string | null
}

/** What an address means: language, page, or where to go instead. Pure; server and browser ask the same. */
export function resolveAddress(pathname: string, current: Locale, isDevelopment: boolean): ResolvedAddress {
  const decision = resolveLocale({ pathname, current, isKnownPath: (path) => isKnownPath(path, isDevelopment) })
  return { ...decision, match: matchRoute(decision.path, isDevelopment) }
}
