import type { BrandQueryResult } from '@marklot/contracts/search'
import { expect, test } from '@playwright/test'
import { expectGoodInBothSchemes } from './accessibility.ts'
import { completeSignUp, grant, logIn, tabTo, takenOver } from './people.ts'

test('a brand is watched by keyboard alone, with a break in the middle', { tag: '@phone' }, async ({ page, request }) => {
  test.slow()
  const { keyboard } = page
  const main = page.getByRole('main')
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  const button = (name: string | RegExp) => main.getByRole('button', { name })
  const press = async (name: string | RegExp) => {
    await tabTo(page, button(name).first())
    await keyboard.press('Enter')
  }

  // The sign typed on the home page is carried over. A visitor may choose a brand.
  await page.goto('/en/home/monitor')
  await takenOver(page)
  await tabTo(page, page.locator('#hero-search'))
  await keyboard.type('tavilo')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/monitor\?q=tavilo$/)
  await expect(page.getByLabel('Name or number of the brand')).toHaveValue('tavilo')
  const watched = main.getByRole('radio', { name: 'tavelo' })
  await expect(watched).toBeVisible()
  await tabTo(page, main.getByRole('radio').first())
  await keyboard.press('Space')
  for (let step = 0; step < 8 && !(await watched.isChecked()); step += 1) await keyboard.press('ArrowDown')
  await expect(watched).toBeChecked()
  await expectGoodInBothSchemes(page, 'select')
  await press('Next')
  const paywall = page.getByRole('dialog', { name: 'You need an account for this' })
  await tabTo(page, paywall.getByRole('button', { name: 'Sign up free' }))
  await keyboard.press('Enter')
  const email = await completeSignUp(page, request)
  await grant(request, email, 'professional', ['de', 'em', 'us', 'fr', 'at'])
  await page.reload()
  await takenOver(page)
  await expect(watched).toBeChecked()
  await press('Next')

  // The person's own mark is accepted, another one is accepted, and a third gets a note.
  await expect(heading('Who is already close?')).toBeFocused()
  await expect(button(/^Accepted brands 1$/)).toBeVisible()
  await expectGoodInBothSchemes(page, 'assess')
  await press(/^Accept (?!ed)/)
  await expect(button(/^Accepted brands 2$/)).toBeVisible()
  await press(/^Note /)
  await keyboard.type('Ask counsel.')
  await press('Save note')
  await expect(main.getByText('Ask counsel.')).toBeVisible()
  await press('Adjust search')
  await expect(page.getByRole('dialog', { name: 'Search configuration' })).toBeVisible()
  await expectGoodInBothSchemes(page, 'search configuration')
  await keyboard.press('Escape')

  // The person leaves in the middle and resumes later.
  await page.goto('/en/insights')
  await page.goto('/en/monitor')
  await takenOver(page)
  await expect(watched).toBeChecked()
  await press('Next')
  await expect(button(/^Accepted brands 2$/)).toBeVisible()
  await expect(main.getByText('Ask counsel.')).toBeVisible()
  await press('Next')

  await expect(heading(/open risks?, 2 accepted$/)).toBeFocused()
  await expect(main.getByText('as the register stands today')).toBeVisible()
  const threshold = page.getByRole('slider', { name: /^Minimum name similarity/ })
  await tabTo(page, threshold)
  await keyboard.press('ArrowRight')
  await expect(threshold).toHaveAttribute('aria-valuetext', '75%')
  await expectGoodInBothSchemes(page, 'result')
  await press('Next')

  await expect(heading('Let it run')).toBeFocused()
  await expect(page.getByLabel('Recipient (To)')).toHaveValue(email)
  await tabTo(page, page.getByRole('radio', { name: 'daily' }))
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'weekly' })).toBeChecked()
  await expectGoodInBothSchemes(page, 'save')
  await press('Save and start')
  await expect(heading('“tavelo” is being monitored')).toBeFocused()
  await expect(main.getByRole('link', { name: 'View the first result' })).toHaveAttribute(
    'href',
    /^\/en\/storedqueries\/\d+\/results\/\d+$/,
  )
  await expectGoodInBothSchemes(page, 'done')
})

test('the place for a logo is no wider than the fields above it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/en/monitor')
  await logIn(page, 'professional')
  const main = page.getByRole('main')
  await main.getByText('Type it in', { exact: true }).click()
  const widthOf = async (text: string, field: string) =>
    (await main.getByText(text, { exact: true }).locator(field).boundingBox())?.width ?? 0
  await expect(main.getByText('Drop or paste a picture here, or')).toBeVisible()
  const place = await widthOf('Drop or paste a picture here, or', 'xpath=ancestor::div[1]')
  const classes = await widthOf('45', 'xpath=ancestor::div[1]')
  expect(place).toBeGreaterThan(0)
  expect(place).toBeLessThanOrEqual(classes)
})

test('a mark is monitored from its card and from its page', async ({ page, request }) => {
  const main = page.getByRole('main')
  const watched = main.getByRole('radio', { name: 'tavelo' })
  await page.goto('/en/search?q=tavelo')
  await main.getByRole('link', { name: 'Monitor tavelo with Brand-Radar' }).first().click()
  await expect(watched).toBeChecked()
  await expect(page).toHaveURL(/\/en\/monitor$/)

  // A reload keeps another choice.
  await page.getByLabel('Name or number of the brand').fill('tavilo')
  const other = main.getByRole('radio', { name: 'tavilo' }).first()
  await other.check()
  await page.reload()
  await expect(other).toBeChecked()

  const { hits } = (await (await request.post('/api/v1/BrandQueries', { data: { text: 'tavelo' } })).json()) as BrandQueryResult
  await page.goto(`/en/brands/${hits.find(({ name }) => name === 'tavelo')?.brandId}`)
  await main.getByRole('link', { name: 'Monitor', exact: true }).click()
  await expect(watched).toBeChecked()
})
