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
    // Head, price, offices, three kinds of search, Guardian, radar, exports, notice: only what has a page is for sale.
    await expect(page.getByRole('row')).toHaveCount(10)
    await page.goto(`/${locale}/promo`)
    await expect(page.getByRole('main')).toContainText(price)
    await expect(page.getByRole('listitem').filter({ hasText: '29' }).first()).toBeVisible()
    await context.close()
  })
}

test('the chosen plan survives signing up', { tag: '@phone' }, async ({ page, request }) => {
  await page.goto('/en/products')
  await takenOver(page)
  await card(page, 'Professional').getByRole('button', { name: 'Choose Professional' }).click()
  const chosen = page.getByRole('dialog', { name: 'Order Professional' })
  await expect(chosen).toContainText('€79.00 a month, incl. 19% VAT')
  await expect(chosen).toContainText('€29.00 a month for the first 2 months')
  await expect(chosen.getByRole('listitem')).toContainText(['5 offices of your choice', 'Search by name'])
  await expectGood(page)
  await chosen.getByRole('button', { name: 'Sign up free' }).click()
  await completeSignUp(page, request)
  await expect(page).toHaveURL(/plan=professional$/)
  const dialog = page.getByRole('dialog', { name: 'Order Professional' })
  await expect(dialog).toContainText('€79.00 a month, incl. 19% VAT')
  await expect(dialog).toContainText('sample installation')
  await expect(dialog.getByRole('link', { name: 'Write email' })).toHaveAttribute(
    'href',
    /^mailto:service@anbieter\.test\?subject=Order.*Professional.*&body=.*79\.00/,
  )
  await expectGood(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/en\/products$/)
  await expect(page.getByRole('region', { name: 'Try it first' })).toContainText('Trial: 2 full searches left')
})

test('a subscriber sees their own plan, larger and smaller ones', async ({ page, request }) => {
  await page.goto('/en/products')
  const email = await signUp(page, request)
  await grant(request, email, 'professional', ['de'])
  await page.reload()
  await expect(card(page, 'Professional')).toContainText('Your plan')
  await expect(page.getByRole('region', { name: 'Try it first' })).toHaveCount(0)
  await card(page, 'Starter').getByRole('button', { name: 'Change to Starter' }).click()
  await expect(page.getByRole('dialog', { name: 'Change to Starter' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await card(page, 'Enterprise').getByRole('button', { name: 'Upgrade to Enterprise' }).click()
  // An administrator in another test changes this price at the same time.
  await expect(page.getByRole('dialog', { name: 'Change to Enterprise' })).toContainText(/€\d{3}\.\d\d/)
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
