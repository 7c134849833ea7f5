import type { Locale } from '@marklot/contracts/locale'

/** Values of an address's query: lists repeat their key, undefined leaves it out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | readonly (string | number)[] | undefined>>

/** `?a=1&b=2&b=3`, or nothing when no value is left. Keys keep the order in which they are given. */
export function queryString(values: QueryValues = {}): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(key, String(one))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** Every address of the page, one function each. Addresses stand nowhere else. */
export const paths = {
  home: (locale: Locale) => `/${locale}`,
  homeIdea: (locale: Locale) => `/${locale}/home/idea`,
  homeApplication: (locale: Locale) => `/${locale}/home/application`,
  homeMonitor: (locale: Locale) => `/${locale}/home/monitor`,
  insights: (locale: Locale, values?: QueryValues) => `/${locale}/insights${queryString(values)}`,
  search: (locale: Locale, values?: QueryValues) => `/${locale}/search${queryString(values)}`,
  brand: (locale: Locale, id: string, values?: QueryValues) =>
    `/${locale}/brands/${encodeURIComponent(id)}${queryString(values)}`,
  account: (locale: Locale, section?: string) => `/${locale}/account${section ? `#${section}` : ''}`,
  method: (locale: Locale, section?: string) => `/${locale}/method${section ? `#${section}` : ''}`,
  admin: (locale: Locale, values?: QueryValues) => `/${locale}/admin${queryString(values)}`,
  products: (locale: Locale, values?: QueryValues) => `/${locale}/products${queryString(values)}`,
  promo: (locale: Locale) => `/${locale}/promo`,
  terms: (locale: Locale, values?: QueryValues) => `/${locale}/terms${queryString(values)}`,
  imprint: (locale: Locale) => `/${locale}/imprint`,
  privacy: (locale: Locale) => `/${locale}/privacy`,
  notFound: (locale: Locale) => `/${locale}/404`,
  test: (locale: Locale) => `/${locale}/test`,
}

/** Replaces only the language of an address: route, parameters, query and hash stay (spec 1, section 2). */
export function withLocale(address: { pathname: string; search: string; hash: string }, from: Locale, to: Locale): string {
  const { pathname, search, hash } = address
  const prefixed = pathname === `/${from}` || pathname.startsWith(`/${from}/`)
  const rest = prefixed ? pathname.slice(from.length + 1) : pathname === '/' ? '' : pathname
  return `/${to}${rest}${search}${hash}`
}
