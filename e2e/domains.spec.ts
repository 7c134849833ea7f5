import { expect, test } from '@playwright/test'
import { expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { logIn, takenOver } from './people.ts'

test('domains of a brand are checked on request, and never shown as free without an answer', async ({ page }) => {
  const main = page.getByRole('main')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/v1\/domains/i.test(request.url()) && request.method() === 'POST') asked.push(request.url())
  })
  await page.goto('/en/domains')
  await takenOver(page)
  await main.getByRole('textbox', { name: 'Name or domain' }).fill('Free & Müller')
  await expect(main.getByText(/They go to: a simulator on this machine/)).toBeVisible()
  expect(asked).toEqual([])
  await main.getByRole('button', { name: 'Check domains' }).click()
  await expect(page.getByRole('dialog')).toContainText('Log in to check domains')
  await page.getByRole('dialog').press('Escape')
  await logIn(page, 'professional')

  // The name survived the navigation. A press of the button shows results for each of its spellings.
  await page.goto('/en/domains?name=Müller%20Tee')
  await takenOver(page)
  await main.getByRole('button', { name: 'Check domains' }).click()
  await expect(main.getByText(/^\d+ of \d+ available/)).toBeVisible()
  for (const group of ['Country', 'Commercial', 'Other'])
    await expect(main.getByRole('list', { name: group, exact: true }).getByRole('listitem').first()).toBeVisible()
  await expect(main.getByText('mueller-tee.de')).toBeVisible()

  // Each mood in which a registry gives no usable answer is shown as neutral.
  const moods = ['page', 'missing', 'other', 'broken', 'cut', 'private', 'limited', 'failing', 'refused', 'giant']
  await main.getByRole('textbox', { name: 'Name or domain' }).fill(moods.map((mood) => `${mood}-a.li`).join(' '))
  await main.getByRole('button', { name: 'Check domains' }).click()
  await expect(main.getByText(`0 of ${moods.length} available, ${moods.length} could not be checked`)).toBeVisible()
  await expectGoodInBothSchemes(page, 'domains')
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
})
