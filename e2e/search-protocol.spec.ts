import { expect, test } from '@playwright/test'
import { expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { signUp, takenOver } from './people.ts'

test('searches are kept once the protocol is on, and compared with today', async ({ page, request }) => {
  const main = page.getByRole('main')
  await page.goto('/en/mymarklot?section=protocol')
  await takenOver(page)
  await signUp(page, request)
  await page.goto('/en/mymarklot?section=protocol')
  await takenOver(page)
  await main.getByRole('checkbox', { name: 'Record my searches' }).check()
  await expect(main.getByText('Switch the log on')).toHaveCount(0)
  // The page shows what visitors find first. Only the account's own search is recorded, before it is answered.
  const searched = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/v1/BrandQueries') && 'authorization' in answer.request().headers(),
  )
  await page.goto('/en/search?q=tavilo')
  expect((await searched).ok()).toBe(true)
  await page.goto('/en/mymarklot?section=protocol')
  await takenOver(page)
  await main.getByRole('button', { name: 'Compare entry 1 with today' }).click()
  await expect(main.getByText('The search gives the same result today.')).toBeVisible()
  await expectGoodInBothSchemes(page, 'search protocol')
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
})
