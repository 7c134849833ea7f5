import { expect, test } from '@playwright/test'
import { expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { logIn, tabTo, takenOver } from './people.ts'
import { authorizationOf } from './sign-in.ts'

test('an assessment is read by keyboard, run again and deleted', async ({ page, request }) => {
  test.slow()
  const { keyboard } = page
  const main = page.getByRole('main')
  const evaluated = await request.post('/api/v1/user/account/Assessments', {
    headers: await authorizationOf('professional'),
    data: {
      case: { name: 'Tavilo', registrationOfficeCodes: ['de'], goods: [{ niceClass: 30, text: 'Tea' }] },
      draftId: null,
      previousId: null,
    },
  })
  const id = /"kind":"finished","id":(\d+)/.exec(await evaluated.text())?.[1]
  expect(id).toBeDefined()

  // Only the owner's account can see the assessment.
  await page.goto(`/en/assessments/${id}`)
  await takenOver(page)
  await expect(main.getByText('Please log in to see this evaluation.')).toBeVisible()
  await logIn(page, 'professional')
  await page.goto(`/en/assessments/${id}`)
  await takenOver(page)
  await expect(page.getByRole('heading', { level: 1, name: /Tavilo/ })).toBeVisible()
  await expect(main.getByRole('region', { name: 'What would make it safer' })).not.toHaveAttribute('aria-busy')
  for (const title of ['Brand checked', 'Grounds for refusal', 'Meaning of the name', 'Name check', 'Industry check'])
    await expect(main.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(main.getByText(/^Not in your plan: /)).toBeVisible()

  // A hit opens to show its reasons. It can be pinned on a board.
  const opener = main.getByRole('button', { name: /^Reasons and ways out for/ }).first()
  await tabTo(page, main.getByLabel('Only brands with matching Nice classes'))
  for (let step = 0; step < 4 && !(await opener.evaluate((element) => element === document.activeElement)); step += 1)
    await keyboard.press('Tab')
  await expect(opener).toBeFocused()
  await keyboard.press('Enter')
  await expect(main.getByText('How this mark can be challenged').first()).toBeVisible()
  await keyboard.press('Shift+Tab')
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await keyboard.press('Escape')

  // Domains are checked on request. Their results then belong to the assessment.
  const domains = main.getByRole('region', { name: 'Domain check' })
  await domains.getByRole('button', { name: 'Check domains' }).click()
  await expect(domains.getByRole('button', { name: 'Check domains again' })).toBeEnabled()
  await expect(domains.getByText('tavilo.com')).toBeVisible()
  await expectGoodInBothSchemes(page, 'assessment')
  for (const width of [360, 768, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
  // Below each other, all actions are equally wide.
  await page.setViewportSize({ width: 360, height: 740 })
  const widthOf = async (name: string) => (await main.getByRole('button', { name, exact: true }).boundingBox())?.width
  expect(await widthOf('Export')).toBe(await widthOf('Print'))
  await page.setViewportSize({ width: 1280, height: 800 })

  // A radar made from the assessment watches the name in the offices and classes of the assessment.
  await main.getByRole('link', { name: 'Monitor with Brand-Radar' }).click()
  await expect(page).toHaveURL(/\/en\/monitor\?/)
  await expect(main.getByLabel('Name', { exact: true })).toHaveValue('Tavilo')
  await expect(main.getByRole('checkbox', { name: /^Class 30\b/ })).toBeChecked()
  await main.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Monitored brand' }).getByText('Germany', { exact: false })).toBeVisible()
  await main.getByRole('button', { name: 'Adjust search' }).click()
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Germany' })).toBeChecked()
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: 'Austria' })).not.toBeChecked()
  await expectGoodInBothSchemes(page, 'configuration of a prefilled radar')
  await page.goto(`/en/assessments/${id}`)
  await takenOver(page)

  const before = page.url()
  await main.getByRole('button', { name: 'Evaluate again' }).click()
  await expect(page).not.toHaveURL(before)
  await expect(main.getByRole('heading', { level: 2, name: 'Since the last evaluation' })).toBeVisible()
  await expect(main.getByText('Nothing has changed', { exact: false })).toBeVisible()

  await main.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/en\/my\w+/)
  await expect(main.getByRole('heading', { level: 2, name: 'Evaluations' })).toBeFocused()
})
