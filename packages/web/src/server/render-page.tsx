import { fallbackLocale, type Locale, locales } from '@marklot/contracts/locale'
import { StaticRouter } from 'react-router'
import { App } from '../app.tsx'
import { createApi, type ServerQueries } from '../lib/api.tsx'
import { storedColorScheme } from '../lib/color-scheme.tsx'
import type { PageConfig } from '../lib/config.tsx'
import { formatCookie, readCookie } from '../lib/cookies.ts'
import type { HeadCollector } from '../lib/head.tsx'
import { LoadOnce } from '../lib/load-once.ts'
import { localeCookie, preferredLocale, unsupportedLocaleCookie } from '../lib/locale.ts'
import { forgetFailedPages, loadPage } from '../lib/pages.tsx'
import { queryString } from '../lib/paths.ts'
import { type LoadPhrases, PhraseStore } from '../lib/phrases.tsx'
import { createQueryClient, transferQueries } from '../lib/query-client.ts'
import { type PageRoute, shellPhrases } from '../lib/route.ts'
import { resolveAddress } from '../resolve-address.ts'
import { routes } from '../routes.ts'
import { type BuildManifest, filesOf } from './assets.ts'
import { documentOf } from './document.ts'
import { renderTree } from './render-tree.ts'
import { pictureOf, structuredData } from './structured-data.ts'

/** The longest wait for an answer during rendering. After it, the browser sends the request itself. */
const answerLimitMs = 5000

export interface RenderRequest {
  /** Path and query as received. */
  url: string
  headers: { acceptLanguage?: string; cookie?: string }
  /** Answers calls to `/api/v1/…` (addresses without origin) in the same process. */
  fetch: typeof fetch
  config: PageConfig
  /** `dist/web/client/.vite/manifest.json`, parsed. */
  assets: BuildManifest
}

export interface RenderedPage {
  status: number
  /** Headers, with names in lower case. */
  headers: Record<string, string>
  /** A complete document; empty for a redirect. */
  html: string
  /** An error during rendering, for the log. The visitor still receives a document. */
  error?: unknown
}

/** The contents of the bundle other than code. */
export interface RenderResources {
  loadPhrases: LoadPhrases
  icon: string
  fonts: readonly string[]
  /** Pictures for link previews, by language. */
  socialPictures: Readonly<Record<Locale, string>>
}

/** Creates the function that answers an address with a document or a redirect. */
export function createRender(resources: RenderResources): (request: RenderRequest) => Promise<RenderedPage> {
  return async ({ url, headers, fetch, config, assets }) => {
    const { pathname, search } = splitUrl(url)
    const current = preferredLocale(readCookie(headers.cookie, localeCookie), headers.acceptLanguage)
    const address = resolveAddress(pathname, current, config)
    if (address.redirect !== null) return redirectTo(`${address.redirect}${search}`, address.unsupported !== null, config)

    const { locale, match } = address
    const colorScheme = storedColorScheme(headers.cookie)
    const phrases = new PhraseStore(resources.loadPhrases)
    const queryClient = createQueryClient({ isServer: true })
    const head: HeadCollector = { head: null }
    // A part that fails to load here fails again where it is used, which produces the failure page.
    await Promise.allSettled([
      ...[...shellPhrases, ...(match?.route.phrases ?? [])].map((capability) => phrases.load(locale, capability)),
      ...(match ? [loadPage(match.route)] : []),
    ])
    const tree = await renderTree(
      <StaticRouter location={`${pathname}${search}`}>
        <App
          config={config}
          initialLocale={locale}
          colorScheme={colorScheme}
          phrases={phrases}
          queryClient={queryClient}
          api={createApi({ locale: () => locale, fetch })}
          serverQueries={waitForAnswers()}
          head={head}
        />
      </StaticRouter>,
    )
    const status = tree.error === undefined ? (head.head?.status ?? 200) : 500
    const said = head.head ?? { title: config.productName, ownTitle: config.productName }
    const queries = transferQueries(queryClient)
    const addresses = status === 200 && match ? addressesOf(config.publicUrl, match.route, address.path, search, locale) : null
    const picture = pictureOf({ config, queries }) ?? `${config.publicUrl}${resources.socialPictures[locale]}`
    const html = documentOf({
      locale,
      colorScheme,
      head: said,
      noindex: status !== 200 || said.noindex === true,
      addresses,
      siteName: config.productName,
      picture,
      structuredData: addresses
        ? structuredData({
            route: match?.route.name ?? null,
            locale,
            config,
            canonical: addresses.canonical,
            title: said.ownTitle,
            description: said.description ?? '',
            queries,
          })
        : null,
      files: filesOf(assets, { locale, route: match?.route ?? null }),
      icon: resources.icon,
      fonts: resources.fonts,
      body: tree.html,
      state: {
        locale,
        colorScheme,
        config,
        queries,
        localeUnsupported: readCookie(headers.cookie, unsupportedLocaleCookie) === '1',
      },
    })
    queryClient.clear()
    forgetFailedPages()
    return {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        'cache-control': 'private, no-cache',
        vary: 'Accept-Language, Cookie',
      },
      html,
      ...(tree.error !== undefined && { error: tree.error }),
    }
  }
}

function redirectTo(location: string, warn: boolean, config: PageConfig): RenderedPage {
  const secure = config.publicUrl.startsWith('https:')
  return {
    status: 302,
    headers: {
      location,
      'cache-control': 'no-store',
      vary: 'Accept-Language, Cookie',
      // The warning belongs to the page after the redirect.
      ...(warn && { 'set-cookie': formatCookie(unsupportedLocaleCookie, '1', 60, secure) }),
    },
    html: '',
  }
}

function splitUrl(url: string): { pathname: string; search: string } {
  const [withoutHash = ''] = url.split('#')
  const at = withoutHash.indexOf('?')
  return at < 0 ? { pathname: withoutHash, search: '' } : { pathname: withoutHash.slice(0, at), search: withoutHash.slice(at) }
}

/** Returns one promise per request: components with the same request wait for the same answer. */
function waitForAnswers(): ServerQueries {
  const waiting = new LoadOnce<void>()
  return { wait: (hash, start, giveUp) => waiting.load(hash, () => withinLimit(start(), giveUp)) }
}

async function withinLimit(answer: Promise<void>, giveUp: () => void): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      giveUp()
      resolve()
    }, answerLimitMs)
  })
  await Promise.race([answer, limit]).finally(() => clearTimeout(timer))
}

/**
 * Returns the page's canonical address and its translations, for search engines. They are absolute and omit transient
 * parts of the query.
 */
function addressesOf(publicUrl: string, route: PageRoute, path: string, search: string, locale: Locale) {
  const asked = new URLSearchParams(search)
  const lasting = (route.lastingQuery ?? []).map((name): [string, string | undefined] => [name, asked.get(name) ?? undefined])
  const query = queryString(Object.fromEntries(lasting))
  // The bare prefix and /home are one page (spec 1, section 2).
  const ending = route.name === 'Home' ? '' : path
  const addressIn = (to: Locale) => `${publicUrl}/${to}${ending}${query}`
  return {
    canonical: addressIn(locale),
    alternates: [
      ...locales.map((other) => ({ hreflang: other as string, href: addressIn(other) })),
      { hreflang: 'x-default', href: addressIn(fallbackLocale) },
    ],
  }
}

/** Returns the addresses of the pages that the sitemap lists, without language prefix. */
export const listedPaths = (): string[] =>
  routes.flatMap((route) => (route.listed ?? []).map((ending) => `${route.name === 'Home' ? '' : route.path}${ending}`))
