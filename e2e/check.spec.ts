import { expect, test } from '@playwright/test'
import { expectGood, expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { completeSignUp, logIn, tabTo, takenOver } from './people.ts'

test('a founder checks a name on the phone, interrupted at every step', { tag: '@phone' }, async ({ page, request }) => {
  test.slow()
  const main = page.getByRole('main')
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const next = main.getByRole('button', { name: 'Next', exact: true })
  const interrupted = async () => {
    await page.reload()
    await takenOver(page)
  }

  // The name typed on the home page is carried over. A visitor may fill in everything.
  await page.goto('/en/home/application')
  await takenOver(page)
  await page.goto('/en/check')
  await takenOver(page)
  const idea = 'We roast tea in small batches and sell it in our own shop, with tins and mugs.'
  await main.getByLabel('Your idea').fill(idea)
  await expectGood(page)
  await interrupted()
  await expect(main.getByLabel('Your idea')).toHaveValue(idea)
  await next.click()

  await expect(heading('What will the brand be called?')).toBeFocused()
  const name = main.getByLabel('Brand name')
  await name.fill('Tavilo')
  await expect(main.getByText(/^First look: /)).toBeVisible()
  await expectGood(page)
  await interrupted()
  await expect(name).toHaveValue('Tavilo')
  await next.click()

  await main.getByRole('checkbox', { name: /^Germany/ }).check()
  await expect(main.getByText('What filing would cost')).toBeVisible()
  await expectGood(page)
  await interrupted()
  await expect(main.getByRole('checkbox', { name: /^Germany/ })).toBeChecked()
  await next.click()

  await main.getByRole('button', { name: 'Add all' }).click()
  await expectGoodInBothSchemes(page, 'classification')
  await expectNoOverflow(page)
  await interrupted()
  await main.getByRole('button', { name: 'Evaluate' }).click()

  // The evaluation needs an account. The entered data is still there after signing up.
  await page.getByRole('dialog').getByRole('button', { name: 'Sign up free' }).click()
  await completeSignUp(page, request)
  await takenOver(page)
  await main.getByRole('button', { name: 'Evaluate' }).click()
  await expect(page).toHaveURL(/\/en\/assessments\/\d+/, { timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1, name: /Tavilo/ })).toBeVisible()

  // My Marklot lists the draft, from which it can be reopened.
  await page.goto('/en/mymarklot?section=checks')
  await takenOver(page)
  await expect(main.getByText('Tavilo').first()).toBeVisible()
  await expectGoodInBothSchemes(page, 'checks')
  await expectNoOverflow(page)
})

test('the whole wizard is filled in by keyboard, in German', async ({ page }) => {
  const { keyboard } = page
  const main = page.getByRole('main')
  const press = async (name: string, key = 'Enter') => {
    await tabTo(page, main.getByRole('button', { name, exact: true }))
    await keyboard.press(key)
  }
  await page.goto('/en/home')
  await takenOver(page)
  await logIn(page, 'professional')
  await page.goto('/de/check')
  await takenOver(page)

  await tabTo(page, main.getByLabel('Ihre Idee'))
  await keyboard.type('Wir rösten Kaffee und verkaufen ihn in unserem Laden.')
  await press('Weiter')
  await expect(page.getByRole('heading', { level: 1, name: 'Wie soll die Marke heißen?' })).toBeFocused()
  await tabTo(page, main.getByLabel('Name der Marke'))
  await keyboard.type('Tavilo')
  await press('Weiter')
  await expect(main.getByRole('checkbox', { name: /^Deutschland/ })).toBeVisible()
  await tabTo(page, main.getByRole('checkbox', { name: /^Deutschland/ }))
  await keyboard.press('Space')
  await press('Weiter')

  // Adds a term of the person's own through the popup. Escape closes it and returns to the place where it was opened.
  await tabTo(page, main.getByRole('tab', { name: 'KI-Vorschläge' }))
  await keyboard.press('ArrowRight')
  const add = main.getByRole('button', { name: 'Ware oder Dienstleistung hinzufügen' })
  await tabTo(page, add)
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await keyboard.press('Escape')
  await expect(add).toBeFocused()
  await keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('combobox'))
  await keyboard.type('Seekarten aus Leinen')
  await tabTo(page, dialog.getByRole('button', { name: /^Klasse 1\b/ }))
  await keyboard.press('ArrowRight')
  await keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Hinzufügen', exact: true }))
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(main.getByText('Seekarten aus Leinen')).toBeVisible()
  await press('Auswerten')
  await expect(page).toHaveURL(/\/de\/assessments\/\d+/, { timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1, name: /Tavilo/ })).toBeVisible()
})
