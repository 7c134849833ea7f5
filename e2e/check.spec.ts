import { expect, test } from '@playwright/test'
import { expectGood, expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { completeSignUp, logIn, tabTo, takenOver } from './people.ts'
import { authorizationOf } from './sign-in.ts'

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

test('on a phone, nothing covers the way on, and what is missing is said in view', { tag: '@phone-only' }, async ({ page }) => {
  const main = page.getByRole('main')
  const next = main.getByRole('button', { name: 'Next', exact: true })
  await page.goto('/en/check')
  await takenOver(page)
  await main.getByLabel('Your idea').fill('We roast tea in small batches and sell it in our own shop.')
  await next.click()
  await main.getByLabel('Brand name').fill('Tavilo')
  await next.click()
  await expect(main.getByRole('checkbox', { name: /^Germany/ })).toBeVisible()

  await page.mouse.wheel(0, 900)
  const toTop = page.getByRole('button', { name: 'Back to top' })
  await expect(toTop).toBeInViewport()
  const [floating, bar] = await Promise.all([toTop.boundingBox(), next.boundingBox()])
  expect(floating).not.toBeNull()
  expect((floating?.y ?? 0) + (floating?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)

  await next.click()
  await expect(main.getByText('Please choose at least one office or country.')).toBeInViewport({ ratio: 1 })
})

test('on a phone, no name or term is wider than the page', { tag: '@phone-only' }, async ({ page, request }) => {
  const main = page.getByRole('main')
  const next = main.getByRole('button', { name: 'Next', exact: true })
  const name = `Verdehigo${'x'.repeat(191)}`
  const term = { niceClass: 30, text: 'x'.repeat(500) }
  await page.goto('/en/check?step=2')
  await takenOver(page)
  await main.getByLabel('Brand name').fill(name)
  await next.click()
  await main.getByRole('checkbox', { name: /^Germany/ }).check()
  await next.click()
  await main.getByRole('tab', { name: 'Manual selection' }).click()
  await main.getByRole('button', { name: 'Add good or service' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill(term.text)
  await dialog.getByRole('button', { name: /^Class 30\b/ }).click()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(main.getByText(term.text)).toBeVisible()
  await expectNoOverflow(page)

  const evaluated = await request.post('/api/v1/user/account/Assessments', {
    headers: await authorizationOf('professional'),
    data: {
      case: { name, registrationOfficeCodes: ['em'], goods: [term, { niceClass: 30, text: 'Goods' }] },
      draftId: null,
      previousId: null,
    },
  })
  const id = /"kind":"finished","id":(\d+)/.exec(await evaluated.text())?.[1]
  await page.goto('/en/home')
  await takenOver(page)
  await logIn(page, 'professional')
  await page.goto(`/en/assessments/${id}`)
  await takenOver(page)
  await expect(main.getByText(/^“Verdehigox.*” /)).toBeVisible()
  await expectNoOverflow(page)
})

test('a running evaluation shows what is finished, and can be stopped', { tag: '@phone' }, async ({ page, request }) => {
  test.slow()
  const main = page.getByRole('main')
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })
  // A finished evaluation takes the part of one that is still running, because real ones end too soon.
  const headers = await authorizationOf('professional')
  const evaluated = await request.post('/api/v1/user/account/Assessments', {
    headers,
    data: { case: { name: 'Tavilo', registrationOfficeCodes: ['de'], goods: [] }, draftId: null, previousId: null },
  })
  const id = /"kind":"finished","id":(\d+)/.exec(await evaluated.text())?.[1]
  const finished = await (await request.get(`/api/v1/Assessments/${id}`, { headers })).json()
  const pending = { ...finished.blocks.riskScore, state: 'pending', result: null }
  const running = { ...finished, state: 'running', finishedUtc: null, blocks: { ...finished.blocks, riskScore: pending } }
  const started = { kind: 'started', id: Number(id), blocks: {}, assessment: running }
  await page.route('**/api/v1/user/account/Assessments', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ contentType: 'text/event-stream', body: `data: ${JSON.stringify(started)}\n\n` })
      : route.fallback(),
  )
  await page.route(`**/api/v1/Assessments/${id}`, (route) => route.fulfill({ json: running }))
  await page.route(`**/api/v1/Assessments/${id}/stop`, (route) => route.fulfill({ json: { state: 'stopped' } }), { times: 1 })

  await page.goto('/en/home')
  await takenOver(page)
  await logIn(page, 'professional')
  await page.goto('/en/check')
  await takenOver(page)
  await main.getByRole('button', { name: 'Next', exact: true }).click()
  await main.getByLabel('Brand name').fill('Tavilo')
  await main.getByRole('button', { name: 'Next', exact: true }).click()
  await main.getByRole('checkbox', { name: /^Germany/ }).check()
  await main.getByRole('button', { name: 'Next', exact: true }).click()
  await main.getByRole('button', { name: 'Evaluate' }).click()
  await expect(heading('Evaluating Tavilo')).toBeVisible()
  await expect(main.getByText('8 of 9 parts done')).toBeVisible()
  await expectGoodInBothSchemes(page, 'run')
  await expectNoOverflow(page)

  // Stopping leads back to the last step. Nothing is lost.
  await main.getByRole('button', { name: 'Stop the evaluation' }).click()
  await expect(page.getByText('The evaluation was stopped. Your draft is kept, and nothing was used up.')).toBeVisible()
  await expect(heading('What exactly should be protected?')).toBeVisible()

  // The finished parts can be read while the rest is still running.
  await main.getByRole('button', { name: 'Evaluate' }).click()
  await main.getByRole('link', { name: 'Show the finished parts' }).click()
  await expect(page).toHaveURL(`/en/assessments/${id}`)
  await expect(main.getByRole('heading', { level: 2, name: 'Name check' })).toBeVisible()
  await page.goBack()

  // An evaluation that has finished in the meantime opens instead of being stopped.
  await expect(heading('Evaluating Tavilo')).toBeVisible()
  await page.unroute(`**/api/v1/Assessments/${id}`)
  await main.getByRole('button', { name: 'Stop the evaluation' }).click()
  await expect(page).toHaveURL(`/en/assessments/${id}`)
  await expect(heading(/Tavilo/)).toBeVisible()
})

test('whoever has begun can go on while the network is gone', async ({ page, context }) => {
  const main = page.getByRole('main')
  const next = main.getByRole('button', { name: 'Next', exact: true })
  await page.goto('/en/check')
  await takenOver(page)
  const steps = page.waitForResponse(/\/assets\/later-steps.*\.js$/)
  await main.getByLabel('Your idea').fill('We roast tea in small batches.')
  await (await steps).finished()
  await context.setOffline(true)
  await next.click()
  await main.getByLabel('Brand name').fill('Tavilo')
  await next.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Where should the brand be protected?' })).toBeVisible()
})

test('an idea in a script that is not read says so, and what to do', async ({ page }) => {
  const main = page.getByRole('main')
  await page.goto('/de/check')
  await takenOver(page)
  await main.getByLabel('Ihre Idee').fill('晨间咖啡')
  await main.getByRole('button', { name: 'Weiter', exact: true }).click()
  await main.getByLabel('Name der Marke').fill('Tavilo')
  await main.getByRole('button', { name: 'Weiter', exact: true }).click()
  await main.getByRole('checkbox', { name: /^Deutschland/ }).check()
  await main.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(main.getByRole('heading', { level: 2, name: 'Diese Schrift lesen wir hier noch nicht' })).toBeVisible()
  await expectGood(page)
  await main.getByRole('button', { name: 'Zur Beschreibung' }).click()
  await main.getByLabel('Ihre Idee').fill('Kaffee aus 上海')
  for (let step = 0; step < 3; step += 1) await main.getByRole('button', { name: 'Weiter', exact: true }).click()
  await expect(main.getByText('in einer Schrift, die hier nicht gelesen wird', { exact: false })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: 'Kaffee', exact: false })).toBeVisible()
})
