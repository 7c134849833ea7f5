import type { BrandQueryResult } from '@marklot/contracts/search'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectGood, expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { clickUntil } from './people.ts'

async function ask(request: APIRequestContext, query: string): Promise<BrandQueryResult> {
  const reply = await request.post('/api/v1/BrandQueries', { data: { query }, headers: { 'Accept-Language': 'en' } })
  expect(reply.status()).toBe(200)
  return reply.json()
}
const fieldOf = (page: Page) => page.locator('#search-text')
const chips = (page: Page) => page.getByRole('list', { name: 'Conditions of the search' }).getByRole('listitem')
const total = (page: Page) => page.getByRole('heading', { level: 2, name: /^[\d,.]+ (similar )?marks?$/ })
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('query')

/** Waits until the page responds to keys. Before hydration they do nothing. */
async function takenOver(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('body').press('/')
    await expect(fieldOf(page)).toBeFocused({ timeout: 500 })
  }).toPass()
}
async function search(page: Page, text: string): Promise<void> {
  await takenOver(page)
  await fieldOf(page).fill(text)
  await page.getByRole('button', { name: 'Go', exact: true }).click()
}
test('a query is searched, is in the address, and shows its clauses as chips', { tag: '@phone' }, async ({ page, request }) => {
  const { total: expected } = await ask(request, 'name:*a* class:9,35 NOT office:us')
  await page.goto('/en/search?mode=expert')
  await search(page, 'marke:*a* KLASSE:9,35 not amt:us')
  await expect(total(page)).toHaveText(new RegExp(`^${expected} `))
  expect(queryOf(page)).toBe('marke:*a* KLASSE:9,35 not amt:us')
  await expect(chips(page)).toHaveText(['Name: *a*', 'Class: 9 or 35', 'not Office: United States'])
  await expect(page).toHaveTitle(/marke:\*a\*/)
  await page.reload()
  await expect(fieldOf(page)).toHaveValue('marke:*a* KLASSE:9,35 not amt:us')
  await expect(total(page)).toHaveText(new RegExp(`^${expected} `))
})

test('removing a chip and choosing a filter edit the text; back restores it', async ({ page, request }) => {
  await page.goto('/en/search?query=name:*a* class:9 NOT office:us')
  await takenOver(page)
  await page.getByRole('button', { name: 'Remove condition: not Office: United States' }).click()
  await expect(fieldOf(page)).toHaveValue('name:*a* class:9')
  const rail = page.getByRole('complementary', { name: 'Filters' })
  await rail.getByRole('checkbox', { name: /^Germany/ }).check()
  await expect(fieldOf(page)).toHaveValue('name:*a* class:9 office:de')
  const { total: expected } = await ask(request, 'name:*a* class:9 office:de')
  await expect(total(page)).toHaveText(new RegExp(`^${expected} `))
  await expect(chips(page)).toHaveCount(3)
  await rail.getByRole('button', { name: 'Goods classes: clear selection' }).click()
  await expect(fieldOf(page)).toHaveValue('name:*a* office:de')
  await page.getByRole('button', { name: 'More filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'More filters' })
  await dialog.getByLabel('From').fill('2010-02-03')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(fieldOf(page)).toHaveValue('name:*a* office:de filed:2010-02-03..')
  await page.goBack()
  await expect(fieldOf(page)).toHaveValue('name:*a* office:de')
  await expect(rail.getByRole('checkbox', { name: /^Germany/ })).toBeChecked()
})

test('a fault is explained and located, and the typed text stays', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/BrandQueries')) asked.push(one.url())
  })
  await page.goto('/en/search?mode=expert')
  await search(page, 'name:a* clas:25')
  const field = fieldOf(page)
  await expect(page.getByRole('alert').filter({ hasText: 'There is no field “clas”.' })).toBeVisible()
  await expect(page.locator('mark', { hasText: 'clas' })).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('name:a* clas:25')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(/There is no field “clas”/)
  const selected = await field.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  )
  expect(selected).toBe('clas')
  expect(asked).toEqual([])
  await expectNoOverflow(page)
  // Typing replaces the selected place.
  await page.keyboard.type('class')
  await expect(page.getByText('There is no field')).toHaveCount(0)
  await expect(field).not.toHaveAttribute('aria-invalid')
  await field.press('Enter')
  await expect(total(page)).toBeVisible()
})

test('a faulty query in the address is explained, also before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/de/search?query=inhaber:"ACME')
  await expect(page.getByText('Dieses Anführungszeichen wird nicht geschlossen.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('inhaber:"ACME')
  await page.goto('/en/search?query=class:9 type:word')
  await expect(page.locator('[data-hit]').first()).toBeVisible()
  await context.close()
})

test('a plain search becomes a query and back', async ({ page, request }) => {
  const { hits } = await ask(request, 'type:word')
  const name = hits.find((hit) => hit.name !== null && /^[A-Za-z]{5,10}$/.test(hit.name))?.name ?? ''
  await page.goto(`/en/search?q=${name}&office=de&goods=9`)
  await takenOver(page)
  const modes = page.getByRole('navigation', { name: 'Search by' })
  await modes.getByRole('link', { name: 'Expert' }).click()
  await expect(fieldOf(page)).toHaveValue(`similar:${name} office:de class:9`)
  await expect(page).toHaveURL(/\?query=similar/)
  await modes.getByRole('link', { name: 'Name', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`\\?q=${name}&office=de&goods=9$`))
  await expect(fieldOf(page)).toHaveValue(name)
})

test('a similar name is compared letter by letter', async ({ page, request }) => {
  const { hits } = await ask(request, 'type:word')
  const name = hits.find((hit) => hit.name !== null && /^[A-Za-z]{5,10}$/.test(hit.name))?.name ?? ''
  await page.goto(`/en/search?query=similar:${name} type:word`)
  await expect(page.getByRole('heading', { level: 2, name: /similar marks?$/ })).toBeVisible()
  await expect(page.getByRole('img', { name: new RegExp(name, 'i') }).first()).toBeVisible()
  await expect(page.getByLabel('Minimum similarity')).toBeAttached()
  await takenOver(page)
  await page.locator('[data-hit]').first().click()
  await expect(
    page
      .getByRole('dialog')
      .getByRole('img', { name: new RegExp(name, 'i') })
      .first(),
  ).toBeVisible()
})

test('q= stays a literal name', async ({ page }) => {
  await page.goto('/en/search?q=name:a*')
  await expect(fieldOf(page)).toHaveValue('name:a*')
  await expect(page.getByRole('combobox', { name: 'Brand name' })).toBeVisible()
  await expect(chips(page)).toHaveCount(0)
})

test('suggests nothing while a query is typed', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/BrandAutocompletes')) asked.push(one.url())
  })
  await page.goto('/en/search?mode=expert')
  await takenOver(page)
  await page.keyboard.type('name:nord*')
  await expect(page.getByRole('textbox', { name: 'Search expression' })).toHaveValue('name:nord*')
  expect(asked).toEqual([])
})

test('the help shows examples that search on a click', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/search?mode=expert')
  const open = page.getByRole('button', { name: 'Help with expert search' })
  const dialog = page.getByRole('dialog', { name: 'How to write a search expression' })
  await clickUntil(open, dialog)
  await expectGood(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
  await open.click()
  await dialog.getByRole('link', { name: 'class:25,35 office:de,em NOT state:dead type:word' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(fieldOf(page)).toHaveValue('class:25,35 office:de,em NOT state:dead type:word')
  await expect(chips(page)).toHaveCount(4)
})

test('owners need a login, and the text stays', async ({ page }) => {
  await page.goto('/en/search?query=owner:gmbh class:9')
  await expect(page.getByText('You need an account for this')).toBeVisible()
  await expect(fieldOf(page)).toHaveValue('owner:gmbh class:9')
  await expect(chips(page)).toHaveText(['Owner: gmbh', 'Class: 9'])
})

test('works by keyboard alone', async ({ page }) => {
  await page.goto('/en/search?mode=expert')
  await takenOver(page)
  await page.keyboard.type('class:9 state:alive')
  await page.keyboard.press('Enter')
  await expect(chips(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Remove condition: Class: 9' }).focus()
  await page.keyboard.press('Enter')
  await expect(fieldOf(page)).toHaveValue('state:alive')
  await expect(total(page)).toBeVisible()
})

test.describe('for everybody', () => {
  for (const [view, address] of [
    ['the empty field', '/de/search?mode=expert'],
    ['a fault', '/fr/search?query=nom:a* clas:25'],
    ['hits and chips', '/es/search?query=nombre:*a* clase:9,25,35 NOT oficina:us solicitud:2010..&size=10'],
    ['a long query in the table', `/it/search?query=marchio:*a* NOT "${'parola '.repeat(20)}" ufficio:em&size=10&view=table`],
  ] as const) {
    test(`${view}: accessible in both schemes, no wider than the window`, { tag: '@phone' }, async ({ page }) => {
      await page.goto(address)
      await expect(page.locator('h1')).toBeAttached()
      await expectGoodInBothSchemes(page)
    })
  }
})
