import { expect, test } from '@playwright/test'
import { expectGood, expectGoodInBothSchemes } from './accessibility.ts'
import { buyInMarketplace, fillAddress, leverOf, newest, order, title } from './ordering.ts'
import { completeSignUp, logIn, takenOver } from './people.ts'

// Both tests use the controls of one marketplace.
test.describe.configure({ mode: 'serial' })

test('a marketplace purchase is configured, activated, managed and ended', { tag: '@phone-only' }, async ({ page, request }) => {
  test.slow()
  const main = page.getByRole('main')
  const heading = title(page)
  const lever = await leverOf(request, 'marketplace')
  await buyInMarketplace(page, 'Professional')
  await expect(heading).toHaveText('Configure Professional')
  await expectGood(page)
  await main.getByRole('button', { name: 'Next' }).click()
  await expect(main.getByRole('alert')).toHaveText('Required')
  await main.getByRole('checkbox', { name: 'Germany' }).check()
  await main.getByRole('button', { name: 'Next' }).click()
  await main.getByRole('button', { name: 'Sign up free' }).click()
  const email = await completeSignUp(page, request)
  await expect(heading).toHaveText('Account and billing')
  await expect(main).toContainText(email)
  await fillAddress(page)
  await expectGood(page)
  await main.getByRole('button', { name: 'Next: activation' }).click()
  await expect(heading).toHaveText('Check and activate')
  await expectGoodInBothSchemes(page)

  // The marketplace fails once and then responds slowly.
  const bought = await newest(lever)
  await lever('/faults', { path: `/api/saas/subscriptions/${bought}/activate`, times: 1, status: 500 })
  await order(page)
  await expect(heading).toHaveText('The activation failed.')
  await expectGood(page)
  await lever('/settings', { activationSeconds: 4, operationSeconds: 1 })
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(heading).toHaveText('The marketplace is still confirming.')
  await page.reload()
  await expect(heading).toHaveText('Professional is active.', { timeout: 20_000 })
  await expectGood(page)

  // The page shows the customer's changes in the portal.
  await lever(`/subscriptions/${bought}/change-plan`, { planId: 'enterprise' })
  const { landingUrl } = await lever(`/subscriptions/${bought}/manage`, {})
  await page.goto(String(landingUrl))
  await expect(heading).toHaveText('This purchase has already been configured.')
  const dialog = page.getByRole('dialog', { name: 'Subscription' })
  const info = dialog.getByRole('tabpanel')
  await expect(async () => {
    await page.reload()
    await takenOver(page)
    await main.getByRole('button', { name: 'See the subscription' }).click()
    await expect(info).toContainText('Enterprise', { timeout: 2_000 })
  }).toPass()

  // Unsubscribing takes a while. The popup polls until it is finished.
  await dialog.getByRole('tab', { name: 'Actions' }).click()
  await dialog.getByRole('button', { name: 'Unsubscribe' }).click()
  await dialog.getByRole('button', { name: 'Yes, unsubscribe' }).click()
  await expect(dialog.getByRole('status')).toBeVisible()
  await expect(dialog.getByRole('status')).toHaveCount(0, { timeout: 20_000 })
  await dialog.getByRole('tab', { name: 'Marketplace' }).click()
  await expect(info).toHaveText('This subscription was not bought on a marketplace.')
})

test('what stands in the way of a marketplace purchase has a screen', async ({ page, request }) => {
  const heading = title(page)
  const lever = await leverOf(request, 'marketplace')
  const resolve = '/api/saas/subscriptions/resolve'
  await page.goto('/en/subscribe/marketplace')
  await expect(heading).toHaveText('The purchase is missing.')
  await page.goto('/en/subscribe/marketplace?token=unknown')
  await expect(heading).toHaveText('The token is no longer valid.')
  const { landingUrl } = await lever('/purchases', { planId: 'retired' })
  const landing = String(landingUrl)
  await page.goto(landing)
  await expect(heading).toHaveText('This plan is not available.')
  await lever('/faults', { path: resolve, times: 100, status: 403 })
  await page.reload()
  await expect(heading).toHaveText('The purchase data is not accessible at the moment.')
  await expectGood(page)
  await lever('/faults/clear', {})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading).toHaveText('This plan is not available.')
  await logIn(page, 'starter')
  await buyInMarketplace(page, 'Professional')
  await expect(heading).toHaveText('This account already has an active subscription.')
  await expect(page.getByRole('button', { name: 'Use another account' })).toBeVisible()
  await expectGood(page)
})
