// @vitest-environment happy-dom
import type { QueryExecution, StoredBrandQuery, StoredBrandQueryInput } from '@marklot/contracts/radar'
import type { BrandQuery, LogoSimilarity } from '@marklot/contracts/search'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { closePage, fileInput, openPage, type Replies } from './page.tsx'
import { id, now, products, signedIn, subscriptionTo } from './person.ts'
import { execution, radarServer, resultBrand, resultOf, savedSearch } from './radar.ts'
import { found, hit, searching, suggested } from './register.ts'

// The steps after the first one load on demand, which takes longer than a test waits.
beforeAll(() => import('../../src/features/radar/wizard/later-steps.tsx'))
afterEach(() => {
  closePage()
  sessionStorage.clear()
})

const logoId = 'a4a1f3d0-5b7e-4c57-9f0c-3a5e1a0f9d11'
const logo = { id: logoId, crop: null, leaveOut: [], turned: true, parts: true }
const picture = () => new Response(new Blob(['picture'], { type: 'image/webp' }))
const alike: LogoSimilarity = {
  score: 78,
  kind: 'similar',
  alterations: ['mirrored'],
  query: null,
  mark: null,
  scores: null,
  columns: [],
}
const hits = [
  hit('em-2', 'LEAVES', {
    brandType: 'Figurative',
    brandLogoUrl: 'em/2.png',
    similarity: { logo: { ...alike, alterations: ['mirrored'] } },
  }),
  hit('de-1', 'LEAF', { similarity: { logo: null } }),
]
const pictures: Replies = {
  [`GET /Logos/${logoId}`]: picture,
  [`GET /Logos/${logoId}/part`]: picture,
  'POST /Logos': () =>
    Response.json({ id: logoId, width: 400, height: 300, size: 9_000, uploadedUtc: now, expiresUtc: now }, { status: 201 }),
  'POST /BrandQueries': (query: BrandQuery) =>
    found(query, {
      hits,
      total: 2,
      logo: { id: logoId, parts: [], receipt: null, viennaSuggestions: [] },
      logosCompared: { of: 40, total: 42, asOf: now },
    }),
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const bodyOf = <Body,>(sent: readonly { call: string; body: unknown }[], call: string) =>
  sent.findLast((one) => one.call === call)?.body as Body
const saving = 'PUT /user/account/StoredBrandQueries'

describe('a saved search by logo', () => {
  it('keeps the logo of the search page, with a minimum similarity of its own', async () => {
    const { user, sent } = await openPage(`/en/search?mode=logo&logo=${logoId}&minLogo=80&idea=yes`, radarServer(pictures), id)
    await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Save search' })))
    const popup = within(await screen.findByRole('dialog'))
    expect(popup.getByLabelText<HTMLInputElement>('Name of the search').value).toBe('Logo')
    const words = popup.getByRole('list', { name: 'What is searched' })
    expect(words.textContent).toBe('LogoLogo 80% or morealso the same motif')
    expect(await within(words).findByRole('img', { name: 'Your logo' })).toBeDefined()
    await user.click(popup.getByRole('tab', { name: 'Automation' }))
    expect(popup.queryByLabelText(/^Minimum name similarity/)).toBeNull()
    await user.selectOptions(popup.getByLabelText(/^Minimum logo similarity/), '90')
    await user.click(popup.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(bodyOf(sent, saving)).toBeDefined())
    expect(bodyOf<StoredBrandQueryInput>(sent, saving)).toMatchObject({
      mode: 'logo',
      logo,
      minimumLogoSimilarity: 90,
      sameIdea: true,
    })
  })

  it('opens with its picture again, and shows the picture line of its result', async () => {
    const search = savedSearch({ mode: 'logo', text: '', logo, minimumLogoSimilarity: 80 })
    const run = execution(2)
    const brands = [resultBrand('em-2', 'LEAVES', { similarity: { logo: { ...alike, alterations: ['mirrored'] } } })]
    const result = { ...resultOf(run, brands), search, logosCompared: { of: 40, total: 42, asOf: now } }
    await openPage(
      '/en/storedqueries/7/results/2',
      radarServer({
        ...pictures,
        'GET /StoredBrandQueries/7': () => search,
        'GET /BrandQueryHistory/2': () => run,
        'GET /BrandQueryHistory/2/result': () => result,
      }),
      id,
    )
    expect(await screen.findByRole('img', { name: /Your logo above the one found: 78%, similar\. mirrored/ })).toBeDefined()
    expect(await screen.findByText(/40 of 42 logos compared/)).toBeDefined()
  })

  it('shows the score of the logo where it is higher than that of the name', async () => {
    const search = savedSearch({ mode: 'nameAndLogo', text: 'lumora', logo, minimumLogoSimilarity: 80 })
    const run = execution(2)
    const parts = { look: 20, sound: 24, structure: null, meaning: null }
    const brands = [
      resultBrand('em-2', 'LEAVES', { score: { total: 24, ...parts }, similarity: { logo: alike } }),
      resultBrand('em-3', 'LUMORIA', { score: { total: 91, ...parts }, similarity: { logo: alike } }),
    ]
    await openPage(
      '/en/storedqueries/7/results/2',
      radarServer({
        ...pictures,
        'GET /StoredBrandQueries/7': () => search,
        'GET /BrandQueryHistory/2': () => run,
        'GET /BrandQueryHistory/2/result': () => ({ ...resultOf(run, brands), search }),
      }),
      id,
    )
    const row = async (name: string) => (await screen.findByRole('heading', { name: new RegExp(name) })).closest('li')
    const totals = [await row('LEAVES'), await row('LUMORIA')].map((one) => /Similarity (\d+)/.exec(one?.textContent ?? '')?.[1])
    expect(totals).toEqual(['78', '91'])
    expect((await row('LEAVES'))?.textContent).toContain('Name24Logo78')
  })
})

describe('the Brand-Radar wizard with a logo', () => {
  const radarPlan = subscriptionTo(products[1] as (typeof products)[number])
  const subscriber = () =>
    signedIn({
      'GET /user/account/subscription': () => ({
        ...radarPlan,
        product: { ...radarPlan.product, features: [{ key: 'radar', limit: null, usages: 0 }] },
      }),
      ...searching,
      ...pictures,
      'POST /StoredBrandQueries/backtest': () => ({
        from: '2025-06-30',
        until: '2026-06-30',
        curve: [],
        brands: [],
        isLowerBound: false,
      }),
      [saving]: (input: StoredBrandQueryInput) => ({
        ...(input as unknown as StoredBrandQuery),
        ...{ id: 7, createdUtc: now, changedUtc: now, nextExecutionUtc: now, paused: null, recipients: [] },
        ...{ openRisks: 0, acceptedBrands: 0, executions: 0, lastExecution: null },
      }),
      'POST /StoredBrandQueries/7/history': (): QueryExecution => execution(31),
    })

  it('takes over a name and a logo, and compares both', async () => {
    const { user, sent } = await openPage(`/en/monitor?q=Leaf&classes=9&logo=${logoId}`, subscriber(), id)
    expect(((await screen.findByLabelText('Name')) as HTMLInputElement).value).toBe('Leaf')
    const both = await screen.findByRole('button', { name: 'Name and logo' })
    expect(both.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect((button('Next') as HTMLButtonElement).disabled).toBe(false))
    await act(async () => button('Next').click())
    const list = await screen.findByRole('list', { name: 'Current conflicts' })
    expect(bodyOf<BrandQuery>(sent, 'POST /BrandQueries')).toMatchObject({
      mode: 'nameAndLogo',
      text: 'Leaf',
      logo,
      minimumLogoSimilarity: 70,
    })
    expect(within(list).getAllByText('Logo').length).toBeGreaterThan(0)
    expect(within(list).getByText('78')).toBeDefined()
    expect(screen.getByText(/Name 70% or logo 70% or more/)).toBeDefined()
    await user.click(button('Adjust search'))
    const dialog = within(screen.getByRole('dialog', { name: 'Search configuration' }))
    await user.selectOptions(dialog.getByLabelText(/^Minimum logo similarity/), '85')
    await user.click(dialog.getByRole('checkbox', { name: /^Also the same motif/ }))
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(bodyOf(sent, 'POST /BrandQueries')).toMatchObject({ minimumLogoSimilarity: 85, sameIdea: true }))
  })

  it('takes over the logo of a mark of the register', async () => {
    const marks = [hit('em-2', 'LEAVES', { brandType: 'Combined', brandLogoUrl: 'em/2.png' })]
    const uploaded = { id: logoId, width: 400, height: 300, size: 9_000, uploadedUtc: now, expiresUtc: now }
    const replies: Replies = {
      ...subscriber(),
      'PUT /BrandAutocompletes/leaves': () => suggested(marks),
      'POST /Brands/em-2/logo': () => Response.json(uploaded, { status: 201 }),
    }
    const { user } = await openPage('/en/monitor?q=leaves', replies, id)
    await user.click(await screen.findByRole('radio', { name: /LEAVES/ }))
    const own = await screen.findByRole('button', { name: 'Use this brand’s logo' })
    own.focus()
    await act(async () => own.click())
    expect((await screen.findByRole('button', { name: 'Name and logo' })).getAttribute('aria-pressed')).toBe('true')
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBe('watched-logo')
  })

  it('replaces the chosen logo by a dropped picture', async () => {
    const other = 'b4a1f3d0-5b7e-4c57-9f0c-3a5e1a0f9d22'
    const uploaded = { id: other, width: 400, height: 300, size: 9_000, uploadedUtc: now, expiresUtc: now }
    const replies: Replies = {
      ...subscriber(),
      'POST /Logos': () => Response.json(uploaded, { status: 201 }),
      [`GET /Logos/${other}`]: picture,
    }
    const { sent } = await openPage(`/en/monitor?q=Leaf&classes=9&logo=${logoId}`, replies, id)
    await screen.findByRole('button', { name: 'Remove the logo' })
    const given = { files: [new File(['x'], 'b.png', { type: 'image/png' })], types: ['Files'] }
    await act(async () => void fireEvent.drop(document.body, { dataTransfer: given }))
    expect(await screen.findByText('The logo has been replaced.')).toBeDefined()
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(`GET /Logos/${other}`))
  })

  it('watches a logo without a name', async () => {
    const { user, sent } = await openPage('/en/monitor', subscriber(), id)
    await user.click(await screen.findByRole('tab', { name: 'Type it in' }))
    await screen.findByRole('button', { name: 'Choose a file' })
    const file = fileInput()
    await act(async () => void fireEvent.change(file, { target: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } }))
    expect(await screen.findByRole('button', { name: 'Remove the logo' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Name and logo' })).toBeNull()
    await act(async () => button('Next').click())
    await screen.findByRole('list', { name: 'Current conflicts' })
    expect(bodyOf(sent, 'POST /BrandQueries')).toMatchObject({ mode: 'logo', text: '', logo })
    await act(async () => button('Next').click())
    await screen.findByRole('heading', { level: 1, name: /open risks/ })
    expect(bodyOf(sent, 'POST /StoredBrandQueries/backtest')).toMatchObject({ mode: 'logo', logo, minimumLogoSimilarity: null })
    await act(async () => button('Next').click())
    await user.type(await screen.findByLabelText('Monitoring name'), 'Our leaf')
    await act(async () => button('Save and start').click())
    await waitFor(() => expect(bodyOf(sent, saving)).toMatchObject({ name: 'Our leaf', mode: 'logo', logo }))
  })
})
