import { type Locale, locales } from '@marklot/contracts/locale'
import type { ColorScheme } from '../lib/color-scheme.tsx'
import type { PageHead } from '../lib/head.tsx'
import { type PageState, serializeJson } from '../lib/state.ts'
import type { PageFiles } from './assets.ts'

export interface DocumentParts {
  locale: Locale
  colorScheme: ColorScheme
  head: PageHead
  noindex: boolean
  /** Null for a page without a permanent address. */
  addresses: { canonical: string; alternates: readonly { hreflang: string; href: string }[] } | null
  siteName: string
  /** Absolute address of the picture for link previews. The product's own pictures have 1200 × 630 pixels. */
  picture: string
  /** Facts for search engines; null for a page without any. */
  structuredData: object | null
  files: PageFiles
  icon: string
  fonts: readonly string[]
  body: string
  state: PageState
}

/** Languages in Open Graph's notation. */
const openGraphLocales: Record<Locale, string> = { de: 'de_DE', en: 'en_GB', fr: 'fr_FR', es: 'es_ES', it: 'it_IT' }

const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => replacements[sign] ?? sign)

/** Returns a void element. Attributes without a value are left out. */
function element(name: string, attributes: Record<string, string | undefined>): string {
  const list = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeHtml(value)}"`],
  )
  return `<${name}${list.join('')}>`
}

/** Returns the metadata for link previews of networks and messengers. */
function openGraph(page: Pick<DocumentParts, 'locale' | 'head' | 'siteName' | 'picture'> & { address: string }): string[] {
  const { locale, head, siteName, picture, address } = page
  const property = (name: string, content: string) => element('meta', { property: `og:${name}`, content })
  return [
    property('type', 'website'),
    property('site_name', siteName),
    property('title', head.title),
    ...(head.description ? [property('description', head.description)] : []),
    property('url', address),
    property('locale', openGraphLocales[locale]),
    ...locales.filter((other) => other !== locale).map((other) => property('locale:alternate', openGraphLocales[other])),
    property('image', picture),
    element('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/**
 * Returns the complete document. It contains no inline script, style element or event handler, so it runs under
 * `script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'`. The state is data, not a script.
 */
export function documentOf({
  locale,
  colorScheme,
  head,
  noindex,
  addresses,
  siteName,
  picture,
  structuredData,
  files,
  icon,
  fonts,
  body,
  state,
}: DocumentParts): string {
  const lines = [
    '<!doctype html>',
    element('html', { lang: locale, dir: 'ltr', 'data-color-scheme': colorScheme === 'auto' ? undefined : colorScheme }),
    '<head>',
    '<meta charset="utf-8">',
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(head.title)}</title>`,
    ...(head.description ? [element('meta', { name: 'description', content: head.description })] : []),
    ...(noindex ? [element('meta', { name: 'robots', content: 'noindex' })] : []),
    element('meta', { name: 'color-scheme', content: colorScheme === 'auto' ? 'light dark' : colorScheme }),
    ...(addresses
      ? [
          element('link', { rel: 'canonical', href: addresses.canonical }),
          ...addresses.alternates.map(({ hreflang, href }) => element('link', { rel: 'alternate', hreflang, href })),
        ]
      : []),
    ...(addresses ? openGraph({ locale, head, siteName, picture, address: addresses.canonical }) : []),
    element('link', { rel: 'icon', href: icon, type: 'image/svg+xml' }),
    ...fonts.map((href) => element('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' })),
    ...files.styles.map((href) => element('link', { rel: 'stylesheet', href })),
    ...files.preloads.map((href) => element('link', { rel: 'modulepreload', href })),
    element('script', { type: 'module', src: files.script }).concat('</script>'),
    // Data, not a script.
    ...(structuredData ? [`<script type="application/ld+json">${serializeJson(structuredData)}</script>`] : []),
    '</head>',
    '<body>',
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="state">${serializeJson(state)}</script>`,
    '</body>',
    '</html>',
  ]
  return lines.join('\n')
}
