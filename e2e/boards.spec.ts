import { readFile } from 'node:fs/promises'
import type { BrandQueryResult } from '@marklot/contracts/search'
import { expect, type Page, test } from '@playwright/test'
import { expectGoodInBothSchemes } from './accessibility.ts'
import { clickUntil, grant, logIn, signUp, takenOver } from './people.ts'

/** Opens the person's boards. */
async function openBoards(page: Page): Promise<void> {
  await page.goto('/en/mymarklot?section=boards')
  await expect(page.getByRole('navigation', { name: 'Boards' })).toBeVisible()
}
const rows = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')

test('brands are pinned from results and page, ordered by keyboard, exported and removed', { tag: '@phone' }, async ({
  page,
  request,
  isMobile,
}) => {
  const reply = await request.post('/api/v1/BrandQueries', {
    data: { filters: { brandTypes: ['Word'] }, sort: 'name', size: 10 },
  })
  const { hits } = (await reply.json()) as BrandQueryResult
  const [first, second] = hits.flatMap(({ brandId, name }) => (name === null ? [] : [{ brandId, name }]))
  if (!first || !second) throw new Error('The register holds too few word marks')
  const results = '/en/search?type=Word&sort=name&size=10'
  const popup = page.getByRole('dialog', { name: /^Pin / })

  // A visitor is asked to log in.
  await page.goto(results)
  await clickUntil(page.getByRole('button', { name: `Pin ${first.name}`, exact: true }).first(), popup)
  await expect(popup).toContainText('Please log in to pin marks.')
  await page.keyboard.press('Escape')
  await page.goto('/en/mymarklot?section=boards')
  await expect(page.getByText('Your boards and saved searches are kept here.')).toBeVisible()
  await expectGoodInBothSchemes(page)

  const email = await signUp(page, request)
  await grant(request, email, 'professional', ['de', 'em', 'us', 'fr', 'at'])
  await expect(page.getByRole('heading', { name: 'No boards yet' })).toBeVisible()
  await expectGoodInBothSchemes(page)

  // The first pin creates the default board.
  await page.goto(results)
  await clickUntil(page.getByRole('button', { name: `Pin ${first.name}`, exact: true }).first(), popup)
  await expect(popup.getByRole('radio', { name: 'My brands' })).toBeChecked()
  await popup.getByLabel('Note (optional)').fill('Ask first')
  await expectGoodInBothSchemes(page, 'the popup')
  await popup.getByRole('button', { name: 'Pin', exact: true }).click()
  await expect(page.getByText(`${first.name} is now on “My brands”.`).first()).toBeVisible()

  // A mark's page can also pin it. Over the results, the key b does the same.
  if (isMobile) {
    await page.goto(`/en/brands/${second.brandId}`)
    await clickUntil(page.getByRole('button', { name: 'Pin', exact: true }), popup)
  } else {
    await page.locator(`a[data-hit="${second.brandId}"]`).click()
    await expect(page.getByRole('dialog', { name: second.name, exact: true })).toBeVisible()
    await expect(async () => {
      await page.keyboard.press('b')
      await expect(popup).toBeVisible({ timeout: 2_000 })
    }).toPass()
  }
  await popup.getByRole('button', { name: 'Pin', exact: true }).click()
  await expect(popup).toHaveCount(0)

  await openBoards(page)
  await expect(rows(page)).toHaveText([first.name, second.name])
  await expectGoodInBothSchemes(page)
  if (!isMobile) {
    await page.getByRole('button', { name: `Move ${second.name}, position 2 of 2`, exact: true }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(`${second.name} is now at position 1 of 2.`)).toBeVisible()
    await expectGoodInBothSchemes(page, 'a lifted brand')
    await page.keyboard.press('Space')
    await expect(rows(page)).toHaveText([second.name, first.name])
    await expect(page.getByRole('button', { name: /^Move .*position 1 of 2$/ })).toBeFocused()
  } else {
    // Drags the dots with a finger.
    const grip = page.getByRole('button', { name: /^Move .*position 2 of 2$/ })
    const { x, y, width } = (await grip.boundingBox()) ?? { x: 0, y: 0, width: 0 }
    await grip.dispatchEvent('pointerdown', { button: 0, clientX: x + width / 2, clientY: y })
    await page.evaluate((top) => window.dispatchEvent(new PointerEvent('pointermove', { clientY: top })), 0)
    await page.evaluate(() => window.dispatchEvent(new PointerEvent('pointerup')))
    await expect(rows(page)).toHaveText([second.name, first.name])
  }
  await page.reload()
  await expect(rows(page)).toHaveText([second.name, first.name])

  const download = page.waitForEvent('download')
  await clickUntil(page.getByRole('button', { name: 'Export', exact: true }), page.getByRole('button', { name: /^CSV/ }))
  await page.getByRole('button', { name: /^CSV/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('My brands.csv')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('"Ask first"')
  expect(text.trimEnd().split('\r\n')).toHaveLength(3)

  // A new board has no brands.
  await page.getByRole('button', { name: 'New board' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Oppositions of the coming year')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'No pinned marks yet' })).toBeVisible()
  await expectGoodInBothSchemes(page, 'an empty board')
  await page
    .getByRole('navigation', { name: 'Boards' })
    .getByRole('link', { name: /^My brands/ })
    .click()

  // Both brands are on the dashboard. Their deadlines are on a page with a private calendar.
  await page.goto('/en/mymarklot')
  await expect(page.getByRole('region', { name: 'Boards' })).toContainText('2 marks')
  await expectGoodInBothSchemes(page)
  await page.goto('/en/mymarklot/deadlines')
  await clickUntil(page.getByRole('button', { name: 'Create address' }), page.getByLabel('Address of the calendar'))
  await expectGoodInBothSchemes(page)
  const address = new URL(await page.getByLabel('Address of the calendar').inputValue())
  expect(await (await request.get(address.pathname)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
  await openBoards(page)

  await page.getByRole('button', { name: `Remove ${first.name}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  // The button that opened the question is gone. An open dialog would refuse the focus.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(rows(page)).toHaveText([second.name])
  await page.getByRole('button', { name: 'Delete board' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the board “My brands”?' })
  await expect(question).toContainText('This cannot be undone.')
  await expectGoodInBothSchemes(page, 'the question')
  await question.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Oppositions of the coming year' })).toBeFocused()
  if (!isMobile) {
    await page.getByRole('banner').getByRole('link', { name: 'My Marklot' }).click()
    await expect(page).toHaveURL(/\/en\/mymarklot$/)
  }
})

test('on a phone, the current section is among the visible tabs', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/en/home')
  await takenOver(page)
  await logIn(page, 'professional')
  await page.goto('/en/mymarklot/deadlines')
  const tabs = page.getByRole('navigation', { name: 'My Marklot' })
  await expect(tabs.getByRole('link', { name: 'Deadlines' })).toBeInViewport({ ratio: 1 })
  await expect(tabs.getByRole('link', { name: 'Overview' })).not.toBeInViewport()
  // What follows the introduction keeps a distance from it.
  const gap = await page
    .getByRole('main')
    .locator('h1 + p')
    .evaluate((lede) => (lede.nextElementSibling?.getBoundingClientRect().top ?? 0) - lede.getBoundingClientRect().bottom)
  expect(gap).toBeGreaterThanOrEqual(16)
})
