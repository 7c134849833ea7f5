import { expect, type Page, test } from '@playwright/test'
import { expectGood } from './accessibility.ts'
import { completeSignUp, grant, signedInMenu, signUp, takenOver } from './people.ts'
import { signInByClick } from './sign-in.ts'

const card = (page: Page, plan: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name: plan }) })

for (const [locale, title, price] of [
  ['de', 'Pläne und Preise · Marklot', '79,00 €'],
  ['en', 'Plans and prices · Marklot', '€79.00'],
  ['fr', 'Offres et tarifs · Marklot', '79,00 €'],
  ['es', 'Planes y precios · Marklot', '79,00 €'],
  ['it', 'Piani e prezzi · Marklot', '79,00 €'],
] as const) {
  test(`plans and the offer are in the document without scripts: ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`/${locale}/products`)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('article')).toHaveCount(3)
    await expect(card(page, 'Professional')).toContainText(price)
    // Head, price, offices, four kinds of search, Pilot, Guardian, radar, Brandy, domains, exports, notice. Only
    // features that have a page are sold.
    await expect(page.getByRole('row')).toHaveCount(14)
    // The limits of questions to Brandy are those that the server applies.
    await expect(page.getByRole('row').filter({ hasText: 'Brandy' })).toContainText(/100 .*400 /)
    await expect(card(page, 'Professional')).toContainText(/Brandy\s?: 100 /)
    await expect(card(page, 'Enterprise')).toContainText(/Brandy\s?: 400 /)
    await page.goto(`/${locale}/promo`)
    await expect(page.getByRole('main')).toContainText(/Brandy\s?: 100 /)
    await expect(page.getByRole('main')).toContainText(price)
    await expect(page.getByRole('listitem').filter({ hasText: '29' }).first()).toBeVisible()
    await context.close()
  })
}

test('the chosen plan and offices survive signing up', { tag: '@phone' }, async ({ page, request }) => {
  await page.goto('/en/products')
  await takenOver(page)
  await card(page, 'Professional').getByRole('link', { name: 'Choose Professional' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cart')
  await expect(main).toContainText('€29.00')
  await main.getByRole('checkbox', { name: 'Germany' }).check()
  await expectGood(page)
  await main.getByRole('button', { name: 'Next' }).click()
  await main.getByRole('button', { name: 'Sign up free' }).click()
  await completeSignUp(page, request)
  await expect(page).toHaveURL(/step=2&packages=de$/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Billing information')
  await expectGood(page)
})

test('a subscriber sees their own plan, larger and smaller ones', async ({ page, request }) => {
  await page.goto('/en/products')
  const email = await signUp(page, request)
  await grant(request, email, 'professional', ['de'])
  await page.reload()
  await expect(card(page, 'Professional')).toContainText('Your plan')
  await expect(page.getByRole('region', { name: 'Try it first' })).toHaveCount(0)
  await expect(card(page, 'Starter').getByRole('link', { name: 'Change to Starter' })).toBeVisible()
  await expect(card(page, 'Enterprise').getByRole('link', { name: 'Upgrade to Enterprise' })).toBeVisible()
  await page.goto('/en/promo')
  await page.getByRole('button', { name: 'See subscription' }).click()
  await page.getByRole('dialog').getByRole('tab', { name: 'Actions' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL(/\/en\/products$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the paywall links to the plans and back to the typed input', async ({ page }) => {
  await page.goto('/en/search?q=tavilo')
  await takenOver(page)
  await page
    .getByRole('link', { name: /^Owner/ })
    .first()
    .click()
  await page.getByRole('dialog').press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const field = page.locator('#search-text')
  const toPlans = page.getByRole('main').getByRole('link', { name: 'See plans' })
  await field.fill('tavilo and more')
  await toPlans.click()
  await expect(page).toHaveURL(/\/en\/products\?from=/)
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await expect(field).toHaveValue('tavilo and more')
  await toPlans.click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await page.goBack()
  await expect(field).toHaveValue('tavilo and more')
  await toPlans.click()
  await page.getByRole('region', { name: 'Try it first' }).getByRole('button', { name: 'Log in' }).click()
  await signInByClick(page, 'professional')
  await expect(signedInMenu(page)).toBeVisible()
  await expect(page).toHaveURL(/\/en\/search\?/)
  await expect(field).toHaveValue('tavilo and more')
})

test('plans that fail to load are requested again', async ({ page }) => {
  await page.route('**/api/v1/Products', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.goto('/en/search?q=tavilo')
  await takenOver(page)
  await page
    .getByRole('link', { name: /^Owner/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('link', { name: 'See plans' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The plans could not be loaded' })).toBeVisible()
  await expectGood(page)
  await page.unroute('**/api/v1/Products')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})
