import type { SearchMethod } from '@marklot/contracts/search-method'
import { expect, test } from '@playwright/test'

const headings = {
  de: 'Wie wir Marken vergleichen',
  en: 'How we compare trademarks',
  fr: 'Comment nous comparons les marques',
  es: 'Cómo comparamos las marcas',
  it: 'Come confrontiamo i marchi',
}

test('the receipt states the share of known conflicts found and links to the method', async ({ page, request }) => {
  const reply = await request.get('/api/v1/BrandQueries/method')
  const { evaluation } = (await reply.json()) as SearchMethod
  const atPreset = evaluation.bySimilarity.find(({ minimumSimilarity }) => minimumSimilarity === 70)?.recallAt50 ?? Number.NaN
  await page.goto('/en/search?q=Tavilo')
  const receipt = page.getByRole('region', { name: 'Record of this search' })
  await expect(receipt).toContainText(
    `In ${Math.round(atPreset * 100)}% of ${evaluation.rows} decided conflicts that were not used to tune the search, these methods show the earlier mark`,
  )
  await receipt.getByRole('link', { name: 'How we compare and measure' }).click()
  await expect(page).toHaveURL(/\/en\/method$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.en)
})

test('a search that compares no names claims nothing', async ({ page }) => {
  await page.goto('/en/search?office=de&sort=name')
  const receipt = page.getByRole('region', { name: 'Record of this search' })
  await expect(receipt).toBeVisible()
  await expect(receipt).not.toContainText('decided conflicts')
})

test.describe('the page about the method', () => {
  for (const [locale, heading] of Object.entries(headings)) {
    test(`is in the server's document (${locale})`, async ({ browser, baseURL, request }) => {
      const { evaluation, weights } = (await (await request.get('/api/v1/BrandQueries/method')).json()) as SearchMethod
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
      const page = await context.newPage()
      const response = await page.goto(`/${locale}/method`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      // One row for all decisions, one for those on similar signs if they are fewer, and one for each ground.
      const rows = evaluation.byGround.length + (evaluation.signSimilar.rows < evaluation.rows ? 2 : 1)
      await expect(page.locator('#measured table').first().locator('tbody tr')).toHaveCount(rows)
      await expect(page.locator('#searched table tbody tr')).toHaveCount(7)
      // The formula contains the stronger and the weaker view, and the share that the other views add.
      const shares = [weights.stronger, weights.weaker, weights.support].map((share) => `${Math.round(share * 100)}\\s?%`)
      await expect(page.locator('#score')).toContainText(new RegExp(shares.join('.*')))
      await expect(page.locator('#views').getByRole('img')).toHaveCount(4)
      await context.close()
    })
  }
})
