import type { Locale } from '@marklot/contracts/locale'
import { resolveLocale } from './lib/locale.ts'
import { isKnownPath, type MatchedRoute, matchRoute, type Site } from './routes.ts'

export interface ResolvedAddress {
  locale: Locale
  /** Path below the language prefix. */
  path: string
  /** Null: the not-found page. */
  match: MatchedRoute | null
  /** Path to redirect to. The redirect keeps query and hash. */
  redirect: string | null
  unsupported: string | null
}

/** Resolves an address to a language, a page or a redirect. A pure function that server and browser share. */
export function resolveAddress(pathname: string, current: Locale, site: Site): ResolvedAddress {
  const decision = resolveLocale({ pathname, current, isKnownPath: (path) => isKnownPath(path, site) })
  return { ...decision, match: matchRoute(decision.path, site) }
}
