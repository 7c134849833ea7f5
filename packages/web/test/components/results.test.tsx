// @vitest-environment happy-dom
import type { RadarLink } from '@marklot/contracts/radar-links'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage, type Replies } from './page.tsx'
import { id as personId } from './person.ts'
import { execution, failure, radarServer, resultBrand, resultOf } from './radar.ts'
import { hit, searching } from './register.ts'

afterEach(closePage)

describe('the result of a saved search', () => {
  const open = (replies: Replies = radarServer(), path = '7/results/2') =>
    openPage(`/en/storedqueries/${path}`, replies, personId)
  const found = 'GET /BrandQueryHistory/2/result'
  const rowOf = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${name}`) })
    return within(heading.closest('li') as HTMLElement)
  }

  it('shows what was found then beside what the register says today', async () => {
    await open()
    const row = await rowOf('LUMORA')
    expect(row.getByText('new')).toBeDefined()
    expect(row.getByText('Lumora GmbH')).toBeDefined()
    expect(await row.findByText('owner Other GmbH')).toBeDefined()
    expect(row.getByText('classes 9 and 35')).toBeDefined()
    const receipt = screen.getByRole('region', { name: 'Record of this run' })
    expect(receipt.textContent).toContain('9 June 2026')
    expect(receipt.textContent).toContain('not in your plan')
  })

  it('counts the days of the opposition period and says where its end comes from', async () => {
    await open()
    const row = await rowOf('LUMORIA')
    expect(row.getByText('Opposition until 1 August 2026')).toBeDefined()
    expect(row.getByText('12 days left')).toBeDefined()
    expect(row.getByText('computed, UMV 46')).toBeDefined()
  })

  it('accepts a brand with a note, and makes it an open risk again', async () => {
    const page = await open()
    const row = await rowOf('LUMORA')
    expect(row.getByText('Brand not yet assessed')).toBeDefined()
    await page.user.click(row.getByRole('button', { name: 'Note LUMORA' }))
    await page.user.type(row.getByLabelText('Note on LUMORA'), 'A partner')
    await page.user.click(row.getByRole('button', { name: 'Save note' }))
    await waitFor(async () => expect((await rowOf('LUMORA')).getByText('A partner')).toBeDefined())
    await page.user.click((await rowOf('LUMORA')).getByRole('button', { name: 'Accept LUMORA' }))
    await waitFor(async () => expect((await rowOf('LUMORA')).getByText(/^Accepted on/)).toBeDefined())
    await page.user.click((await rowOf('LUMORA')).getByRole('button', { name: /^Make it an open risk/ }))
    await waitFor(async () => expect((await rowOf('LUMORA')).getByText(/^Open risk, assessed on/)).toBeDefined())
    const bodies = page.sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body)
    expect(bodies).toEqual([
      { assessment: 'open', note: 'A partner' },
      { assessment: 'accepted', note: 'A partner' },
      { assessment: 'open', note: 'A partner' },
    ])
  })

  it('says what has changed of an accepted brand', async () => {
    const assessed = { brandId: 'de-1', assessment: 'open' as const, note: '', assessedUtc: null, changes: ['owner' as const] }
    const brand = resultBrand('de-1', 'LUMORA', { verdict: 'changed', assessed })
    await open(radarServer({ [found]: () => resultOf(execution(2), [brand]) }))
    const row = await rowOf('LUMORA')
    expect(row.getByText('changed')).toBeDefined()
    expect(row.getByText('Changed: owner')).toBeDefined()
  })

  it('calls an empty result free of conflicts only where a register was searched', async () => {
    await open(radarServer({ [found]: () => resultOf(execution(2), []) }))
    expect(await screen.findByRole('heading', { name: 'No conflicts found' })).toBeDefined()
    closePage()
    await open(radarServer({ [found]: () => resultOf(execution(2), [], { offices: [] }) }))
    expect(await screen.findByRole('heading', { name: 'No register was searched in this run.' })).toBeDefined()
  })

  it.each([
    ['Execution failed', { state: 'executionFailed' as const }],
    ['State unknown', { state: 'stateUnknown' as const }],
    ['Running', { state: 'stateUnknown' as const, isRunning: true }],
  ])('without a result shows: %s', async (heading, more) => {
    await open(radarServer({ 'GET /BrandQueryHistory/2': () => execution(2, more) }))
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeDefined()
    expect(screen.queryByRole('combobox', { name: 'Compare with' })).toBeNull()
  })

  it('can be compared with another run', async () => {
    const page = await open()
    await screen.findByRole('option', { name: /^11 Jun 2026/ })
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Compare with' }), '1')
    const added = (await screen.findByRole('heading', { level: 2, name: 'Added' })).closest('section') as HTMLElement
    expect(within(added).getByRole('heading', { name: 'LUMORIA' })).toBeDefined()
    expect(screen.getByText('Before: Registered')).toBeDefined()
    expect(page.address()).toBe('/en/storedqueries/7/results/2?with=1')
  })

  it('reads its ids as integers', async () => {
    await open(radarServer(), 'seven/results/2')
    expect(await screen.findByText('404')).toBeDefined()
    closePage()
    await open(radarServer({ 'GET /StoredBrandQueries/8': () => failure(404, 'storedBrandQuery.notFound') }), '8/results/2')
    expect(await screen.findByRole('heading', { name: 'This result does not exist' })).toBeDefined()
  })

  it('asks visitors to log in, and can be loaded again after a failure', async () => {
    await openPage('/en/storedqueries/7/results/2', searching)
    expect(await screen.findByText('Please log in to see this result.')).toBeDefined()
    closePage()
    let isDown = true
    const page = await open(
      radarServer({ [found]: () => (isDown ? failure(500, 'server.internal') : resultOf(execution(2), [])) }),
    )
    await screen.findByRole('heading', { name: 'The result could not be loaded' })
    isDown = false
    await page.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'No conflicts found' })).toBeDefined()
  })
})

describe('the link of a mail', () => {
  const token = `${'a'.repeat(20)}.${'b'.repeat(30)}`
  const address = `/StoredBrandQueries/links/${token}`
  const link = (more: Partial<RadarLink> = {}): RadarLink => ({
    kind: 'leave',
    name: 'Lumora watch',
    mail: 'cc@example.org',
    brand: null,
    result: null,
    isDone: false,
    ...more,
  })

  it('acts by the button of its page only', async () => {
    const page = await openPage(`/en/notifications/${token}`, {
      [`GET ${address}`]: () => link(),
      [`POST ${address}`]: () => link({ isDone: true }),
    })
    await screen.findByRole('heading', { level: 1, name: 'Stop these messages?' })
    expect(page.sent.map(({ call }) => call)).not.toContain(`POST ${address}`)
    await page.user.click(screen.getByRole('button', { name: 'Stop the messages' }))
    const done = await screen.findByRole('heading', { level: 1, name: 'You will receive no more messages' })
    expect(document.activeElement).toBe(done)
    expect(screen.queryByRole('button', { name: 'Stop the messages' })).toBeNull()
  })

  it('shows the brand that it accepts, and that it did so before', async () => {
    const brand = hit('de-1', 'LUMORA')
    await openPage(`/en/accept/${token}`, { [`GET ${address}`]: () => link({ kind: 'accept', brand, isDone: true }) })
    expect(await screen.findByRole('heading', { level: 1, name: 'This brand is accepted' })).toBeDefined()
    expect(screen.getByRole('heading', { level: 2, name: 'LUMORA' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Accept as known' })).toBeNull()
  })

  it('shows a shared result without login and without assessments', async () => {
    await openPage(`/en/shared/${token}`, {
      [`GET ${address}`]: () => link({ kind: 'shared' }),
      [`GET ${address}/result`]: () => resultOf(execution(2), [resultBrand('de-1', 'LUMORA')]),
    })
    expect(await screen.findByRole('heading', { level: 2, name: 'LUMORA' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Accept LUMORA' })).toBeNull()
    expect(screen.queryByText('Messages')).toBeNull()
  })

  it.each([
    [410, 'link.expired', 'This link has expired'],
    [404, 'link.invalid', 'This link is not valid'],
    [500, 'server.internal', 'The link could not be checked'],
  ])('says for %i %s: %s', async (status, code, title) => {
    await openPage(`/en/accept/${token}`, { [`GET ${address}`]: () => failure(status, code) })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined()
  })
})
