import type { BrandHit, BrandQueryResult } from '@marklot/contracts/search'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

/**
 * Collects every fault: uncaught errors, messages of React and the content security policy, and failed files and calls.
 */
function listen(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) faults.push(`${message.type()}: ${message.text()}`)
  })
  return faults
}
/** Returns true for the browser's own message about a call that the test made fail. */
const isOfNetwork = (fault: string) => /^error: Failed to load resource: /.test(fault)

async function someMarks(request: APIRequestContext): Promise<(BrandHit & { name: string })[]> {
  const reply = await request.post('/api/v1/BrandQueries', {
    data: { filters: { brandTypes: ['Word'] }, size: 25, sort: 'name' },
  })
  const { hits } = (await reply.json()) as BrandQueryResult
  const named = hits.filter((hit): hit is BrandHit & { name: string } => hit.name !== null)
  if (named.length < 2) throw new Error('The sample register holds too few word marks')
  return named
}

const settled = async (page: Page) => {
  await page.waitForLoadState('networkidle')
  // After two frames, React has rendered.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

test('neither page reports a fault in any ordinary state', { tag: '@phone' }, async ({ page, request }) => {
  test.slow()
  const faults = listen(page)
  const [mark, other] = await someMarks(request)
  if (!mark || !other) throw new Error('The sample register holds too few word marks')
  const text = encodeURIComponent(mark.name)
  for (const [state, address] of [
    ['start', '/en/search'],
    ['modes', '/fr/search?mode=owner'],
    ['cards', `/de/search?q=${text}&min=50`],
    ['table', `/es/search?q=${text}&min=50&view=table`],
    ['browsing', '/it/search?sort=applicationDate&office=us'],
    ['no hits', '/en/search?q=qxzvwqxzvwqx&min=100'],
    ['comparison', `/en/search?q=${text}&compare=${mark.brandId},${other.brandId}`],
    ['popup', `/en/search?q=${text}&brand=${mark.brandId}`],
    ['mark', `/de/brands/${mark.brandId}`],
    ['mark beside a sign', `/en/brands/${mark.brandId}?q=${text}a&min=50`],
  ] as const) {
    await page.goto(address)
    await settled(page)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await settled(page)
    await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
    expect.soft(faults.splice(0), state).toEqual([])
  }
})

test('a visit to every page reports no fault', async ({ page, request }) => {
  test.slow()
  const faults = listen(page)
  const [mark] = await someMarks(request)
  await page.goto('/en/search')
  await settled(page)
  await page.locator('#search-text').pressSequentially(mark?.name.slice(0, 4) ?? '')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-hit]').first()).toBeVisible()
  // Lists the whole register, which has enough hits even if few marks resemble that one.
  await page.goto('/en/search?sort=name&size=10')
  await settled(page)
  await page.getByRole('link', { name: 'Table' }).click()
  await page.getByRole('link', { name: 'Cards' }).click()
  const boxes = page.locator('[data-row] input[type=checkbox]')
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: 'Compare side by side' }).click()
  await page.locator('dialog[open] a[data-hit]').first().click()
  await expect(page.locator('dialog[open] h1')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open] h1')).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Marks side by side' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.getByRole('button', { name: 'More filters' }).click()
  await expect(page.getByRole('dialog', { name: 'More filters' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await page.getByLabel(/^Language: /).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.locator('[data-hit]').first().click()
  await expect(page.locator('dialog[open] h1')).toBeVisible()
  await page.getByRole('button', { name: 'Teilen' }).click()
  await expect(page.getByRole('dialog', { name: 'Teilen' })).toBeVisible()
  await page.goBack()
  await settled(page)
  expect(faults).toEqual([])
})

test.describe('during failures, only network errors are reported', () => {
  for (const [how, fail] of [
    ['answers with errors', { status: 503, json: { code: 'register.notReady', message: '' } }],
    ['answers nonsense', { status: 200, body: '<html>', contentType: 'text/html' }],
    ['is gone', null],
  ] as const) {
    test(`the server ${how}`, { tag: '@phone' }, async ({ page, request }) => {
      const faults = listen(page)
      const [mark] = await someMarks(request)
      await page.goto('/en/search?sort=name&size=10')
      await settled(page)
      await page.route('**/api/v1/**', (route) => (fail ? route.fulfill(fail) : route.abort()))
      await page.locator('[data-hit]').first().click()
      await expect(page.locator('dialog[open]').getByRole('heading', { level: 1 })).toHaveText('An error occurred')
      await page.keyboard.press('Escape')
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await page.locator('#search-text').fill(mark?.name ?? '')
      await page.locator('#search-text').press('Enter')
      await expect(page.getByRole('alert').first()).toBeVisible()
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(
        page
          .locator('[data-hit]')
          .filter({ hasText: mark?.name ?? '' })
          .first(),
      ).toBeVisible()
      expect(faults.filter((fault) => !isOfNetwork(fault))).toEqual([])
    })
  }
})
