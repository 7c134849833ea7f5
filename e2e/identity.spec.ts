import { type APIRequestContext, expect, test } from '@playwright/test'
import { expectGoodInBothSchemes } from './accessibility.ts'
import { authorizationOf, signInAddress, signInByClick } from './sign-in.ts'

/** Returns the code of the newest mail to an address, from the mailbox of the local installation. */
async function mailedCode(request: APIRequestContext, to: string): Promise<string> {
  let code = ''
  await expect(async () => {
    const mails = (await (await request.get(`/_sim/mailbox/messages?to=${encodeURIComponent(to)}`)).json()) as {
      subject: string
    }[]
    code = /^\d{6}/.exec(mails[0]?.subject ?? '')?.[0] ?? ''
    expect(code).toHaveLength(6)
  }).toPass()
  return code
}

const newAddress = () => `person-${Math.random().toString(36).slice(2)}@example.test`

// The page that receives the code would redeem it before the test sees it. The provider's own scripts still run.
test.beforeEach(({ page }) => page.route(/^https?:\/\/[^/]+\/assets\/.*\.js$/, (route) => route.abort()))

test('somebody registers in German by keyboard alone', { tag: '@phone' }, async ({ page, request }) => {
  const email = newAddress()
  await page.goto(signInAddress({ ui_locales: 'de' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Einloggen' })).toBeVisible()
  await page.getByRole('link', { name: 'Kostenlos registrieren' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Vorname').focus()
  await page.keyboard.type('Erika')
  for (const text of ['Muster', email, 'ein kurzer Satz']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText(`an ${email} geschickt`)).toBeVisible()
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(await mailedCode(request, email))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/signed-in\?code=/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('everything works', async ({ page }) => {
    await page.goto(signInAddress({ ui_locales: 'en' }))
    await page.getByLabel('Email address').fill('starter@marklot.test')
    await page.getByLabel('Password', { exact: true }).fill('not this one')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page.getByText('Email address and password do not match.')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill('lindenblatt-2026')
    await page.getByRole('button', { name: 'Log in', exact: true }).click()
    await page.waitForURL(/\/signed-in\?code=/)
    await page.goto('/identity/session/end')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged out')
  })
})

test('the pages are accessible to everybody', { tag: '@phone' }, async ({ page }) => {
  for (const [prompt, language] of [
    ['login', 'de'],
    ['create', 'fr'],
    ['reset_password', 'es'],
  ] as const) {
    await page.goto(signInAddress({ prompt, ui_locales: language }))
    await expectGoodInBothSchemes(page)
  }
  await page.goto(signInAddress({ ui_locales: 'it' }))
  await signInByClick(page, 'professional')
  await page.waitForURL(/\/signed-in\?code=/)
  await page.goto(signInAddress({ prompt: 'edit_profile', ui_locales: 'it' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Il Suo profilo')
  await expectGoodInBothSchemes(page)
  await page.getByLabel('Nuova password').fill('kurz')
  await page.getByLabel('Password attuale').last().fill('lindenblatt-2026')
  await page.getByRole('button', { name: 'Modifica la password' }).click()
  await expect(page.getByText('La password deve avere almeno 10 caratteri.')).toBeVisible()
  await expectGoodInBothSchemes(page)
})

test('invented people have the rights of their roles', async ({ request }) => {
  expect((await request.get('/api/v1/accounts', { headers: await authorizationOf('administrator') })).status()).toBe(200)
  expect((await request.get('/api/v1/accounts', { headers: await authorizationOf('trial') })).status()).toBe(403)
})

test('a change of language keeps the flow', async ({ page }) => {
  await page.goto(signInAddress({ ui_locales: 'de' }))
  await page.getByRole('link', { name: 'Français' }).click()
  await page.getByRole('link', { name: 'S’inscrire gratuitement' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('S’inscrire gratuitement')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('signing out from the page needs no confirmation, and silent sign-in then needs a login', async ({ page, request }) => {
  await page.goto(signInAddress())
  await signInByClick(page, 'starter')
  await page.waitForURL(/\/signed-in\?code=/)
  const origin = new URL(page.url()).origin
  const tokens = await request.post('/identity/token', {
    form: {
      grant_type: 'authorization_code',
      client_id: 'web',
      code: String(new URL(page.url()).searchParams.get('code')),
      redirect_uri: `${origin}/signed-in`,
      code_verifier: 'v'.repeat(43),
    },
  })
  const { id_token: hint } = (await tokens.json()) as { id_token: string }
  await page.goto(signInAddress({ prompt: 'none' }))
  expect(page.url()).toMatch(/\/signed-in\?code=/)
  const query = new URLSearchParams({ id_token_hint: hint, post_logout_redirect_uri: `${origin}/de/signed-out` })
  await page.goto(`/identity/session/end?${query}`)
  await page.waitForURL(/\/de\/signed-out/)
  await page.goto(signInAddress({ prompt: 'none' }))
  expect(page.url()).toMatch(/\/signed-in\?error=login_required/)
})
