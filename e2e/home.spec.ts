import type { BrandAutocompletes, BrandQueryResult } from '@marklot/contracts/search'
import { mostLatestBrands, type Statistics } from '@marklot/contracts/statistics'
import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test'
import { expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { clickUntil, takenOver } from './people.ts'

const statisticsOf = async (request: APIRequestContext): Promise<Statistics> =>
  (await request.get('/statistics/global/all.json')).json()

/** Returns the name of the hero's example, and its number of neighbours. */
async function exampleOf(request: APIRequestContext): Promise<{ name: string; neighbours: number }> {
  const { example } = await statisticsOf(request)
  if (!example) throw new Error('No recent mark of the sample has enough neighbours')
  return { name: example.name, neighbours: example.marks.length }
}
const newestName = async (request: APIRequestContext) => (await exampleOf(request)).name

async function totalOf(request: APIRequestContext, address: string | null): Promise<number> {
  const query = new URL(address ?? '', 'http://page.test').searchParams
  const filters = {
    registrationOfficeCodes: query.getAll('office'),
    brandStateCategories: query.getAll('state'),
    brandTypes: query.getAll('type'),
  }
  const reply = await request.post('/api/v1/BrandQueries', { data: { filters, size: 10 } })
  expect(reply.status()).toBe(200)
  return ((await reply.json()) as BrandQueryResult).total
}

const field = (page: Page) => page.locator('#hero-search')
const marks = (page: Page, name = 'Similar marks in the register') => page.getByRole('list', { name }).getByRole('link')

/** Waits until the page is hydrated, so that no typing is lost. */
async function typeName(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await field(page).fill(text)
    await expect(page.getByRole('button', { name: 'Clear input' })).toBeVisible({ timeout: 500 })
  }).toPass()
}

const scrolled = (list: Locator) => list.evaluate((element) => Math.round(element.scrollLeft))

test.describe('the live search', () => {
  test('shows marks at once, and how many there are', { tag: '@phone' }, async ({ page, request }) => {
    const name = await newestName(request)
    await page.goto('/en')
    await typeName(page, name)
    await expect(marks(page).filter({ hasText: name }).first()).toBeVisible()
    await expect(marks(page).first()).toContainText('100%')
    // The search shows the same number. Hosts may differ by a mark at the margin, so each of several hosts is asked.
    await expect(async () => {
      const reply = await request.post('/api/v1/BrandQueries', { data: { text: name } })
      const { total } = (await reply.json()) as BrandQueryResult
      const all = page.getByRole('link', { name: total === 1 ? 'See the similar mark' : `See all ${total} similar marks` })
      await expect(all).toHaveAttribute('href', `/en/search?q=${name}`, { timeout: 2_000 })
    }).toPass()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/en/search\\?q=${name}$`))
  })

  test('works by keyboard alone', async ({ page, request }) => {
    const name = await newestName(request)
    await page.goto('/en')
    await typeName(page, name.slice(0, 4))
    // These are not the example's marks, which disappear once the answer arrives.
    await expect(marks(page).first()).toHaveAttribute('href', new RegExp(`\\?q=${name.slice(0, 4)}$`))
    await field(page).press('ArrowDown')
    await expect(marks(page).first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/en/brands/[a-z]{2}-\\w+\\?q=${name.slice(0, 4)}$`))
  })

  test('begins with an example from the register, and returns to it', async ({ page, request }) => {
    const { name, neighbours } = await exampleOf(request)
    await page.goto('/en')
    await expect(page.getByText(`This is what a result looks like: ${name}`)).toBeVisible()
    await expect(marks(page)).toHaveCount(Math.min(neighbours, 5))
    const percents = (await marks(page).allTextContents()).map((text) => Number(/(\d+)%$/.exec(text.trim())?.[1]))
    expect(Math.min(...percents)).toBeGreaterThanOrEqual(80)
    expect(percents).toEqual([...percents].sort((a, b) => b - a))
    // The box ends right below its last mark.
    const list = page.getByRole('list', { name: 'Similar marks in the register' })
    const empty = await list.evaluate((element) => {
      const room = element.parentElement?.parentElement as HTMLElement
      return room.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom
    })
    expect(Math.abs(empty)).toBeLessThanOrEqual(2)
    await typeName(page, 'qxzvwqxz')
    await expect(page.getByText('No mark begins like this or looks')).toBeVisible()
    await page.getByRole('button', { name: 'Clear input' }).click()
    await expect(page.getByText(`This is what a result looks like: ${name}`)).toBeVisible()
    await expect(marks(page)).toHaveCount(Math.min(neighbours, 5))
  })

  test('never shows a failure as an answer', async ({ page }) => {
    await page.goto('/en')
    await page.route('**/BrandAutocompletes/**', (route) => route.abort())
    await typeName(page, 'qxzvwqxz')
    await expect(page.getByRole('link', { name: 'See all similar marks' })).toHaveAttribute('href', '/en/search?q=qxzvwqxz')
    await expect(page.getByText('No mark begins like this')).toHaveCount(0)
  })

  test('uses up no search: it requests suggestions only', async ({ page, request }) => {
    const name = await newestName(request)
    const asked: string[] = []
    page.on('request', (one) => {
      if (one.url().includes('/BrandQueries')) asked.push(one.url())
    })
    await page.goto('/en')
    const counted = page.waitForResponse(async (reply) => {
      if (!reply.url().includes('/BrandAutocompletes/')) return false
      // A cancelled reply has no body.
      const answer = (await reply.json().catch(() => null)) as BrandAutocompletes | null
      return (answer?.alike ?? null) !== null
    })
    await typeName(page, name)
    await counted
    expect(asked).toEqual([])
  })
})

test('the document holds everything before any script runs, and the form works', async ({ browser, baseURL, request }) => {
  const statistics = await statisticsOf(request)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is the name still free?')
  await expect(marks(page).first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'By office' }).getByRole('link')).toHaveCount(statistics.offices.length)
  await expect(page.getByRole('list', { name: 'Latest marks' }).getByRole('listitem')).toHaveCount(
    Math.min(statistics.latestBrands.length, mostLatestBrands),
  )
  await field(page).fill('lumora')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/search\?q=lumora$/)
  await context.close()
})

test.describe('the register in figures', () => {
  test("shows the statistics file's figures and links to the searches they count", async ({ page, request }) => {
    const { measures } = await statisticsOf(request)
    await page.goto('/en')
    const band = page.getByRole('region', { name: 'The register today' })
    const figures = [
      ...Object.entries(measures.registrationOffice).map(([code, count]) => [`office=${code}`, count] as const),
      ...Object.entries(measures.stateCategory).map(([state, count]) => [`state=${state}`, count] as const),
      ['type=Word', measures.type.word] as const,
      ['type=Figurative', measures.type.figurative] as const,
      ['type=Combined', measures.type.combined] as const,
    ]
    expect(figures).toHaveLength(13)
    for (const [filter, count] of figures) {
      const link = band.locator(`a[href*="${filter}"]`)
      const short = count >= 1000 ? `${Math.round(count / 1000)}K` : String(count)
      await expect.soft(link, filter).toContainText(short)
      expect.soft(await totalOf(request, await link.getAttribute('href')), filter).toBe(count)
    }
  })

  test('has a table behind each chart, which can be copied', async ({ page, context, request }) => {
    const { measures } = await statisticsOf(request)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/en')
    const state = page.getByRole('figure', { name: 'By state' })
    await state.getByText('Figures as a table').click()
    await expect(state.getByRole('row', { name: /^alive/ })).toContainText(measures.stateCategory.alive.toLocaleString('en'))
    await expect(async () => {
      await state.getByRole('button', { name: 'Copy table' }).click()
      await expect(state.getByRole('status')).toHaveText('Copied', { timeout: 500 })
    }).toPass()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
      ['State', 'Marks'],
      ['new', String(measures.stateCategory.new)],
      ['alive', String(measures.stateCategory.alive)],
      ['dead', String(measures.stateCategory.dead)],
    ])
  })

  test('shows a failure, retries, and leaves the page usable', async ({ page }) => {
    await page.goto('/en/method')
    // Before hydration, the link requests the whole document from the server, including the figures.
    await takenOver(page)
    let isBroken = true
    await page.route('**/statistics/**', (route) => (isBroken ? route.fulfill({ status: 503, body: '' }) : route.continue()))
    const band = page.getByRole('region', { name: 'The register today' })
    await page
      .getByRole('link', { name: /home page$/ })
      .first()
      .click()
    await expect(field(page)).toBeVisible()
    await expect(band.getByRole('alert')).toContainText('The figures are not available right now')
    await expect(page.getByText('Type a name: the marks that come closest')).toBeVisible()
    isBroken = false
    await band.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('list', { name: 'By office' })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Latest marks' })).toBeVisible()
  })
})

test.describe('the latest marks', () => {
  const list = (page: Page) => page.getByRole('list', { name: 'Latest marks' })
  const region = (page: Page) => page.getByRole('region', { name: 'Just filed' })

  test("show as many as the window's width allows", async ({ page }) => {
    for (const [width, shown] of [
      [360, 1],
      [500, 1],
      [501, 2],
      [1000, 2],
      [1440, 3],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/en')
      const whole = await list(page).evaluate((track) => {
        const { left, right } = track.getBoundingClientRect()
        return [...track.children].filter((child) => {
          const card = child.getBoundingClientRect()
          return card.left >= left - 1 && card.right <= right + 1
        }).length
      })
      expect.soft(whole, `${width} px`).toBe(shown)
    }
  })

  test('advance every two seconds, and rest while hovered or paused', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.clock.install()
    await page.goto('/en')
    const track = list(page)
    // Smooth scrolling follows its own clock.
    await track.evaluate((element) => {
      element.style.scrollBehavior = 'auto'
    })
    await page.mouse.move(5, 5)
    await expect(async () => {
      await page.clock.runFor(2000)
      expect(await scrolled(track)).toBeGreaterThan(0)
    }).toPass()
    const rests = async () => {
      const before = await scrolled(track)
      await page.clock.runFor(6000)
      expect(await scrolled(track)).toBe(before)
    }
    const moves = async () => {
      const before = await scrolled(track)
      await page.clock.runFor(2000)
      await expect.poll(() => scrolled(track)).not.toBe(before)
    }
    await region(page).getByRole('heading').hover()
    await rests()
    await page.mouse.move(5, 5)
    await moves()
    await region(page).getByRole('button', { name: 'Next mark' }).focus()
    await rests()
    await field(page).focus()
    await moves()
    const pause = region(page).getByRole('button', { name: 'Pause the movement' })
    await pause.press('Enter')
    await field(page).focus()
    await rests()
  })

  test('rest with reduced motion, move by their buttons, and wrap around', async ({ page, request }) => {
    const { latestBrands } = await statisticsOf(request)
    await page.goto('/en')
    const next = region(page).getByRole('button', { name: 'Next mark' })
    await expect(region(page).getByRole('button', { name: 'Start the movement' })).toBeVisible()
    await region(page).getByRole('button', { name: 'Previous mark' }).click()
    const last = list(page)
      .getByRole('listitem')
      .nth(latestBrands.length - 1)
    await expect(last.getByRole('link')).toBeInViewport()
    await next.click()
    await expect.poll(() => scrolled(list(page))).toBe(0)
    await next.click()
    await expect.poll(() => scrolled(list(page))).toBeGreaterThan(100)
  })

  test('show their facts and link to the mark', async ({ page, request }) => {
    const [first] = (await statisticsOf(request)).latestBrands
    if (!first) throw new Error('The sample register has no latest marks')
    await page.goto('/en')
    const card = list(page).getByRole('listitem').first()
    await expect(card).toContainText(first.registrationOfficeCode.toUpperCase())
    await expect(card).toContainText(
      { Word: 'Word mark', Figurative: 'Figurative mark', Combined: 'Combined mark' }[first.brandType],
    )
    await card.getByRole('link', { name: /^Details of / }).click()
    await expect(page).toHaveURL(new RegExp(`/en/brands/${first.brandId}$`))
  })
})

test('the two stories are marked as examples and open in full', async ({ page }) => {
  await page.goto('/en')
  const stories = page.getByRole('region', { name: 'Two stories' })
  await expect(stories.getByRole('figure')).toHaveCount(2)
  await expect(stories.getByText('Example', { exact: true })).toHaveCount(2)
  const read = stories.getByRole('button', { name: /^Read the full story/ }).first()
  await clickUntil(read, page.getByRole('dialog'))
  await expect(page.getByRole('dialog')).toContainText('people, firms and marks are invented')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(read).toBeFocused()
})

const variants = [
  { path: '', heading: 'Is the name still free?', first: 'Brand-Pilot' },
  { path: '/home', heading: 'Is the name still free?', first: 'Brand-Pilot' },
  { path: '/home/idea', heading: 'An idea in search of a name.', first: 'Brand-Pilot' },
  { path: '/home/application', heading: 'Check first. Then file.', first: 'Brand-Guardian' },
  { path: '/home/monitor', heading: 'Who is coming too close to your name?', first: 'Brand-Radar' },
] as const

test.describe('the variants', () => {
  test('have words, titles and an order of their own', async ({ page }) => {
    const titles = new Map<string, string>()
    const descriptions = new Map<string, string>()
    for (const { path, heading, first } of variants) {
      await page.goto(`/en${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first)
      await expect(page.getByRole('article')).toHaveCount(3)
      titles.set(path, await page.title())
      descriptions.set(path, (await page.locator('meta[name="description"]').getAttribute('content')) ?? '')
    }
    // The bare prefix and /home show one page.
    expect(new Set(titles.values()).size).toBe(4)
    expect(new Set(descriptions.values()).size).toBe(4)
  })

  test('are found without a language prefix', async ({ page }) => {
    for (const path of ['/', '/home', '/home/monitor']) {
      await page.goto(path)
      await expect(page).toHaveURL(new RegExp(`/en${path === '/' ? '' : path}$`))
      await expect(field(page)).toBeVisible()
    }
  })

  test('have no dead link', async ({ page, request }) => {
    const targets = new Set<string>()
    for (const { path } of variants) {
      await page.goto(`/en${path}`)
      for (const target of await page
        .locator('a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
        targets.add(target ?? '')
    }
    expect(targets.size).toBeGreaterThan(20)
    for (const target of targets) expect.soft((await request.get(target)).status(), target).toBe(200)
  })
})

test('are accessible and fit with tables and stories open', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto(isMobile ? '/de' : '/en')
  for (const summary of await page.locator('summary').all()) await summary.click()
  await expectGoodInBothSchemes(page, 'with its tables')
  await clickUntil(page.getByRole('button', { name: /^(Ganze Geschichte|Read the full)/ }).first(), page.getByRole('dialog'))
  await expectGoodInBothSchemes(page, 'with a story')
})

test('fits in every language', { tag: '@phone' }, async ({ page }) => {
  for (const locale of ['de', 'en', 'fr', 'es', 'it'])
    for (const { path } of variants) {
      await page.goto(`/${locale}${path}`)
      await expectNoOverflow(page)
    }
})
