import AxeBuilder from '@axe-core/playwright'
import type { Brand } from '@marklot/contracts/brand'
import type { BrandHit, BrandQueryResult } from '@marklot/contracts/search'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'

/** Marks of the register that pass the filters; nothing here depends on which marks the sample holds. */
async function marks(request: APIRequestContext, filters: object, rest: object = {}): Promise<BrandHit[]> {
  const reply = await request.post('/api/v1/BrandQueries', { data: { filters, size: 100, sort: 'name', ...rest } })
  expect(reply.status()).toBe(200)
  return ((await reply.json()) as BrandQueryResult).hits
}

async function brandOf(request: APIRequestContext, id: string): Promise<Brand> {
  const reply = await request.get(`/api/v1/Brands/${id}`, { headers: { 'Accept-Language': 'en' } })
  expect(reply.status()).toBe(200)
  return reply.json()
}

async function named(
  request: APIRequestContext,
  filters: object = { brandTypes: ['Word'] },
): Promise<BrandHit & { name: string }> {
  const hit = (await marks(request, filters)).find((one): one is BrandHit & { name: string } => one.name !== null)
  if (!hit) throw new Error('The sample register holds no such mark')
  return hit
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([])
}

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

test.describe('the page of a mark', () => {
  test('stands in the order of the specification', { tag: '@phone' }, async ({ page, request }) => {
    const mark = await named(request)
    await page.goto(`/en/brands/${mark.brandId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mark.name)
    await expect(page).toHaveTitle(new RegExp(escaped(mark.name)))
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Information',
      'Dates',
      'Addresses',
      'Goods and services',
      'Process timeline',
      'Where this entry comes from',
      ...(await footerHeadings(page)),
    ])
  })

  test('speaks German with the terms of the office', async ({ page, request }) => {
    const mark = await named(request, { brandTypes: ['Word'], registrationOfficeCodes: ['de'] })
    const brand = await brandOf(request, mark.brandId)
    await page.goto(`/de/brands/${mark.brandId}`)
    for (const title of ['Angaben', 'Daten und Fristen', 'Beteiligte', 'Waren und Dienstleistungen', 'Verfahrensverlauf'])
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: '(210) Aktenzeichen' })).toBeVisible()
    await expect(page.getByText(brand.applicationNumberDisplay).first()).toBeVisible()
  })

  test('asks visitors to log in for each of the three addresses', async ({ page, request }) => {
    const mark = await named(request)
    await page.goto(`/en/brands/${mark.brandId}`)
    await expect(page.getByText('Please log in to see this address.')).toHaveCount(3)
    await expect(page.getByRole('heading', { level: 3, name: 'Owner' })).toBeVisible()
  })

  test('shows every class sorted by number, in the language one chooses', async ({ page, request }) => {
    const candidates = await marks(request, { registrationOfficeCodes: ['em'], goodsClasses: [9] })
    const mark = candidates.find((one) => one.niceClasses.length > 1) ?? candidates[0]
    if (!mark) throw new Error('The sample register holds no such mark')
    const brand = await brandOf(request, mark.brandId)
    await page.goto(`/en/brands/${mark.brandId}`)
    const headings = await page.getByRole('heading', { level: 3, name: /^Class \d+:/ }).allTextContents()
    const numbers = headings.map((text) => Number(/\d+/.exec(text)?.[0]))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(numbers).toEqual(expect.arrayContaining(mark.niceClasses))
    const languages = [...new Set(brand.goodsAndServices.classified.flatMap(({ language }) => language ?? []))]
    const other = languages.find((language) => language !== 'en')
    if (languages.length < 2 || !other) return
    const text = brand.goodsAndServices.classified.find(({ language }) => language === other)?.description ?? ''
    const choice = page.getByLabel('Language of the list')
    await expect(async () => {
      await choice.selectOption(other)
      await expect(page.getByText(text.slice(0, 60)).first()).toBeVisible({ timeout: 1000 })
    }).toPass()
  })

  test('shows a mark without text as one, with its placeholder name', async ({ page, request }) => {
    const mark = (await marks(request, { brandTypes: ['Figurative'] })).find((one) => one.name === null)
    test.skip(!mark, 'Every figurative mark of the sample has a name')
    await page.goto(`/en/brands/${mark?.brandId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Figurative mark without text')
  })

  test('says in words when the opposition period was computed', async ({ page, request }) => {
    const candidates = await marks(request, { oppositionPeriodEndDate: { from: '2000-01-01' } })
    for (const { brandId } of candidates.slice(0, 20)) {
      const brand = await brandOf(request, brandId)
      if (!brand.oppositionPeriodIsComputed) continue
      await page.goto(`/en/brands/${brandId}`)
      await expect(page.getByText('The office does not deliver the opposition period.')).toBeVisible()
      return
    }
  })
})

/** The footer's own headings follow those of the page. */
const footerHeadings = (page: Page) => page.locator('footer').getByRole('heading', { level: 2 }).allTextContents()

test.describe('sharing', () => {
  test('offers the targets by name, the link itself, and gives the focus back', async ({ page, request }) => {
    const mark = await named(request)
    await page.goto(`/en/brands/${mark.brandId}`)
    const open = page.getByRole('button', { name: 'Share' })
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await expect(async () => {
      await open.click()
      await expect(dialog).toBeVisible({ timeout: 1000 })
    }).toPass()
    // Messenger needs an application id, which nobody configured.
    await expect(dialog.getByRole('link')).toHaveText([
      'E-mail',
      'LinkedIn',
      'Xing',
      'X',
      'WhatsApp',
      'Facebook',
      'Skype',
      'SMS',
      'Telegram',
    ])
    for (const link of await dialog.getByRole('link').all()) {
      await expect(link).toHaveAttribute('rel', /noopener/)
      expect(await link.getAttribute('href')).toContain(encodeURIComponent(`/en/brands/${mark.brandId}`))
    }
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(700)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })
})

test.describe('what is not there', () => {
  test('is answered as not found and not indexed', async ({ page }) => {
    for (const id of ['de-0000000000000', 'no-mark-at-all']) {
      const response = await page.goto(`/en/brands/${id}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This mark is not in the register')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    }
  })

  test('a failure to load says so in the words of the specification', async ({ page, request }) => {
    const mark = await named(request)
    await page.route('**/api/v1/Brands/*', (route) =>
      route.fulfill({ status: 500, json: { code: 'server.internal', message: '' } }),
    )
    await page.goto(`/en/search?q=${encodeURIComponent(mark.name)}`)
    await expect(async () => {
      await page.locator('body').press('/')
      await expect(page.locator('#search-text')).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.locator('[data-hit]').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible()
    await expect(page.getByText('An error occurred while loading the brand. Please try again later.')).toBeVisible()
    await page.unroute('**/api/v1/Brands/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Information' })).toBeVisible()
  })
})

test.describe('for everybody', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`marks of every office are accessible in ${colorScheme}`, { tag: '@phone' }, async ({ page, request }) => {
      test.slow()
      await page.emulateMedia({ colorScheme })
      const locales = ['de', 'en', 'fr', 'es', 'it', 'de', 'en']
      for (const [place, office] of ['de', 'em', 'at', 'ch', 'fr', 'es', 'us'].entries()) {
        const [mark] = await marks(request, { registrationOfficeCodes: [office] }, { size: 10, sort: 'applicationDate' })
        if (!mark) continue
        await page.goto(`/${locales[place]}/brands/${mark.brandId}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectNoOverflow(page)
        await expectAccessible(page)
      }
    })
  }
})
