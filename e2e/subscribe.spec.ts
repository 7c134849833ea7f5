import { expect, test } from '@playwright/test'
import { expectGood, expectGoodInBothSchemes } from './accessibility.ts'
import { decide, fillAddress, leverOf, openAndClose, openWindow, order, title } from './ordering.ts'
import { choose, completeSignUp, signUp, tabTo, takenOver } from './people.ts'

test('a plan is ordered, approved at the provider and active', { tag: '@phone' }, async ({ page, request }) => {
  const main = page.getByRole('main')
  const heading = title(page)
  await page.goto('/en/subscribe/starter?packages=de&packages=em')
  await takenOver(page)
  await expectGood(page)
  await main.getByRole('button', { name: 'Next' }).click()
  await main.getByRole('button', { name: 'Sign up free' }).click()
  await completeSignUp(page, request)
  await expect(heading).toHaveText('Billing information')
  await fillAddress(page)
  // A reload keeps the typed text, and the back button keeps the choices.
  await page.reload()
  await expect(main.getByLabel('Street and number')).toHaveValue('Lange Gasse 1')
  await main.getByRole('button', { name: 'Back' }).click()
  await expect(heading).toHaveText('Cart')
  await expect(main.getByRole('checkbox', { name: 'Germany' })).toBeChecked()
  await page.goBack()
  await main.getByRole('button', { name: 'Next: payment' }).click()
  await expect(heading).toHaveText('Check and order')
  await expectGoodInBothSchemes(page)
  const button = main.getByRole('button', { name: 'Order with obligation to pay' })
  await button.click()
  await expect(main.getByText('Please confirm')).toHaveCount(2)
  await order(page)
  await expect(heading).toHaveText('Approve the payment')
  await page.reload()
  await decide(page, 'Agree and subscribe')
  await expect(heading).toHaveText('Starter is active.', { timeout: 20_000 })
  await expectGoodInBothSchemes(page)
  // The back button does not order again.
  await page.goBack()
  await page.goto('/en/subscribe/starter?step=2&packages=de')
  await expect(heading).toHaveText('You already have this plan')

  // The plan remains paid until its period ends.
  await main.getByRole('button', { name: 'See the subscription' }).click()
  const dialog = page.getByRole('dialog', { name: 'Subscription' })
  await dialog.getByRole('tab', { name: 'Actions' }).click()
  await dialog.getByRole('button', { name: 'Unsubscribe' }).click()
  await dialog.getByRole('button', { name: 'Yes, unsubscribe' }).click()
  await expect(dialog.getByRole('button', { name: 'Yes, unsubscribe' })).toHaveCount(0)
  await dialog.getByRole('tab', { name: 'Payment provider' }).click()
  await expect(dialog.getByRole('tabpanel')).toContainText('cancelled')

  // On a phone too, the file of the invoice is within the page's width.
  await page.goto('/en/account')
  const file = main.getByRole('button', { name: /^Download RE-/ })
  await expect(file).toBeVisible()
  const { x = 0, width = 0 } = (await file.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await Promise.all([page.waitForEvent('download'), file.click()])
})

test('a choice counts at once, before the address has it', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/en/subscribe/professional')
  await takenOver(page)
  const germany = await main.getByRole('checkbox', { name: 'Germany' }).elementHandle()
  const next = await main.getByRole('button', { name: 'Next' }).elementHandle()
  await page.evaluate(
    ([tick, button]) => {
      ;(tick as HTMLElement).click()
      ;(button as HTMLElement).click()
    },
    [germany, next] as const,
  )
  await expect(main.getByRole('button', { name: 'Sign up free' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('packages')).toBe('de')
})

test('an order that nobody approves is begun again, also when the script is blocked', async ({ page, request }) => {
  const main = page.getByRole('main')
  const heading = title(page)
  await page.goto('/en/products')
  await signUp(page, request)
  // Uses only the keyboard, from the cart to the order.
  await page.goto('/en/subscribe/professional')
  await takenOver(page)
  await tabTo(page, main.getByRole('checkbox', { name: 'Germany' }))
  await page.keyboard.press('Space')
  await tabTo(page, main.getByRole('button', { name: 'Next' }))
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()
  await fillAddress(page)
  await tabTo(page, main.getByRole('button', { name: 'Next: payment' }))
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Check and order')
  for (const consent of [/^I accept the terms/, /^I expressly ask/]) {
    await tabTo(page, main.getByRole('checkbox', { name: consent }))
    await page.keyboard.press('Space')
  }
  await page.route('**/sdk/js*', (route) => route.abort())
  await tabTo(page, main.getByRole('button', { name: 'Order with obligation to pay' }))
  await page.keyboard.press('Enter')
  const alert = main.getByRole('alert')
  await expect(alert).toContainText('PayPal’s script failed to load.')
  await expect(alert).toContainText(/Technical detail: http\S+\/sdk\/js/)
  await expectGood(page)
  await page.unroute('**/sdk/js*')
  await alert.getByRole('button', { name: 'Load again' }).click()
  const first = page.url()
  // The payer closes the window without a choice.
  await openAndClose(page)
  await expect(heading).toHaveText('Cancelled. Nothing was charged.')
  await expectGood(page)
  await main.getByRole('button', { name: 'Try again' }).click()
  await order(page)
  await decide(page, 'Payment is declined')
  await expect(heading).toHaveText('The payment failed.')
  await expect(main).toContainText('INSTRUMENT_DECLINED')
  await main.getByRole('button', { name: 'Try again' }).click()
  await order(page)
  await expect(heading).toHaveText('Approve the payment')
  expect(page.url()).not.toBe(first)
  await decide(page, 'Agree and subscribe')
  await expect(heading).toHaveText('Professional is active.', { timeout: 20_000 })
})

test('of two tabs that buy at once, one buys', async ({ page, request, context }) => {
  await page.goto('/en/products')
  await signUp(page, request)
  const other = await context.newPage()
  for (const [tab, plan] of [
    [page, 'starter'],
    [other, 'professional'],
  ] as const) {
    await tab.goto(`/en/subscribe/${plan}?step=2&packages=de`)
    await takenOver(tab)
    await fillAddress(tab)
    await tab.getByRole('button', { name: 'Next: payment' }).click()
    await order(tab)
  }
  const windows = [await openWindow(page), await openWindow(other)]
  await windows[0]?.getByRole('button', { name: 'Agree and subscribe' }).click()
  await expect(title(page)).toHaveText('Starter is active.', { timeout: 20_000 })
  await windows[1]?.getByRole('button', { name: 'Agree and subscribe' }).click()
  await expect(title(other)).toHaveText('Your account already had a subscription.', { timeout: 20_000 })
  await expectGood(other)
})

test('a page that sets its own price or account gains nothing', async ({ page, request }) => {
  const main = page.getByRole('main')
  const heading = title(page)
  const lever = await leverOf(request, 'paypal')
  await page.goto('/en/products')
  await signUp(page, request)
  await page.goto('/en/subscribe/starter?step=2&packages=de')
  await takenOver(page)
  await fillAddress(page)
  await main.getByRole('button', { name: 'Next: payment' }).click()
  const script = page.waitForResponse('**/sdk/js*')
  const creation = page.waitForResponse('**/orders/*/paypal')
  await order(page)
  await openAndClose(page)
  await expect(heading).toHaveText('Cancelled. Nothing was charged.')
  const { providerId } = (await (await creation).json()) as { providerId: string }
  const { plan_id, custom_id } = await lever(`/subscriptions/${providerId}`)
  // Anyone who loads the script can call PayPal as the script does.
  const address = (await script).url()
  const token = /"token":"([^"]+)/.exec(await (await request.get(address)).text())?.[1] ?? ''
  const price = { fixed_price: { currency_code: 'EUR', value: '0.01' } }
  for (const own of [
    { custom_id, plan: { billing_cycles: [{ sequence: 1, pricing_scheme: price }] } },
    { custom_id: '00000000-0000-4000-8000-000000000001' },
  ]) {
    const created = await request.post(`${new URL(address).origin}/v1/billing/subscriptions`, {
      headers: { Authorization: `Bearer ${token}` },
      data: { plan_id, ...own },
    })
    const { id } = (await created.json()) as { id: string }
    await page.route('**/orders/*/paypal', (route) => route.fulfill({ json: { providerId: id, approvalUrl: null } }))
    await main.getByRole('button', { name: 'Try again' }).click()
    await order(page)
    await decide(page, 'Agree and subscribe')
    await expect(heading).toHaveText('The payment failed.')
    await page.unroute('**/orders/*/paypal')
  }
  await page.goto('/en/products')
  await takenOver(page)
  await choose(page, 'Subscription')
  await expect(page.getByRole('dialog', { name: 'Subscription' }).getByRole('tabpanel')).toContainText('Trial')
})
