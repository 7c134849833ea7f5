import type { Locale } from '@marklot/contracts/locale'
import { toolLinks } from '../../lib/links.ts'

/** Where plans and prices have a page of their own; null: there is none, and whoever needs the prices shows them in place. */
export function pricesPath(locale: Locale): string | null {
  const link = toolLinks.find(({ route }: { route: string }) => route === 'Products')
  return link?.to(locale) ?? null
}
