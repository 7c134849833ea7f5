import type { Locale } from '@marklot/contracts/locale'
import type { Phrases } from '@marklot/phrases'
import { type PageRoute, type RouteName, routes } from '../routes.tsx'

/** Pages of spec 1, section 2, that links are ready for; their rows show by themselves once the route table knows them. */
type LinkedRoute = RouteName | 'Create' | 'Monitor' | 'Chat' | 'My'
interface LinkRow {
  route: LinkedRoute
  label: keyof Phrases['shell'] & `link.${string}`
  /** Shown with a user account only. */
  needsAccount?: boolean
  /** One of the pages under a route, e.g. `?audience=business`. */
  query?: string
}
export interface PageLink extends LinkRow {
  to: (locale: Locale) => string
}

/** The rows whose routes exist: a link to a page that is not there is not shown (decisions, "Pages"). */
export function linksTo(rows: readonly LinkRow[], known: readonly Pick<PageRoute, 'name' | 'path'>[] = routes): PageLink[] {
  return rows.flatMap((row) => {
    const route = known.find(({ name }) => name === row.route)
    return route ? [{ ...row, to: (locale: Locale) => `/${locale}${route.path}${row.query ?? ''}` }] : []
  })
}

/** Links of the top bar, in the order of spec 1, section 2. */
export const toolLinks = linksTo([
  { route: 'Create', label: 'link.Create' },
  { route: 'Monitor', label: 'link.Monitor' },
  { route: 'Search', label: 'link.Search' },
  { route: 'Chat', label: 'link.Chat' },
  { route: 'My', label: 'link.My', needsAccount: true },
  { route: 'Insights', label: 'link.Insights' },
  { route: 'Products', label: 'link.Products' },
])

/** The footer's columns; spec 1, section 2, and the home page's mockup. */
export const footerLinks = {
  tools: linksTo([
    { route: 'HomeFirstIdea', label: 'link.Pilot' },
    { route: 'Create', label: 'link.Create' },
    { route: 'Monitor', label: 'link.Monitor' },
    { route: 'Search', label: 'link.Search' },
  ]),
  product: linksTo([
    { route: 'Products', label: 'link.Products' },
    { route: 'Insights', label: 'link.Insights' },
    { route: 'Method', label: 'link.Method' },
    { route: 'Feedback', label: 'link.Feedback' },
  ]),
  legal: linksTo([
    { route: 'Imprint', label: 'link.Imprint' },
    { route: 'Privacy', label: 'link.Privacy' },
    { route: 'Terms', label: 'link.Terms' },
    { route: 'Terms', label: 'link.TermsBusiness', query: '?audience=business' },
  ]),
}
