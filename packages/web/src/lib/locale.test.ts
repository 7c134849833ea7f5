import { isLocale, locales } from '@marklot/contracts/locale'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKnownPath } from '../routes.ts'
import { preferredLocale, resolveLocale } from './locale.ts'
import { testConfig } from './test-config.ts'

const known = (path: string) => isKnownPath(path, testConfig)
const resolve = (pathname: string, current: 'de' | 'fr' = 'de') => resolveLocale({ pathname, current, isKnownPath: known })

describe('language prefix rule', () => {
  it.each(locales)('a supported prefix becomes the active language: %s', (locale) => {
    expect(resolve(`/${locale}/search`)).toEqual({ locale, path: '/search', redirect: null, unsupported: null })
    expect(resolve(`/${locale}/no/such`)).toEqual({ locale, path: '/no/such', redirect: null, unsupported: null })
  })

  it('completes an address without prefix by the current language', () => {
    expect(resolve('/search', 'fr').redirect).toBe('/fr/search')
    expect(resolve('/brands/de-302009', 'fr').redirect).toBe('/fr/brands/de-302009')
    expect(resolve('/404').redirect).toBe('/de/404')
    expect(resolve('/').redirect).toBe('/de')
  })

  it('replaces a prefix longer than two characters without hyphen by the current language, without a warning', () => {
    expect(resolve('/deutsch/search', 'fr')).toEqual({ locale: 'fr', path: '/search', redirect: '/fr/search', unsupported: null })
    expect(resolve('/undefined/brands/us-1').redirect).toBe('/de/brands/us-1')
  })

  it('falls back to English with a warning for an unsupported language', () => {
    expect(resolve('/xx/search')).toEqual({ locale: 'en', path: '/search', redirect: '/en/search', unsupported: 'xx' })
    expect(resolve('/pt-BR/search')).toMatchObject({ redirect: '/en/search', unsupported: 'pt-BR' })
    expect(resolve('/en-GB')).toMatchObject({ redirect: '/en', unsupported: 'en-GB' })
    expect(resolve('/pt')).toMatchObject({ redirect: '/en', unsupported: 'pt' })
    expect(resolve('/pt/no/such')).toMatchObject({ redirect: '/en/no/such', unsupported: 'pt' })
  })

  it('writes a supported language in lower case', () => {
    expect(resolve('/FR/search')).toMatchObject({ redirect: '/fr/search', unsupported: null })
  })

  it('treats a lone word as an address that does not exist', () => {
    for (const path of ['/nowhere', '/wp-admin', '/foo/', '/foo/bar', '/robots.txt'])
      expect(resolve(path)).toEqual({ locale: 'de', path, redirect: null, unsupported: null })
    expect(resolve('//evil.example/search')).toMatchObject({ redirect: null })
  })

  it('never redirects to another host or in a loop', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom(...locales), (pathname, current) => {
        const first = resolveLocale({ pathname, current, isKnownPath: known })
        if (first.redirect === null) return
        expect(isLocale(first.redirect.split('/')[1] ?? '')).toBe(true)
        expect(resolveLocale({ pathname: first.redirect, current, isKnownPath: known })).toMatchObject({
          redirect: null,
          locale: first.locale,
        })
      }),
    )
  })
})

describe('preferredLocale', () => {
  it("prefers the stored choice to the browser's languages", () => {
    expect(preferredLocale('it', 'de')).toBe('it')
    expect(preferredLocale('xx', 'de')).toBe('de')
  })
  it("returns the first supported of the browser's languages, by weight", () => {
    expect(preferredLocale(undefined, 'pt-PT, fr-CH;q=0.7, de-AT;q=0.9, *;q=0.1')).toBe('de')
    expect(preferredLocale(undefined, 'fr;q=0, es')).toBe('es')
  })
  it('falls back to English', () => {
    expect(preferredLocale(undefined, undefined)).toBe('en')
    expect(preferredLocale(undefined, 'pt, *')).toBe('en')
    expect(preferredLocale(undefined, ';;;q=x,,')).toBe('en')
  })
})
