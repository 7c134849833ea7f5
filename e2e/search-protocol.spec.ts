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
  await page.goto('/en/search?q=tavilo')
  await takenOver(page)
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
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
