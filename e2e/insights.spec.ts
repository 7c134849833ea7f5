import { registrationOfficeCodes } from '@marklot/contracts/office'
import type { BrandQueryResult } from '@marklot/contracts/search'
import { allStatisticsFile, insightStatisticsFile, insightWindowDays, type Statistics } from '@marklot/contracts/statistics'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectGood, expectGoodInBothSchemes } from './accessibility.ts'
import { takenOver } from './people.ts'

const read = async (request: APIRequestContext, file: string): Promise<Statistics> =>
  (await request.get(`/statistics/${file}`)).json()

/** Returns the number of marks that the search at one of the product's addresses finds. */
async function totalOf(request: APIRequestContext, address: string | null): Promise<number> {
  const query = new URL(address ?? '', 'http://page.test').searchParams
  const [from, until] = query.get('applied')?.split('..') ?? []
  const numbers = (key: string) => query.getAll(key).map(Number)
  const filters = {
    registrationOfficeCodes: query.getAll('office'),
    brandStateCategories: query.getAll('state'),
    brandTypes: query.getAll('type'),
    goodsClasses: numbers('goods'),
    servicesClasses: numbers('services'),
    ...(from && until && { applicationDate: { from, until } }),
  }
  const reply = await request.post('/api/v1/BrandQueries', { data: { filters, size: 10 } })
  expect(reply.status()).toBe(200)
  return ((await reply.json()) as BrandQueryResult).total
}

const bars = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('link')

test('each office has a view with an address and a title of its own', async ({ page, request }) => {
  const titles = new Set<string>()
  for (const office of registrationOfficeCodes) {
    const { measures, window } = await read(request, allStatisticsFile(office))
    await page.goto(`/en/insights?office=${office}`)
    titles.add(await page.title())
    const switched = page.getByRole('navigation', { name: 'Choose an office' }).locator('[aria-current]')
    await expect(switched).toHaveAttribute('href', `/en/insights?office=${office}`)
    const [total, filed] = [measures.brand.total, measures.newFilings].map((count) => count.toLocaleString('en'))
    await expect(page.getByRole('link', { name: `${total} mark` })).toBeVisible()
    const recent = page.getByRole('link', { name: new RegExp(`^${filed} new filings? in ${insightWindowDays(office)} days$`) })
    await expect(recent).toHaveAttribute('href', new RegExp(`applied=${window?.from}\\.\\.${window?.until}`))
    expect(await totalOf(request, await recent.getAttribute('href'))).toBe(measures.newFilings)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/en/insights\\?office=${office}$`))
  }
  expect(titles.size).toBe(registrationOfficeCodes.length)
})

test('the switch keeps what is counted and how it is ordered', async ({ page }) => {
  await page.goto('/en/insights')
  await page.getByRole('link', { name: 'new filings', exact: true }).click()
  // Each link adds to the address of the current page.
  await expect(page.getByRole('link', { name: 'by size' })).toHaveAttribute('href', /count=new/)
  await page.getByRole('link', { name: 'by size' }).click()
  await expect(page.getByRole('link', { name: 'Switzerland' })).toHaveAttribute('href', /count=new&order=size$/)
  await page.getByRole('link', { name: 'Switzerland' }).click()
  await expect(page).toHaveURL(/\/en\/insights\?office=ch&count=new&order=size$/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('Swiss')
  await page.goBack()
  await expect(page).toHaveURL(/office=de&count=new&order=size$/)
})

test('all classes show and link to the searches they count', async ({ page, request }) => {
  const { measures } = await read(request, allStatisticsFile('em'))
  await page.goto('/en/insights?office=em')
  await expect(bars(page, 'Goods')).toHaveCount(34)
  await expect(bars(page, 'Services')).toHaveCount(11)
  for (const niceClass of [1, 25, 35, 45]) {
    const list = bars(page, niceClass < 35 ? 'Goods' : 'Services')
    const bar = list.nth(niceClass < 35 ? niceClass - 1 : niceClass - 35)
    await expect(bar).toContainText(String(niceClass))
    expect.soft(await totalOf(request, await bar.getAttribute('href')), `class ${niceClass}`).toBe(measures.niceClass[niceClass])
  }
  const most = Object.entries(measures.niceClass).sort(([a, x], [b, y]) => y - x || Number(a) - Number(b))[0]
  await expect(page.getByText(`The most frequent class is ${most?.[0]} (`)).toBeVisible()
  await page.getByText('Figures as a table: Nice classes').click()
  const table = page.getByRole('table', { name: 'Nice classes' })
  await expect(table.getByRole('row')).toHaveCount(46)
  await expect(table.getByRole('row', { name: /^25 / })).toContainText(String(measures.niceClass[25]?.toLocaleString('en')))
})

test('the largest class comes first by size', async ({ page, request }) => {
  const { measures } = await read(request, allStatisticsFile('us'))
  const [first, last] = [Math.max, Math.min].map((pick) => pick(...Object.values(measures.niceClass)))
  await page.goto('/en/insights?office=us&order=size')
  const all = bars(page, 'Nice classes')
  await expect(all).toHaveCount(45)
  expect(await totalOf(request, await all.first().getAttribute('href'))).toBe(first)
  expect(await totalOf(request, await all.last().getAttribute('href'))).toBe(last)
})

test('new filings are counted separately', async ({ page, request }) => {
  const { measures } = await read(request, insightStatisticsFile('us'))
  await page.goto('/en/insights?office=us&count=new')
  const words = page.getByRole('figure', { name: 'By type of mark' }).getByRole('link', { name: /^Word mark/ })
  await expect(words).toContainText(String(measures.type.word))
  expect(await totalOf(request, await words.getAttribute('href'))).toBe(measures.type.word)
})

test('shows its figures without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/en/insights?office=fr')
  await expect(bars(page, 'Goods')).toHaveCount(34)
  await expect(page.getByRole('list', { name: 'Latest marks' }).getByRole('listitem').first()).toBeVisible()
  await context.close()
})

test('an office without data and a failure each show as such', async ({ page }) => {
  let status = 404
  await page.route('**/statistics/ch/**', (route) => (status === 200 ? route.continue() : route.fulfill({ status, body: '' })))
  /** Starts from a hydrated page. Before hydration, the server would send the whole document with its figures. */
  const goTo = async (office: string) => {
    await page.goto('/en/insights?office=de')
    await takenOver(page)
    await page.getByRole('navigation', { name: 'Choose an office' }).getByRole('link', { name: office }).click()
    await expect(page.getByRole('link', { name: office }).and(page.locator('[aria-current]'))).toBeVisible()
  }
  await goTo('Switzerland')
  await expect(page.getByRole('heading', { name: 'There is no data from this office' })).toBeVisible()
  await expect(page.getByText(/^0$/)).toHaveCount(0)
  await expectGood(page, 'no data')

  status = 503
  await goTo('Switzerland')
  await expect(page.getByRole('alert')).toContainText('The figures are not available right now')
  await expectGood(page, 'failed')
  status = 200
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(bars(page, 'Goods')).toHaveCount(34)
})

test('is accessible and fits', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.slow()
  for (const view of ['?office=de', '?office=us&count=new&order=size']) {
    await page.goto(`/${isMobile ? 'de' : 'en'}/insights${view}`)
    for (const summary of await page.locator('summary').all()) await summary.click()
    await expectGoodInBothSchemes(page, view)
  }
})
