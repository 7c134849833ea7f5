import { expect, test } from '@playwright/test'
import { expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { logIn, takenOver } from './people.ts'
import { authorizationOf } from './sign-in.ts'

test('a founder goes from the idea to the monitoring', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  const main = page.getByRole('main')
  const station = (name: string) => main.getByRole('heading', { level: 2, name, exact: true })
  const press = (name: string | RegExp) => main.getByRole('button', { name }).first().click()
  const tick = async (name: string | RegExp) => {
    await main.getByRole('checkbox', { name }).click()
    await expect(main.getByRole('checkbox', { name })).toBeChecked()
  }
  const on = () => press('Done, continue')

  // The entry page. A visitor's idea survives the login.
  await page.goto('/en/home/idea')
  await takenOver(page)
  await main.getByRole('link', { name: 'Protect it with Brand-Pilot' }).first().click()
  await expect(page).toHaveURL(/\/en\/pilot$/)
  const idea = 'We roast tea in small batches and sell it in our own shop, with tins and mugs.'
  await main.getByLabel('Your idea').fill(idea)
  await expectGoodInBothSchemes(page, 'the start')
  await press('Start')
  await expect(page.getByRole('dialog')).toContainText('Log in to begin')
  await page.getByRole('dialog').press('Escape')
  await logIn(page, 'professional')
  await expect(main.getByLabel('Your idea')).toHaveValue(idea)
  await press('Start')
  await expect(page).toHaveURL(/\/en\/pilot\/[\da-f-]{36}/)

  // The person's own names: one is typed and compared meanwhile, others are pasted.
  const field = main.getByLabel('A name of your own')
  await field.fill('Tavilo')
  // The first check after a start loads the rules.
  await expect(main.getByText(/\d+ identical, .+ similar/).first()).toBeVisible({ timeout: 60_000 })
  await field.press('Enter')
  await expect(main.getByRole('listitem').filter({ hasText: 'Tavilo' }).first()).toBeVisible()
  await field.evaluate((input) => {
    const data = new DataTransfer()
    data.setData('text/plain', '- Orvilo\n- Tavenne')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  })
  await expect(main.getByText('Compared: 3 of 3.')).toBeVisible()
  for (const name of ['Tavilo', 'Tavenne']) await tick(`Put ${name} on the shortlist`)
  await expectGoodInBothSchemes(page, 'names')
  await on()

  // The names are compared side by side. Domains are checked at the press of a button.
  await expect(station('Shortlist')).toBeFocused()
  await expect(main.getByRole('rowheader', { name: 'What counts against it' })).toBeVisible()
  await expect(main.getByText(/They go to: a simulator on this machine/)).toBeVisible()
  await press('Check the shortlist’s domains')
  await expect(main.getByText(/\d+ of \d+ available/).first()).toBeVisible()
  await press('Choose Tavenne')
  await expect(main.getByRole('button', { name: 'Chosen' })).toBeVisible()
  await expectGoodInBothSchemes(page, 'the shortlist')
  await expectNoOverflow(page)
  await on()
  await expect(main.getByRole('button', { name: 'Check Tavenne with Brand-Guardian' })).toBeVisible()
  await press('Decide later')

  // The idea leads to classes, then come the offices with their fees and how to file there.
  await press('Add all')
  await on()
  await tick(/^European Union/)
  await expect(main.getByRole('row', { name: /^Total €/ })).toBeVisible()
  await expectGoodInBothSchemes(page, 'offices')
  await on()
  await expect(main.getByRole('link', { name: 'File with the office' })).toBeVisible()
  await main.getByLabel('Filed on').fill('2026-11-20')
  await press('Save')
  await expectGoodInBothSchemes(page, 'how to file')
  await on()

  // Then come the monitoring and the deadlines of the filing.
  await press('Monitor Tavenne')
  await expect(main.getByText('A saved search monitors Tavenne.')).toBeVisible()
  await expectGoodInBothSchemes(page, 'the monitoring')
  await on()
  await expect(main.getByText('November 20, 2036').or(main.getByText('20 November 2036'))).toBeVisible()
  await expectNoOverflow(page)

  // The dossier contains everything found so far.
  const saved = page.waitForEvent('download')
  await press('Download dossier (PDF)')
  expect((await saved).suggestedFilename()).toBe('Tavenne.pdf')

  // The chosen name goes into the check together with everything that the project contains.
  await main.getByRole('link', { name: 'Open Evaluation' }).click()
  await press('Check Tavenne with Brand-Guardian')
  await expect(page).toHaveURL(/\/en\/check\?step=4&draft=/)
  await page.goto('/en/mymarklot?section=pilot')
  await expect(main.getByRole('link', { name: 'Tavenne' }).first()).toBeVisible()
  await page.goto('/en/mymarklot/deadlines')
  await expect(main.getByRole('region', { name: 'Deadlines of your applications' })).toContainText('Renewal of Tavenne')
  await expectGoodInBothSchemes(page, 'the deadlines')
})

test('on a phone, no button is wider than the page, however long the name in it', { tag: '@phone-only' }, async ({
  page,
  request,
}) => {
  const headers = await authorizationOf('professional')
  const id = crypto.randomUUID()
  await request.post('/api/v1/user/account/PilotProjects', { headers, data: { id } })
  const names = [`Verdehigo ${'x'.repeat(180)}`, 'Donaudampfschifffahrtskaffee Rösterei am Alten Markt']
  const project = await request.post(`/api/v1/PilotProjects/${id}/names`, { headers, data: { names } })
  const [chosen, other] = ((await project.json()) as { names: { id: number }[] }).names
  await request.patch(`/api/v1/PilotProjects/${id}/names/${chosen?.id}`, { headers, data: { isChosen: true } })
  await request.patch(`/api/v1/PilotProjects/${id}/names/${other?.id}`, { headers, data: { isShortlisted: true } })
  await page.goto('/en/home')
  await takenOver(page)
  await logIn(page, 'professional')
  for (const [station, button] of [
    ['assessment', /^Check Donaudampf/],
    ['watch', /^Monitor Verdehigo/],
  ] as const) {
    await page.goto(`/en/pilot/${id}?station=${station}`)
    await takenOver(page)
    await expect(page.getByRole('main').getByRole('button', { name: button })).toBeVisible()
    await expectNoOverflow(page)
  }
  await request.delete(`/api/v1/PilotProjects/${id}`, { headers })
})
