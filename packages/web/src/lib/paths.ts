import type { Locale } from '@marklot/contracts/locale'

export { pathOf, paths, type QueryValues, queryString } from '@marklot/contracts/pages'

/** Returns an address in another language. Route, parameters, query and hash stay (spec 1, section 2). */
export function withLocale(address: { pathname: string; search: string; hash: string }, from: Locale, to: Locale): string {
  const { pathname, search, hash } = address
  const prefixed = pathname === `/${from}` || pathname.startsWith(`/${from}/`)
  const rest = prefixed ? pathname.slice(from.length + 1) : pathname === '/' ? '' : pathname
  return `/${to}${rest}${search}${hash}`
}
