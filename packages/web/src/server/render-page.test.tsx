import { locales } from '@marklot/contracts/locale'
import type { PhraseTable } from '@marklot/phrases'
import fc from 'fast-check'
import { StaticRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { App } from '../app.tsx'
import { createApi, useApiQuery } from '../lib/api.tsx'
import { useHead } from '../lib/head.tsx'
import { type LoadPhrases, PhraseStore, usePhrases } from '../lib/phrases.tsx'
import { createQueryClient, restoreQueries } from '../lib/query-client.ts'
import { shellPhrases } from '../lib/route.ts'
import type { PageState } from '../lib/state.ts'
import { testConfig } from '../lib/test-config.ts'
import type { BuildManifest } from './assets.ts'
import { createRender, type RenderRequest } from './render-page.tsx'
import { renderTree } from './render-tree.ts'

// A small page replaces the search page, because these tests check what all pages share.
vi.mock('../features/search/search-page.tsx', () => ({ SearchPage: () => <AskingPage />, prepare: async () => {} }))
vi.mock('../features/brands/brand-page.tsx', () => ({ BrandPage: () => <BreakingPage /> }))
vi.mock('../ui/gallery.tsx', () => ({ Gallery: () => <p>gallery</p> }))

function AskingPage() {
  useHead({ title: 'Suche' })
  return (
    <>
      <Surrounded />
      <Heading />
      <Heading />
    </>
  )
}
/** Asks for texts before and after it waits for an answer, as most pages do. */
function Surrounded() {
  const before = usePhrases('shell')
  useApiQuery(['types'], (api) => api.reference.brandTypes())
  const after = usePhrases('shell')
  return <p>{`${before('skipToContent')}, ${after('skipToContent')}`}</p>
}
function Heading() {
  const types = useApiQuery(['types'], (api) => api.reference.brandTypes())
  return <h1>{types.object?.map(({ description }) => description).join() ?? `${types.reason} ${types.error?.message}`}</h1>
}
function BreakingPage(): never {
  throw new Error('broken page')
}

const tables: Record<string, () => Promise<PhraseTable>> = {
  session: () => import('@marklot/phrases/session').then(({ session }) => session),
  shell: () => import('@marklot/phrases/shell').then(({ shell }) => shell),
  offices: () => import('@marklot/phrases/offices').then(({ offices }) => offices),
}
const loadPhrases: LoadPhrases = async (locale, capability) => {
  const table = (await tables[capability]?.()) ?? {}
  return Object.fromEntries(Object.entries(table).map(([key, text]) => [key, text[locale]]))
}
const render = createRender({
  loadPhrases,
  icon: '/assets/icon.svg',
  fonts: ['/assets/font.woff2'],
  socialPictures: {
    de: '/assets/de.png',
    en: '/assets/en.png',
    fr: '/assets/fr.png',
    es: '/assets/es.png',
    it: '/assets/it.png',
  },
})
const assets: BuildManifest = { 'src/entry-browser.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'] } }
const register = {
  marks: 12,
  isSample: true,
  offices: Object.fromEntries(['de', 'em', 'at', 'ch', 'fr', 'es', 'us'].map((code) => [code, { marks: 1, asOf: '2026-01-09' }])),
}

const calls: string[] = []
const answers = new Map<string, () => Response | Promise<Response>>()
const answering = (async (address: string, init?: RequestInit) => {
  calls.push(`${address} ${new Headers(init?.headers).get('accept-language')}`)
  return answers.get(address)?.() ?? Response.json({ code: 'route.notFound', message: 'x', requestId: '1' }, { status: 404 })
}) as typeof fetch

const ask = (url: string, more: Partial<RenderRequest> = {}) =>
  render({
    url,
    headers: {},
    fetch: answering,
    config: { ...testConfig, publicUrl: 'https://m.test' },
    assets,
    ...more,
  })
const stateOf = (html: string) =>
  JSON.parse(/<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as PageState

/** Returns React's first rendering in the browser from the document's state. It must equal the document. */
async function firstInBrowser(html: string, location: string): Promise<string> {
  const state = stateOf(html)
  const phrases = new PhraseStore(loadPhrases)
  await Promise.all([...shellPhrases, 'search' as const, 'ui' as const].map((one) => phrases.load(state.locale, one)))
  const queryClient = createQueryClient({ isServer: false })
  restoreQueries(queryClient, state.queries)
  const tree = await renderTree(
    <StaticRouter location={location}>
      <App
        config={state.config}
        initialLocale={state.locale}
        colorScheme={state.colorScheme}
        phrases={phrases}
        queryClient={queryClient}
        api={createApi({ locale: () => state.locale, fetch: answering })}
      />
    </StaticRouter>,
  )
  expect(tree.error).toBeUndefined()
  queryClient.clear()
  return tree.html
}

beforeEach(() => {
  calls.length = 0
  answers.clear()
  answers.set('/api/v1/health', () => Response.json({ status: 'ok', version: '1', register }))
  answers.set('/api/v1/BrandTypes', () => Response.json([{ key: 'Word', description: 'Wortmarke', shortDescription: 'Wort' }]))
})

describe('render', () => {
  it('sends the visitor to the right language, keeping the query', async () => {
    const location = async (url: string, headers = {}) => (await ask(url, { headers })).headers.location
    expect(await location('/search?q=a&q=b', { acceptLanguage: 'fr-CH, de;q=0.5' })).toBe('/fr/search?q=a&q=b')
    expect(await location('/?q=a', { cookie: 'locale=it', acceptLanguage: 'fr' })).toBe('/it?q=a')
    expect(await location('/', { acceptLanguage: 'it' })).toBe('/it')
    expect(await ask('/xx/search')).toMatchObject({ status: 302, headers: { location: '/en/search' } })
  })

  it('passes the warning about an unsupported language to the page the visitor arrives at', async () => {
    const sent = await ask('/xx/search')
    expect(sent.headers['set-cookie']).toMatch(/^locale-unsupported=1; .*Max-Age=60; .*Secure$/)
    expect((await ask('/search')).headers['set-cookie']).toBeUndefined()
    const { html } = await ask('/en/search', { headers: { cookie: 'locale-unsupported=1' } })
    expect(stateOf(html).localeUnsupported).toBe(true)
  })

  it.each(locales)('renders the page with its answers, each requested once, in %s', async (locale) => {
    const page = await ask(`/${locale}/search`)
    expect(page).toMatchObject({ status: 200, headers: { 'content-language': locale } })
    expect(page.html).toContain(`<html lang="${locale}" dir="ltr">`)
    expect(page.html.match(/<h1>Wortmarke<\/h1>/g)).toHaveLength(2)
    const { skipToContent: skip } = (await loadPhrases(locale, 'shell')) as Record<string, string>
    expect(page.html).toContain(`<p>${skip}, ${skip}</p>`)
    expect(page.html).toContain(`<link rel="canonical" href="https://m.test/${locale}/search">`)
    expect(page.html.match(/rel="alternate"/g)).toHaveLength(6)
    expect(calls.sort()).toEqual([`/api/v1/BrandTypes ${locale}`, `/api/v1/health ${locale}`])
    expect(stateOf(page.html).queries.map(({ key }) => key)).toEqual(
      expect.arrayContaining([
        [locale, 'types'],
        [locale, 'health'],
      ]),
    )
  })

  it('marks sample data, unless the configuration or the register is real', async () => {
    const marked = (html: string) => html.includes('Beispieldaten')
    expect(marked((await ask('/de/search')).html)).toBe(true)
    answers.set('/api/v1/health', () => Response.json({ status: 'ok', version: '1', register: { ...register, isSample: false } }))
    expect(marked((await ask('/de/search')).html)).toBe(false)
  })

  it('shows an error instead of an answer and transfers it to the browser', async () => {
    answers.set('/api/v1/BrandTypes', () =>
      Response.json({ code: 'register.notReady', message: 'Gleich', requestId: '1' }, { status: 503 }),
    )
    const page = await ask('/de/search')
    expect(page.html).toContain('<h1>null Gleich</h1>')
    expect(stateOf(page.html).queries.find(({ key }) => key[1] === 'types')?.error).toMatchObject({ status: 503 })
  })

  it.each([
    ['breaks', () => Promise.reject(new TypeError('fetch failed'))],
    ['is no JSON', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['is no answer of the contract', () => Response.json({ wrong: true })],
    ['says no', () => Response.json({ code: 'register.notReady', message: 'Gleich', requestId: '1' }, { status: 503 })],
  ])('sends what the browser renders first, also when a call %s', async (_, answer) => {
    answers.set('/api/v1/BrandTypes', answer)
    const page = await ask('/de/search')
    expect(page.status).toBe(200)
    expect(page.html).toContain(await firstInBrowser(page.html, '/de/search'))
  })

  it('leaves an answer that takes too long to the browser, also when it comes just after', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      let answer = (_: Response) => {}
      answers.set('/api/v1/BrandTypes', () => new Promise((resolve) => (answer = resolve)))
      const rendered = ask('/de/search')
      await vi.waitFor(() => expect(calls.some((call) => call.includes('BrandTypes'))).toBe(true))
      await vi.advanceTimersByTimeAsync(5000)
      answer(Response.json([{ key: 'Word', description: 'Wortmarke', shortDescription: 'Wort' }]))
      const page = await rendered
      expect(page.html).toContain('<h1>loading undefined</h1>')
      expect(page.html).toContain(await firstInBrowser(page.html, '/de/search'))
    } finally {
      vi.useRealTimers()
    }
  })

  it('writes no inline script, style element or event handler', async () => {
    const { html } = await ask('/de/search')
    expect(html.match(/<script\b[^>]*>/g)).toEqual([
      '<script type="module" src="/assets/entry.js">',
      '<script type="application/ld+json">',
      '<script type="application/json" id="state">',
    ])
    expect(html).not.toMatch(/<style\b|\son\w+=/)
  })

  it('writes the chosen colour scheme into the document and leaves it to the system otherwise', async () => {
    const html = async (cookie: string) => (await ask('/de/search', { headers: { cookie } })).html
    expect(await html('colour-scheme=dark')).toContain('data-color-scheme="dark"')
    expect(await html('')).not.toContain('data-color-scheme')
  })

  it('answers unknown addresses with the not-found page, which is not indexed', async () => {
    for (const url of ['/de/nowhere', '/nowhere', '/de/404', '/de/test', '/de/brands/%E0%A4%A', '/de/brands/a/b']) {
      const page = await ask(url, { headers: { acceptLanguage: 'de' } })
      expect(page.status).toBe(404)
      expect(page.html).toContain('Seite nicht gefunden')
      expect(page.html).toContain('<meta name="robots" content="noindex">')
      expect(page.html).not.toContain('rel="canonical"')
    }
  })

  it('describes the page for link previews, with a picture', async () => {
    const { html } = await ask('/de/search')
    expect(html).toContain('<meta property="og:title" content="Suche')
    expect(html).toContain('<meta property="og:url" content="https://m.test/de/search">')
    expect(html).toContain('<meta property="og:image" content="https://m.test/assets/de.png">')
    expect(html).toContain('<meta property="og:locale" content="de_DE">')
    expect(html.match(/og:locale:alternate/g)).toHaveLength(4)
    expect((await ask('/de/no-such-page')).html).not.toContain('og:')
  })

  it('describes the page to search engines as structured data', async () => {
    const { html } = await ask('/de/search')
    const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    expect(data).not.toContain('<')
    expect(JSON.parse(data)).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{ item: 'https://m.test/de' }, { name: 'Suche', item: 'https://m.test/de/search' }],
        },
      ],
    })
  })

  it('keeps only page-defining parameters in the canonical address', async () => {
    expect((await ask('/de/search?q=lumora')).html).toContain('<link rel="canonical" href="https://m.test/de/search">')
  })

  it('shows the gallery in development', async () => {
    const config = { ...testConfig, isDevelopment: true }
    expect((await ask('/de/test', { config })).html).toContain('gallery')
  })

  it('answers a broken page with a document, status 500 and the cause for the log', async () => {
    const page = await ask('/de/brands/de-1')
    expect(page.status).toBe(500)
    expect(page.error).toMatchObject({ message: 'broken page' })
    expect(page.html).toContain('<title>Marklot')
  })

  it('renders any address', async () => {
    const sign = fc.constantFrom(
      '/',
      '//',
      '?',
      '#',
      '%',
      '%2F',
      '%00',
      '<script>',
      '"',
      "'",
      '..',
      'de',
      'search',
      'brands',
      '\\',
      'é',
      ' ',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(sign, { maxLength: 8 }), async (signs) => {
        const page = await ask(`/${signs.join('')}`)
        expect([200, 302, 404]).toContain(page.error === undefined ? page.status : 404)
        if (page.headers.location) expect(page.headers.location).toMatch(/^\/(de|en|fr|es|it)(\/|\?|$)/)
        expect(page.html).not.toContain('<script>')
      }),
      { numRuns: 60 },
    )
  })
})
