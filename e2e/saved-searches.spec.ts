import { expect, type Page, test } from '@playwright/test'
import { expectGoodInBothSchemes } from './accessibility.ts'
import { clickUntil, grant, mailedConfirmation, newAddress, signUp } from './people.ts'

/** Runs the first saved search from the list, and waits for its result. */
async function runFromList(page: Page): Promise<void> {
  await page.goto('/en/mymarklot?section=searches')
  await page.getByRole('button', { name: /^Run now/ }).click()
  await expect(page).toHaveURL(/\/storedqueries\/\d+\/results\/\d+$/)
  await expect(page.getByRole('region', { name: 'Record of this run' })).toBeVisible()
}

test('a search is saved, run, assessed, compared, watched and deleted', { tag: '@phone' }, async ({ page, request, browser }) => {
  test.slow()
  await page.goto('/en/search?q=tavilo')
  const popup = page.getByRole('dialog', { name: 'Save search' })
  const button = page.getByRole('button', { name: 'Save search' })
  await clickUntil(button, popup)
  await expect(popup).toContainText('Please log in.')
  await page.keyboard.press('Escape')
  const email = await signUp(page, request)

  // A trial can save searches, but its agents do not run them.
  await clickUntil(button, popup)
  await expect(popup.getByLabel('Name of the search')).toHaveValue('tavilo')
  await expectGoodInBothSchemes(page, 'the popup, General')
  await popup.getByRole('tab', { name: 'Automation' }).click()
  await popup.getByRole('radio', { name: 'daily' }).check()
  await expectGoodInBothSchemes(page, 'the popup, Automation')
  await popup.getByRole('button', { name: 'Save', exact: true }).click()
  const paywall = page.getByRole('dialog', { name: 'Your plan does not include this feature' })
  await paywall.getByRole('button', { name: 'Close' }).click()
  await popup.getByRole('radio', { name: 'none' }).check()
  await popup.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(popup).toHaveCount(0)

  await runFromList(page)
  const first = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first()
  await expect(first.getByText('Brand not yet assessed')).toBeVisible()
  await first.getByRole('button', { name: /^Accept/ }).click()
  await expect(first.getByText(/^Accepted on/)).toBeVisible()
  await expectGoodInBothSchemes(page, 'the result')

  await runFromList(page)
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ index: 1 })
  await expect(page.getByRole('heading', { level: 1, name: 'Between two runs' })).toBeVisible()
  await expect(page.getByText('As before')).toBeVisible()
  await expectGoodInBothSchemes(page, 'the difference')

  // With a plan, the agents run the search. An additional recipient confirms without an account.
  await grant(request, email, 'professional', ['de', 'em', 'ch', 'fr', 'at'])
  await page.goto('/en/mymarklot?section=searches')
  await page.getByRole('button', { name: /^Edit/ }).click()
  const edited = page.getByRole('dialog', { name: 'Change saved search' })
  await edited.getByRole('tab', { name: 'Automation' }).click()
  await edited.getByRole('radio', { name: 'daily' }).check()
  const recipient = newAddress()
  await edited.getByLabel(/^Additional recipients/).fill(recipient)
  await edited.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edited).toHaveCount(0)
  await expect(page.getByText('Next run')).toBeVisible()
  await page.getByRole('button', { name: /^History/ }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Result available' })).toHaveCount(2)
  await expectGoodInBothSchemes(page, 'the list with a history')

  const visitor = await browser.newContext()
  const mailed = await visitor.newPage()
  await mailed.goto((await mailedConfirmation(request, recipient)).replace(/\/\w\w\/notifications/, '/en/notifications'))
  await expect(mailed.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await clickUntil(
    mailed.getByRole('button', { name: 'Receive messages' }),
    mailed.getByRole('heading', { level: 1, name: 'You will receive the messages' }),
  )
  await expectGoodInBothSchemes(mailed, 'the link of a mail')
  await visitor.close()

  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()
  await expectGoodInBothSchemes(page, 'without saved searches')
})
