import { describe, expect, it } from 'vitest'
import type { PageRoute } from '../lib/route.ts'
import { routes } from '../routes.ts'
import { linksTo, shellLinks } from './links.ts'

const route = (name: string, path: string) => ({ name, path }) as Pick<PageRoute, 'name' | 'path'>

describe('links of the shell', () => {
  it('show the pages that exist, in the order of the rows', () => {
    const known = [route('Products', '/products'), route('Search', '/search'), route('My', '/myproduct')]
    const links = linksTo(
      [
        { route: 'Create', label: 'link.Create' },
        { route: 'Search', label: 'link.Search' },
        { route: 'My', label: 'link.My', needsAccount: true },
        { route: 'Products', label: 'link.Products' },
      ],
      known,
    )
    expect(links.map(({ route, to }) => [route, to('fr', 'Marklot')])).toEqual([
      ['Search', '/fr/search'],
      ['My', '/fr/myproduct'],
      ['Products', '/fr/products'],
    ])
  })

  it('lead to each page once in the top bar and once in the footer', () => {
    const { tools, footer } = shellLinks(routes)
    for (const links of [tools, Object.values(footer).flat()])
      expect(new Set(links.map(({ to }) => to('de', 'Marklot'))).size, JSON.stringify(links)).toBe(links.length)
    expect(tools.map((link) => link.route)).toContain('Search')
  })
})
