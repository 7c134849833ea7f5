import type { BrandQueryResult } from '@marklot/contracts/search'
import { expect, type Page, test } from '@playwright/test'
import { expectNoOverflow } from './accessibility.ts'

const path = (page: Page) => page.getByRole('navigation', { name: 'Path' })

test.describe('the page of a mark keeps the search that led to it', () => {
  test('leads to the hits before and after, and back to the same results', { tag: '@phone' }, async ({ page, request }) => {
    const filters = { registrationOfficeCodes: ['em'] }
    const reply = await request.post('/api/v1/BrandQueries', { data: { filters, sort: 'name', size: 10 } })
    const { hits, total } = (await reply.json()) as BrandQueryResult
    expect(hits.length).toBeGreaterThanOrEqual(3)
    const search = 'office=em&sort=name&size=10&view=table'
    await page.goto(`/en/search?${search}`)
    const address = await page.locator('a[data-hit]').nth(1).getAttribute('href')
    expect(address).toBe(`/en/brands/${hits[1]?.brandId}?${search}`)
    await page.goto(address ?? '')
    await expect(path(page).getByText(`2 of ${total}`)).toBeVisible()
    await path(page).getByRole('link', { name: 'Next result' }).click()
    await expect(page).toHaveURL(new RegExp(`/en/brands/${hits[2]?.brandId}\\?`))
    await expect(path(page).getByText(`3 of ${total}`)).toBeVisible()
    await path(page).getByRole('link', { name: 'Previous result' }).click()
    // The link keeps its earlier target until the page has changed.
    await expect(path(page).getByText(`2 of ${total}`)).toBeVisible()
    await path(page).getByRole('link', { name: 'Previous result' }).click()
    await expect(page).toHaveURL(new RegExp(`/en/brands/${hits[0]?.brandId}\\?`))
    await expect(path(page).getByRole('button', { name: 'Previous result' })).toBeDisabled()
    await expectNoOverflow(page)
    await path(page).getByRole('link').first().click()
    await expect(page).toHaveURL(new RegExp(`/en/search\\?${search}$`))
  })

  test('requests no search when its address names none', async ({ page, request }) => {
    const reply = await request.post('/api/v1/BrandQueries', { data: { sort: 'name', size: 10 } })
    const { hits } = (await reply.json()) as BrandQueryResult
    const asked: string[] = []
    page.on('request', (one) => {
      if (one.url().includes('/BrandQueries')) asked.push(one.url())
    })
    await page.goto(`/en/brands/${hits[0]?.brandId}`)
    await page.waitForLoadState('networkidle')
    await expect(path(page).getByRole('link')).toHaveCount(1)
    await expect(path(page).getByRole('button')).toHaveCount(0)
    expect(asked).toEqual([])
  })
})

test.describe('an address that no mark can have', () => {
  for (const [what, id] of [
    ['far too long', 'a'.repeat(1500)],
    ['longer than any path', 'a'.repeat(6000)],
    ['a picture', '%F0%9F%98%80'],
    ['a null character', 'de-%00'],
    ['a slash', 'de%2F1'],
  ] as const) {
    test(`(${what}) is not found`, async ({ page }) => {
      const response = await page.goto(`/en/brands/${id}`)
      expect(response?.status()).toBe(404)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not in the register|Page not found/)
    })
  }

  test('is not found in the popup either', async ({ page }) => {
    await page.goto(`/en/search?sort=name&size=10&brand=${'a'.repeat(5000)}`)
    const popup = page.locator('dialog[open]')
    await expect(popup.getByRole('heading', { name: 'This mark is not in the register' })).toBeVisible()
  })
})
