import { expect, test } from '@playwright/test'
import { expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { logIn, takenOver } from './people.ts'

test('Brandy answers with hits of the register, and every fact leads to where it was found', { tag: '@phone' }, async ({
  page,
}) => {
  const main = page.getByRole('main')
  const message = main.getByRole('textbox', { name: 'Message' })
  const answered = () => expect(main.getByText(/For guidance only/)).toBeVisible()

  // A visitor can read which machine answers, and keeps the question through the login.
  await page.goto('/en/chat')
  await takenOver(page)
  await expect(main.getByText(/^A machine answers here/)).toBeVisible()
  await message.fill('Is Tavilo free for tea in Germany and the EU?')
  await expectGoodInBothSchemes(page, 'the empty page')
  await message.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('Log in to ask Brandy')
  await page.getByRole('dialog').press('Escape')
  await logIn(page, 'professional')
  await expect(message).toHaveValue('Is Tavilo free for tea in Germany and the EU?')
  await main.getByRole('button', { name: 'Send' }).click()

  // The result is shown next to the text about it. A fact moves the focus to its mark.
  await expect(page).toHaveURL(/\/en\/chat\/[\da-f-]{36}$/)
  await answered()
  await expect(main.getByText('Search in the register: Tavilo', { exact: true })).toBeVisible()
  const fact = main.locator('a[href^="#hit-"]').first()
  const target = (await fact.getAttribute('href')) ?? ''
  await fact.click()
  await expect(main.locator(`[id="${target.slice(1)}"]`)).toBeFocused()
  await expectGoodInBothSchemes(page, 'an answer')
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
  await main.getByRole('button', { name: 'Helpful', exact: true }).click()
  await expect(main.getByRole('button', { name: 'Helpful', exact: true })).toHaveAttribute('aria-pressed', 'true')

  // A reload shows the same thread. It can be found, renamed and deleted.
  await page.reload()
  await answered()
  const threads = page.getByRole('complementary', { name: 'Conversations' })
  await threads.getByLabel('Search conversations').fill('Tavilo')
  await threads
    .getByRole('button', { name: /^More for Is Tavilo/ })
    .first()
    .click()
  await threads.getByRole('button', { name: 'Rename' }).first().click()
  await page.getByRole('dialog').getByLabel('Name of the conversation').fill('Tea names')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Tea names' })).toBeVisible()
  await threads.getByRole('button', { name: 'More for Tea names' }).click()
  await threads.getByRole('button', { name: 'Delete' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/en\/chat$/)
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused()
})
