import { expect, test } from '@playwright/test'
import { expectGood } from './accessibility.ts'
import {
  accountMenu,
  choose,
  logIn,
  mailedCode,
  mailedLink,
  newAddress,
  newPassword,
  signedInMenu,
  signUp,
  tabTo,
  takenOver,
} from './people.ts'
import { createDataFolder, type RunningProduct, startProduct } from './setup-product.ts'
import { signInByClick } from './sign-in.ts'

test('from sign-up to the first search in German, by keyboard alone', async ({ page, request }) => {
  test.slow()
  const email = newAddress()
  await page.goto('/de/search')
  await tabTo(page, accountMenu(page))
  const signUpEntry = page.getByRole('button', { name: 'Kostenlos registrieren' })
  // A key press before hydration is lost.
  await expect(async () => {
    if (!(await signUpEntry.isVisible())) await page.keyboard.press('Enter')
    await expect(signUpEntry).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expectGood(page)
  await tabTo(page, signUpEntry)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kostenlos registrieren' })).toBeVisible()
  await tabTo(page, page.getByLabel('Vorname'))
  await page.keyboard.type('Erika')
  for (const text of ['Muster', email, newPassword]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code')).toBeFocused()
  await page.keyboard.type(await mailedCode(request, email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/search$/)
  await expect(page.getByRole('button', { name: 'Konto von Erika Muster' })).toHaveText('EM')
  await expect(page.getByText('Testphase: noch 2 vollständige Suchen')).toBeVisible()
  await tabTo(page, page.locator('#search-text'))
  await page.keyboard.type('tavilo')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-hit]').first()).toBeVisible()
  await expect(page.getByText('Testphase: noch 1 vollständige Suche')).toBeVisible()
  await expectGood(page)
})

test('a forgotten password', async ({ page, request }) => {
  await page.goto('/en/search?q=tavilo')
  const email = await signUp(page, request)
  await choose(page, 'Log out')
  // This is the notice of the target page, not the heading of the intermediate page.
  await expect(page.getByText('Information: You are logged out')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/search\?q=tavilo$/)
  await choose(page, 'Forgot password')
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  // The mail arrives before the page that announces it. Leaving earlier would abort the visit.
  await expect(page.getByRole('button', { name: 'Send link' })).toHaveCount(0)
  await page.goto(await mailedLink(request, email))
  await page.getByLabel('New password').fill('ein anderer Satz')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('ein anderer Satz')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/search\?q=tavilo$/)
  await expect(signedInMenu(page)).toBeVisible()
})

for (const [role, initials, plan] of [
  ['trial', 'MS', /^Trial/],
  ['starter', 'AL', /^Starter/],
  ['professional', 'JK', /^Professional/],
  ['enterprise', 'HO', /^Enterprise/],
  ['administrator', 'PW', /./],
] as const)
  test(`${role} signs in and sees the plan`, async ({ page }) => {
    await page.goto('/en/search')
    await logIn(page, role)
    await expect(signedInMenu(page)).toHaveText(initials)
    await choose(page, 'Subscription')
    await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText(plan)
  })

test('typed text that was not searched yet returns after the sign-in, and after cancelling it', async ({ page }) => {
  await page.goto('/en/search?type=Word')
  await takenOver(page)
  await page.locator('#search-text').fill('half a na')
  await choose(page, 'Log in')
  await page.getByRole('button', { name: /^Back to / }).click()
  await expect(page).toHaveURL(/\/en\/search\?type=Word$/)
  await expect(page.locator('#search-text')).toHaveValue('half a na')
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
  await logIn(page, 'professional')
  await expect(page).toHaveURL(/\/en\/search\?type=Word$/)
  await expect(page.locator('#search-text')).toHaveValue('half a na')
})

test('what a person typed is gone after the logout', async ({ page }) => {
  await page.goto('/en/check')
  await takenOver(page)
  await logIn(page, 'professional')
  await takenOver(page)
  const idea = page.getByRole('main').getByLabel('Your idea')
  await idea.fill('A secret of this person')
  await expect(page.getByText(/^Draft saved in your account/)).toBeVisible()
  await choose(page, 'Log out')
  await expect(page.getByText('Information: You are logged out')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/check/)
  await takenOver(page)
  await expect(page.getByRole('main')).not.toContainText('A secret of this person')
  await page.goto('/en/check')
  await takenOver(page)
  await expect(idea).toHaveValue('')
})

test('one tab signs the other in and out', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto('/en/account')
  await page.goto('/en/search')
  await logIn(page, 'enterprise')
  await expect(other.getByLabel('First name')).toBeVisible()
  await choose(page, 'Log out')
  await expect(other.getByText('Please log in to see your account.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Account', exact: true })).toBeVisible()
})

test('editing the profile leads to the provider and back', async ({ page }) => {
  await page.goto('/en/account')
  await logIn(page, 'professional')
  await page.getByRole('main').getByRole('button', { name: 'Edit profile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
  await page.getByRole('button', { name: /^Back/ }).click()
  await expect(page).toHaveURL(/\/en\/account$/)
  await expect(signedInMenu(page)).toBeVisible()
})

test('a failure is reported, and the page stays', async ({ page }) => {
  await page.route('**/identity/.well-known/**', (route) => route.abort())
  await page.goto('/en/search?q=tavilo')
  await choose(page, 'Log in')
  await expect(page.getByText('Logging in failed. Please try again.')).toBeVisible()
  await expect(page).toHaveURL(/\/en\/search\?q=tavilo$/)
})

test('an unrequested answer is refused', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/signed-in?code=made-up&state=made-up')
  await expect(page.getByRole('heading', { level: 1, name: 'Logging in failed' })).toBeVisible()
  await expectGood(page)
  await page.getByRole('button', { name: 'Log in again' }).click()
  await signInByClick(page, 'starter')
  await expect(signedInMenu(page)).toBeVisible()
  await expect(page).toHaveURL((address) => address.pathname === '/en')
})

test.describe('over the life of a token', () => {
  // This test moves the clock, which all share, so it runs its own product.
  let product: RunningProduct
  let folder: Awaited<ReturnType<typeof createDataFolder>>
  test.beforeAll(async () => {
    test.setTimeout(180_000)
    folder = await createDataFolder()
    product = await startProduct({ dataFolder: folder.path, marks: 300 })
  })
  test.afterAll(async () => {
    await product.stop()
    await folder.remove()
  })

  test("an open tab renews its tokens while the provider's session lasts", async ({ page, request }) => {
    test.slow()
    const advance = async (hours: number) => {
      const reply = await request.post(`${product.url}/_sim/clock`, { data: { advanceSeconds: hours * 3_600 } })
      expect(reply.ok()).toBe(true)
    }
    const storedToken = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:'))
        return key ? (JSON.parse(localStorage.getItem(key) ?? '{}') as { access_token?: string }).access_token : undefined
      })
    const search = async (text: string) => {
      await page.locator('#search-text').fill(text)
      await page.locator('#search-text').press('Enter')
      await expect(page).toHaveURL(new RegExp(`q=${text}`))
      await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false')
    }
    await page.goto(`${product.url}/en/search`)
    await logIn(page, 'enterprise')
    const first = await storedToken()
    await search('tavilo')

    // The refresh token replaces the access token.
    await advance(2)
    await search('tavelo')
    await expect.poll(storedToken).not.toBe(first)
    const second = await storedToken()
    await expect(signedInMenu(page)).toBeVisible()

    // The refresh token ends after a day, but the provider's session lasts longer: the page renews in a hidden frame.
    await advance(30)
    await search('tabilo')
    await expect.poll(storedToken).not.toBe(second)
    await expect(signedInMenu(page)).toBeVisible()

    // After the end of the session, the person signs in again. Typing requests suggestions, which need a token. The
    // typed text is still there after the sign-in.
    await advance(24 * 20)
    await page.locator('#search-text').fill('tafilo')
    await page.waitForURL(/\/identity\/interaction\//)
    await signInByClick(page, 'enterprise')
    await expect(page).toHaveURL(/\/en\/search\?q=tabilo/)
    await expect(page.locator('#search-text')).toHaveValue('tafilo')
    await search('tafilo')
    await expect(signedInMenu(page)).toBeVisible()
  })
})
