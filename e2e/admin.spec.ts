import { expect, type Page, test } from '@playwright/test'
import { expectGood, expectGoodInBothSchemes } from './accessibility.ts'
import { choose } from './people.ts'
import { type SampleRole, signInByClick } from './sign-in.ts'

/** Opens a tab of the page, signed in as a sample person. */
async function openAs(page: Page, role: SampleRole, address = ''): Promise<void> {
  await page.goto(`/en/admin${address}`)
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await signInByClick(page, role)
  await page.waitForURL(/\/en\/admin/)
}

test('is closed to others', { tag: '@phone' }, async ({ page }) => {
  await openAs(page, 'enterprise')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access')
  await expectGood(page)
  await page.getByRole('button', { name: /^Account/ }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Administration' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Go to the search' }).click()
  await page.waitForURL(/\/en\/search/)
})

test('every part is accessible to everybody', { tag: '@phone' }, async ({ page }) => {
  // This test opens nine tabs, one of them with every state of every office.
  test.slow()
  await openAs(page, 'administrator')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
  for (const [tab, row] of [
    ['Accounts and people', 'Enterprise'],
    ['Payments', null],
    ['Plans', 'Starter'],
    ['Reference data', 'us.'],
    ['Register', 'Germany'],
    ['Jobs', null],
    ['Log', null],
    ['Cancellations and withdrawals', null],
    ['Feedback', null],
  ] as const) {
    const link = page.getByRole('navigation', { name: 'Areas of administration' }).getByRole('link', { name: tab })
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'page')
    if (row) await expect(page.getByRole('row').filter({ hasText: row }).first()).toBeVisible()
    else await expect(page.getByRole('status')).toHaveCount(0)
    await expectGoodInBothSchemes(page, tab)
  }
})

test('is in the menu of administrators', async ({ page }) => {
  await openAs(page, 'administrator', '?tab=log')
  await page.goto('/en/search')
  await choose(page, 'Administration')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administration')
})

test('an account is found, its plan is ended and another one is granted', async ({ page }) => {
  await openAs(page, 'administrator')
  await page.getByRole('searchbox', { name: /Name, email address/ }).fill('administrator@marklot.test')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('rowheader').getByRole('link').click()
  const subscriptions = page.getByRole('region', { name: 'Subscriptions' })
  const row = subscriptions.getByRole('row').filter({ hasText: 'Enterprise' }).first()
  await row.getByRole('button', { name: 'Suspend' }).click()
  await expect(row).toContainText('suspended')
  await row.getByRole('button', { name: 'Resume' }).click()
  await expect(row).toContainText('active')
  await row.getByRole('button', { name: 'End now' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('cannot be undone')
  await expectGood(page)
  await dialog.getByRole('button', { name: 'End now' }).click()
  await expect(row).toContainText('expired')
  await expect(row.getByRole('button')).toHaveCount(0)
  await page.getByLabel('Plan', { exact: true }).selectOption('enterprise')
  await page.getByRole('button', { name: 'Grant', exact: true }).click()
  await expect(subscriptions.getByRole('row').filter({ hasText: 'Enterprise' }).first()).toContainText('active')
  await page.getByRole('button', { name: /^Permissions of/ }).click()
  await page.getByRole('checkbox', { name: 'Reference data: Read' }).check()
  await expectGood(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /^Permissions of/ }).click()
  await expect(page.getByRole('checkbox', { name: 'Reference data: Read' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'Reference data: Read' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Log' }).click()
  await page.getByLabel('Change', { exact: true }).selectOption('subscription.granted')
  // Other tests grant plans at the same time, so the row may not be the first.
  const granted = page.getByRole('row').filter({ hasText: 'Subscription granted' }).filter({ hasText: 'enterprise' })
  await expect(granted.first()).toBeVisible()
})

test('a price is checked before it is sent', async ({ page }) => {
  await openAs(page, 'administrator', '?tab=products')
  await page.getByRole('button', { name: 'Edit Enterprise' }).click()
  const price = page.getByLabel(/^Price per month/)
  await price.fill('many')
  await page.getByLabel('VAT as a percentage').fill('190')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Decimal entry required, e.g. 49.99')).toBeVisible()
  await expect(page.getByText('Percentage entry required, e.g. 19')).toBeVisible()
  await expect(price).toBeFocused()
  await expectGood(page)
  await price.fill('249,90')
  await page.getByLabel('VAT as a percentage').fill('19')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Enterprise' })).toContainText('€249.90')
  await page.getByRole('button', { name: 'Edit Enterprise' }).click()
  await price.fill('199')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Enterprise' })).toContainText('€199.00')
})

test('a value is added, renamed in another language and deleted', async ({ page }) => {
  await openAs(page, 'administrator', '?tab=reference&list=brandTypes')
  await page.getByRole('button', { name: 'Add a value' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Required')).toHaveCount(3)
  await page.getByLabel('Key', { exact: true }).fill('Sound')
  await page.getByLabel('Short form').fill('Sound mark')
  await page.getByLabel('Description').fill('A sound, a tone, a jingle')
  await expectGood(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'A sound, a tone' })).toBeVisible()
  await page.goto('/de/admin?tab=reference&list=brandTypes')
  await page.getByRole('button', { name: 'Sound bearbeiten' }).click()
  await page.getByLabel('Kurzform').fill('Hörmarke')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Hörmarke' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Word löschen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Sound löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Hörmarke' })).toHaveCount(0)
})

// The test changes a language that no other test reads, because every page shows the text meanwhile.
test("a text that replaces the program's shows on the pages, also without scripts", async ({ page, browser }) => {
  await openAs(page, 'administrator')
  await page.goto('/it/admin?tab=reference&list=brandTypes')
  const rename = async (from: string, to: string) => {
    await page.getByRole('button', { name: 'Modifica Combined' }).click()
    await expect(page.getByLabel('Forma breve')).toHaveValue(from)
    await page.getByLabel('Forma breve').fill(to)
    await page.getByRole('button', { name: 'Salva' }).click()
    await expect(page.getByRole('rowheader', { name: 'Combined' }).locator('xpath=..')).toContainText(to)
  }
  await rename('Marchio misto', 'Marchio composto')
  const visitor = await browser.newContext({ javaScriptEnabled: false })
  const other = await visitor.newPage()
  await other.goto(`${process.env.E2E_URL}/it/search?type=Combined`)
  await expect(other.getByText('Marchio composto').first()).toBeVisible()
  await visitor.close()
  await rename('Marchio composto', 'Marchio misto')
})

test('payments are reached list by list, and a purchase is found by its person', async ({ page }) => {
  await openAs(page, 'administrator', '?tab=payments')
  const lists = page.getByRole('navigation', { name: 'Lists about payments' })
  for (const list of ['Inbox', 'Differences', 'Ledger', 'Invoices', 'Consents', 'Revenue', 'Subscriptions']) {
    await lists.getByRole('link', { name: list }).click()
    await expect(lists.getByRole('link', { name: list })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('status')).toHaveCount(0)
  }
  await page.getByRole('searchbox').fill('nobody of this name')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  await expectGood(page)
})
