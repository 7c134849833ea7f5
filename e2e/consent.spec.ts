import { createServer } from 'node:http'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectGood, expectGoodInBothSchemes } from './accessibility.ts'
import { choose, logIn, signedInMenu } from './people.ts'
import { createDataFolder, type RunningProduct, startProduct } from './setup-product.ts'

// On a first visit, the banner is unanswered.
test.use({ storageState: { cookies: [], origins: [] } })

const oneYear = 31_536_000
const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie settings' })
const button = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })

/** Returns every address that the page requests, from the first document on. */
function requestsOf(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

/** Returns the names and values of the cookies. Expects each cookie to last a year. */
async function cookiesOf(context: BrowserContext): Promise<Record<string, string>> {
  const now = Date.now() / 1000
  const cookies = await context.cookies()
  for (const { name, expires } of cookies.filter(({ name }) => name.startsWith('cc_')))
    expect.soft(Math.abs(expires - now - oneYear), name).toBeLessThan(120)
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]))
}
const chosen = (analytics: boolean) => ({
  cc_show: 'false',
  cc_category_necessary_active: 'true',
  cc_category_analytics_active: String(analytics),
})

test.describe('the cookie banner', () => {
  test('shows until the visitor chooses; nothing optional loads or is stored before', { tag: '@phone' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const addresses = requestsOf(page)
    await page.goto('/en/search')
    await expect(banner(page)).toBeVisible()
    await page.goto('/en/method')
    await expect(banner(page)).toBeVisible()
    expect(await cookiesOf(context)).toEqual({})
    await button(page, 'Accept all').click()
    await expect(banner(page)).toBeHidden()
    expect(await cookiesOf(context)).toEqual(chosen(true))
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(banner(page)).toBeHidden()
    // Without configured analytics, accepting changes nothing.
    expect(addresses.filter((address) => !address.startsWith(`${baseURL}/`))).toEqual([])
  })

  test('makes refusing as easy as accepting', { tag: '@phone' }, async ({ page, context }) => {
    await page.goto('/en/search')
    // Measures both at once, because the layout moves while fonts load.
    await expect(button(page, 'Accept all')).toBeVisible()
    const [refuse, agree] = await banner(page)
      .getByRole('button', { name: /^(Necessary only|Accept all)$/ })
      .evaluateAll((buttons) => buttons.map((one) => one.getBoundingClientRect()).map(({ y, height }) => ({ y, height })))
    expect(refuse).toBeDefined()
    expect(refuse).toEqual(agree)
    const looks = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((one) => {
          const { color, backgroundColor, borderColor, fontWeight } = getComputedStyle(one)
          return [color, backgroundColor, borderColor, fontWeight].join()
        }),
      )
    expect(new Set(looks).size).toBe(1)
    await button(page, 'Necessary only').click()
    await expect(banner(page)).toBeHidden()
    expect(await cookiesOf(context)).toEqual(chosen(false))
  })

  test('shifts no content, covers no part of the page for good, and is accessible', { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shift: number }).shift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/en/no-such-page')
    await expect(banner(page)).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.01)
    await expectGoodInBothSchemes(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    const last = page.getByRole('contentinfo').getByText(/^© /)
    await expect(async () => {
      const end = await last.boundingBox()
      const top = await button(page, 'Settings').boundingBox()
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(top?.y ?? 0)
    }).toPass()
  })

  test('comes first in the tab order', async ({ page }) => {
    await page.goto('/en/search')
    await expect(banner(page)).toBeVisible()
    await page.locator('body').press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Settings')).toBeFocused()
  })
})

test.describe('the settings of cookies', () => {
  test('change nothing until they are saved', { tag: '@phone' }, async ({ page, context }) => {
    await page.goto('/en/search')
    await button(page, 'Settings').click()
    await expect(settings(page).getByLabel(/^Necessary/)).toBeChecked()
    await expect(settings(page).getByLabel(/^Necessary/)).toBeDisabled()
    await expect(settings(page).getByLabel('Analytics')).not.toBeChecked()
    await expect(settings(page)).toContainText('At present Marklot uses no analytics.')
    await expectGood(page)
    await settings(page).getByLabel('Analytics').check()
    await page.keyboard.press('Escape')
    await expect(settings(page)).toBeHidden()
    expect(await cookiesOf(context)).toEqual({})
    await expect(button(page, 'Settings')).toBeFocused()

    await button(page, 'Settings').click()
    await settings(page).getByLabel('Analytics').check()
    await settings(page).getByRole('button', { name: 'Save' }).click()
    await expect(banner(page)).toBeHidden()
    expect(await cookiesOf(context)).toEqual(chosen(true))
  })

  test('open from the account menu; switching analytics off deletes its cookies', async ({ page, context, baseURL }) => {
    const url = baseURL ?? ''
    await context.addCookies([
      ...Object.entries(chosen(true)).map(([name, value]) => ({ name, value, url })),
      { name: '_ga', value: 'GA1.1.1.2', url },
      { name: '_ga_ABC123', value: 'GS1.1', url },
      { name: '_gallery', value: 'stays', url },
    ])
    await page.goto('/en/search')
    await choose(page, 'Manage cookies')
    await expect(settings(page).getByLabel('Analytics')).toBeChecked()
    await settings(page).getByLabel('Analytics').uncheck()
    await settings(page).getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Your cookie settings are saved.')
    expect(await cookiesOf(context)).toEqual({ ...chosen(false), _gallery: 'stays' })
    await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
    await expect(settings(page).getByLabel('Analytics')).not.toBeChecked()
  })

  test('can be opened by signed-in people', async ({ page }) => {
    await page.goto('/en/search')
    await button(page, 'Necessary only').click()
    await logIn(page, 'trial')
    await signedInMenu(page).click()
    await page.getByRole('banner').getByText('Manage cookies').click()
    await expect(settings(page)).toBeVisible()
  })
})

test.describe('analytics', () => {
  test.setTimeout(240_000)

  /** Starts a separate product. */
  async function withProduct(env: Record<string, string>, act: (product: RunningProduct) => Promise<void>): Promise<void> {
    const folder = await createDataFolder()
    try {
      const product = await startProduct({ dataFolder: folder.path, marks: 300, env })
      await act(product).finally(() => product.stop())
    } finally {
      await folder.remove()
    }
  }

  test('at an endpoint of the operator receive only route patterns, and only with consent', async ({ page }) => {
    const heard: { url: string; cookie: string | undefined; name: string }[] = []
    const counter = createServer((request, response) => {
      let body = ''
      request.on('data', (part) => {
        body += part
      })
      request.on('end', () => {
        heard.push({ ...JSON.parse(body), cookie: request.headers.cookie })
        response.writeHead(202).end()
      })
    })
    await new Promise<void>((resolve) => counter.listen(0, '127.0.0.1', resolve))
    const address = counter.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const analytics = { ANALYTICS_URL: `http://localhost:${port}/api/event`, GPT_URL: 'https://gpt.example.org/marks' }
    try {
      await withProduct(analytics, async ({ url }) => {
        const paths = () => heard.map((view) => new URL(view.url).pathname)
        await page.goto(`${url}/en/search?q=Geheimname`)
        await expect(banner(page)).toBeVisible()
        await page.goto(`${url}/en/method`)
        await expect(banner(page)).toBeVisible()
        expect(heard).toEqual([])

        await button(page, 'Accept all').click()
        await expect.poll(paths).toEqual(['/en/method'])
        await page.goto(`${url}/en/search?q=Geheimname`)
        await expect.poll(paths).toEqual(['/en/method', '/en/search'])
        await page.goto(`${url}/en/brands/de-0000000000`)
        await expect.poll(paths).toEqual(['/en/method', '/en/search', '/en/brands/:id'])
        expect(JSON.stringify(heard)).not.toMatch(/Geheimname|de-0000000000/)
        expect(heard.every(({ name }) => name === 'pageview')).toBe(true)

        await choose(page, 'Manage cookies')
        await expect(settings(page)).toContainText(`Page views go to localhost:${port}`)
        await settings(page).getByLabel('Analytics').uncheck()
        await settings(page).getByRole('button', { name: 'Save' }).click()
        await page.goto(`${url}/en/method`)
        await page.waitForLoadState('networkidle')
        expect(heard).toHaveLength(3)

        // This installation also has the address of a GPT page.
        const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /^GPT/ }).first()
        await expect(link).toHaveAttribute('href', 'https://gpt.example.org/marks')
        await expect(link).toHaveAttribute('target', '_blank')
      })
    } finally {
      counter.close()
    }
  })

  test('by Google load after consent, without the page’s address, and stop when it is withdrawn', async ({ page, context }) => {
    const asked: string[] = []
    // Acts like the library: sets its cookies and accepts the commands.
    await context.route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'document.cookie = "_ga=GA1.1.1.2; Path=/"; document.cookie = "_ga_ABC123=GS1.1; Path=/"',
      })
    })
    const faults: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await withProduct({ ANALYTICS_GA_ID: 'G-ABC123' }, async ({ url }) => {
      const addresses = requestsOf(page)
      await page.goto(`${url}/en/search?q=Geheimname`)
      await expect(banner(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(addresses.filter((address) => !address.startsWith(`${url}/`))).toEqual([])
      expect(await cookiesOf(context)).toEqual({})

      await button(page, 'Accept all').click()
      await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC123'])
      await expect.poll(() => cookiesOf(context)).toMatchObject({ _ga: 'GA1.1.1.2', ...chosen(true) })
      const told = await page.evaluate(() =>
        JSON.stringify((window as unknown as { dataLayer: IArguments[] }).dataLayer.map((command) => [...command])),
      )
      expect(told).toContain(`"page_location":"${url}/en/search"`)
      expect(told).toContain('"send_page_view":false')
      expect(told).not.toContain('Geheimname')

      await choose(page, 'Manage cookies')
      await settings(page).getByLabel('Analytics').uncheck()
      await settings(page).getByRole('button', { name: 'Save' }).click()
      await expect.poll(() => cookiesOf(context)).toEqual(chosen(false))
      expect(await page.evaluate(() => (window as unknown as Record<string, unknown>)['ga-disable-G-ABC123'])).toBe(true)
      expect(faults).toEqual([])
    })
  })
})
