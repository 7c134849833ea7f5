import { expect, test } from '@playwright/test'
import { expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { clickUntil, grant, signUp, takenOver } from './people.ts'

test('a large dossier is ordered below the hits and waits in My Marklot', async ({ page, request }) => {
  const main = page.getByRole('main')
  const address = '/en/search?mode=expert&query=state%3Aalive'
  await page.goto(address)
  await takenOver(page)
  await grant(request, await signUp(page, request), 'enterprise')
  await page.goto(address)
  await takenOver(page)
  const large = main.getByRole('button', { name: /^Dossier with/ })
  await clickUntil(main.getByRole('button', { name: 'Export', exact: true }), large)
  await large.click()
  await main.getByRole('link', { name: 'Go to my dossiers' }).click()
  const ready = main.getByRole('button', { name: /^Download PDF/ })
  await expect(ready).toBeVisible()
  const downloading = page.waitForEvent('download')
  await ready.click()
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
  await expectGoodInBothSchemes(page, 'dossiers')
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
})
