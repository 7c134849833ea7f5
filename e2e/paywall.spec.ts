import { expect, test } from '@playwright/test'
import { expectGood } from './accessibility.ts'
import { grant, logIn, signedInMenu, signUp, takenOver } from './people.ts'
import { signInByClick } from './sign-in.ts'

test('a visitor who goes to the next page logs in and then reaches it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/search?type=Word&size=10')
  // Before hydration, the link requests the document from the server, which shows the paywall in place.
  await takenOver(page)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'You need an account for this' })
  await expect(dialog).toContainText('What you typed is kept.')
  // People without an account see registering as the first way forward, and then the login.
  await expect(dialog.getByRole('button', { name: /Sign up|Log in/ })).toHaveText(['Sign up free', 'Log in'])
  await expectGood(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Go to the first page' })).toBeVisible()
  await expectGood(page)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await signInByClick(page, 'professional')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('[data-hit]').first()).toBeVisible()
})

test('a visitor who searches owners is asked to log in over the page', async ({ page }) => {
  await page.goto('/en/search?q=tavilo')
  await takenOver(page)
  await page
    .getByRole('link', { name: /^Owner/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: 'You need an account for this' })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up free' }).click()
  await page.waitForURL(/\/sign-up/)
  await page.goBack()
  await expect(page.locator('#search-text')).toHaveValue('tavilo')
})

test('a trial counts down and then links to the plans', async ({ page, request }) => {
  test.slow()
  await page.goto('/en/search')
  const email = await signUp(page, request)
  await expect(page.getByText('Trial: 2 full searches left')).toBeVisible()
  await page.goto('/en/search?q=tavilo')
  await expect(page.getByText('Trial: 1 full search left')).toBeVisible()
  await page.goto('/en/search?q=tavelo')
  await expect(page.getByText('Trial: no full search left')).toBeVisible()
  await page.goto('/en/search?q=another')
  await expect(page.getByText('Your free searches are used up. You see only the first page.')).toBeVisible()
  await expectGood(page)
  await page.getByRole('button', { name: 'What can I do?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your free searches are used up' })
  await expect(dialog.getByRole('link', { name: 'See plans' })).toBeVisible()
  await expectGood(page)
  await dialog.getByRole('button', { name: 'Subscription' }).click()
  await expect(page.getByRole('dialog', { name: 'Subscription' })).toContainText('2 of 2 used')
  await page.keyboard.press('Escape')

  await grant(request, email, 'starter', ['de', 'em'])
  await page.goto('/en/search?q=tavilo&mode=owner')
  await expect(page.getByRole('heading', { name: 'Your plan does not include this feature' })).toBeVisible()
  await expectGood(page)
  await page.goto('/en/search?q=tavilo&office=us')
  await expect(page.getByRole('heading', { name: 'One of the offices is not among those you chose' })).toBeVisible()
  await page.getByRole('link', { name: 'Choose offices' }).click()
  await expect(page.getByText('2 of 2 chosen')).toBeInViewport()
  await page.goto('/en/search?q=tavilo')
  await expect(page.locator('[data-hit]').first()).toBeVisible()
})

test('the paywall disappears when somebody logs in in another tab', async ({ page, context }) => {
  await page.goto('/en/search?type=Word&size=10')
  await takenOver(page)
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/en/search')
  await logIn(other, 'enterprise')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(signedInMenu(page)).toBeVisible()
  await expect(page.locator('[data-hit]').first()).toBeVisible()
})

test('addresses of a mark lead to the login', async ({ page, request }) => {
  const reply = await request.post('/api/v1/BrandQueries', { data: { size: 10 } })
  const { hits } = (await reply.json()) as { hits: { brandId: string }[] }
  await page.goto(`/en/brands/${hits[0]?.brandId}`)
  await takenOver(page)
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).first().click()
  await signInByClick(page, 'starter')
  await expect(page).toHaveURL(new RegExp(`/en/brands/${hits[0]?.brandId}$`))
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toHaveCount(0)
})
