import { locales } from '@marklot/contracts/locale'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveAddress } from '../resolve-address.ts'
import { routes } from '../routes.ts'
import { shellLinks } from '../shell/links.ts'
import { paths, queryString, withLocale } from './paths.ts'
import { testConfig } from './test-config.ts'

describe('paths', () => {
  it('are these', () => {
    expect({
      home: paths.home('de'),
      search: paths.search('de'),
      searchWithValues: paths.search('en', { q: 'Tavilo & Söhne', office: ['de', 'em'], page: 2, none: undefined, empty: [] }),
      brand: paths.brand('fr', 'de-3020090013365'),
      brandHostile: paths.brand('fr', '../x?y#z'),
      my: paths.my('de', 'Brand Näme 24', { section: 'boards', board: 7 }),
      notFound: paths.notFound('es'),
      test: paths.test('it'),
    }).toMatchInlineSnapshot(`
      {
        "brand": "/fr/brands/de-3020090013365",
        "brandHostile": "/fr/brands/..%2Fx%3Fy%23z",
        "home": "/de",
        "my": "/de/mybrandnme24?section=boards&board=7",
        "notFound": "/es/404",
        "search": "/de/search",
        "searchWithValues": "/en/search?q=Tavilo+%26+S%C3%B6hne&office=de&office=em&page=2",
        "test": "/it/test",
      }
    `)
  })

  it('link to a page', () => {
    for (const locale of locales) {
      expect(resolveAddress(paths.search(locale), 'en', testConfig).match?.route.name).toBe('Search')
      expect(resolveAddress(paths.brand(locale, 'us-1'), 'en', testConfig).match?.route.name).toBe('Brand')
      const nameOf = (path: string) => resolveAddress(path, 'en', testConfig).match?.route.name
      expect([paths.home(locale), `/${locale}/home`].map(nameOf)).toEqual(['Home', 'Home'])
      expect([paths.homeIdea(locale), paths.homeApplication(locale), paths.homeMonitor(locale)].map(nameOf)).toEqual([
        'HomeFirstIdea',
        'HomeApplication',
        'HomeMonitor',
      ])
      expect(nameOf(`/${locale}/insights`)).toBe('Insights')
      for (const { to } of shellLinks(routes).tools)
        expect(resolveAddress(to(locale, testConfig.productName), 'en', testConfig).match).not.toBeNull()
    }
  })

  it('show the gallery in development only', () => {
    expect(resolveAddress('/de/test', 'en', { ...testConfig, isDevelopment: true }).match?.route.name).toBe('Test')
    expect(resolveAddress('/de/test', 'en', testConfig).match).toBeNull()
  })

  it('link to no page for future pages, the not-found page itself and malformed encodings', () => {
    for (const path of ['/de/home/other', '/de/404', '/de/search/more', '/de/brands', '/de/brands/%E0%A4%A'])
      expect(resolveAddress(path, 'en', testConfig)).toMatchObject({ match: null, redirect: null })
  })
})

describe('queryString', () => {
  it('is empty without values', () => {
    expect(queryString({})).toBe('')
    expect(queryString({ q: undefined })).toBe('')
  })
})

describe('withLocale', () => {
  it('replaces only the language', () => {
    const at = (pathname: string) => ({ pathname, search: '?q=de&x=/de/', hash: '#de' })
    expect(withLocale(at('/de/brands/de-1'), 'de', 'it')).toBe('/it/brands/de-1?q=de&x=/de/#de')
    expect(withLocale(at('/de'), 'de', 'it')).toBe('/it?q=de&x=/de/#de')
    expect(withLocale(at('/'), 'de', 'it')).toBe('/it?q=de&x=/de/#de')
    expect(withLocale(at('/design'), 'de', 'it')).toBe('/it/design?q=de&x=/de/#de')
  })

  it('returns to the same address', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom(...locales), fc.constantFrom(...locales), (rest, from, to) => {
        const pathname = `/${from}${rest.startsWith('/') || rest === '' ? rest : `/${rest}`}`
        const there = withLocale({ pathname, search: '', hash: '' }, from, to)
        expect(withLocale({ pathname: there, search: '', hash: '' }, to, from)).toBe(pathname)
      }),
    )
  })
})
