import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { expectGood, expectGoodInBothSchemes } from './accessibility.ts'
import { choose, grant, logIn, newPassword, signedInMenu, signUp, takenOver } from './people.ts'

test('a visitor is asked to log in and reaches the page that the menu links to', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/account#data')
  await expect(page.getByText('Please log in to see your account.')).toBeVisible()
  await expectGood(page)
  await logIn(page, 'enterprise')
  await expect(page).toHaveURL(/\/en\/account#data$/)
  await expect(page.getByRole('heading', { name: 'Download', exact: false })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeInViewport()
  await expect(page.getByText('Your access includes all seven offices.')).toBeVisible()
})

test('the account begins with the plan, its offices and what is used of it', async ({ page, request }) => {
  await page.goto('/en/account')
  await signUp(page, request)
  const plan = page.getByRole('region', { name: 'Your plan' })
  await expect(plan).toContainText('Full searches')
  await expect(plan).toContainText('0 of 2 used')
  await expect(plan).toContainText('0 of 1 used')
  await expect(plan.getByRole('listitem').filter({ hasText: 'Germany' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Your plan')
})

test('without scripts the account says what to do', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/account')
  // Text locators skip `noscript`.
  const notice = page.locator('noscript p')
  await expect(notice).toBeVisible()
  await expect(notice).toContainText('Your account needs JavaScript. Switch it on')
  await context.close()
})

test('the content of every page begins at the same edge', async ({ page }) => {
  for (const width of [360, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    const edges = new Set<number>()
    for (const path of ['', '/search', '/account', '/admin', '/products']) {
      await page.goto(`/en${path}`)
      const start = await page
        .locator('main h1')
        .first()
        .evaluate((heading) => {
          const frame = heading.closest('.page') as HTMLElement
          return frame.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(frame).paddingLeft)
        })
      edges.add(Math.round(start))
    }
    expect.soft([...edges], `${width} px`).toHaveLength(1)
  }
})

test('the billing address is checked and stored', { tag: '@phone' }, async ({ page, request }) => {
  await page.goto('/en/account')
  const email = await signUp(page, request)
  const billing = page.getByRole('region', { name: 'Billing address' })
  await expect(billing.getByLabel('First name')).toHaveValue('Erika')
  await billing.getByLabel('I am buying as a business').check()
  await billing.getByLabel('Email address for invoices').fill('nobody@nowhere')
  await billing.getByRole('button', { name: 'Save' }).click()
  await expect(billing.getByText('Required', { exact: true })).toHaveCount(5)
  await expect(billing.getByText('Email address required')).toBeVisible()
  await expect(billing.getByLabel('Company')).toBeFocused()
  await expectGood(page)
  await billing.getByLabel('Company').fill('Muster GmbH')
  await billing.getByLabel('Street and number').fill('Lange Gasse 1')
  await billing.getByLabel('Postal code').fill('10115')
  await billing.getByLabel('City').fill('Berlin')
  await billing.getByLabel('Country').selectOption('DE')
  await billing.getByLabel('Email address for invoices').fill(email)
  await billing.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  // A business has a different retention period.
  await expect(page.getByText('Your account is deleted 30 days')).toBeVisible()
  await page.reload()
  await expect(billing.getByLabel('City')).toHaveValue('Berlin')
  await expect(billing.getByLabel('I am buying as a business')).toBeChecked()
})

test('time zone, language, own data and deletion', async ({ page, request }) => {
  await page.goto('/en/account')
  const email = await signUp(page, request)
  await page.getByLabel('Time zone', { exact: true }).selectOption('America/New_York')
  await page.getByLabel('Notification language').selectOption('fr')
  const preferences = page.getByRole('region', { name: 'Time zone and messages' })
  await preferences.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('my-data.json')
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toBeTruthy()
  expect(await readFile(await file.path(), 'utf8')).toContain(email)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByText('Please confirm')).toBeVisible()
  await expectGood(page)
  await dialog.getByLabel('I understand').check()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText(/Your account will be deleted on /)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Time zone', { exact: true })).toHaveValue('America/New_York')
  await page.getByRole('button', { name: 'Keep the account' }).click()
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('a granted plan: offices with their limit, and its end', async ({ page, request }) => {
  await page.goto('/en/account')
  const email = await signUp(page, request)
  await grant(request, email, 'starter', ['de', 'at'])
  await page.reload()
  const offices = page.getByRole('region', { name: 'Offices' })
  await expect(offices.getByText('2 of 2 chosen')).toBeVisible()
  await expect(offices.getByText('Recommended: add the EU office.')).toBeVisible()
  await offices.getByRole('button', { name: 'Add the EU office' }).click()
  await expect(offices.getByRole('alert')).toHaveText('Your plan includes 2 offices. Please remove one first.')
  await expectGood(page)
  await offices.getByLabel('Austria').uncheck()
  await offices.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(offices.getByLabel('European Union')).toBeChecked()
  await expect(offices.getByLabel('Austria')).not.toBeChecked()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('I understand').check()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await page.keyboard.press('Escape')

  await choose(page, 'Subscription')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('active', { exact: true })).toBeVisible()
  await dialog.getByRole('tab', { name: 'Info' }).press('End')
  await expect(dialog.getByRole('tab', { name: 'Actions' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  await expectGood(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Unsubscribe', exact: true }).click()
  await dialog.getByRole('button', { name: 'Yes, unsubscribe' }).click()
  await expect(dialog.getByRole('button', { name: 'Unsubscribe', exact: true })).toBeDisabled()
})

test.describe('the subscription popup', () => {
  test('shows loading, failure and absence', async ({ page }) => {
    await page.goto('/en/search')
    await logIn(page, 'trial')
    let answer: (() => void) | undefined
    const waiting = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/v1/user/account/subscription', async (route) => {
      await waiting
      await route.fulfill({ status: 500, json: { code: 'server.internal', message: 'x', requestId: '1' } })
    })
    await page.reload()
    await expect(signedInMenu(page)).toBeVisible()
    await choose(page, 'Subscription')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('status', { name: 'Loading the subscription.' })).toBeVisible()
    answer?.()
    await expect(dialog.getByRole('alert')).toHaveText(
      'An error occurred while loading the subscription information. Please try again later.',
    )
    await page.unroute('**/api/v1/user/account/subscription')
    await page.route('**/api/v1/user/account/subscription', (route) =>
      route.fulfill({ status: 404, json: { code: 'subscription.notFound', message: 'x', requestId: '1' } }),
    )
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('No subscription information available.')
  })

  test('shows states by colour, and subscriptions paid elsewhere', { tag: '@phone' }, async ({ page }) => {
    await page.route('**/api/v1/user/account/subscription', async (route) => {
      const reply = await route.fetch()
      const subscription = (await reply.json()) as object
      await route.fulfill({
        json: {
          ...subscription,
          state: 'Suspended',
          payPalSubscription: {
            id: 'I-1',
            status: 'SUSPENDED',
            startTime: '2026-01-31T10:00:00Z',
            nextBillingTime: null,
            outstandingBalance: 29,
            failedPaymentsCount: 2,
            lastFailedPayment: { time: '2026-10-31T10:00:00Z', amount: 29, reasonCode: 'DECLINED', nextRetryTime: null },
            lastPayment: { time: '2026-09-30T10:00:00Z', amount: 29 },
          },
        },
      })
    })
    await page.goto('/en/search')
    await logIn(page, 'professional')
    await choose(page, 'Subscription')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('suspended')).toHaveClass(/red/)
    await expectGood(page)
    await dialog.getByRole('tab', { name: 'Payment provider' }).click()
    await expect(dialog.getByRole('tabpanel')).toContainText('suspended')
    await expect(dialog.getByRole('tabpanel')).not.toContainText('SUSPENDED')
    await expect(dialog.getByRole('tabpanel')).toContainText('DECLINED')
    await expect(dialog.getByRole('tabpanel')).toContainText('€29.00')
    await dialog.getByRole('tab', { name: 'Marketplace' }).click()
    await expect(dialog.getByRole('tabpanel')).toHaveText('This subscription was not bought on a marketplace.')
    await expectGood(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test('the account page is accessible to everybody', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/account')
  await logIn(page, 'starter')
  await page.goto('/de/account')
  await expect(page.getByLabel('Vorname')).toHaveValue('Anton')
  await expectGoodInBothSchemes(page)
  await page.getByRole('button', { name: /^Konto von / }).click()
  await expect(page.getByRole('button', { name: 'Ausloggen' })).toBeVisible()
  await expectGoodInBothSchemes(page)
})

test('typed input survives an expired sign-in', async ({ page, request }) => {
  await page.goto('/en/account')
  const email = await signUp(page, request)
  await page.getByLabel('Street and number').fill('Lange Gasse 1')
  await page.getByLabel('Country').selectOption('AT')
  // The provider has ended the session, so the tokens cannot be renewed.
  await page.context().clearCookies()
  await page.route('**/identity/token', (route) => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }), { times: 1 })
  await page.route('**/api/v1/**', (route) =>
    route.fulfill({ status: 401, json: { code: 'auth.invalidToken', message: 'x', requestId: '1' } }),
  )
  await page.getByRole('region', { name: 'Billing address' }).getByRole('button', { name: 'Save' }).click()
  await page.getByLabel('Postal code').fill('1010')
  await page.getByLabel('City').fill('Wien')
  await page.getByRole('region', { name: 'Billing address' }).getByRole('button', { name: 'Save' }).click()
  await page.waitForURL(/\/identity\/interaction\//)
  await page.unroute('**/api/v1/**')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByLabel('City')).toHaveValue('Wien')
  await expect(page.getByLabel('Street and number')).toHaveValue('Lange Gasse 1')
  await expect(page.getByLabel('Country')).toHaveValue('AT')
})

test('on a phone, the popup of the subscription is wide enough for its values', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/en/home')
  await takenOver(page)
  await logIn(page, 'professional')
  await page.goto('/de/account')
  await choose(page, 'Abonnement')
  const panel = page.getByRole('dialog').getByRole('tabpanel')
  await expect(panel.getByText('Markenprüfung mit Brand-Guardian')).toBeVisible()
  const overflow = await panel.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
