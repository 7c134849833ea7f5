import type { Locale } from '@marklot/contracts/locale'
import { pathOf } from '@marklot/contracts/pages'
import type { Phrases } from '@marklot/phrases'
import type { PageRoute, RouteName } from '../lib/route.ts'

type KnownRoute = Pick<PageRoute, 'name' | 'path'>
interface LinkRow {
  route: RouteName
  label: keyof Phrases['shell'] & `link.${string}`
  /** Shown only to people with a user account. */
  needsAccount?: boolean
  /** Selects one of several pages under a route, such as `?audience=business`. */
  query?: string
}
export interface PageLink extends LinkRow {
  to: (locale: Locale, productName: string) => string
}
export interface ShellLinks {
  /** Links of the top bar. */
  tools: readonly PageLink[]
  /** Columns of the footer. */
  footer: Readonly<Record<'tools' | 'product' | 'legal', readonly PageLink[]>>
}

/** Returns the rows whose routes exist. A link to a missing page is left out (decisions, "Pages"). */
export function linksTo(rows: readonly LinkRow[], known: readonly KnownRoute[]): PageLink[] {
  return rows.flatMap((row) => {
    const route = known.find(({ name }) => name === row.route)
    return route
      ? [{ ...row, to: (locale, productName) => `/${locale}${pathOf(route.path, productName)}${row.query ?? ''}` }]
      : []
  })
}

/** Links of the top bar and the footer, in the order of spec 1, section 2, and of the home page's mockup. */
export const shellLinks = (known: readonly KnownRoute[]): ShellLinks => ({
  tools: linksTo(
    [
      { route: 'Create', label: 'link.Create' },
      { route: 'Monitor', label: 'link.Monitor' },
      { route: 'Search', label: 'link.Search' },
      { route: 'Chat', label: 'link.Chat' },
      { route: 'My', label: 'link.My', needsAccount: true },
      { route: 'Insights', label: 'link.Insights' },
      { route: 'Products', label: 'link.Products' },
    ],
    known,
  ),
  footer: {
    tools: linksTo(
      [
        { route: 'HomeFirstIdea', label: 'link.Idea' },
        { route: 'Pilot', label: 'link.Pilot' },
        { route: 'Create', label: 'link.Create' },
        { route: 'Monitor', label: 'link.Monitor' },
        { route: 'Search', label: 'link.Search' },
        { route: 'Domains', label: 'link.Domains' },
      ],
      known,
    ),
    product: linksTo(
      [
        { route: 'Products', label: 'link.Products' },
        { route: 'Insights', label: 'link.Insights' },
        { route: 'Method', label: 'link.Method' },
        { route: 'Feedback', label: 'link.Feedback' },
      ],
      known,
    ),
    legal: linksTo(
      [
        { route: 'Imprint', label: 'link.Imprint' },
        { route: 'Privacy', label: 'link.Privacy' },
        { route: 'Terms', label: 'link.Terms' },
        { route: 'Terms', label: 'link.TermsBusiness', query: '?audience=business' },
        { route: 'Accessibility', label: 'link.Accessibility' },
        { route: 'Cancel', label: 'link.Cancel' },
        { route: 'Withdraw', label: 'link.Withdraw' },
      ],
      known,
    ),
  },
})
