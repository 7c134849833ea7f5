import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import { authorizationOf, type SampleRole, signInByClick } from './sign-in.ts'

export const newAddress = () => `person-${Math.random().toString(36).slice(2)}@example.test`
export const newPassword = 'ein kurzer Satz'

/** Returns the mails to an address, newest first, from the mailbox of the local installation. */
async function mailTo(request: APIRequestContext, to: string, pattern: RegExp): Promise<string> {
  let found = ''
  await expect(async () => {
    const mails = (await (await request.get(`/_sim/mailbox/messages?to=${encodeURIComponent(to)}`)).json()) as object[]
    found = pattern.exec(JSON.stringify(mails[0] ?? null))?.[0] ?? ''
    expect(found).not.toBe('')
  }).toPass()
  return found
}
export const mailedCode = (request: APIRequestContext, to: string) => mailTo(request, to, /(?<="subject":")\d{6}/)
export const mailedLink = (request: APIRequestContext, to: string) =>
  mailTo(request, to, /https?:\/\/[^\s"\\<>]*\/identity\/reset\?[^\s"\\<>]*/)

/** Returns the link that confirms an address for the mails of a saved search. */
export const mailedConfirmation = (request: APIRequestContext, to: string) =>
  mailTo(request, to, /https?:\/\/[^\s"\\<>]*\/notifications\/[\w.-]+/)

/** Returns the account menu. Visitors have one too. */
export const accountMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Account|Konto)\b/ })
/** Returns the menu that exists only for signed-in people. */
export const signedInMenu = (page: Page) => page.getByRole('button', { name: /^(Account of|Konto von) / })

/**
 * Clicks until an element appears, because a click before hydration is lost. Stops once the element appears, because a
 * dialog then covers the button.
 */
export async function clickUntil(target: Locator, seen: Locator): Promise<void> {
  await expect(async () => {
    if (!(await seen.isVisible())) await target.click({ timeout: 3_000 })
    await expect(seen).toBeVisible({ timeout: 3_000 })
  }).toPass()
}

/**
 * Waits until an English or German page is hydrated. Before that, a click on a button is lost and a click on a link
 * requests a new document. Leaves the focus in the top bar.
 */
export async function takenOver(page: Page): Promise<void> {
  const menu = accountMenu(page)
  await expect(async () => {
    if ((await menu.getAttribute('aria-expanded')) !== 'true') await menu.click({ timeout: 3_000 })
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
}

/**
 * Holds back the scripts of the next page until the returned function is called, so that a test can use the page before
 * hydration.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Opens the page, then an entry of the account menu. */
export async function choose(page: Page, entry: string): Promise<void> {
  const item = page.getByRole('banner').getByText(entry, { exact: true })
  await clickUntil(accountMenu(page), item)
  await item.click()
}

/**
 * Waits for the return from the provider. The intermediate page may already know the person, and it would close
 * anything opened over it.
 */
async function expectArrived(page: Page): Promise<void> {
  await expect(signedInMenu(page)).toBeVisible()
  await expect(page).not.toHaveURL(/\/signed-in\b/)
  await expect(page.getByRole('heading', { level: 1, name: 'Logging you in' })).toHaveCount(0)
}

/** Signs in at the provider from an English page, and returns there. */
export async function logIn(page: Page, role: SampleRole): Promise<void> {
  await choose(page, 'Log in')
  await signInByClick(page, role)
  await expectArrived(page)
}

/** Registers a new person from an English page, and returns there. */
export async function signUp(page: Page, request: APIRequestContext): Promise<string> {
  await choose(page, 'Sign up free')
  return completeSignUp(page, request)
}

/**
 * Registers a new person on the provider's page and waits until the page shows that person. Returns the e-mail address.
 */
export async function completeSignUp(page: Page, request: APIRequestContext): Promise<string> {
  const email = newAddress()
  await page.getByLabel('First name').fill('Erika')
  await page.getByLabel('Last name').fill('Muster')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Code').fill(await mailedCode(request, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expectArrived(page)
  return email
}

/** Grants a person a plan as an administrator, without a payment. */
export async function grant(request: APIRequestContext, email: string, product: string, packages: readonly string[] = []) {
  const headers = await authorizationOf('administrator')
  const reply = await request.get(`/api/v1/Accounts?query=${encodeURIComponent(email)}`, { headers })
  const { accounts } = (await reply.json()) as { accounts: { id: string }[] }
  const granted = await request.post(`/api/v1/accounts/${accounts[0]?.id}/subscriptions`, {
    headers,
    data: { product, packages },
  })
  expect(granted.status()).toBe(201)
}

/** Moves the focus to an element by the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let step = 0; step < 80; step += 1) {
    if (await target.evaluateAll((found) => found.some((element) => element === document.activeElement))) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The Tab key does not reach the element')
}
