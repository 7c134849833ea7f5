import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { expectGoodInBothSchemes } from './accessibility.ts'
import { clickUntil, newAddress, takenOver } from './people.ts'

/** Returns the newest mail to an address, from the mailbox of the local installation. */
async function mailTo(page: Page, to: string): Promise<{ text: string; html: string }> {
  let mail = { text: '', html: '' }
  await expect(async () => {
    const reply = await page.request.get(`/_sim/mailbox/messages?to=${encodeURIComponent(to)}`)
    mail = ((await reply.json()) as (typeof mail)[])[0] ?? mail
    expect(mail.text).not.toBe('')
  }).toPass()
  return mail
}

test('a contract is cancelled from the footer without login', { tag: '@phone' }, async ({ page }) => {
  const address = newAddress()
  await page.goto('/de/method')
  await takenOver(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen' }).click()
  await expect(page).toHaveURL(/\/de\/cancel$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertrag kündigen')
  await expectGoodInBothSchemes(page, 'the form')
  const button = page.getByRole('button', { name: 'jetzt kündigen', exact: true })
  await button.click()
  await expect(page.getByLabel('Ihr Name')).toBeFocused()
  await page.getByLabel('Ihr Name').fill('Ada Lind')
  await page.getByLabel('E-Mail-Adresse Ihres Kontos oder Kundennummer').fill(address)
  await button.click()
  const title = page.getByRole('heading', { level: 1, name: 'Ihre Kündigung ist eingegangen' })
  await expect(title).toBeFocused()
  await expectGoodInBothSchemes(page, 'the receipt')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als Text speichern' }).click(),
  ])
  const saved = await readFile(await file.path(), 'utf8')
  const mail = await mailTo(page, address)
  for (const line of await page.getByRole('main').getByRole('definition').allTextContents()) {
    expect(saved).toContain(line)
    expect(mail.text).toContain(line)
  }

  // In the mail, the address has the width of a phone, although it is one long word.
  await page.setViewportSize({ width: 360, height: 640 })
  await page.setContent(mail.html)
  const { width = 0 } = (await page.getByText(address, { exact: true }).last().boundingBox()) ?? {}
  expect(width).toBeGreaterThan(240)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('a contract is withdrawn from, and the instructions lead there', async ({ page }) => {
  const address = newAddress()
  await page.goto('/de/terms#withdrawal')
  await takenOver(page)
  await page
    .getByRole('article')
    .getByRole('link', { name: /\/withdraw$/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertrag widerrufen')
  await expectGoodInBothSchemes(page, 'the form')
  await page.getByLabel('Ihr Name').fill('Ada Lind')
  await page.getByLabel('E-Mail-Adresse für die Bestätigung').fill(address)
  await clickUntil(
    page.getByRole('button', { name: 'Widerruf bestätigen' }),
    page.getByRole('heading', { level: 1, name: 'Ihr Widerruf ist eingegangen' }),
  )
  expect((await mailTo(page, address)).text).toContain('„Widerruf bestätigen“')
})
