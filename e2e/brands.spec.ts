import type { Brand } from '@marklot/contracts/brand'
import type { RelatedBrands } from '@marklot/contracts/brands'
import type { BrandHit, BrandQueryResult } from '@marklot/contracts/search'
import { type APIRequestContext, expect, type Page, type Request, test } from '@playwright/test'
import { expectGood, expectGoodInBothSchemes, expectNoOverflow } from './accessibility.ts'
import { clickUntil } from './people.ts'

/** Returns the first match. The sample register is seeded, so a missing one is a fault and not a reason to skip. */
function one<T>(all: readonly T[], matches: (each: T) => boolean): T {
  const found = all.find(matches)
  if (found === undefined) throw new Error('The sample register holds no such mark')
  return found
}

/** Returns the first page of marks that pass the filters, by name. */
async function marks(request: APIRequestContext, filters: object, rest: object = {}): Promise<BrandHit[]> {
  const reply = await request.post('/api/v1/BrandQueries', { data: { filters, size: 100, sort: 'name', ...rest } })
  expect(reply.status()).toBe(200)
  return ((await reply.json()) as BrandQueryResult).hits
}

async function brandOf(request: APIRequestContext, id: string): Promise<Brand> {
  const reply = await request.get(`/api/v1/Brands/${id}`, { headers: { 'Accept-Language': 'en' } })
  expect(reply.status()).toBe(200)
  return reply.json()
}

async function named(
  request: APIRequestContext,
  filters: object = { brandTypes: ['Word'] },
): Promise<BrandHit & { name: string }> {
  const hit = (await marks(request, filters)).find((one): one is BrandHit & { name: string } => one.name !== null)
  if (!hit) throw new Error('The sample register holds no such mark')
  return hit
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test.describe('the page of a mark', () => {
  test('has the order of the specification', { tag: '@phone' }, async ({ page, request }) => {
    const mark = await named(request)
    await page.goto(`/en/brands/${mark.brandId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mark.name)
    await expect(page).toHaveTitle(new RegExp(escaped(mark.name)))
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Information',
      'Dates',
      'Addresses',
      'Goods and services',
      'Process timeline',
      'Rights and proceedings',
      'Related marks',
      'Where this entry comes from',
      ...(await footerHeadings(page)),
    ])
  })

  test('speaks German with the terms of the office', async ({ page, request }) => {
    const mark = await named(request, { brandTypes: ['Word'], registrationOfficeCodes: ['de'] })
    const brand = await brandOf(request, mark.brandId)
    await page.goto(`/de/brands/${mark.brandId}`)
    for (const title of ['Angaben', 'Daten und Fristen', 'Beteiligte', 'Waren und Dienstleistungen', 'Verfahrensverlauf'])
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: '(210) Aktenzeichen' })).toBeVisible()
    await expect(page.getByText(brand.applicationNumberDisplay).first()).toBeVisible()
  })

  test('asks visitors to log in once, for each of the three addresses', async ({ page, request }) => {
    const mark = await named(request)
    await page.goto(`/en/brands/${mark.brandId}`)
    await expect(page.getByText(/^Please log in to see the owner, the representative and/)).toHaveCount(1)
    for (const purpose of ['Owner', 'Representative', 'Correspondence address'])
      await expect(page.getByRole('button', { name: `Log in: ${purpose}` })).toBeVisible()
    await expect(page.getByRole('heading', { level: 3, name: '(730) Owner' })).toBeVisible()
  })

  test('shows every class sorted by number, in the chosen language', async ({ page, request }) => {
    const candidates = await marks(request, { registrationOfficeCodes: ['em'], goodsClasses: [9] })
    const mark = one(candidates, ({ niceClasses }) => niceClasses.length > 1)
    const brand = await brandOf(request, mark.brandId)
    await page.goto(`/en/brands/${mark.brandId}`)
    const headings = page.getByRole('heading', { level: 3, name: /^Class \d+:/ })
    await expect(headings.first()).toBeVisible()
    const numbers = (await headings.allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
    expect(numbers).toEqual(expect.arrayContaining(mark.niceClasses))
    const languages = [...new Set(brand.goodsAndServices.classified.flatMap(({ language }) => language ?? []))]
    const other = one(languages, (language) => language !== 'en')
    const text = brand.goodsAndServices.classified.find(({ language }) => language === other)?.description ?? ''
    const choice = page.getByLabel('Language of the list')
    await expect(async () => {
      await choice.selectOption(other)
      await expect(page.getByText(text.slice(0, 60)).first()).toBeVisible({ timeout: 1000 })
    }).toPass()
  })

  test('shows a placeholder name for a mark without text', async ({ page, request }) => {
    const mark = one(await marks(request, { brandTypes: ['Figurative'] }), ({ name }) => name === null)
    await page.goto(`/en/brands/${mark.brandId}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Figurative mark without text')
  })

  test('says so when the opposition period was computed', async ({ page, request }) => {
    const candidates = await marks(request, { oppositionPeriodEndDate: { from: '2000-01-01' } })
    const brands = await Promise.all(candidates.slice(0, 20).map(({ brandId }) => brandOf(request, brandId)))
    const { id } = one(brands, ({ oppositionPeriodIsComputed }) => oppositionPeriodIsComputed)
    await page.goto(`/en/brands/${id}`)
    await expect(page.getByText('The office does not supply the opposition period.')).toBeVisible()
  })
})

/** Returns the footer's own headings, which follow those of the page. */
const footerHeadings = (page: Page) => page.locator('footer').getByRole('heading', { level: 2 }).allTextContents()

test.describe('sharing', () => {
  test('offers the targets by name and the link itself, and returns the focus', async ({ page, request }) => {
    const mark = await named(request)
    await page.goto(`/en/brands/${mark.brandId}`)
    const open = page.getByRole('button', { name: 'Share' })
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await clickUntil(open, dialog)
    // Messenger needs an application id, and none is configured.
    await expect(dialog.getByRole('link')).toHaveText([
      'Email',
      'LinkedIn',
      'Xing',
      'X',
      'WhatsApp',
      'Facebook',
      'Skype',
      'SMS',
      'Telegram',
    ])
    for (const link of await dialog.getByRole('link').all()) {
      await expect(link).toHaveAttribute('rel', /noopener/)
      expect(await link.getAttribute('href')).toContain(encodeURIComponent(`/en/brands/${mark.brandId}`))
    }
    await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(700)
    await expectGood(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(open).toBeFocused()
  })
})

test.describe('a missing mark', () => {
  test('is not found and not indexed', async ({ page }) => {
    for (const id of ['de-0000000000000', 'no-mark-at-all']) {
      const response = await page.goto(`/en/brands/${id}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This mark is not in the register')
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    }
  })
})

test.describe('for everybody', () => {
  test('marks of every office are accessible', { tag: '@phone' }, async ({ page, request }) => {
    test.slow()
    const locales = ['de', 'en', 'fr', 'es', 'it', 'de', 'en']
    for (const [place, office] of ['de', 'em', 'at', 'ch', 'fr', 'es', 'us'].entries()) {
      const [mark] = await marks(request, { registrationOfficeCodes: [office] }, { size: 10, sort: 'applicationDate' })
      if (!mark) throw new Error(`The sample register holds no mark of ${office}`)
      await page.goto(`/${locales[place]}/brands/${mark.brandId}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectGoodInBothSchemes(page)
    }
  })
})

/** Waits until the page is hydrated and its keys work. */
async function isInteractive(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('body').press('/')
    await expect(page.locator('#search-text')).toBeFocused({ timeout: 500 })
  }).toPass()
}

const popupOf = (page: Page) => page.locator('dialog[open]').first()
const hits = (page: Page) => page.locator('a[data-hit]')

/** Opens results with several hits and waits until they respond. */
async function openResults(page: Page, address = '/en/search?office=em&size=10'): Promise<void> {
  await page.goto(address)
  await isInteractive(page)
}

async function openPopup(page: Page, index = 0): Promise<void> {
  await hits(page).nth(index).click()
  await expect(popupOf(page).getByRole('heading', { name: 'Information', exact: true })).toBeVisible()
}

test.describe('the popup over the results', () => {
  test('opens on a click, keeps the focus, closes with Escape and returns the focus', { tag: '@phone' }, async ({ page }) => {
    await openResults(page)
    const address = page.url()
    const name = (await hits(page).first().textContent()) ?? ''
    await openPopup(page)
    const popup = popupOf(page)
    await expect(page).toHaveURL(/[?&]brand=em-/)
    await expect(popup.getByRole('heading', { level: 1 })).toHaveText(name)
    expect((await popup.boundingBox())?.width).toBeLessThanOrEqual(800)
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      // After the last element of a modal dialog, the focus moves to the browser's own controls and then to the body.
      expect(
        await popup.evaluate((one) => one.contains(document.activeElement) || document.activeElement === document.body),
      ).toBe(true)
    }
    await expectGood(page)
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(page).toHaveURL(address)
    await expect(hits(page).first()).toBeFocused()
  })

  test('closes with back, comes back with forward and after a reload', async ({ page }) => {
    await openResults(page)
    const address = page.url()
    await openPopup(page)
    await page.goBack()
    await expect(popupOf(page)).toBeHidden()
    await expect(page).toHaveURL(address)
    await page.goForward()
    await expect(popupOf(page)).toBeVisible()
    await page.reload()
    await expect(popupOf(page).getByRole('heading', { name: 'Information', exact: true })).toBeVisible()
    await popupOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(popupOf(page)).toBeHidden()
    await expect(page).toHaveURL(address)
  })

  test('goes back only once on repeated requests to close', async ({ page }) => {
    await page.goto('/en/method')
    await openResults(page)
    const address = page.url()
    await openPopup(page)
    await popupOf(page)
      .getByRole('button', { name: 'Close' })
      .evaluate((one: HTMLElement) => [one.click(), one.click()])
    await expect(popupOf(page)).toBeHidden()
    await expect(page).toHaveURL(address)
    // The comparison behaves in the same way.
    for (const place of [0, 1]) await page.locator('[data-row] input[type=checkbox]').nth(place).check()
    await page.getByRole('button', { name: 'Compare side by side' }).click()
    const comparison = page.getByRole('dialog', { name: 'Marks side by side' })
    await expect(comparison.getByRole('columnheader')).toHaveCount(2)
    await comparison.getByRole('button', { name: 'Close' }).evaluate((one: HTMLElement) => [one.click(), one.click()])
    await expect(comparison).toHaveCount(0)
    await expect(page).toHaveURL(address)
  })

  test('is shared by its address: the server renders the results, the popup follows', async ({ page, request }) => {
    const mark = await named(request)
    const address = `/en/search?q=${encodeURIComponent(mark.name)}&brand=${mark.brandId}`
    const html = await (await request.get(address)).text()
    expect(html).toContain(`/en/brands/${mark.brandId}`)
    await page.goto(address)
    await expect(popupOf(page).getByRole('heading', { level: 1 })).toHaveText(mark.name)
    await page.keyboard.press('Escape')
    await expect(popupOf(page)).toBeHidden()
    await expect(page).not.toHaveURL(/[?&]brand=/)
    await expect(hits(page).first()).toBeVisible()
  })

  test('moves to the neighbours by arrow keys and buttons; back still closes it', async ({ page }) => {
    await openResults(page)
    const address = page.url()
    const ids = await hits(page).evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname.split('/').at(-1)),
    )
    const brand = () => new URL(page.url()).searchParams.get('brand')
    await openPopup(page)
    const popup = popupOf(page)
    await expect(popup.getByRole('button', { name: 'Previous result' })).toBeDisabled()
    await page.keyboard.press('ArrowRight')
    await expect.poll(brand).toBe(ids[1])
    await popup.getByRole('button', { name: 'Next result' }).click()
    await expect.poll(brand).toBe(ids[2])
    await expect(popup.getByText(/^3 of /)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(brand).toBe(ids[1])
    // The address changes before the popup. The focus returns to the mark that was shown.
    await expect(popup.getByText(/^2 of /)).toBeVisible()
    await page.goBack()
    await expect(popup).toBeHidden()
    await expect(page).toHaveURL(address)
    await expect(hits(page).nth(1)).toBeFocused()
  })

  test('leaves other clicks to the browser, and opens the page beside the sign in a new tab', async ({
    page,
    context,
    request,
  }) => {
    const mark = await named(request)
    await openResults(page, `/en/search?q=${encodeURIComponent(mark.name)}`)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      hits(page)
        .first()
        .click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL(/\/en\/brands\//)
    await expect(popupOf(page)).toBeHidden()
    await openPopup(page)
    const [full] = await Promise.all([
      context.waitForEvent('page'),
      popupOf(page)
        .getByRole('link', { name: /^Full screen/ })
        .click(),
    ])
    await expect(full.getByRole('heading', { name: 'Next to your sign' })).toBeVisible()
    expect(new URL(full.url()).searchParams.get('q')).toBe(mark.name)
  })

  test('shows a hovered mark without another request', async ({ page, context }) => {
    const times: number[] = []
    const underWay = new Set<Request>()
    page.on('request', (one) => underWay.add(one))
    page.on('requestfinished', (one) => underWay.delete(one))
    page.on('requestfailed', (one) => underWay.delete(one))
    for (const index of [0, 1, 2]) {
      await openResults(page)
      underWay.clear()
      const link = hits(page).nth(index)
      const path = `/api/v1/Brands/${(await link.getAttribute('data-hit')) ?? ''}`
      const answered = page.waitForResponse((reply) => new URL(reply.url()).pathname === path)
      await link.hover()
      await answered
      await expect.poll(() => underWay.size).toBe(0)
      await context.setOffline(true)
      times.push(
        await link.evaluate(
          (one: HTMLAnchorElement) =>
            new Promise<number>((resolve) => {
              const start = performance.now()
              const look = () =>
                document.querySelector('dialog[open] h1') ? resolve(performance.now() - start) : requestAnimationFrame(look)
              one.click()
              look()
            }),
        ),
      )
      await expect(popupOf(page).getByRole('heading', { name: 'Information', exact: true })).toBeVisible()
      await context.setOffline(false)
    }
    // A measurement, not a test. The design asks for less than 100 ms.
    console.log(
      JSON.stringify({ measure: 'popup after a click', opened: times.length, quickestMs: Math.round(Math.min(...times)) }),
    )
  })

  test('shows loading and failure in the words of the specification', async ({ page }) => {
    await openResults(page)
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(/\/api\/v1\/Brands\/[^/]+$/, async (route) => {
      await asked
      await route.fulfill({ status: 500, json: { code: 'server.internal', message: '' } })
    })
    await hits(page).first().click()
    const popup = popupOf(page)
    await expect(popup.getByText('Loading the brand …')).toBeVisible()
    await expectGood(page)
    answer()
    await expect(popup.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible()
    await expect(popup.getByText('An error occurred while loading the brand. Please try again later.')).toBeVisible()
    await expectGood(page)
    await page.unrouteAll()
    await popup.getByRole('button', { name: 'Try again' }).click()
    await expect(popup.getByRole('heading', { name: 'Information', exact: true })).toBeVisible()
  })

  test('reports that its code failed to load, keeps the results, and retries', async ({ page }) => {
    await openResults(page)
    const address = page.url()
    await page.route(/\/assets\/brand-popup[^/]*\.js/, (route) => route.abort())
    await hits(page).first().click()
    await expect(page.getByRole('region', { name: 'Messages' }).getByText('Loading chunk failed').first()).toBeVisible()
    await expect(popupOf(page)).toBeHidden()
    await expect(page).toHaveURL(address)
    await page.unrouteAll()
    // Requests that a hover started while the network was broken may fail only now.
    await clickUntil(hits(page).first(), popupOf(page).getByRole('heading', { name: 'Information', exact: true }))
  })

  test('shows the mark even when related marks cannot be loaded', async ({ page }) => {
    await openResults(page)
    await page.route('**/api/v1/Brands/*/related', (route) =>
      route.fulfill({ status: 500, json: { code: 'server.internal', message: '' } }),
    )
    await openPopup(page)
    await expect(popupOf(page).getByText('The related marks could not be loaded.')).toBeVisible()
    await expectGood(page)
    await page.unrouteAll()
    await popupOf(page).getByRole('button', { name: 'Try again' }).click()
    await expect(popupOf(page).getByRole('heading', { name: 'Similar name, same classes' })).toBeVisible()
  })

  test('shows that a mark does not exist', async ({ page }) => {
    await page.goto('/en/search?office=em&size=10&brand=em-0')
    await expect(popupOf(page).getByRole('heading', { name: 'This mark is not in the register' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popupOf(page)).toBeHidden()
  })

  test('works by keyboard alone', async ({ page, request }) => {
    const mark = await named(request)
    await page.goto('/en/search')
    await isInteractive(page)
    await page.keyboard.type(mark.name)
    await page.keyboard.press('Enter')
    await expect(hits(page).first()).toBeVisible()
    await page.locator('#search-text').blur()
    await page.keyboard.press('ArrowDown')
    await expect(hits(page).first()).toBeFocused()
    await page.keyboard.press('Enter')
    const popup = popupOf(page)
    await expect(popup.getByRole('heading', { name: 'Information', exact: true })).toBeVisible()
    const share = popup.getByRole('button', { name: 'Share' })
    await share.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      new RegExp(encodeURIComponent(`?q=${new URLSearchParams({ q: mark.name }).toString().slice(2)}`).slice(0, 12)),
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(popup).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(hits(page).first()).toBeFocused()
  })

  test('prints the mark alone', async ({ page }) => {
    await openResults(page)
    await openPopup(page)
    await page.emulateMedia({ media: 'print' })
    await expect(popupOf(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('footer')).toBeHidden()
    await expect(hits(page).first()).toBeHidden()
  })
})

test.describe('beside one’s own sign', () => {
  test('the comparison is in the address, survives a reload and can be shared', async ({ page, request }) => {
    const mark = await named(request)
    const sign = `${mark.name}a`
    await page.goto(`/en/brands/${mark.brandId}?q=${encodeURIComponent(sign)}&services=35`)
    const titles = page.getByRole('heading', { level: 2 })
    await expect(titles.first()).toHaveText('Next to your sign')
    await page.reload()
    await expect(titles.first()).toHaveText('Next to your sign')
    await expect(page.getByRole('img', { name: new RegExp(`^${escaped(sign)} and ${escaped(mark.name)}`) })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Path' }).getByRole('link')).toHaveAttribute('href', /services=35/)
    await clickUntil(page.getByRole('button', { name: 'Share' }), page.getByRole('dialog'))
    await expect(page.getByRole('dialog')).toContainText('?q=')
  })

  test('searched classes are highlighted', async ({ page, request }) => {
    const mark = (await marks(request, { goodsClasses: [9] }))[0]
    await page.goto(`/en/brands/${mark?.brandId}?goods=9`)
    await expect(page.getByText('matches your class 9')).toBeVisible()
  })
})

test.describe('related marks', () => {
  /** Returns a mark that has a family, and the first member of that family. */
  async function withFamily(request: APIRequestContext) {
    for (const { brandId } of await marks(request, { brandTypes: ['Word', 'Combined'] })) {
      const reply = await request.get(`/api/v1/Brands/${brandId}/related`)
      const { family } = (await reply.json()) as RelatedBrands
      if (family.brands[0]) return { brandId, family, first: family.brands[0] }
    }
    throw new Error('The sample register holds no family')
  }

  test('show the family, link to its search, and ask visitors to log in for the owner’s marks', async ({ page, request }) => {
    const { brandId, family, first } = await withFamily(request)
    await page.goto(`/en/brands/${brandId}`)
    const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Related marks' }) })
    await expect(section.getByRole('listitem').filter({ hasText: first.numberDisplay })).toBeVisible()
    await expect(section.getByText('Please log in to see other marks of this owner.')).toBeVisible()
    await section.getByRole('link', { name: 'Open all in the search' }).first().click()
    await expect(hits(page)).toHaveCount(Math.min(family.total, 25))
  })

  test('open in the popup’s place', async ({ page, request }) => {
    const { brandId, first } = await withFamily(request)
    await page.goto(`/en/search?brand=${brandId}`)
    const link = popupOf(page).locator(`a[href$="/${first.brandId}"]`)
    await link.click()
    await expect.poll(() => new URL(page.url()).searchParams.get('brand')).toBe(first.brandId)
    await expect(popupOf(page)).toBeVisible()
  })
})

test.describe('marks as offices deliver them', () => {
  const long = 'Computer software for the management of registers, '.repeat(8)
  const noDates = {
    applicationDate: null,
    registrationDate: null,
    publicationDate: null,
    oppositionPeriodStartDate: null,
    oppositionPeriodEndDate: null,
    expiryDate: null,
    terminationDate: null,
    exhibitionDate: null,
  }
  const cases: Record<string, { change: Partial<Brand>; shows: string | RegExp }> = {
    'no name': { change: { name: null, brandType: 'Figurative', brandLogoUrl: null }, shows: 'Figurative mark without text' },
    'one letter': { change: { name: 'Q' }, shows: 'Q' },
    Arabic: { change: { name: 'مرسى التجارة' }, shows: 'مرسى التجارة' },
    Greek: { change: { name: 'Θάλασσα Ηλίου' }, shows: 'Θάλασσα Ηλίου' },
    'a name of 200 letters': { change: { name: 'Wertstoff'.repeat(22) }, shows: /^(Wertstoff){22}$/ },
    'no logo and no owner': {
      change: { brandLogoUrl: null, addressesNeedLogin: false, ownerAddress: null, representativeAddress: null },
      shows: 'not available',
    },
    'no dates': { change: { ...noDates, processes: [] }, shows: 'The office has supplied no dates for this mark.' },
    'no classes': {
      change: { niceClasses: [], goodsAndServices: { classified: [], unclassified: [] } },
      shows: 'The office has supplied no classes.',
    },
    'goods of 400 letters in two languages': {
      change: {
        goodsAndServices: {
          classified: ['en', 'de'].map((language) => ({
            description: `${language}: ${long}`,
            language,
            niceClass: { key: '9', description: 'Software' },
          })),
          unclassified: [],
        },
      },
      shows: /^en: Computer software/,
    },
    'a removed mark': { change: { isRemoved: true, brandStateCategory: 'dead' }, shows: 'The office has removed this entry' },
    'a Madrid designation': { change: { isMadridDesignation: true }, shows: 'Madrid System' },
    'design codes of the USPTO': {
      change: {
        viennaClasses: [{ key: '26.01.21', description: 'Circles', shortDescription: 'Circles', scheme: 'us-design' }],
      },
      shows: 'USPTO design search codes',
    },
  }
  for (const [title, { change, shows }] of Object.entries(cases)) {
    test(`${title}`, { tag: '@phone' }, async ({ page }, info) => {
      await page.emulateMedia({ colorScheme: info.title.length % 2 ? 'dark' : 'light' })
      await page.route(/\/api\/v1\/Brands\/[^/]+$/, async (route) => {
        const reply = await route.fetch()
        await route.fulfill({ response: reply, json: { ...((await reply.json()) as Brand), ...change } })
      })
      await openResults(page)
      await openPopup(page)
      const popup = popupOf(page)
      await expect(popup.getByText(shows).filter({ visible: true }).first()).toBeVisible()
      const overflow = await popup.evaluate((one) => one.scrollWidth - one.clientWidth)
      expect(overflow).toBeLessThanOrEqual(0)
      await expectGood(page)
      // The pointer rests on a hit, which causes one more request.
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})

test.describe('at every width', () => {
  for (const [place, width] of [360, 768, 1440, 2560].entries()) {
    test(`page and popup fit ${width} pixels`, async ({ page, request }) => {
      test.slow()
      const locale = ['de', 'fr', 'es', 'it'][place]
      const mark = await named(request, { registrationOfficeCodes: ['em'], brandTypes: ['Combined'] })
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`/${locale}/brands/${mark.brandId}?q=${encodeURIComponent(mark.name)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoOverflow(page)
      await page.goto(`/${locale}/search?q=${encodeURIComponent(mark.name)}&brand=${mark.brandId}`)
      const popup = popupOf(page)
      await expect(popup.getByRole('heading', { level: 1 })).toHaveText(mark.name)
      await expect(popup.getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await popup.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
      await expectGood(page)
    })
  }
})
