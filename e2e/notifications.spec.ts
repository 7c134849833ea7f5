import { expect, type Page, test } from '@playwright/test'
import { expectGood } from './accessibility.ts'
import { choose, clickUntil, takenOver } from './people.ts'

const envelope = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const list = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Notifications' })
const snackbar = (page: Page) => page.getByRole('region', { name: 'Messages' })
const missed = (page: Page) => page.getByRole('banner').getByRole('region', { name: 'Unread' })
const localeWarning = 'This language is not available.'

/** Makes the page report a failure. The test decides how the feedback call ends. */
async function fail(page: Page, answer: 'abort' | { status: number; body: string; contentType: string }): Promise<void> {
  await page.route('**/api/v1/Feedbacks', (route) => (answer === 'abort' ? route.abort() : route.fulfill(answer)))
  await takenOver(page)
  await page.getByRole('radio', { name: '4 of 5' }).check()
  await page.getByRole('button', { name: 'Submit' }).click()
}

test('the menu starts empty, counts new notifications, and marks them old when it closes', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/en/feedback')
  await clickUntil(envelope(page), list(page))
  await expect(list(page)).toContainText('No notifications.')
  await page.keyboard.press('Escape')
  await expect(envelope(page)).toBeFocused()

  await page.goto('/pt/feedback')
  await expect(snackbar(page)).toContainText(localeWarning)
  await fail(page, 'abort')
  await expect(snackbar(page)).toContainText('The server cannot be reached.')
  await expect(envelope(page)).toHaveAccessibleName('Notifications, 2 new')
  await envelope(page).click()
  // The newest comes first. Each shows its severity in words.
  await expect(list(page).getByRole('listitem')).toHaveText([/^Error: The server cannot be reached/, /^Warning: This language/])
  await expect(list(page).getByRole('heading')).toHaveText(['New'])
  await expectGood(page)
  await page.keyboard.press('Escape')
  await expect(envelope(page)).toHaveAccessibleName('Notifications')
  await envelope(page).click()
  await expect(list(page).getByRole('heading')).toHaveText(['Earlier'])
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
})

test('a message disappears after ten seconds; an unseen warning stays in the bar until it is seen', async ({ page }) => {
  await page.clock.install()
  await page.goto('/pt/feedback')
  await expect(snackbar(page)).toContainText(localeWarning)
  await expect(missed(page)).toBeHidden()
  await page.clock.runFor(10_000)
  await expect(snackbar(page)).not.toContainText(localeWarning)
  await expect(missed(page)).toContainText(localeWarning)
  await expectGood(page)
  await envelope(page).click()
  await expect(missed(page)).toBeHidden()
  await expect(list(page)).toContainText(localeWarning)
})

test('a message stays while hovered or focused, and disappears for good when dismissed', async ({ page }) => {
  await page.clock.install()
  await page.goto('/pt/feedback')
  await expect(snackbar(page)).toContainText(localeWarning)
  await snackbar(page).getByRole('button', { name: 'Dismiss message' }).focus()
  await page.clock.runFor(30_000)
  await expect(snackbar(page)).toContainText(localeWarning)
  await page.keyboard.press('Enter')
  await expect(snackbar(page)).not.toContainText(localeWarning)
  await expect(missed(page)).toBeHidden()
  await expect(envelope(page)).toHaveAccessibleName('Notifications, 1 new')
})

test.describe('a failed call is reported', () => {
  const html = 'text/html'
  for (const [status, label] of [
    [400, 'Bad Request'],
    [409, 'Generic Error'],
    [422, 'Client Error'],
    [500, 'Internal Server Error'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
  ] as const) {
    test(`by the label of ${status} when the answer has no sentence`, async ({ page }) => {
      await page.goto('/en/feedback')
      await fail(page, { status, body: '<p>proxy</p>', contentType: html })
      await expect(snackbar(page)).toContainText(`Error: ${label} (${status}`)
      await expect(snackbar(page)).toContainText('proxy')
    })
  }

  test('by the server’s own sentence otherwise', async ({ page }) => {
    await page.goto('/de/feedback')
    await page.route('**/api/v1/Feedbacks', (route) =>
      route.fulfill({ status: 429, json: { code: 'request.tooMany', message: 'Zu viele Anfragen.', requestId: '12345678' } }),
    )
    await takenOver(page)
    await page.getByRole('radio', { name: '4 von 5' }).check()
    await page.getByRole('button', { name: 'Absenden' }).click()
    await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Fehler: Zu viele Anfragen.')
  })

  test('when the sign-in does not begin', async ({ page }) => {
    await page.route('**/.well-known/openid-configuration', (route) => route.abort())
    await page.goto('/en/feedback')
    await choose(page, 'Log in')
    await expect(snackbar(page)).toContainText('Error: Logging in failed. Please try again.')
    await expect(envelope(page)).toHaveAccessibleName('Notifications, 1 new')
  })
})
