// @vitest-environment happy-dom

import type { BackTest, QueryExecution, StoredBrandQuery, StoredBrandQueryInput } from '@marklot/contracts/radar'
import type { BrandQuery } from '@marklot/contracts/search'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { closePage, openPage, type Replies } from './page.tsx'
import { id, now, products, signedIn, subscriptionTo } from './person.ts'
import { found, marks, searching, suggested } from './register.ts'

// The logo and the steps after the first one load on demand, which takes longer than a test waits.
beforeAll(async () => {
  await import('../../src/features/radar/wizard/logo-section.tsx')
  await import('../../src/features/radar/wizard/later-steps.tsx')
})
afterEach(() => {
  closePage()
  sessionStorage.clear()
})

const backTest: BackTest = {
  from: '2025-06-30',
  until: '2026-06-30',
  curve: [
    { minimumSimilarity: 70, brands: 9, mails: 6, mailsPerMonth: 0.5 },
    { minimumSimilarity: 75, brands: 4, mails: 3, mailsPerMonth: 0.3 },
  ],
  brands: [{ day: '2026-01-05', brandId: 'de-1', name: 'LUMORA', registrationOfficeCode: 'de', similarity: 72 }],
  isLowerBound: false,
}
const execution: QueryExecution = {
  id: 31,
  storedBrandQueryId: 7,
  state: 'resultAvailable',
  isRunning: false,
  trigger: 'byHand',
  dueUtc: null,
  startedUtc: now,
  finishedUtc: now,
  total: 5,
  totalIsLowerBound: false,
  newBrands: 5,
  changedBrands: 0,
  mails: [],
}
const stored = (input: StoredBrandQueryInput): StoredBrandQuery => ({
  ...(input as unknown as StoredBrandQuery),
  id: input.id ?? 7,
  createdUtc: now,
  changedUtc: now,
  nextExecutionUtc: '2026-07-01T04:00:00.000Z',
  paused: null,
  recipients: [],
  openRisks: 4,
  acceptedBrands: 1,
  executions: 0,
  lastExecution: null,
})
const radarPlan = subscriptionTo(products[1] as (typeof products)[number])
const subscriber = (more: Replies = {}) =>
  signedIn({
    'GET /user/account/subscription': () => ({
      ...radarPlan,
      product: { ...radarPlan.product, features: [{ key: 'radar', limit: null, usages: 0 }] },
    }),
    ...searching,
    'POST /BrandQueries': (query: BrandQuery) => found(query, { hits: [...marks], total: marks.length }),
    'POST /StoredBrandQueries/backtest': () => backTest,
    'PUT /user/account/StoredBrandQueries': (input: StoredBrandQueryInput) => stored(input),
    'POST /StoredBrandQueries/7/history': () => execution,
    ...more,
  })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Types a brand and continues to the second step. */
async function assessing(more: Replies = {}) {
  const page = await openPage('/en/monitor', subscriber(more), id)
  await page.user.click(await screen.findByRole('tab', { name: 'Type it in' }))
  await page.user.type(screen.getByLabelText('Name'), 'Lumora')
  await page.user.click(screen.getByRole('checkbox', { name: /^Class 9:/ }))
  await waitFor(() => expect((button('Next') as HTMLButtonElement).disabled).toBe(false))
  await act(async () => button('Next').click())
  await heading('Who is already close?')
  await screen.findByRole('list', { name: 'Current conflicts' })
  return page
}

describe('the Brand-Radar wizard', () => {
  it('lets a visitor choose a brand, and asks for the login at the next step', async () => {
    const visitor: Replies = { ...searching, 'PUT /BrandAutocompletes/lumora': () => suggested(marks) }
    const { user, address } = await openPage('/en/monitor?q=lumora', visitor)
    // The picture and the classes are no part of the name.
    await user.click(await screen.findByRole('radio', { name: /^LUMORIA .*\d (alive|new)$/ }))
    await act(async () => button('Next').click())
    expect(await screen.findByRole('dialog', { name: 'You need an account for this' })).toBeDefined()
    expect(address()).toBe('/en/monitor?q=lumora')
    closePage()
    await openPage('/en/monitor', subscriber(visitor), id)
    expect(((await screen.findByRole('radio', { name: /LUMORIA/ })) as HTMLInputElement).checked).toBe(true)
  })

  it('takes over a brand that another page describes, with its classes', async () => {
    await openPage('/en/monitor?q=Tavilo&classes=9&classes=30', subscriber(), id)
    expect(((await screen.findByLabelText('Name')) as HTMLInputElement).value).toBe('Tavilo')
    expect((screen.getByRole('checkbox', { name: /^Class 9:/ }) as HTMLInputElement).checked).toBe(true)
    expect((screen.getByRole('checkbox', { name: /^Class 30:/ }) as HTMLInputElement).checked).toBe(true)
    expect((screen.getByRole('checkbox', { name: /^Class 35:/ }) as HTMLInputElement).checked).toBe(false)
  })

  it('says that the plan lacks it, and asks for a brand first', async () => {
    const { user } = await openPage('/en/monitor', signedIn(searching), id)
    await waitFor(() => expect((button('Next') as HTMLButtonElement).disabled).toBe(false))
    await user.click(button('Next'))
    expect(screen.getByText('Please choose a brand.')).toBeDefined()
    await user.click(screen.getByRole('tab', { name: 'Type it in' }))
    await user.type(screen.getByLabelText('Name'), 'Lumora')
    await act(async () => button('Next').click())
    expect(await screen.findByRole('dialog', { name: 'Your plan does not include this feature' })).toBeDefined()
  })

  it('has a title of its own at each step', async () => {
    const page = await assessing()
    expect(document.title).toBe('Assess – Brand-Radar · Marklot')
    await act(async () => button('Next').click())
    await heading(/open risks/)
    expect(document.title).toBe('Result – Brand-Radar · Marklot')
    await act(async () => button('Next').click())
    await heading('Let it run')
    expect(document.title).toBe('Save & Automate – Brand-Radar · Marklot')
    await page.goBack()
    await heading(/open risks/)
    expect(document.title).toBe('Result – Brand-Radar · Marklot')
  })

  it('moves an accepted hit to the other list and back, with counts and notes that stay', async () => {
    const { user } = await assessing()
    expect(screen.getAllByText('Brand not yet assessed')).toHaveLength(5)
    await user.click(button('Accept LUMORIA'))
    expect(button(/^Current conflicts/).textContent).toBe('Current conflicts 4')
    expect(button(/^Accepted brands/).textContent).toBe('Accepted brands 1')
    await user.click(button('Note LUMORA'))
    await user.keyboard('Ask first.')
    await user.click(button('Save note'))
    closePage()

    // Another visit in the same window continues, for the same account only.
    await openPage('/en/monitor?step=2', subscriber(), id)
    expect(await screen.findByText('Ask first.')).toBeDefined()
    const accepted = await screen.findByRole('button', { name: /^Accepted brands/ })
    await user.click(accepted)
    await user.click(button('Make it an open risk again LUMORIA'))
    await waitFor(() => expect(button(/^Current conflicts/).textContent).toBe('Current conflicts 5'))
    closePage()
    const other = '00000000-0000-4000-8000-000000000002'
    const account = await (subscriber()['GET /user/account'] as () => object)()
    await openPage('/en/monitor?step=2', subscriber({ 'GET /user/account': () => ({ ...account, id: other }) }), other)
    expect(await heading('Which brand should be monitored?')).toBeDefined()
  })

  it('offers to adjust a search without conflicts', async () => {
    const { user, sent } = await openPage(
      '/en/monitor',
      subscriber({
        'POST /BrandQueries': (query: BrandQuery) =>
          found(query, query.minimumSimilarity < 70 ? { total: 3 } : { hits: [], total: 0 }),
      }),
      id,
    )
    await user.click(await screen.findByRole('tab', { name: 'Type it in' }))
    await user.type(screen.getByLabelText('Name'), 'Lumora')
    await waitFor(() => expect((button('Next') as HTMLButtonElement).disabled).toBe(false))
    await act(async () => button('Next').click())
    expect(await screen.findByRole('heading', { name: 'No conflicts found' })).toBeDefined()
    expect(await screen.findByText(/At 50% there would be 3\./)).toBeDefined()
    await user.click(button('Adjust search'))
    const dialog = within(screen.getByRole('dialog', { name: 'Search configuration' }))
    await user.selectOptions(dialog.getByLabelText('Minimum name similarity'), '60')
    await user.selectOptions(dialog.getByLabelText('Number of results'), '100 results')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toContainEqual(expect.objectContaining({ minimumSimilarity: 60, size: 100 })),
    )
  })

  it('replays twelve months once, and shows each threshold without another call', async () => {
    const { user, sent } = await assessing()
    await act(async () => button('Next').click())
    await heading('5 open risks, 0 accepted')
    const slider = await screen.findByRole('slider', { name: /Minimum name similarity/ })
    expect(screen.getByText('marks reported').textContent).toBe('9 marks reported')
    expect(screen.getAllByText(/as the register stands today/)).toHaveLength(1)
    const calls = () => sent.filter(({ call }) => call.endsWith('/backtest')).length
    await act(async () => fireEvent.change(slider, { target: { value: '75' } }))
    expect(slider.getAttribute('aria-valuetext')).toBe('75%')
    expect(screen.getByText('marks reported').textContent).toBe('4 marks reported')
    expect(calls()).toBe(1)
    await user.click(screen.getByRole('radio', { name: 'weekly' }))
    await waitFor(() => expect(calls()).toBe(2))
  })

  it('exports the findings with the decisions so far', async () => {
    const table = () => new Response('name', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })
    const { user, sent } = await assessing({ 'POST /StoredBrandQueries/export': table })
    await act(async () => screen.getByRole('button', { name: 'Accept LUMORIA' }).click())
    await act(async () => button('Next').click())
    await heading('4 open risks, 1 accepted')
    await user.click(button('Export'))
    await user.click(screen.getByRole('button', { name: 'Table (CSV)' }))
    await waitFor(() => expect(sent.at(-1)?.call).toBe('POST /StoredBrandQueries/export'))
    expect(sent.at(-1)?.body).toMatchObject({
      name: 'Lumora',
      text: 'Lumora',
      minimumNameSimilarity: 70,
      assessments: [{ brandId: 'em-2', assessment: 'accepted', note: '' }],
    })
  })

  it('saves with assessments, and repeats a failed first run without saving twice', async () => {
    let runs = 0
    const { user, sent } = await assessing({
      'POST /StoredBrandQueries/7/history': () => {
        runs += 1
        const failure = { code: 'search.unavailable', message: 'Away', requestId: '1' }
        return runs === 1 ? Response.json(failure, { status: 503 }) : execution
      },
    })
    await user.click(button('Accept LUMORIA'))
    await act(async () => button('Next').click())
    await heading(/open risks/)
    await act(async () => button('Next').click())
    await heading('Let it run')
    const name = screen.getByLabelText('Monitoring name')
    await user.clear(name)
    await user.click(button('Save and start'))
    expect(screen.getByText('Required')).toBeDefined()
    expect(document.activeElement).toBe(name)
    await user.type(name, 'Core brand')
    await act(async () => button('Save and start').click())
    expect(await heading('“Core brand” is being monitored')).toBeDefined()
    await user.click(button('Run now'))
    const link = await screen.findByRole('link', { name: 'View the first result' })
    expect(link.getAttribute('href')).toBe('/en/storedqueries/7/results/31')
    const saves = sent.filter(({ call }) => call === 'PUT /user/account/StoredBrandQueries')
    expect(saves.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        name: 'Core brand',
        text: 'Lumora',
        executionFrequency: 'daily',
        ownerMail: 'erika@example.org',
        assessments: [{ brandId: 'em-2', assessment: 'accepted', note: '' }],
      }),
    ])
    expect(sessionStorage.getItem('radar-draft')).toBeNull()
  })
})
