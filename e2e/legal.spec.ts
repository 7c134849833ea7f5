import { expect, test } from '@playwright/test'
import { expectGood } from './accessibility.ts'

const pages = ['terms', 'terms?audience=business', 'imprint', 'privacy', 'accessibility']

for (const locale of ['de', 'en', 'fr', 'es', 'it'])
  test(`legal texts are in the document without scripts: ${locale}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    const titles = new Set<string>()
    for (const path of pages) {
      await page.goto(`/${locale}/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('article')).toContainText('service@anbieter.test')
      await expect(page.getByRole('article')).not.toContainText(/\{[\w.#]+\}/)
      // The German wording is binding. The other languages link to it.
      await expect(page.getByRole('article').locator('a[hreflang=de]')).toHaveCount(locale === 'de' ? 0 : 1)
      titles.add(await page.title())
    }
    expect(titles.size).toBe(pages.length)
    await context.close()
  })

const figures = {
  consumers: ['14 Tagen', '6 Wochen', '99 %', '95 %', '250 Euro', '5 Prozentpunkten', '90 Tagen', '2 Jahre', '1 Monat'],
  business: [
    '4 Wochen',
    '99,5 %',
    '5.000 Euro',
    '40 Euro',
    '9 Prozentpunkte',
    '30 Tagen',
    '5 Jahre',
    '50 % bei Auftragserteilung',
  ],
}
for (const [audience, own] of Object.entries(figures))
  test(`the terms for ${audience} state what was decided`, async ({ page }) => {
    await page.goto(audience === 'business' ? '/de/terms?audience=business' : '/de/terms')
    const common = ['30 Tage', '48 Stunden', '09:00 bis 18:00 Uhr', '09:00 bis 17:00 Uhr', '14 Tagen', '12 Monate']
    for (const figure of [...own, ...common, 'Kreditkarte, PayPal oder SEPA-Lastschrift'])
      await expect(page.getByRole('article')).toContainText(figure)
  })

test('hydration changes nothing in the document', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => Object.assign(window, { shown: document.getElementById('withdrawal') })),
  )
  for (const address of ['/de/terms#withdrawal', '/it/terms?version=2025-05-31#withdrawal']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const heading = page.locator('#withdrawal')
    await expect(heading).toBeInViewport()
    expect(await heading.evaluate((element) => element === (window as unknown as { shown: Element }).shown)).toBe(true)
  }
})

test('tabs, sections and versions have addresses of their own', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/de/terms#withdrawal-form')
  await expect(page.getByRole('heading', { name: 'Muster-Widerrufsformular' })).toBeInViewport()
  await page.goto('/de/terms')
  await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link', { name: 'Widerrufsbelehrung' }).click()
  await expect(page).toHaveURL(/#withdrawal$/)
  await expect(page.getByRole('heading', { name: 'Widerrufsbelehrung' })).toBeInViewport()
  await page.getByRole('navigation', { name: 'Für wen' }).getByRole('link', { name: 'Für Unternehmen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allgemeine Geschäftsbedingungen für Unternehmen')
  await page.getByRole('link', { name: 'Fassung vom 31.05.2025' }).click()
  await expect(page).toHaveURL(/\/de\/terms\?audience=business&version=2025-05-31$/)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allgemeine Geschäftsbedingungen für Unternehmen')
  await page.goto('/fr/privacy#video')
  await expect(page.getByRole('heading', { name: /^9\. Intégration de vidéos/ })).toBeInViewport()
  await expect(page.getByRole('heading', { name: /^10\. Intégration de cartes/ })).toHaveAttribute('id', 'maps')
})

test('a version that does not exist is not found', async ({ page }) => {
  const reply = await page.goto('/en/terms?version=2024-01-01')
  expect(reply?.status()).toBe(404)
  await expectGood(page)
  await page.getByRole('link', { name: 'Go to the version in force' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Terms and Conditions for Consumers')
})

test('navigation from another page shows the section', async ({ page }) => {
  await page.goto('/en/products')
  await page.getByRole('main').getByRole('link', { name: 'Terms for businesses' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Terms and Conditions for Businesses')
  await page.getByRole('article').getByRole('link', { name: 'terms for consumers' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('General Terms and Conditions for Consumers')
  await page.getByRole('article').getByRole('link', { name: 'German version' }).click()
  await expect(page).toHaveURL(/\/de\/terms$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Allgemeine Geschäftsbedingungen für Verbraucher')
})
