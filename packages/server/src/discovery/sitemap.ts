import { fallbackLocale, locales } from '@marklot/contracts/locale'
import { ownPages, pathOf, paths } from '@marklot/contracts/pages'
import { escapeMarkup } from '../platform/escape-markup.ts'

/**
 * The number of marks per file. Such a file has a few megabytes and stays below the protocol's limit of 50,000
 * addresses (sitemaps.org).
 */
export const marksPerSitemap = 40_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Returns the part of a path before its parameters, which all its addresses share. */
const beforeParameters = (path: string) => path.replace(/:.*/, '')

/**
 * Returns the `robots.txt`. It lets search engines visit every page except personal ones. Result pages exclude
 * themselves by their robots tag.
 */
export const robotsText = (publicUrl: string, productName: string): string =>
  [
    'User-agent: *',
    // Pages and link previews show pictures of marks.
    'Allow: /api/v1/BrandImages/',
    'Disallow: /api/',
    'Disallow: /identity/',
    ...['', ...locales.map((locale) => `/${locale}`)].flatMap((prefix) =>
      ownPages.map((page) => `Disallow: ${prefix}${beforeParameters(pathOf(page, productName))}`),
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** Returns the index of the sitemaps: one for pages, and one for each slice of the register's running numbers. */
export function sitemapIndex(publicUrl: string, markSlices: number): string {
  const files = ['pages.xml', ...Array.from({ length: markSlices }, (_, slice) => `marks-${slice}.xml`)]
  const rows = files.map((file) => `<sitemap><loc>${escapeMarkup(`${publicUrl}/sitemaps/${file}`)}</loc></sitemap>`)
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>\n`
}

/**
 * Returns the sitemap of every page in every language, each with its translations. `listedPaths` have no language
 * prefix.
 */
export function pagesSitemap(publicUrl: string, listedPaths: readonly string[]): string {
  const addressIn = (locale: string, path: string) => escapeMarkup(`${publicUrl}/${locale}${path}`)
  const link = (language: string, address: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
  const rows = listedPaths.flatMap((path) => {
    const siblings = [
      ...locales.map((locale) => link(locale, addressIn(locale, path))),
      link('x-default', addressIn(fallbackLocale, path)),
    ].join('')
    return locales.map((locale) => `<url><loc>${addressIn(locale, path)}</loc>${siblings}</url>`)
  })
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>\n`
}

/**
 * Returns the sitemap of the German pages of marks, since German is the language of the market. Those pages link to
 * their translations.
 */
export function marksSitemap(publicUrl: string, ids: readonly string[]): string {
  const rows = ids.map((id) => `<url><loc>${escapeMarkup(`${publicUrl}${paths.brand('de', id)}`)}</loc></url>`)
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`
}
