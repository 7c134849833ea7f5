import { fallbackLocale, locales } from '@marklot/contracts/locale'

/** Marks per file: below the protocol's 50,000 addresses (sitemaps.org), and a few megabytes. */
export const marksPerSitemap = 40_000

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

/**
 * What search engines may visit: every page but those that belong to one person or lead nowhere. Searches are pages too, but each says
 * itself that it is not to be indexed.
 */
export const robotsText = (publicUrl: string): string =>
  [
    'User-agent: *',
    // Pictures of marks are what pages and links show.
    'Allow: /api/v1/BrandImages/',
    'Disallow: /api/',
    'Disallow: /identity/',
    ...['', ...locales.map((locale) => `/${locale}`)].flatMap((prefix) =>
      ['account', 'admin', 'signed-in', 'signed-out'].map((page) => `Disallow: ${prefix}/${page}`),
    ),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')

/** The list of the lists: one of pages, and one for each slice of the register's running numbers. */
export function sitemapIndex(publicUrl: string, markSlices: number): string {
  const files = ['pages.xml', ...Array.from({ length: markSlices }, (_, slice) => `marks-${slice}.xml`)]
  const rows = files.map((file) => `<sitemap><loc>${escapeXml(`${publicUrl}/sitemaps/${file}`)}</loc></sitemap>`)
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>\n`
}

/** Every page in every language, each with its siblings. `paths` are without language prefix. */
export function pagesSitemap(publicUrl: string, paths: readonly string[]): string {
  const addressIn = (locale: string, path: string) => escapeXml(`${publicUrl}/${locale}${path}`)
  const link = (language: string, address: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
  const rows = paths.flatMap((path) => {
    const siblings = [
      ...locales.map((locale) => link(locale, addressIn(locale, path))),
      link('x-default', addressIn(fallbackLocale, path)),
    ].join('')
    return locales.map((locale) => `<url><loc>${addressIn(locale, path)}</loc>${siblings}</url>`)
  })
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join('\n')}\n</urlset>\n`
}

/** Marks in the language of the market; their pages name the other languages themselves. */
export function marksSitemap(publicUrl: string, ids: readonly string[]): string {
  const rows = ids.map((id) => `<url><loc>${escapeXml(`${publicUrl}/de/brands/${encodeURIComponent(id)}`)}</loc></url>`)
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</urlset>\n`
}
