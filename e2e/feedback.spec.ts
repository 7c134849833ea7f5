import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectGood } from './accessibility.ts'
import { holdScripts, takenOver } from './people.ts'
import { authorizationOf } from './sign-in.ts'

const minute = 60_000
const day = 86_400
const bar = (page: Page) => page.getByRole('region', { name: /^(Feedback|Thanks for the feedback)$/ })
const rating = (page: Page, value: number) => page.getByRole('radio', { name: `${value} of 5` })

/** Returns the seconds until the bar may be shown again, and the cookie's value; null without a cookie. */
async function pauseOf(context: BrowserContext): Promise<{ value: string; seconds: number } | null> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'fb_disabled')
  return cookie ? { value: cookie.value, seconds: cookie.expires - Date.now() / 1000 } : null
}

const now = (page: Page) => page.evaluate(() => Date.now())

/** Opens a hydrated page with a running clock that the test can advance. */
async function open(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path)
  await takenOver(page)
}

test.describe('the feedback bar', () => {
  test('shows after a minute, requires a rating, and thanks', { tag: '@phone' }, async ({ page, context, request }) => {
    await page.clock.install()
    const before = await now(page)
    await page.goto('/en/method')
    await takenOver(page)
    const after = await now(page)
    // The minute began between these two moments, however long the page took.
    await page.clock.pauseAt(before + minute - 1_000)
    await expect(bar(page)).toBeHidden()
    await page.clock.runFor(after - before + 1_000)
    await page.clock.resume()
    await expect(bar(page)).toBeVisible()
    await expectGood(page)

    const submit = bar(page).getByRole('button', { name: 'Submit' })
    const comment = bar(page).getByLabel('What is missing for a 5?')
    await expect(submit).toBeDisabled()
    await expect(comment).toBeHidden()
    await rating(page, 5).check()
    await expect(submit).toBeEnabled()
    await expect(comment).toBeHidden()
    await rating(page, 3).check()
    const text = `More offices, please ${Math.random()}`
    await comment.fill(text)
    const sent = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/v1/Feedbacks'))
    await submit.click()
    expect((await sent).postDataJSON()).toEqual({ rating: 3, comment: text })
    await expect(bar(page).getByRole('heading', { name: 'Thanks for the feedback' })).toBeVisible()
    expect((await pauseOf(context))?.seconds).toBeCloseTo(120 * day, -4)
    await bar(page).getByRole('button', { name: 'Close' }).click()
    await expect(bar(page)).toBeHidden()

    const headers = await authorizationOf('administrator')
    const list = await (await request.get('/api/v1/Feedbacks', { headers })).json()
    expect(list.feedbacks).toContainEqual(expect.objectContaining({ context: 'Common', rating: 3, comment: text }))
  })

  test('is postponed by 60 days, or for good', async ({ page, context }) => {
    await open(page, '/en/method')
    await page.clock.runFor(minute)
    await bar(page).getByRole('button', { name: 'Later' }).click()
    await expect(bar(page)).toBeHidden()
    expect((await pauseOf(context))?.seconds).toBeCloseTo(60 * day, -4)

    await context.clearCookies({ name: 'fb_disabled' })
    await page.reload()
    await takenOver(page)
    await page.clock.runFor(minute)
    await bar(page).getByRole('button', { name: 'Do not ask again' }).click()
    expect(await pauseOf(context)).toMatchObject({ value: 'never' })
  })

  test('closes without storing anything, also by Escape', async ({ page, context }) => {
    await open(page, '/en/method')
    await page.clock.runFor(minute)
    await rating(page, 2).check()
    await page.keyboard.press('Escape')
    await expect(bar(page)).toBeHidden()
    expect(await pauseOf(context)).toBeNull()
    await page.clock.runFor(2 * minute)
    await expect(bar(page)).toBeHidden()
  })

  test('stays hidden where it is disabled', async ({ page, context, baseURL }) => {
    await open(page, '/en/feedback')
    await page.clock.runFor(2 * minute)
    await expect(bar(page)).toBeHidden()
    await page.goto('/en/no-such-page')
    await takenOver(page)
    await page.clock.runFor(2 * minute)
    await expect(bar(page)).toBeHidden()
    await context.addCookies([{ name: 'fb_disabled', value: 'true', url: baseURL ?? '' }])
    await page.goto('/en/method')
    await takenOver(page)
    await page.clock.runFor(2 * minute)
    await expect(bar(page)).toBeHidden()
  })

  test('keeps the input when sending fails', async ({ page, context }) => {
    await open(page, '/en/method')
    await page.clock.runFor(minute)
    await rating(page, 1).check()
    await bar(page).getByLabel('What is missing for a 5?').fill('Everything')
    await page.route('**/api/v1/Feedbacks', (route) => route.abort())
    await bar(page).getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('The server cannot be reached.')
    await expect(bar(page).getByLabel('What is missing for a 5?')).toHaveValue('Everything')
    expect(await pauseOf(context)).toBeNull()
  })
})

test('the feedback page takes a comment and thanks', { tag: '@phone' }, async ({ page, context }) => {
  await page.goto('/en/feedback')
  await expect(page).toHaveTitle(/^Feedback/)
  await expect(page.getByRole('button', { name: 'Submit' })).toBeDisabled()
  await takenOver(page)
  await rating(page, 5).check()
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled()
  await page.getByLabel('Your comment (optional)').fill('All good')
  await expectGood(page)
  const sent = page.waitForRequest('**/api/v1/Feedbacks')
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await sent).postDataJSON()).toEqual({ rating: 5, comment: 'All good' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thanks for the feedback')
  expect((await pauseOf(context))?.seconds).toBeCloseTo(120 * day, -4)
})

test('input before hydration counts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/feedback', { waitUntil: 'commit' })
  await rating(page, 4).check()
  await page.getByLabel('Your comment (optional)').fill('Early')
  release()
  const sent = page.waitForRequest('**/api/v1/Feedbacks')
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await sent).postDataJSON()).toEqual({ rating: 4, comment: 'Early' })
})

test('the feedback page works without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/de/feedback')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feedback')
  await expect(page.locator('noscript p')).toHaveText('Das Absenden braucht JavaScript.')
  await context.close()
})
