import type { BrandHit, BrandQueryResult } from '@marklot/contracts/search'
import { type APIRequestContext, type CDPSession, expect, type Page, test } from '@playwright/test'
import { expectGoodInBothSchemes } from './accessibility.ts'
import { cpuSlowDown, firstVisit, limits, publicPaths, seenBy, slowestOf, watchInPage } from './measure-page.ts'

/**
 * The limit of the product design, "Measures". Times have no limit here: they are printed as JSON lines and kept in
 * docs/benchmarks.md.
 */
const mostLayoutShift = 0.05

type NamedHit = BrandHit & { name: string }

/** Returns a word mark of the register whose name is one plain word. */
async function anyMark(request: APIRequestContext): Promise<NamedHit> {
  const reply = await request.post('/api/v1/BrandQueries', {
    data: { filters: { brandTypes: ['Word'] }, size: 100, sort: 'name' },
  })
  const { hits } = (await reply.json()) as BrandQueryResult
  const mark = hits.find((hit): hit is NamedHit => hit.name !== null && /^[A-Za-z]{6,10}$/.test(hit.name))
  if (!mark) throw new Error('The sample register holds no word mark with a plain name')
  return mark
}

/** Returns one figure as a line that a program can read. */
const print = (figure: object) => console.log(JSON.stringify(figure))

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowDown })
  return session
}

/** Waits until the page responds to keys. */
async function takenOver(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('body').press('/')
    await expect(page.locator('#search-text')).toBeFocused({ timeout: 500 })
  }).toPass()
}

test.describe('a first visit', () => {
  // The other two languages are measured with every public page below.
  test('loads little JavaScript in French, Spanish and Italian', async ({ browser, baseURL, request }) => {
    test.slow()
    const mark = await anyMark(request)
    for (const locale of ['fr', 'es', 'it']) {
      for (const path of ['search', `search?q=${mark.name}`, `brands/${mark.brandId}`, 'no-such-page']) {
        // A new browser context has nothing in its cache.
        const context = await browser.newContext()
        const page = await context.newPage()
        await page.addInitScript(watchInPage)
        const { jsKb } = await firstVisit(page, `${baseURL}/${locale}/${path}`)
        expect(jsKb).toBeGreaterThan(0)
        expect.soft(jsKb, `/${locale}/${path}`).toBeLessThanOrEqual(limits.jsKb)
        await context.close()
      }
    }
  })

  test('keeps every public page within the measures', { tag: '@phone' }, async ({ browser, baseURL, isMobile }) => {
    test.setTimeout(600_000)
    const home = baseURL ?? ''
    const paths = await publicPaths(home)
    // One view stands for those of the other offices and readers; `bench:web` measures them all.
    const views = paths.filter((path) => !/^\/(insights|terms)\?/.test(path))
    for (const path of views) {
      const route = `/${isMobile ? 'de' : 'en'}${path}`
      // A new browser context has nothing in its cache.
      const context = await browser.newContext()
      const page = await context.newPage()
      await page.addInitScript(watchInPage)
      const { jsKb, cls, lcpMs } = await firstVisit(page, home + route)
      print({ measure: 'first visit', page: route, screen: isMobile ? 'phone' : 'desktop', jsKb, cls, lcpMs })
      expect.soft(jsKb, route).toBeGreaterThan(0)
      expect.soft(jsKb, route).toBeLessThanOrEqual(limits.jsKb)
      expect.soft(cls, route).toBeLessThanOrEqual(limits.cls)
      await expectGoodInBothSchemes(page, route)
      await context.close()
    }
  })

  for (const [name, address] of [
    ['the start', '/de/search'],
    ['cards', '/de/search?q=NAME&min=50'],
    ['the table', '/de/search?q=NAME&min=50&view=table'],
    ['no hits', '/en/search?q=qxzvwqxzvwqx&min=100'],
  ] as const) {
    test(`of ${name} does not jump`, { tag: '@phone' }, async ({ page, request, isMobile }) => {
      const mark = await anyMark(request)
      await page.addInitScript(watchInPage)
      await slowDown(page)
      await page.goto(address.replace('NAME', mark.name))
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      const { largestPaint, layoutShift } = await seenBy(page)
      print({
        measure: 'first visit',
        page: name,
        screen: isMobile ? 'phone' : 'desktop',
        cpuSlowDown,
        largestContentfulPaintMs: Math.round(largestPaint),
        layoutShift: Number(layoutShift.toFixed(4)),
      })
      expect(layoutShift).toBeLessThanOrEqual(mostLayoutShift)
    })
  }
})

test.describe('at work', () => {
  test('results change without a jump', async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.addInitScript(watchInPage)
    await page.goto(`/en/search?q=${mark.name}&min=50`)
    await takenOver(page)
    await page.goto(`/en/search?q=${mark.name}&min=50&view=table`)
    await takenOver(page)
    await page.getByRole('link', { name: 'Cards' }).click()
    await page.getByLabel('Minimum similarity', { exact: true }).selectOption('60')
    await expect(page).toHaveURL(/min=60/)
    await page.waitForLoadState('networkidle')
    const seen = await seenBy(page)
    const { layoutShift } = seen
    print({ measure: 'filter and view', slowestInteractionMs: slowestOf(seen), layoutShift: Number(layoutShift.toFixed(4)) })
    expect(layoutShift).toBeLessThanOrEqual(mostLayoutShift)
  })

  test('keys, suggestions and ticks respond', async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.addInitScript(watchInPage)
    await page.goto('/en/search')
    await takenOver(page)
    // Measures from the key press to the first frame that shows its suggestions.
    await page.evaluate(() => {
      const times: number[] = []
      Object.assign(window, { times })
      let typedAt = 0
      document.addEventListener('input', (event) => {
        typedAt = event.timeStamp
      })
      new MutationObserver(() => {
        if (typedAt === 0 || !document.querySelector('[role=option]')) return
        const since = typedAt
        typedAt = 0
        requestAnimationFrame(() => times.push(performance.now() - since))
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
    })
    for (const letter of mark.name) {
      const answered = page.waitForResponse((reply) => reply.url().includes('/BrandAutocompletes/'))
      await page.keyboard.type(letter)
      await answered
      await expect(page.getByRole('option').first()).toBeVisible()
    }
    const times = (await page.evaluate(() => (window as unknown as { times: number[] }).times)).sort((a, b) => a - b)
    const at = (share: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
    print({ measure: 'suggestions after a key', keys: times.length, medianMs: at(0.5), p95Ms: at(0.95) })

    const session = await slowDown(page)
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-hit]').first()).toBeVisible()
    await page
      .getByRole('checkbox', { name: /^Compare / })
      .first()
      .check()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await session.detach()
    print({ measure: 'interaction to next paint', cpuSlowDown, slowestInteractionMs: slowestOf(await seenBy(page)) })
    expect(times.length).toBeGreaterThan(0)
  })
})

/** Texts of the controls that lead to each state of the search page. */
const words = {
  de: { filters: 'Weitere Filter', compare: 'Nebeneinander vergleichen', drawer: /^Filter/ },
  en: { filters: 'More filters', compare: 'Compare side by side', drawer: /^Filters/ },
} as const

test('every state of the search is accessible', { tag: '@phone' }, async ({ page, request, isMobile }) => {
  test.setTimeout(180_000)
  const locale = isMobile ? 'de' : 'en'
  const mark = await anyMark(request)
  const results = `/${locale}/search?q=${mark.name}&min=50&size=10`

  await page.goto(`/${locale}/search`)
  await expectGoodInBothSchemes(page, 'start')
  await takenOver(page)
  await page.keyboard.type(mark.name.slice(0, 4))
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expectGoodInBothSchemes(page, 'suggestions')

  await page.goto(`${results}&view=table`)
  await expectGoodInBothSchemes(page, 'table')
  await page.goto(`/${locale}/search?q=qxzvwqxzvwqx&min=100`)
  await expectGoodInBothSchemes(page, 'no hits')

  await page.goto(results)
  await takenOver(page)
  const boxes = page.locator('[data-row] input[type=checkbox]')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expectGoodInBothSchemes(page, 'cards with a selection')
  await page.getByRole('button', { name: words[locale].compare }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectGoodInBothSchemes(page, 'comparison')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  if (isMobile) {
    await page.getByRole('button', { name: words[locale].drawer }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectGoodInBothSchemes(page, 'drawer')
  } else {
    await page.getByRole('button', { name: words[locale].filters }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectGoodInBothSchemes(page, 'more filters')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectGoodInBothSchemes(page, 'keys')
    await page.keyboard.press('Escape')
    await page.getByLabel(/^(Sprache|Language): /).click()
    await expectGoodInBothSchemes(page, 'language menu')
  }

  await page.goto(`/${locale}/search`)
  await page.route('**/api/v1/BrandQueries', (route) => route.abort())
  await takenOver(page)
  await page.keyboard.type(mark.name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectGoodInBothSchemes(page, 'error')
})
