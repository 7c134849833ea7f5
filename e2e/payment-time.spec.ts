import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectGood } from './accessibility.ts'
import { answersTo, buyInMarketplace, decide, fillAddress, type Lever, leverOf, newest, order, title } from './ordering.ts'
import { choose, newPassword, signedInMenu, signUp, takenOver } from './people.ts'
import { inDatabaseOf } from './product-database.ts'
import { createDataFolder, type RunningProduct, startProduct } from './setup-product.ts'
import { signInByClick } from './sign-in.ts'

// These tests move through months, so they need a product with its own clock. It also uses the other generation of the
// provider's page script.
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
// All tests share one product and its clock.
test.describe.configure({ mode: 'default' })

const popup = (page: Page) => page.getByRole('dialog', { name: 'Subscription' })

/** Lets days pass, which ends every login. Then logs in again and opens the subscription at its provider. */
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
  // The page refreshes itself, without a click.
  await pass(request, { minutes: 5 })
  await expect(heading).toHaveText(/is active\.$/, { timeout: 20_000 })

  // Two months at the smaller price, then the regular one.
  const panel = popup(page).getByRole('tabpanel')
  for (const paid of ['€29.00', '€79.00']) {
    await later(page, request, 31, email)
    await expect(panel).toContainText(paid)
  }

  // PayPal's own page takes the approval of a change and leads back to the product.
  await page.goto('/en/subscribe/enterprise?step=2')
  await takenOver(page)
  await main.getByRole('button', { name: 'Next: payment' }).click()
  for (const [choice, outcome] of [
    ['Decline the change', 'Cancelled. Nothing was charged.'],
    ['Agree to the change', 'Enterprise is active.'],
  ] as const) {
    await order(page)
    await main.getByRole('button', { name: 'Approve with PayPal' }).click()
    await page.getByRole('button', { name: choice }).click()
    await expect(heading).toHaveText(outcome)
    if (choice === 'Decline the change') await main.getByRole('button', { name: 'Try again' }).click()
  }

  // After failed payments, access continues for a while before the plan is suspended. It resumes once the account has
  // paid.
  const paid = await newest(lever)
  await lever(`/subscriptions/${paid}/fail-payments`, { times: 6 })
  await later(page, request, 31, email)
  await expect(panel).toContainText('PAYER_CANNOT_PAY')
  await later(page, request, 60, email)
  await expect(panel).toContainText('suspended')
  await context.close()
})

/** Reloads until the person's subscription has a state. */
async function openSubscription(page: Page): Promise<void> {
  await page.goto('/en/products')
  await takenOver(page)
  await choose(page, 'Subscription')
}

const expectState = (page: Page, state: string) =>
  expect(async () => {
    await openSubscription(page)
    await expect(popup(page).getByRole('tabpanel').getByText(state, { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })

test('what we fail to store is not bought again, and lost and forged messages change nothing', async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: product.url })
  const { request } = context
  const page = await context.newPage()
  const main = page.getByRole('main')
  const heading = title(page)
  const lever = await leverOf(request, 'paypal')
  await page.goto('/en/products')
  await signUp(page, request)
  await page.goto('/en/subscribe/starter?step=2&packages=de')
  await takenOver(page)
  await fillAddress(page)
  await main.getByRole('button', { name: 'Next: payment' }).click()
  await order(page)
  await inDatabaseOf(
    folder.path,
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'disk'; end $$;
     create trigger fail before insert on provider_subscriptions for each row execute function fail()`,
  )
  await decide(page, 'Agree and subscribe')
  await expect(heading).toHaveText('Paid, but not activated yet.')
  await expect(main).toContainText('Please do not subscribe again.')
  await expect(main.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expectGood(page)
  const placed = page.url()
  await page.goto('about:blank')
  await inDatabaseOf(folder.path, 'drop trigger fail on provider_subscriptions')
  await pass(request, { minutes: 2 })
  await page.goto(placed)
  await expect(heading).toHaveText('Starter is active.')

  // The reconciliation finds the lost messages.
  const bought = await newest(lever)
  await lever('/webhook-faults', { fault: 'drop' })
  await lever(`/subscriptions/${bought}/cancel`, {})
  await expectState(page, 'active')
  const office = await browser.newContext({ baseURL: product.url })
  const admin = await office.newPage()
  await admin.goto('/en/admin?tab=payments&part=differences')
  await admin.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await signInByClick(admin, 'administrator')
  await admin.getByRole('button', { name: 'Reconcile now' }).click()
  await expect(admin.getByRole('row').filter({ hasText: bought }).first()).toContainText('active → cancelled')
  await expectState(page, 'cancelled')

  const faults = ['wrongSignature', 'alteredBody', 'foreignWebhookId', 'missingHeader']
  const forged = 'BILLING.SUBSCRIPTION.EXPIRED'
  for (const fault of faults) await lever('/events', { event_type: forged, subscription: bought, fault })
  for (const status of await answersTo(lever, faults.length)) expect([400, 401]).toContain(status)
  await admin.goto(`/en/admin?tab=payments&part=events&query=${bought}`)
  await expect(admin.getByRole('row').filter({ hasText: 'page.approved' })).toHaveCount(1)
  await expect(admin.getByRole('row').filter({ hasText: forged })).toHaveCount(0)
  await expectState(page, 'cancelled')
  await office.close()
  await context.close()
})

test('a marketplace subscription is renewed, suspended, reinstated and lapses, whatever strangers say', async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ baseURL: product.url })
  const { request } = context
  const page = await context.newPage()
  const main = page.getByRole('main')
  const panel = popup(page).getByRole('tabpanel')
  const lever = await leverOf(request, 'marketplace')
  await page.goto('/en/products')
  const email = await signUp(page, request)
  await buyInMarketplace(page, 'Enterprise')
  await main.getByRole('button', { name: 'Next' }).click()
  await fillAddress(page)
  await main.getByRole('button', { name: 'Next: activation' }).click()
  await order(page)
  await expect(title(page)).toHaveText('Enterprise is active.')
  const bought = await newest(lever)

  const faults = ['wrongKey', 'wrongAudience', 'wrongTenant', 'wrongCaller']
  for (const fault of faults) await lever('/events', { action: 'Unsubscribe', subscriptionId: bought, fault })
  expect(await answersTo(lever, faults.length)).toEqual(faults.map(() => 401))
  for (const action of ['Unsubscribe', 'Subscribe', 'Applaud']) await lever('/events', { action, subscriptionId: bought })
  expect(await answersTo(lever, 3)).toEqual([200, 200, 200])
  await expectState(page, 'active')

  await lever(`/subscriptions/${bought}/transfer`, {})
  await lever(`/subscriptions/${bought}/renew`, {})
  const { term } = (await lever(`/subscriptions/${bought}`)) as { term: { endDate: string } }
  const end = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/Berlin' }).format(new Date(term.endDate))
  await expect(async () => {
    await expectState(page, 'active')
    await popup(page).getByRole('tab', { name: 'Marketplace' }).click()
    await expect(panel).toContainText(end, { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })

  await lever(`/subscriptions/${bought}/suspend`, {})
  await expectState(page, 'suspended')
  await lever(`/subscriptions/${bought}/reinstate`, {})
  await expectState(page, 'active')
  await lever(`/subscriptions/${bought}/suspend`, {})
  await expectState(page, 'suspended')
  await later(page, request, 31, email)
  // A recurring task ends the plan, so the popup may still show it when it is opened at once.
  await expect(async () => {
    await openSubscription(page)
    const plan = panel.getByRole('heading', { level: 3 })
    await expect(plan).toBeVisible({ timeout: 2_000 })
    await expect(plan).not.toHaveText('Enterprise', { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await context.close()
})
