import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { takenOver } from './people.ts'

/** Returns the main heading of an ordering page. */
export const title = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
/** A control of a simulated provider. A local installation offers these controls. */
export type Lever = (path: string, body?: object) => Promise<Record<string, unknown>>

/** Returns the controls of a simulated provider. @param name `paypal` or `marketplace` */
export async function leverOf(request: APIRequestContext, name: string): Promise<Lever> {
  const base = (await request.get(`/_sim/${name}`)).url()
  return async (path, body) => {
    const reply = await (body ? request.post(`${base}${path}`, { data: body }) : request.get(`${base}${path}`))
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true)
    return (await reply.json()) as Record<string, unknown>
  }
}

/** Fills in the missing fields of a new account's billing address. */
export async function fillAddress(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel('Street and number').fill('Lange Gasse 1')
  await main.getByLabel('Postal code').fill('10115')
  await main.getByLabel('City').fill('Berlin')
  await main.getByLabel('Country').selectOption('DE')
}

/** Gives the required consents and presses the order button. */
export async function order(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await main.getByRole('checkbox', { name: /^I accept the terms/ }).check()
  await main.getByRole('checkbox', { name: /^I expressly ask/ }).check()
  await main.getByRole('button', { name: 'Order with obligation to pay' }).click()
}

/** Returns the provider's button within its frame. */
export const payButton = (page: Page): Locator => page.frameLocator('iframe').getByRole('button', { name: /PayPal/ })

/** Opens the provider's window. */
export async function openWindow(page: Page): Promise<Page> {
  await expect(title(page)).toHaveText('Approve the payment')
  // Chromium lets only the tab in front open windows reliably.
  await page.bringToFront()
  const opened = page.waitForEvent('popup')
  await payButton(page).click()
  return opened
}

/** Opens the provider's window and closes it as a person does: after its page has appeared. */
export async function openAndClose(page: Page): Promise<void> {
  const window = await openWindow(page)
  await window.getByRole('button').first().waitFor()
  await window.close()
}

/** Presses a button of the provider's window, such as `Agree and subscribe`. */
export async function decide(page: Page, choice: string | RegExp): Promise<void> {
  const window = await openWindow(page)
  await window.getByRole('button', { name: choice }).click()
}

/** Buys a plan in the marketplace, which then opens the landing page. */
export async function buyInMarketplace(page: Page, plan: string): Promise<void> {
  await page.goto('/_sim/shop')
  await page.locator('[name=planId]').selectOption({ label: plan })
  await page.getByRole('button', { name: 'Buy and configure the account' }).click()
  await page.waitForURL(/\/subscribe\/marketplace\?token=/)
  // The landing page is in the reader's language, and the browser's language is English.
  await takenOver(page)
}

/** Returns the id of a provider's newest subscription. */
export async function newest(lever: Lever): Promise<string> {
  const subscriptions = (await lever('/subscriptions')) as unknown as { id: string }[]
  return String(subscriptions.at(-1)?.id)
}

/** Returns how the product answered a provider's last messages, newest first. */
export async function answersTo(lever: Lever, messages: number): Promise<(number | null)[]> {
  await lever('/deliveries', {})
  const { attempts } = (await lever('/deliveries')) as unknown as { attempts: { status: number | null }[] }
  return attempts.slice(0, messages).map(({ status }) => status)
}
