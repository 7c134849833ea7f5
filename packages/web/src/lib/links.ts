import type { Locale } from '@marklot/contracts/locale'
import type { Phrases } from '@marklot/phrases'
import { paths } from '../paths.ts'
import type { RouteName } from '../routes.tsx'

/**
 * Links of the top bar and the footer's list of tools, in the order of spec 1, section 2. A row names a route of the route
 * table: a link to a page that does not exist does not compile.
 */
export const toolLinks = [
  { route: 'Search', label: 'link.Search', to: (locale: Locale) => paths.search(locale) },
] as const satisfies readonly {
  route: RouteName
  label: keyof Phrases['shell']
  to: (locale: Locale) => string
}[]
