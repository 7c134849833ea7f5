import { expect, type Page, test } from '@playwright/test'
import { findChromium } from '../scripts/chromium.mjs'
import { expectGood, expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { logIn, takenOver } from './people.ts'

const main = (page: Page) => page.getByRole('main')
/** A leaf above a row of letters, as a file from a person's disk. */
const logo = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360" viewBox="0 0 160 120"><rect width="160" height="120" fill="#fff"/><path fill="#0a6b4a" d="M60 8c40 0 54 26 47 62c-40 0-54-26-47-62z"/><circle cx="66" cy="62" r="9" fill="#86b49a"/><path fill="#12232b" d="M24 92h16v5h-5v17h-6V97h-5zM48 92h6l8 22h-6l-5-15-5 15h-6zM66 92h6l5 15 5-15h6l-8 22h-6zM94 92h6v22h-6zM106 92h6v17h9v5h-15zM128 92a11 11 0 1 1-.1 0zm0 5a6 6 0 1 0 .1 0z"/></svg>`,
)
const upload = (page: Page) =>
  main(page).locator('input[type=file]').setInputFiles({ name: 'leaf.svg', mimeType: 'image/svg+xml', buffer: logo })

/** Uses Chromium's simulated camera, which shows a moving picture and needs no permission. */
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

/** Opens the search by logo as a signed-in person. */
async function open(page: Page): Promise<void> {
  await page.goto('/en/search?mode=logo')
  await takenOver(page)
  await logIn(page, 'enterprise')
  await takenOver(page)
}

test('a logo is searched by keyboard: crop, parts, minimum, same motif, and a search with a found one', async ({ page }) => {
  test.slow()
  await open(page)
  await upload(page)

  // The frame is drawn and moved with the arrow keys.
  const area = main(page).getByRole('group', { name: /^Selection/ })
  await expect(main(page).getByRole('img', { name: 'Your logo' })).toBeVisible()
  await expect(main(page).getByText('The whole picture').first()).toBeVisible()
  await expectGoodInBothSchemes(page, 'chosen logo')
  await main(page).getByRole('button', { name: 'Choose a part' }).press('Enter')
  await expect(area).toBeFocused()
  await page.keyboard.press('Shift+ArrowUp')
  const share = main(page)
    .getByText(/^Selection: \d+ × \d+% of the picture$/)
    .first()
  await expect(share).toHaveText('Selection: 70 × 70% of the picture')
  await main(page)
    .getByRole('button', { name: /^Top left corner/ })
    .focus()
  for (let press = 0; press < 3; press++) await page.keyboard.press('Shift+ArrowRight')
  await expect(share).not.toHaveText('Selection: 70 × 70% of the picture')

  // The whole logo is searched first. This finds the parts that can be left out.
  await main(page).getByRole('button', { name: 'the whole logo' }).click()
  await main(page).getByRole('combobox', { name: 'Minimum logo similarity' }).selectOption('0')
  await main(page)
    .getByRole('checkbox', { name: /^the same motif/ })
    .check()
  await main(page).getByRole('button', { name: 'Go', exact: true }).last().click()
  await expect(main(page).getByRole('heading', { name: /similar marks$/ })).toBeVisible()
  await expect(page).toHaveURL(/minLogo=0/)
  await expect(page).toHaveURL(/idea=yes/)
  await expect(main(page).getByText(/logos compared\./)).toBeVisible()
  const line = main(page)
    .getByRole('img', { name: /^Your logo above the one found: .*Shape: / })
    .first()
  await expect(line).toBeVisible()
  await expectGood(page, 'hits of a logo')
  const parts = main(page).getByRole('group', { name: 'Parts that count' })
  await parts.getByRole('checkbox').last().uncheck()
  await main(page).getByRole('button', { name: 'Go', exact: true }).last().click()
  await expect(page).toHaveURL(/without=/)
  await expect(page.locator('#results')).toHaveAttribute('aria-busy', 'false')

  // Tiles and a table show the same hits. Then a search uses the logo of a hit.
  await main(page).getByRole('link', { name: 'Tiles' }).click()
  await expect(page).toHaveURL(/view=tiles/)
  await expectGood(page, 'tiles')
  await main(page).getByRole('link', { name: 'Table' }).click()
  await expect(main(page).getByRole('columnheader', { name: 'Logo' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Cards' }).click()
  await main(page).getByRole('button', { name: 'Search with this logo' }).first().click()
  await expect(page).toHaveURL(/search\?mode=logo&logo=[0-9a-f-]+$/)
  await expect(main(page).getByText('100%').first()).toBeVisible()

  // The page of a found mark compares its logo with similar ones.
  const id = await main(page).locator('[data-hit]').first().getAttribute('data-hit')
  await page.goto(`/en/brands/${id}`)
  await expect(main(page).getByRole('heading', { name: 'Similar logos' })).toBeVisible()
  await expect(
    main(page)
      .getByRole('img', { name: /^The logo of this mark above the one found: .*Shape: / })
      .first(),
  ).toBeVisible()
  await expectGood(page, 'similar logos')
})

test('a reader who returns from another document finds the same search', async ({ page }) => {
  await open(page)
  await upload(page)
  await main(page).getByRole('combobox', { name: 'Minimum logo similarity' }).selectOption('0')
  await main(page).getByRole('button', { name: 'Go', exact: true }).last().click()
  await expect(page.locator('#results')).toHaveAttribute('aria-busy', 'false')
  const address = page.url()
  await page.goto(address)
  await takenOver(page)
  await expect(main(page).getByRole('checkbox', { name: /^mirrored/ })).toBeChecked()
  await page.goto('/en/terms')
  await page.goBack()
  await takenOver(page)
  await expect(main(page).getByRole('checkbox', { name: /^mirrored/ })).toBeChecked()
  await expect(page.locator('#results')).toHaveAttribute('aria-busy', 'false')
  await expect(
    main(page)
      .locator('fieldset, details')
      .getByRole('checkbox', { name: /^Germany/ }),
  ).not.toBeChecked()
  expect(page.url()).toBe(address)
})

test('the search by logo speaks five languages', async ({ page }) => {
  test.slow()
  await open(page)
  for (const [locale, words] of [
    ['de', 'Datei wählen'],
    ['fr', 'Choisir un fichier'],
    ['es', 'Elegir archivo'],
    ['it', 'Scegli un file'],
  ] as const) {
    await page.goto(`/${locale}/search?mode=logo`)
    await expect(main(page).getByText(words, { exact: true })).toBeVisible()
  }
})

test('a picture is taken and searched on the phone', { tag: '@phone-only' }, async ({ page }) => {
  test.slow()
  await open(page)
  await takenOver(page)
  await main(page).getByRole('button', { name: 'Camera' }).click()
  await expect(main(page).getByRole('heading', { name: 'Logo by camera' })).toBeFocused()
  const take = main(page).getByRole('button', { name: 'Take picture' })
  await expect(take).toBeEnabled()
  await expectGood(page, 'camera')
  await take.click()
  await expect(main(page).getByRole('img', { name: 'Your logo' })).toBeVisible()
  for (const label of await main(page).getByRole('group', { name: 'Also found' }).locator('label').all())
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await main(page).getByRole('combobox', { name: 'Minimum logo similarity' }).selectOption('0')
  await main(page).getByRole('button', { name: 'Go', exact: true }).last().click()
  await expect(
    main(page)
      .getByRole('heading', { name: /similar marks?$|^No / })
      .first(),
  ).toBeVisible()
  await expectGood(page, 'hits of a picture by camera')
})

test('in a wizard, the bar at the bottom does not cover the button that takes the picture', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/en/check')
  await takenOver(page)
  await main(page).getByRole('button', { name: 'Next', exact: true }).click()
  await main(page).getByRole('button', { name: 'Camera' }).click()
  const take = main(page).getByRole('button', { name: 'Take picture' })
  await expect(take).toBeEnabled()
  const isOnTop = (button: HTMLElement) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height - 2) === button
  }
  await expect.poll(() => take.evaluate(isOnTop)).toBe(true)
})

test('a camera that cannot be used says so, and a file can be chosen instead', { tag: '@phone-only' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  await open(page)
  await main(page).getByRole('button', { name: 'Camera' }).click()
  await expect(main(page).getByText('Accessing the camera failed. Check your camera settings.')).toBeVisible()
  await expectGood(page, 'camera that failed')
  await main(page).getByRole('button', { name: 'Close camera' }).click()
  await expect(main(page).getByRole('button', { name: 'Camera' })).toBeFocused()
})

test('on a phone, a long motif fits, and a logo drawn in white is visible', { tag: '@phone-only' }, async ({ page }) => {
  const heading = 'Celestial bodies, natural phenomena, geographical maps'
  await page.route('**/api/v1/BrandQueries', async (route) => {
    const response = await route.fetch()
    const result = await response.json()
    if (result.logo) result.logo.viennaSuggestions = [{ category: 1, heading, votes: 16, voters: 16 }]
    await route.fulfill({ response, json: result })
  })
  await open(page)
  const white = Buffer.from(
    logo
      .toString()
      .replace(/<rect[^>]*>/, '')
      .replace(/fill="#[\da-f]+"/g, 'fill="#fff"'),
  )
  await main(page).locator('input[type=file]').setInputFiles({ name: 'w.svg', mimeType: 'image/svg+xml', buffer: white })
  const picture = main(page).getByRole('img', { name: 'Your logo' })
  await expect(picture).toHaveAttribute('data-light', 'true')
  // The picture stands on the dark tile, in both schemes.
  for (const [colorScheme, tile] of [
    ['light', 'rgb(27, 42, 49)'],
    ['dark', 'rgb(31, 48, 55)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(picture.locator('xpath=ancestor::div[contains(@class, "frame")]')).toHaveCSS('background-color', tile)
  }
  await expectGood(page, 'a logo drawn in white, dark')
  await main(page).getByRole('button', { name: 'Go', exact: true }).last().click()
  await expect(main(page).getByRole('button', { name: heading })).toBeVisible()
  await expectNoOverflow(page)
})

test('side by side on a phone, the words of two compared logos stand in whole lines', async ({ page }) => {
  await open(page)
  await upload(page)
  await main(page).getByRole('combobox', { name: 'Minimum logo similarity' }).selectOption('0')
  await main(page).getByRole('button', { name: 'Go', exact: true }).last().click()
  const found = main(page).locator('a[data-hit]')
  await expect(found.nth(1)).toBeVisible()
  const ids = await found.evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('data-hit')))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${page.url()}&compare=${ids.join(',')}`)
  const notes = page.getByRole('dialog', { name: 'Marks side by side' }).locator('[role=img] > span:has(> b)')
  await expect(notes.first()).toBeVisible()
  const widths = await notes.evaluateAll((all) => all.map((note) => note.getBoundingClientRect().width))
  expect(Math.min(...widths)).toBeGreaterThan(140)
})
