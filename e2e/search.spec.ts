import type { BrandHit, BrandQueryResult } from '@marklot/contracts/search'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectGood, expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { clickUntil, holdScripts } from './people.ts'
import { authorizationOf, type SampleRole } from './sign-in.ts'

/** Calls the product's own search. */
async function ask(request: APIRequestContext, body: object): Promise<BrandQueryResult> {
  const reply = await request.post('/api/v1/BrandQueries', { data: body, headers: { 'Accept-Language': 'en' } })
  expect(reply.status()).toBe(200)
  return reply.json()
}

/** Gives the page's later calls the rights of a subscriber. Visitors see only the first page. */
async function subscribe(page: Page, plan: SampleRole = 'enterprise'): Promise<void> {
  const authorization = await authorizationOf(plan)
  await page.route('**/api/v1/**', (route) => route.continue({ headers: { ...route.request().headers(), ...authorization } }))
}

type NamedHit = BrandHit & { name: string }
const isPlainName = (hit: BrandHit): hit is NamedHit => hit.name !== null && /^[A-Za-z]{5,10}$/.test(hit.name)

/** Returns a word mark whose name is one plain word. */
async function anyMark(request: APIRequestContext): Promise<NamedHit> {
  const { hits } = await ask(request, { filters: { brandTypes: ['Word'] }, size: 100, sort: 'name' })
  const mark = hits.find(isPlainName)
  if (!mark) throw new Error('The sample register holds no word mark with a plain name')
  return mark
}

/** Waits until the page responds to keys. Before hydration they do nothing. */
async function takenOver(page: Page): Promise<void> {
  const field = fieldOf(page)
  await expect(async () => {
    await page.locator('body').press('/')
    await expect(field).toBeFocused({ timeout: 500 })
  }).toPass()
}

async function search(page: Page, text: string, go: string): Promise<void> {
  await takenOver(page)
  await fieldOf(page).fill(text)
  await page.getByRole('button', { name: go, exact: true }).click()
}

const leaveField = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
const fieldOf = (page: Page) => page.locator('#search-text')
const hits = (page: Page) => page.locator('[data-hit]')
const totalOf = (page: Page) => page.getByRole('heading', { level: 2, name: /similar mark|ähnliche Marke|mark|Marke/ }).first()

test.describe('searching by name', () => {
  for (const { locale, go, found, asOf } of [
    { locale: 'en', go: 'Go', found: /similar marks?$/, asOf: /searched, as of/ },
    { locale: 'de', go: 'Suchen', found: /ähnliche Marken?$/, asOf: /durchsucht, Stand/ },
  ] as const) {
    test(`finds a mark in ${locale}`, { tag: '@phone' }, async ({ page, request }) => {
      const mark = await anyMark(request)
      await page.goto(`/${locale}/search`)
      await search(page, mark.name, go)
      await expect(page).toHaveURL(new RegExp(`/${locale}/search\\?q=${mark.name}`))
      await expect(page).toHaveTitle(new RegExp(mark.name))
      await expect(totalOf(page)).toHaveText(found)
      await expect(page.getByText(asOf)).toBeVisible()
      await expect(hits(page).filter({ hasText: mark.name }).first()).toBeVisible()
      await expect(page.getByRole('img', { name: new RegExp(mark.name, 'i') }).first()).toBeVisible()
    })
  }

  test('is in the document before any script runs', async ({ browser, baseURL, request }) => {
    const mark = await anyMark(request)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
    const page = await context.newPage()
    await page.goto(`/en/search?q=${mark.name}`)
    await expect(hits(page).filter({ hasText: mark.name }).first()).toBeVisible()
    await context.close()
  })

  test('is not requested again at hydration', async ({ page, request }) => {
    const mark = await anyMark(request)
    const asked: string[] = []
    page.on('request', (one) => {
      if (one.url().includes('/BrandQueries')) asked.push(one.url())
    })
    await page.goto(`/en/search?q=${mark.name}`)
    await takenOver(page)
    expect(asked).toEqual([])
  })

  test('explains itself: the numbers of the receipt add up', async ({ page, request }) => {
    const mark = await anyMark(request)
    const { receipt, total } = await ask(request, { text: mark.name, filters: { brandStateCategories: ['alive'] } })
    if (!receipt) throw new Error('A search by name has a receipt')
    const { identical, sameSound, contains, sameMeaning, similar, hiddenByFilters, shown } = receipt
    expect(identical + sameSound + contains + sameMeaning + similar - hiddenByFilters).toBe(shown)
    expect(shown).toBe(total)
    await page.goto(`/en/search?q=${mark.name}&state=alive`)
    const paper = page.getByRole('region', { name: 'Record of this search' })
    await expect(paper.getByText('Results shown').locator('..').locator('..')).toContainText(String(shown))
    await expect(paper.getByText('Logos: pictures were not compared')).toBeVisible()
  })
})

test.describe('suggestions', () => {
  test('show marks while typing and open one by keyboard', async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.goto('/en/search')
    await takenOver(page)
    const field = page.getByRole('combobox', { name: 'Brand name' })
    await field.pressSequentially(mark.name.slice(0, 4))
    const options = page.getByRole('option')
    await expect(options.first()).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await field.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(field).toHaveValue(mark.name.slice(0, 4))
    await field.press('ArrowDown')
    await expect(options.first()).toBeVisible()
    await field.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id')) ?? '')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/en\/brands\//)
  })

  test('send no request in modes without suggestions', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (one) => {
      if (one.url().includes('/BrandAutocompletes')) asked.push(one.url())
    })
    for (const mode of ['number', 'owner']) {
      await page.goto(`/en/search?mode=${mode}`)
      await takenOver(page)
      await page.keyboard.type('123')
      await expect(page.getByRole('textbox')).toHaveValue('123')
    }
    expect(asked).toEqual([])
  })
})

test.describe('filters', () => {
  test('narrow the result, show as chips, are in the address, and can be removed', async ({ page, request }) => {
    const mark = await anyMark(request)
    const all = await ask(request, { text: mark.name })
    const office = all.counts.registrationOfficeCodes.find(({ count }) => count > 0 && count < all.total)
    if (!office) throw new Error('All similar marks are of one office')
    const code = office.key
    const narrowed = await ask(request, { text: mark.name, filters: { registrationOfficeCodes: [code] } })
    await page.goto(`/en/search?q=${mark.name}`)
    await takenOver(page)
    const rail = page.getByRole('complementary', { name: 'Filters' })
    const boxes = rail.getByRole('group').first().getByRole('checkbox')
    const place = ['de', 'em', 'at', 'ch', 'fr', 'es', 'us'].indexOf(code)
    await boxes.nth(place).check()
    await expect(page).toHaveURL(new RegExp(`office=${code}`))
    await expect(totalOf(page)).toHaveText(new RegExp(`^${narrowed.total} `))
    expect(narrowed.total).toBe(office.count)
    const chip = page.getByRole('button', { name: /^Remove filter: / })
    await expect(chip).toHaveCount(1)
    await chip.click()
    await expect(page).not.toHaveURL(/office=/)
    await expect(totalOf(page)).toHaveText(new RegExp(`^${all.total} `))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`office=${code}`))
    await expect(boxes.nth(place)).toBeChecked()
  })

  test('of dates are in a popup with a tab for each date', async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.goto(`/en/search?q=${mark.name}`)
    await takenOver(page)
    await page.getByRole('button', { name: 'More filters' }).click()
    const dialog = page.getByRole('dialog', { name: 'More filters' })
    await expect(dialog.getByRole('tab')).toHaveText([
      ...['Application date', 'Registration date', 'Opposition end date', 'Priority date'],
    ])
    await expectGood(page)
    await dialog.getByLabel('From').fill('2001-02-03')
    await dialog.getByRole('tab', { name: 'Application date' }).press('ArrowRight')
    await expect(dialog.getByRole('tab', { name: 'Registration date' })).toBeFocused()
    await dialog.getByLabel('Until').fill('2030-12-31')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/applied=2001-02-03\.\.&registered=\.\.2030-12-31/)
    await expect(page.getByRole('button', { name: /^Remove filter: / })).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove all filters' }).first().click()
    await expect(page).toHaveURL(new RegExp(`\\?q=${mark.name}$`))
  })

  test('can be found among all classes, counted, and cleared group by group', async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.goto(`/en/search?q=${mark.name}&state=new&state=alive`)
    await takenOver(page)
    const rail = page.getByRole('complementary', { name: 'Filters' })
    await rail.getByRole('button', { name: 'All 34 classes' }).click()
    await rail.getByLabel('Goods classes: Find a class').fill('33')
    const group = rail.getByRole('group').filter({ hasText: 'Goods classes' })
    await expect(group.getByRole('checkbox')).toHaveCount(1)
    await group.getByRole('checkbox').check()
    await expect(page).toHaveURL(/goods=33/)
    await rail.getByRole('button', { name: 'State: clear selection' }).click()
    await expect(page).toHaveURL(new RegExp(`\\?q=${mark.name}&goods=33$`))
  })

  test('of dates have quick ranges and refuse reversed ranges', async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.goto(`/en/search?q=${mark.name}`)
    await takenOver(page)
    await page.getByRole('button', { name: 'More filters' }).click()
    const dialog = page.getByRole('dialog', { name: 'More filters' })
    await dialog.getByLabel('From').fill('2020-05-02')
    await dialog.getByLabel('Until').fill('2020-05-01')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('The first day is after the last.')
    await dialog.getByRole('button', { name: 'This year' }).click()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: 'This year' })).toHaveAttribute('aria-pressed', 'true')
    await dialog.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL(/applied=\d{4}-01-01\.\.\d{4}-12-31$/)
  })

  test('show offices outside the plan as such, with the way to change them', async ({ page }) => {
    await subscribe(page, 'starter')
    await page.goto('/en/search?sort=name&size=10&view=table')
    await takenOver(page)
    const rail = page.getByRole('complementary', { name: 'Filters' })
    // The server's document is a visitor's. The next answer is the subscriber's.
    await rail.getByRole('checkbox', { name: /^alive/ }).check()
    const outside = rail.getByRole('checkbox', { name: /not (among your \d offices|the office of your plan)$/ })
    await expect(outside.first()).toBeDisabled()
    await expect(rail.getByText(/^– not .+ Change offices$/)).toBeVisible()
    await expect(page.getByText(/not searched: (not among your \d offices|your plan includes one)/)).toHaveCount(2)
    for (const link of await page.getByRole('link', { name: 'Change offices' }).all())
      await expect(link).toHaveAttribute('href', '/en/account#offices')
  })

  test('are in a drawer on a phone', { tag: '@phone-only' }, async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.goto(`/en/search?q=${mark.name}&state=alive`)
    const open = page.getByRole('button', { name: 'Filters (1)' })
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await clickUntil(open, drawer)
    await expectNoOverflow(page)
    await drawer.getByRole('checkbox', { name: /^Word mark/ }).check()
    await expect(page).toHaveURL(/type=Word/)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
  })
})

test.describe('the address', () => {
  test('holds everything: reload, back and a change of language keep it', async ({ page, request }) => {
    const mark = await anyMark(request)
    const address = `q=${mark.name}&state=new&state=alive&min=60&sort=name&size=10&view=table`
    await page.goto(`/en/search?${address}`)
    await expect(page.getByRole('table')).toBeVisible()
    const total = await totalOf(page).textContent()
    await page.reload()
    await expect(totalOf(page)).toHaveText(total ?? '')
    await takenOver(page)
    await page.getByLabel(/^Language: /).click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(new RegExp(`/de/search\\?${address.replace('?', '\\?')}$`))
    await expect(page.getByRole('table')).toBeVisible()
    await expect(totalOf(page)).toHaveText(new RegExp(`^${(total ?? '').split(' ')[0]} ähnliche`))
    await page.goBack()
    await expect(page).toHaveURL(/\/en\/search/)
    await expect(totalOf(page)).toHaveText(total ?? '')
  })

  test('with invalid values does no harm', async ({ page }) => {
    const response = await page.goto(
      '/en/search?mode=x&office=zz&goods=99,a&applied=2020-02-31..&min=3&page=-1&size=9&view=z&sort=?',
    )
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'What are you looking for?' })).toBeVisible()
  })

  test('asks visitors to log in for the second page', async ({ page, request }) => {
    const { total } = await ask(request, { sort: 'name', size: 10 })
    expect(total).toBeGreaterThan(10)
    await page.goto('/en/search?sort=name&size=10')
    await takenOver(page)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByRole('dialog', { name: 'You need an account for this' })).toBeVisible()
  })

  test('leads through the pages', async ({ page, request }) => {
    const { total } = await ask(request, { sort: 'name', size: 10 })
    expect(total).toBeGreaterThan(10)
    await subscribe(page)
    await page.goto('/en/search?sort=name&size=10')
    // Before hydration, the link would request the document from the server, which knows visitors only.
    await takenOver(page)
    const first = await hits(page).first().textContent()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page.getByText(/^11 to 20 of/)).toBeVisible()
    await expect(hits(page).first()).not.toHaveText(first ?? '')
    await page.getByLabel('Results per page').selectOption('25')
    await expect(page).toHaveURL(/sort=name$/)
    await expect(hits(page)).toHaveCount(Math.min(25, total))
  })
})

test.describe('by number and by owner', () => {
  test('finds a mark by its number as the office writes it', async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.goto('/en/search')
    await page.getByRole('link', { name: 'Registration number' }).first().click()
    await expect(page).toHaveURL(/mode=number/)
    await search(page, mark.applicationNumberDisplay, 'Go')
    await expect(hits(page).filter({ hasText: mark.name }).first()).toBeVisible()
  })
})

test.describe('without hits or without an answer', () => {
  test('says so in the words of the specification and offers ways on', async ({ page }) => {
    await page.goto('/en/search?q=qxzvwqxzvwqx&min=100&office=at')
    await expect(page.getByText('No brands found matching the filter criteria.')).toBeVisible()
    await takenOver(page)
    await page.getByRole('button', { name: 'Remove all filters' }).last().click()
    await expect(page).toHaveURL(/\?q=qxzvwqxzvwqx$/)
  })

  test('shows an error with a retry, never an empty result', async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.goto('/en/search')
    await page.route('**/api/v1/BrandQueries', (route) =>
      route.fulfill({ status: 503, json: { code: 'register.notReady', message: '' } }),
    )
    await search(page, mark.name, 'Go')
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The search did not respond')
    await expect(page.getByText('No brands found')).toHaveCount(0)
    await page.unroute('**/api/v1/BrandQueries')
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(hits(page).filter({ hasText: mark.name }).first()).toBeVisible()
  })

  test('a new search wins over a slower one before it', async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.goto('/en/search')
    let releaseSlow = () => {}
    const released = new Promise<void>((resolve) => {
      releaseSlow = resolve
    })
    await page.route('**/api/v1/BrandQueries', async (route) => {
      if (route.request().postDataJSON().text === 'slow') await released
      await route.continue().catch(() => {})
    })
    await search(page, 'slow', 'Go')
    await expect(page).toHaveURL(/q=slow/)
    await fieldOf(page).fill(mark.name)
    await fieldOf(page).press('Enter')
    await expect(hits(page).filter({ hasText: mark.name }).first()).toBeVisible()
    releaseSlow()
    await expect(page).toHaveTitle(new RegExp(mark.name))
    await expect(hits(page).filter({ hasText: mark.name }).first()).toBeVisible()
  })
})

for (const [mode, text] of [
  ['name', 'lumora'],
  ['expert', 'name:lumora'],
] as const)
  test(`text typed before hydration is searched: ${mode}`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(`/en/search?mode=${mode}`, { waitUntil: 'commit' })
    await fieldOf(page).fill(text)
    release()
    await clickUntil(
      page.getByRole('button', { name: /^Show keyboard shortcuts/ }),
      page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
    )
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Go', exact: true }).click()
    await expect(page).toHaveURL((address) => [...address.searchParams.values()].includes(text))
    await expect(fieldOf(page)).toHaveValue(text)
  })

test('filters ticked before hydration apply', async ({ page, request }) => {
  const mark = await anyMark(request)
  const release = await holdScripts(page)
  await page.goto(`/en/search?q=${encodeURIComponent(mark.name)}`, { waitUntil: 'commit' })
  const boxes = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  release()
  await expect(page).toHaveURL(/office=\w+&office=\w+/)
  await expect(boxes.nth(0)).toBeChecked()
  await expect(boxes.nth(1)).toBeChecked()
})

test('hits ticked before hydration are selected', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/search?office=de', { waitUntil: 'commit' })
  const boxes = page.getByRole('checkbox', { name: /^Compare / })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  release()
  await expect(page.getByText('2 marks selected')).toBeVisible()
})

test('a journey by keyboard alone: search, choose, open, come back', async ({ page, request }) => {
  const mark = await anyMark(request)
  await page.goto('/en/search')
  await takenOver(page)
  await page.keyboard.type(mark.name)
  await page.keyboard.press('Enter')
  await expect(hits(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await leaveField(page)
  await page.keyboard.press('ArrowDown')
  await expect(hits(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  if ((await hits(page).count()) > 1) await expect(hits(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/[?&]brand=/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/en/search\\?q=${mark.name}$`))
  await expect(hits(page).first()).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('keys of a hit', () => {
  test('tick it for comparison, but not while typing', async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.goto(`/en/search?q=${mark.name}&min=50`)
    await takenOver(page)
    await page.keyboard.type('c?')
    await expect(fieldOf(page)).toHaveValue('c?')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await leaveField(page)
    // The letters act on a focused hit only.
    await page.keyboard.press('c')
    await expect(page.getByText('1 mark selected')).toHaveCount(0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('c')
    await expect(page.getByText('1 mark selected')).toBeVisible()
    await page.keyboard.press('c')
    await expect(page.getByText('1 mark selected')).toHaveCount(0)
  })
})

test.describe('comparing hits', () => {
  test('is in the address; back closes it', { tag: '@phone' }, async ({ page, request }) => {
    const mark = await anyMark(request)
    const { hits: found } = await ask(request, { text: mark.name, minimumSimilarity: 50 })
    expect(found.length).toBeGreaterThanOrEqual(3)
    await page.goto(`/en/search?q=${mark.name}&min=50`)
    await takenOver(page)
    const boxes = page.getByRole('checkbox', { name: /^Compare / })
    await boxes.nth(0).check()
    const open = page.getByRole('button', { name: 'Compare side by side' })
    await expect(open).toBeDisabled()
    await boxes.nth(1).check()
    await boxes.nth(2).check()
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Marks side by side' })
    await expect(dialog.getByRole('columnheader')).toHaveCount(3)
    const ids = found.slice(0, 3).map(({ brandId }) => brandId)
    await expect(page).toHaveURL(new RegExp(`compare=${ids.join('%2C')}$`))
    await expect(dialog.getByRole('img', { name: new RegExp(mark.name, 'i') }).first()).toBeVisible()
    await expectNoOverflow(page)
    await dialog
      .getByRole('button', { name: /^Remove .* from the comparison$/ })
      .first()
      .click()
    await expect(dialog.getByRole('columnheader')).toHaveCount(2)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('2 marks selected')).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`\\?q=${mark.name}&min=50$`))
  })

  test('shows every letter on a phone', async ({ page, request }) => {
    const { hits: long } = await ask(request, { filters: { brandTypes: ['Word'] }, size: 100, sort: 'name' })
    const sign = long.find(({ name }) => name !== null && name.length >= 13 && name.length <= 20)?.name ?? ''
    const { hits: found } = await ask(request, { text: sign, minimumSimilarity: 50 })
    const ids = found.slice(0, 2).map(({ brandId }) => brandId)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/en/search?q=${encodeURIComponent(sign)}&min=50&compare=${ids.join(',')}`)
    const row = page.getByRole('dialog', { name: 'Marks side by side' }).getByRole('row', { name: /^Sign/ })
    await expect(row.getByRole('img').first()).toBeVisible()
    const cut = await row.getByRole('cell').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const edge = cell.getBoundingClientRect().right
        return [...cell.querySelectorAll('span, p')].filter((one) => one.getBoundingClientRect().right > edge + 1)
      }),
    )
    expect(cut).toHaveLength(0)
  })

  test('works from a link alone, with marks that are on no page of the results', async ({ page, request }) => {
    const mark = await anyMark(request)
    const { hits: others } = await ask(request, { sort: 'name', size: 10 })
    const ids = others.slice(0, 2).map(({ brandId }) => brandId)
    await page.goto(`/en/search?q=${mark.name}&compare=${ids.join(',')}`)
    const dialog = page.getByRole('dialog', { name: 'Marks side by side' })
    const number = others[0]?.applicationNumberDisplay ?? ''
    await expect(dialog.getByRole('cell', { name: number, exact: true }).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(new RegExp(`\\?q=${mark.name}$`))
  })

  test('takes four marks at most', async ({ page }) => {
    await page.goto('/en/search?sort=name&size=10&view=table')
    const boxes = page.getByRole('checkbox', { name: /^Select .* for comparison$/ })
    await takenOver(page)
    for (const place of [0, 1, 2, 3]) await boxes.nth(place).check()
    await boxes.nth(4).click()
    await expect(page.getByText('At most 4 marks can be compared side by side.')).toBeVisible()
    await expect(page.getByText('4 marks selected')).toBeVisible()
    await expect(boxes.nth(4)).not.toBeChecked()
  })
})

test('going back restores the place in the results', async ({ page }) => {
  const top = () => page.evaluate(() => Math.round(window.scrollY))
  const scrollTo = (to: number) => page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), to)
  await subscribe(page)
  await page.goto('/en/search?sort=name&size=50&view=table')
  await takenOver(page)
  await leaveField(page)
  await scrollTo(900)
  await expect.poll(top).toBe(900)
  // The page stores it with the next frame.
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('\\"top\\":900')
  // The script clicks the link, because a pointer would first scroll to it.
  await page.getByRole('link', { name: 'Next page' }).evaluate((link: HTMLElement) => link.click())
  await expect(page.getByText(/^51 to 100 of/)).toBeVisible()
  await expect.poll(top).toBeLessThan(900)
  await page.goBack()
  await expect(page.getByText(/^1 to 50 of/)).toBeVisible()
  await expect.poll(top).toBe(900)
  await page.reload()
  await expect.poll(top).toBe(900)
})

test.describe('a slow or broken network', () => {
  test('shows placeholders after a moment and cancels requests that are no longer needed', async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.goto('/en/search')
    const cancelled: string[] = []
    page.on('requestfailed', (one) => {
      if (one.url().includes('/BrandQueries')) cancelled.push(one.postDataJSON().text)
    })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/v1/BrandQueries', async (route) => {
      await released
      await route.continue().catch(() => {})
    })
    await search(page, 'first', 'Go')
    await expect(page.getByText('Searching …')).toBeAttached()
    await fieldOf(page).fill(mark.name)
    await fieldOf(page).press('Enter')
    await expect.poll(() => cancelled).toEqual(['first'])
    release()
    await expect(hits(page).filter({ hasText: mark.name }).first()).toBeVisible()
  })

  test('keeps the typed text while offline and searches when the network returns', async ({ page, request, context }) => {
    const mark = await anyMark(request)
    await page.goto('/en/search')
    await takenOver(page)
    await context.setOffline(true)
    await fieldOf(page).fill(mark.name)
    await fieldOf(page).press('Enter')
    await expect(page.getByRole('alert')).toContainText('You are offline.')
    await expect(fieldOf(page)).toHaveValue(mark.name)
    await expect(page).toHaveURL(new RegExp(`q=${mark.name}`))
    await context.setOffline(false)
    await expect(hits(page).filter({ hasText: mark.name }).first()).toBeVisible()
  })

  test('prefetches the next page before the click', async ({ page }) => {
    await subscribe(page)
    await page.goto('/en/search?sort=name&size=10')
    await takenOver(page)
    const next = page.getByRole('link', { name: 'Next page' })
    const asked = page.waitForRequest((one) => one.url().includes('/BrandQueries') && one.postDataJSON().page === 2)
    await next.hover()
    await (await asked).response()
    const more: string[] = []
    page.on('request', (one) => {
      if (one.url().includes('/BrandQueries') && one.postDataJSON().page === 2) more.push(one.url())
    })
    await next.click()
    await expect(page.getByText(/^11 to 20 of/)).toBeVisible()
    expect(more).toEqual([])
  })
})

test.describe('for fingers and the keyboard', () => {
  test('every target has 44 pixels, and all modes and the signs stay visible', { tag: '@phone-only' }, async ({
    page,
    request,
  }) => {
    const mark = await anyMark(request)
    for (const address of ['', `?q=${mark.name}&min=50`, `?q=${mark.name}&min=50&view=table`, '?mode=owner']) {
      await page.goto(`/de/search${address}`)
      await expect(page.locator('h1')).toBeAttached()
      // Links in running text are exempt, and so are names whose whole card is the target.
      const small = await page
        .locator('main')
        .locator('button, select, summary, label, nav a, td a, ul a:not(p a, h3 a)')
        .evaluateAll((targets) =>
          targets.flatMap((target) => {
            const { width, height } = target.getBoundingClientRect()
            // Labels of one pixel are read only by screen readers.
            return width > 1 && height > 1 && Math.min(width, height) < 43.5
              ? [`${target.tagName} ${target.textContent?.trim()}: ${width} × ${height}`]
              : []
          }),
        )
      expect.soft(small, address).toEqual([])
      const modes = page.getByRole('navigation', { name: 'Suchart' }).getByRole('link')
      await expect(modes).toHaveText([/Name$/, /Logo$/, /Beides$/, /Inhaber$/, /Nummer$/, /Experten$/])
      for (const mode of await modes.all()) await expect(mode).toBeInViewport({ ratio: 1 })
    }
  })

  test('the sign of a row stays visible while the table scrolls', { tag: '@phone-only' }, async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.goto(`/en/search?q=${mark.name}&min=50&view=table`)
    const table = page.getByRole('region', { name: 'Table' })
    await takenOver(page)
    await table.evaluate((around) => {
      around.scrollIntoView({ behavior: 'instant' })
      around.scrollTo({ left: 400, behavior: 'instant' })
    })
    await expect.poll(() => table.evaluate((around) => around.scrollLeft)).toBeGreaterThan(0)
    await expect(hits(page).first()).toBeInViewport({ ratio: 1 })
  })

  test('a link skips to the results; a name comes before its box', async ({ page, request }) => {
    const mark = await anyMark(request)
    for (const view of ['cards', 'table']) {
      await page.goto(`/en/search?q=${mark.name}&view=${view}`)
      await takenOver(page)
      const skip = page.getByRole('link', { name: 'Skip to the results' })
      await skip.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
      await hits(page).first().focus()
      await page.keyboard.press('Tab')
      await expect(page.locator('[data-row]').first().getByRole('checkbox')).toBeFocused()
    }
  })

  test('a click anywhere on a row opens the mark, but not on its box', async ({ page, request }) => {
    const mark = await anyMark(request)
    await page.goto(`/en/search?q=${mark.name}&view=table`)
    await takenOver(page)
    const row = page.locator('[data-row]').first()
    await row.getByRole('checkbox').check()
    await expect(page).not.toHaveURL(/brand=/)
    await row.getByRole('cell').last().click()
    await expect(page).toHaveURL(/[?&]brand=/)
  })
})

test('columns of the table are chosen in a dialog and kept in the address', async ({ page, request }) => {
  const mark = await anyMark(request)
  await page.goto(`/en/search?q=${mark.name}&view=table`)
  await clickUntil(page.getByRole('button', { name: 'Columns' }), page.getByRole('dialog', { name: 'Columns' }))
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('checkbox', { name: 'Registration date' }).check()
  await dialog.getByRole('checkbox', { name: 'Owner' }).uncheck()
  await page.keyboard.press('Escape')
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    await expect(page.getByRole('columnheader', { name: 'Registration date' })).toBeVisible()
    await expect(page.getByRole('columnheader', { name: 'Owner' })).toHaveCount(0)
  }
  await expect(page).toHaveURL(/columns=[^&]*registrationDate/)
})

test('a search without hits and without filters offers the words of the name', async ({ page }) => {
  await page.goto('/en/search?q=qxzvwqxzvwqx+Wqxzvwqx')
  await expect(page.getByRole('heading', { name: 'No mark found for “qxzvwqxzvwqx Wqxzvwqx”.' })).toBeVisible()
  await page.getByRole('link', { name: 'qxzvwqxzvwqx', exact: true }).click()
  await expect(page).toHaveURL(/\?q=qxzvwqxzvwqx$/)
})

test('a long word without hits is broken where it is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
  await page.goto(`/en/search?q=${word}`)
  await expect(page.getByRole('heading', { name: `No mark found for “${word}”.` })).toBeVisible()
  await expectNoOverflow(page)
})

test.describe('a search by owner', () => {
  test('says before typing that it needs an account', async ({ page }) => {
    await page.goto('/en/search?mode=owner')
    await expect(page.getByText('You need an account to search by owner.')).toBeVisible()
  })

  test('shows the owner with the seat, and marks what was searched', async ({ page, request }) => {
    const authorization = await authorizationOf('enterprise')
    const reply = await request.post('/api/v1/BrandQueries', { data: { sort: 'name', size: 25 }, headers: authorization })
    const { hits: found } = (await reply.json()) as BrandQueryResult
    const city = found.map(({ ownerSeat }) => /^\p{L}{4,}(?=,)/u.exec(ownerSeat ?? '')?.[0]).find(Boolean)
    if (!city) throw new Error('No owner of the first page has a seat of one word')
    await subscribe(page)
    await page.goto('/en/search?mode=owner')
    await search(page, city, 'Go')
    await expect(page.locator('[data-row] mark').first()).toHaveText(city)
  })
})

test.describe('for everybody', () => {
  for (const [view, address] of [
    ['the start', '/en/search'],
    ['cards with filters', '/de/search?q=NAME&goods=30&state=alive&size=10'],
    ['cards', '/de/search?q=NAME&min=50&size=10'],
    ['the table', '/fr/search?q=NAME&view=table&min=50&size=10'],
    ['marks without text', '/es/search?sort=applicationDate&type=Figurative&size=10'],
    ['no hits', '/it/search?q=qxzvwqxzvwqx&min=100'],
  ] as const) {
    test(`${view}: accessible in both schemes, no wider than the window`, { tag: '@phone' }, async ({ page, request }) => {
      const mark = await anyMark(request)
      await page.goto(address.replace('NAME', mark.name))
      await expect(page.locator('h1')).toBeAttached()
      await expectGoodInBothSchemes(page)
    })
  }
})
