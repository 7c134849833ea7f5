import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIResponse, expect, type Page, test } from '@playwright/test'
import { clickUntil, takenOver } from './people.ts'
import { createDataFolder, startProduct } from './setup-product.ts'

/** Collects every fault: uncaught errors, console errors, violations of the content security policy. */
async function listenForFaults(page: Page): Promise<() => Promise<string[]>> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(`${message.type()}: ${message.text()}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`CSP: ${violation.violatedDirective} ${violation.blockedURI}`)
    })
  })
  // The browser itself reports the status of a not-found page as an error.
  return async () => faults.filter((fault) => !/Failed to load resource: .*status of 404/.test(fault))
}

/** Kills the embedded database of a product as a crash would. */
async function killDatabase(dataFolder: string): Promise<void> {
  const [pid] = (await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

const openLanguageMenu = (page: Page) =>
  clickUntil(page.getByLabel(/^(Sprache|Language|Langue|Idioma|Lingua): /), page.getByRole('link', { name: 'Français' }))

test.describe('not-found page', () => {
  test('answers 404, is not indexed, leads back and home', { tag: '@phone' }, async ({ page }) => {
    const faults = await listenForFaults(page)
    await page.goto('/en/search')
    const response = await page.goto('/en/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/Page not found/)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/en')
    await takenOver(page)
    await page.getByRole('button', { name: 'Go back' }).click()
    await expect(page).toHaveURL(/\/en\/search$/)
    expect(await faults()).toEqual([])
  })

  test('also answers below the sign-in’s address, in the caller’s language', async ({ request }) => {
    const asked = { headers: { 'Accept-Language': 'fr' } }
    for (const path of ['/identity/nothing', '/identity/.well-known/nothing', '/identity/assets/nothing.css']) {
      const answer = await request.get(path, asked)
      expect(answer.status()).toBe(404)
      expect(await answer.text()).toContain('<title>Page introuvable')
    }
    expect((await request.post('/identity/nothing')).status()).toBe(405)
  })

  test('speaks the language of its address', async ({ page }) => {
    for (const [locale, title] of [
      ['de', 'Seite nicht gefunden'],
      ['fr', 'Page introuvable'],
      ['es', 'Página no encontrada'],
      ['it', 'Pagina non trovata'],
    ] as const) {
      const response = await page.goto(`/${locale}/no-such-page`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
    }
  })

  test('shows for pages yet to come, and for /404', async ({ request }) => {
    for (const path of ['/en/404', '/en/chats', '/de/pilots', '/en/test', '/en/search/further']) {
      expect.soft((await request.get(path)).status(), path).toBe(404)
    }
  })

  test('no page links to it', async ({ page, request }) => {
    for (const path of ['/en/search', '/de/search', '/en/no-such-page']) {
      await page.goto(path)
      const targets = await page.locator('a[href^="/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      expect(targets.length).toBeGreaterThan(0)
      for (const target of new Set(targets)) {
        if (target?.includes('/no-such-page')) continue
        expect.soft((await request.get(target ?? '')).status(), `${path} → ${target}`).toBe(200)
      }
    }
  })
})

test.describe('language prefix', () => {
  test('is completed by the browser’s language, then by the stored choice', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'it-IT' })
    const page = await context.newPage()
    await page.goto('/search?q=aurora')
    await expect(page).toHaveURL(/\/it\/search\?q=aurora$/)
    await openLanguageMenu(page)
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/fr\/search\?q=aurora$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.goto('/search')
    await expect(page).toHaveURL(/\/fr\/search$/)
    await context.close()
  })

  test('falls back to English for an unsupported browser language', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'nl-NL' })
    const page = await context.newPage()
    await page.goto('/search')
    await expect(page).toHaveURL(/\/en\/search$/)
    await context.close()
  })

  test('that is unsupported becomes English, with a warning', async ({ page }) => {
    await page.goto('/pt/search?q=aurora')
    await expect(page).toHaveURL(/\/en\/search\?q=aurora$/)
    await expect(page.locator('[data-severity="WARNING"]')).toBeVisible()
  })

  test('that is no language is replaced by the current one', async ({ page, context }) => {
    await context.addCookies([{ name: 'locale', value: 'de', url: process.env.E2E_URL ?? '' }])
    await page.goto('/xyz/search?q=aurora')
    await expect(page).toHaveURL(/\/de\/search\?q=aurora$/)
  })

  test('is all that changes with the language: page, query and position stay', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/en/search?q=aurora&offices=de#results')
    await openLanguageMenu(page)
    await page.getByRole('link', { name: 'Français' }).click()
    await expect(page).toHaveURL(/\/fr\/search\?q=aurora&offices=de#results$/)
  })
})

test.describe('every page', () => {
  test('pages run without errors and within the Content-Security-Policy', { tag: '@phone' }, async ({ page }) => {
    const faults = await listenForFaults(page)
    for (const path of ['/en/search', '/de/search?q=aurora', '/en/no-such-page']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    expect(await faults()).toEqual([])
  })

  test('pages, calls and files carry security headers', async ({ request }) => {
    for (const path of ['/en/search', '/en/no-such-page', '/api/v1/health', '/api/v1/no-such-call']) {
      const headers = (await request.get(path)).headers()
      const policy = headers['content-security-policy'] ?? ''
      expect.soft(policy, path).toContain("default-src 'self'")
      expect.soft(policy, path).toMatch(/script-src 'self'(;|$)/)
      expect.soft(policy, path).toMatch(/style-src 'self'(;|$)/)
      expect.soft(policy, path).toContain("frame-ancestors 'none'")
      expect.soft(policy, path).toContain("object-src 'none'")
      expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
      expect.soft(headers['referrer-policy'], path).toBe('no-referrer')
      expect.soft(headers['x-request-id'], path).toMatch(/^[\w-]{8,}$/)
      expect.soft(headers, path).not.toHaveProperty('x-powered-by')
    }
    const page = await (await request.get('/en/search')).text()
    expect(page).not.toMatch(/<script(?![^>]*(\ssrc=|type="application\/(ld\+)?json"))/)
    expect(page).not.toMatch(/\son[a-z]+=/)
    expect(page).not.toContain('<style')
  })

  test('files that browsers and search engines request by themselves exist', async ({ request }) => {
    // This test loads a hundred pages.
    test.slow()
    const icon = await request.get('/favicon.ico')
    expect(icon.headers()['content-type']).toContain('image/svg+xml')
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
    const pages = await (await request.get('/sitemaps/pages.xml')).text()
    const addresses = [...pages.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '')
    expect(addresses.length % 5).toBe(0)
    for (const address of addresses) {
      const reply = await request.get(address.replaceAll('&#38;', '&'))
      expect.soft(reply.status(), address).toBe(200)
      const html = await reply.text()
      // Each listed page is its own canonical address and has a picture that exists.
      expect.soft(html, address).toContain(`<link rel="canonical" href="${address.replaceAll('&#38;', '&amp;')}">`)
      expect.soft(html, address).toContain('<meta property="og:image"')
    }
    const picture = /property="og:image" content="(.*?)"/.exec(await (await request.get(addresses[0] ?? '')).text())?.[1] ?? ''
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
  })

  test('scripts are compressed and cached forever', async ({ request }) => {
    const page = await (await request.get('/en/search')).text()
    const script = /<script[^>]+src="([^"]+)"/.exec(page)?.[1] ?? ''
    const reply = await request.get(script, { headers: { 'accept-encoding': 'br' } })
    expect(reply.headers()['content-encoding']).toBe('br')
    expect(reply.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/)
  })
})

test.describe('the top bar', () => {
  const bar = (page: Page) => page.getByRole('banner')
  const groundOf = (page: Page) => bar(page).evaluate((element) => getComputedStyle(element).backgroundColor)
  const clear = 'rgba(0, 0, 0, 0)'

  test('is transparent at the top of the home routes and solid after scrolling', { tag: '@phone' }, async ({ page }) => {
    for (const path of ['/en', '/en/home/idea', '/en/home/application', '/en/home/monitor']) {
      await page.goto(path)
      expect.soft(await groundOf(page), path).toBe(clear)
      // The page's own background begins under the bar.
      const top = await page.locator('main').evaluate((element) => element.getBoundingClientRect().top)
      expect.soft(top, path).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0)
      await expect(async () => {
        await page.mouse.wheel(0, 300)
        expect(await groundOf(page)).not.toBe(clear)
      }).toPass()
      // The last scroll may still be in progress.
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, 0))
        expect(await groundOf(page)).toBe(clear)
      }).toPass()
    }
    await page.goto('/en/search')
    expect(await groundOf(page)).not.toBe(clear)
  })

  test('stays readable without JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/en')
    await page.mouse.wheel(0, 900)
    await expect(bar(page)).not.toBeInViewport()
    await context.close()
  })
})

test.describe('scrolling', () => {
  test('a long page offers a button to its top', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/en/method')
    await takenOver(page)
    const button = page.getByRole('button', { name: 'Back to top' })
    const height = page.viewportSize()?.height ?? 0
    await page.evaluate((top) => window.scrollTo(0, top), Math.floor(height * 0.75))
    await expect(button).toBeHidden()
    await page.evaluate((top) => window.scrollTo(0, top), Math.ceil(height * 0.75) + 2)
    await button.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(button).toBeHidden()
    await expect(page.locator('#content')).toBeFocused()
  })

  test('another page starts at its top', async ({ page }) => {
    await page.goto('/en/method')
    await takenOver(page)
    await page.evaluate(() => window.scrollTo(0, 2_000))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback')
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })
})

test.describe('a part of the page that does not load', () => {
  /** Navigates from the search to a page. The test decides how the code of that page loads. */
  async function lead(page: Page, route: Parameters<Page['route']>[1]): Promise<void> {
    await page.goto('/en/search')
    await takenOver(page)
    await page.route(/\/assets\/feedback-page.*\.js/, route)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click()
  }
  const alert = (page: Page) => page.getByRole('alert')

  test('is reported as missing', async ({ page }) => {
    await lead(page, (route) => route.fulfill({ status: 404, body: '' }))
    await expect(alert(page)).toContainText('Loading chunk failed')
    await expect(alert(page)).toContainText('This part is missing')
    await page.unrouteAll()
    await alert(page).getByRole('button', { name: 'Reload' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback')
  })

  test('is reported as another failure', async ({ page }) => {
    await lead(page, (route) => route.abort())
    await expect(alert(page)).toContainText('Loading chunk failed')
    await expect(alert(page)).toContainText('Please check your connection')
  })

  test('is reported as a timeout after 120 seconds', async ({ page }) => {
    await page.clock.install()
    const now = () => page.evaluate(() => Date.now())
    const asked = page.waitForRequest(/\/assets\/feedback-page.*\.js/)
    const before = await now()
    await lead(page, () => undefined)
    await asked
    await expect(page.getByRole('status', { name: 'Loading the page' })).toBeVisible()
    const after = await now()
    // The time limit began between these two moments, however long the navigation took.
    await page.clock.pauseAt(before + 119_000)
    await expect(alert(page)).toBeHidden()
    await page.clock.runFor(after - before + 1_000)
    await page.clock.resume()
    await expect(alert(page)).toContainText('Loading takes too long (timeout)')
  })
})

test('two instances run side by side, stop and start again, and recover from a killed database', async ({ request, baseURL }) => {
  test.setTimeout(240_000)
  const folder = await createDataFolder()
  try {
    const marksOf = async (url: string) => (await (await request.get(`${url}/api/v1/health`)).json()).register.marks
    const second = await startProduct({ dataFolder: folder.path, marks: 300 })
    expect(second.url).not.toBe(baseURL)
    const marks = await marksOf(second.url)
    expect(marks).toBeGreaterThan(0)
    expect(await marksOf(baseURL ?? '')).toBeGreaterThan(marks)
    expect(await second.stop()).toBe(0)
    await expect(request.get(`${second.url}/api/v1/health`)).rejects.toThrow()
    expect(await marksOf(baseURL ?? '')).toBeGreaterThan(marks)

    const again = await startProduct({ dataFolder: folder.path, marks: 300 })
    expect(await marksOf(again.url)).toBe(marks)
    const openPage = () =>
      request.get(`${again.url}/en/search?q=nova`, { headers: { Accept: 'text/html', 'Accept-Language': 'en' } })
    // The database may be running again before the page is read. Then it is killed once more.
    await expect(async () => {
      await killDatabase(folder.path)
      const page = await openPage()
      expect([page.status(), page.headers()['retry-after']]).toEqual([503, '2'])
      expect(await page.text()).toContain('<h1>Our database cannot be reached just now')
    }).toPass()
    await expect(async () => expect((await openPage()).status()).toBe(200)).toPass()
    expect(await marksOf(again.url)).toBe(marks)
    expect(await again.stop()).toBe(0)
  } finally {
    await folder.remove()
  }
})

test('a page counts as one call, and over the limit it says so itself', async ({ request }) => {
  test.setTimeout(240_000)
  const folder = await createDataFolder()
  const product = await startProduct({ dataFolder: folder.path, marks: 300, env: { RATE_LIMIT: 'on' } })
  try {
    const call = () => request.get(`${product.url}/api/v1/ViennaCategories`)
    const openPage = () =>
      request.get(`${product.url}/en/search?q=nova`, { headers: { Accept: 'text/html', 'Accept-Language': 'en' } })
    const left = (reply: APIResponse) => Number(reply.headers()['x-ratelimit-remaining'])
    // Counting restarts every minute, even between two calls.
    await expect(async () => {
      const before = left(await call())
      const page = await openPage()
      expect([page.status(), before - left(page), before - left(await call())]).toEqual([200, 1, 2])
    }).toPass()
    await expect(async () => {
      while ((await call()).status() !== 429);
      const page = await openPage()
      expect(page.status()).toBe(429)
      expect(page.headers()).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': expect.any(String) })
      expect(await page.text()).toContain('<h1>Too many requests in a short time.')
    }).toPass()
  } finally {
    await product.stop()
    await folder.remove()
  }
})
