import type { Locale } from './locale.ts'

/**
 * Paths of the pages below the language prefix. `:name` is a parameter. `{product}` is the product's name, which is
 * known only at run time (`pathOf`).
 */
export const pagePaths = {
  home: '/',
  /** A second address of the home page (spec 1, section 2). */
  homeByName: '/home',
  homeIdea: '/home/idea',
  homeApplication: '/home/application',
  homeMonitor: '/home/monitor',
  insights: '/insights',
  search: '/search',
  brand: '/brands/:id',
  method: '/method',
  monitor: '/monitor',
  /** The wizard of Brand-Guardian (route name Create); its step and draft are in the query. */
  create: '/check',
  assessment: '/assessments/:id',
  domains: '/domains',
  /** Brand-Pilot: its start and its projects; the open station of a project is in the query. */
  pilot: '/pilot',
  pilotProject: '/pilot/:id',
  /** Brandy: the start page and its threads. The query names the subject of a question. */
  chat: '/chat',
  chatThread: '/chat/:id',
  account: '/account',
  /** The result of one execution of a saved search (spec 1, section 2). */
  storedQueryResult: '/storedqueries/:queryId/results/:resultId',
  /** Links in mails: accept a brand, read a shared result, confirm an address or stop the mails. */
  accept: '/accept/:token',
  shared: '/shared/:token',
  notifications: '/notifications/:token',
  my: '/my{product}',
  deadlines: '/my{product}/deadlines',
  /** The identity provider returns the browser here. */
  signedIn: '/signed-in',
  /** Like `signedIn`, in a hidden frame. */
  signedInSilently: '/signed-in/silent',
  signedOut: '/signed-out',
  admin: '/admin',
  products: '/products',
  promo: '/promo',
  /** The order of a marketplace purchase. For this path, no product may have the key `marketplace`. */
  subscribeMarketplace: '/subscribe/marketplace',
  /** Changes the plan or quantity of a marketplace purchase. */
  changeMarketplace: '/subscribe/marketplace/change',
  /** The order of a plan (spec 1, section 2); step and offices are in the query. */
  subscribe: '/subscribe/:product',
  feedback: '/feedback',
  /** Cancelling (§ 312k BGB) and withdrawing from a contract (§ 356a BGB), without login. */
  cancel: '/cancel',
  withdraw: '/withdraw',
  /** The link in a confirmation that objects to a cancellation. */
  objection: '/cancel/objection/:token',
  /** Links in mails about news: confirm the consent, or withdraw it. */
  news: '/news/:token',
  accessibility: '/accessibility',
  terms: '/terms',
  /** The link in a notice of changed terms that objects to them. */
  termsObjection: '/terms/objection/:token',
  imprint: '/imprint',
  privacy: '/privacy',
  notFound: '/404',
  /** The gallery of the page's controls, in development only. */
  test: '/test',
} as const

/** Pages with personal content, which search engines must not visit. */
export const ownPages = [
  pagePaths.account,
  pagePaths.my,
  pagePaths.storedQueryResult,
  pagePaths.assessment,
  pagePaths.pilotProject,
  pagePaths.chatThread,
  pagePaths.accept,
  pagePaths.shared,
  pagePaths.notifications,
  pagePaths.objection,
  pagePaths.termsObjection,
  pagePaths.news,
  pagePaths.admin,
  pagePaths.subscribeMarketplace,
  pagePaths.changeMarketplace,
  pagePaths.subscribe,
  pagePaths.signedIn,
  pagePaths.signedOut,
] as const

/**
 * Returns the product's name in addresses: its letters a-z and digits, in lower case (decisions, "Identity of things").
 */
export const productSlug = (productName: string): string => productName.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Puts the product's name into a page's path. */
export const pathOf = (path: string, productName: string): string => path.replace('{product}', () => productSlug(productName))

/** Values of a query string. A list repeats its key; undefined omits it. */
export type QueryValues = Readonly<Record<string, string | number | boolean | readonly (string | number)[] | undefined>>

/** Returns `?a=1&b=2&b=3`, or an empty string if no value is left. Keys keep their order. */
export function queryString(values: QueryValues = {}): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) continue
    for (const one of Array.isArray(value) ? value : [value]) query.append(key, String(one))
  }
  const text = query.toString()
  return text ? `?${text}` : ''
}

const at = (locale: Locale, path: string, tail = '') => `/${locale}${path === pagePaths.home ? '' : path}${tail}`
const anchor = (section: string | undefined) => (section ? `#${section}` : '')

/** Builds the address of each page, for links, mails and the sitemap. */
export const paths = {
  home: (locale: Locale) => at(locale, pagePaths.home),
  homeIdea: (locale: Locale) => at(locale, pagePaths.homeIdea),
  homeApplication: (locale: Locale) => at(locale, pagePaths.homeApplication),
  homeMonitor: (locale: Locale) => at(locale, pagePaths.homeMonitor),
  insights: (locale: Locale, values?: QueryValues) => at(locale, pagePaths.insights, queryString(values)),
  search: (locale: Locale, values?: QueryValues) => at(locale, pagePaths.search, queryString(values)),
  brand: (locale: Locale, id: string, values?: QueryValues) =>
    at(
      locale,
      pagePaths.brand.replace(':id', () => encodeURIComponent(id)),
      queryString(values),
    ),
  storedQueryResult: (locale: Locale, queryId: number, resultId: number, values?: QueryValues) =>
    at(
      locale,
      pagePaths.storedQueryResult.replace(':queryId', String(queryId)).replace(':resultId', String(resultId)),
      queryString(values),
    ),
  create: (locale: Locale, values?: QueryValues) => at(locale, pagePaths.create, queryString(values)),
  assessment: (locale: Locale, id: number, values?: QueryValues) =>
    at(locale, pagePaths.assessment.replace(':id', String(id)), queryString(values)),
  domains: (locale: Locale, values?: QueryValues) => at(locale, pagePaths.domains, queryString(values)),
  pilot: (locale: Locale, values?: QueryValues) => at(locale, pagePaths.pilot, queryString(values)),
  pilotProject: (locale: Locale, id: string, values?: QueryValues) =>
    at(locale, pagePaths.pilotProject.replace(':id', id), queryString(values)),
  chat: (locale: Locale, values?: QueryValues) => at(locale, pagePaths.chat, queryString(values)),
  chatThread: (locale: Locale, id: string) => at(locale, pagePaths.chatThread.replace(':id', id)),
  accept: (locale: Locale, token: string) => at(locale, pagePaths.accept.replace(':token', token)),
  shared: (locale: Locale, token: string) => at(locale, pagePaths.shared.replace(':token', token)),
  notifications: (locale: Locale, token: string) => at(locale, pagePaths.notifications.replace(':token', token)),
  account: (locale: Locale, section?: string) => at(locale, pagePaths.account, anchor(section)),
  my: (locale: Locale, productName: string, values?: QueryValues) =>
    at(locale, pathOf(pagePaths.my, productName), queryString(values)),
  deadlines: (locale: Locale, productName: string, values?: QueryValues) =>
    at(locale, pathOf(pagePaths.deadlines, productName), queryString(values)),
  method: (locale: Locale, section?: string) => at(locale, pagePaths.method, anchor(section)),
  monitor: (locale: Locale, values?: QueryValues) => at(locale, pagePaths.monitor, queryString(values)),
  admin: (locale: Locale, values?: QueryValues) => at(locale, pagePaths.admin, queryString(values)),
  products: (locale: Locale, values?: QueryValues) => at(locale, pagePaths.products, queryString(values)),
  promo: (locale: Locale) => at(locale, pagePaths.promo),
  cancel: (locale: Locale) => at(locale, pagePaths.cancel),
  withdraw: (locale: Locale) => at(locale, pagePaths.withdraw),
  news: (locale: Locale, token: string) => at(locale, pagePaths.news.replace(':token', token)),
  objection: (locale: Locale, token: string) => at(locale, pagePaths.objection.replace(':token', token)),
  termsObjection: (locale: Locale, token: string) => at(locale, pagePaths.termsObjection.replace(':token', token)),
  accessibility: (locale: Locale) => at(locale, pagePaths.accessibility),
  subscribe: (locale: Locale, product: string, values?: QueryValues) =>
    at(
      locale,
      pagePaths.subscribe.replace(':product', () => encodeURIComponent(product)),
      queryString(values),
    ),
  changeMarketplace: (locale: Locale, values?: QueryValues) => at(locale, pagePaths.changeMarketplace, queryString(values)),
  subscribeMarketplace: (locale: Locale, values?: QueryValues) => at(locale, pagePaths.subscribeMarketplace, queryString(values)),
  terms: (locale: Locale, values?: QueryValues) => at(locale, pagePaths.terms, queryString(values)),
  imprint: (locale: Locale) => at(locale, pagePaths.imprint),
  privacy: (locale: Locale) => at(locale, pagePaths.privacy),
  notFound: (locale: Locale) => at(locale, pagePaths.notFound),
  test: (locale: Locale) => at(locale, pagePaths.test),
}
