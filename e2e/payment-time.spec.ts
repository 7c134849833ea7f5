import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectGood } from './accessibility.ts'
import { decide, fillAddress, type Lever, leverOf, order, title } from './ordering.ts'
import { choose, newPassword, signedInMenu, signUp, takenOver } from './people.ts'
import { createDataFolder, type RunningProduct, startProduct } from './setup-product.ts'

// What months do to a subscription needs a clock of its own. This product also has the other generation of the script.
let product: RunningProduct
let folder: Awaited<ReturnType<typeof createDataFolder>>
test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = await createDataFolder()
  product = await startProduct({ dataFolder: folder.path, marks: 300, env: { PAYPAL_SCRIPT_GENERATION: '6' } })
})
test.afterAll(async () => {
  await product?.stop()
  await folder?.remove()
})

const pass = async (request: APIRequestContext, time: { days?: number; minutes?: number }) => {
  const advanceSeconds = (time.days ?? 0) * 86_400 + (time.minutes ?? 0) * 60
  expect((await request.post('/_sim/clock', { data: { advanceSeconds } })).ok()).toBe(true)
}
const popup = (page: Page) => page.getByRole('dialog', { name: 'Subscription' })

/** Lets days pass, after which every login has ended, logs in again and opens the subscription at its provider. */
async function later(page: Page, request: APIRequestContext, days: number, email: string): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await pass(request, { days })
  await page.goto('/en/products')
  await takenOver(page)
  await choose(page, 'Log in')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(signedInMenu(page)).toBeVisible()
  await expect(page).toHaveURL(/\/en\/products$/)
  await takenOver(page)
  await choose(page, 'Subscription')
  await popup(page).getByRole('tab', { name: 'Payment provider' }).click()
}

test('a plan bought with the newer script is activated late, changed, unpaid, suspended and ended', async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: product.url })
  const { request } = context
  const page = await context.newPage()
  const main = page.getByRole('main')
  const heading = title(page)
  const lever: Lever = await leverOf(request, 'paypal')
  await page.goto('/en/products')
  const email = await signUp(page, request)
  await page.goto('/en/subscribe/professional-promo?step=2&packages=de')
  await takenOver(page)
  await fillAddress(page)
  await main.getByRole('button', { name: 'Next: payment' }).click()
  await expect(main).toContainText('€29.00')
  await order(page)
  await decide(page, /^Agree, active only after/)
  await expect(heading).toHaveText('Activation is still in progress.')
  await expectGood(page)
  await pass(request, { minutes: 31 })
  await main.getByRole('button', { name: 'Refresh' }).click()
  await expect(main.getByRole('alert')).toContainText('The 30 minutes are over')
  // The page asks by itself.
  await pass(request, { minutes: 5 })
  await expect(heading).toHaveText(/is active\.$/, { timeout: 20_000 })

  // Two months at the smaller price, then the regular one.
  const panel = popup(page).getByRole('tabpanel')
  for (const paid of ['€29.00', '€79.00']) {
    await later(page, request, 31, email)
    await expect(panel).toContainText(paid)
  }

  // PayPal's own page takes the approval of a change, and leads back.
  await page.goto('/en/subscribe/enterprise?step=2')
  await takenOver(page)
  await main.getByRole('button', { name: 'Next: payment' }).click()
  for (const [choice, outcome] of [
    ['Decline the change', 'Cancelled. Nothing was charged.'],
    ['Agree to the change', 'Enterprise is active.'],
  ] as const) {
    await order(page)
    await main.getByRole('button', { name: 'Approve at PayPal' }).click()
    await page.getByRole('button', { name: choice }).click()
    await expect(heading).toHaveText(outcome)
    if (choice === 'Decline the change') await main.getByRole('button', { name: 'Try again' }).click()
  }

  // Payments that fail keep access for a while, then the plan is suspended; the account comes back when it is paid.
  const paid = ((await lever('/subscriptions')) as unknown as { id: string }[]).at(-1)?.id
  await lever(`/subscriptions/${paid}/fail-payments`, { times: 6 })
  await later(page, request, 31, email)
  await expect(panel).toContainText('PAYER_CANNOT_PAY')
  await later(page, request, 60, email)
  await expect(panel).toContainText('suspended')
  await context.close()
})
