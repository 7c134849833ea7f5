// @vitest-environment happy-dom
import type { StoredBrandQueryInput } from '@marklot/contracts/radar'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage, type Replies } from './page.tsx'
import { id as personId } from './person.ts'
import { execution, failure, radarServer, savedSearch } from './radar.ts'
import { searching } from './register.ts'

afterEach(closePage)

const saving = 'PUT /user/account/StoredBrandQueries'
const dialog = () => screen.findByRole('dialog')
/** Waits for the texts of the part that the click opens. They load on demand. */
const open = (button: HTMLElement) => act(async () => void fireEvent.click(button))

describe('saving a search', () => {
  async function openPopup(replies: Replies, person: string | null = personId) {
    const page = await openPage('/en/search?q=lumora&goods=9&min=80', replies, person)
    await open(await screen.findByRole('button', { name: 'Save search' }))
    return page
  }
  const savedBody = (page: Awaited<ReturnType<typeof openPopup>>) =>
    page.sent.find(({ call }) => call === saving)?.body as StoredBrandQueryInput

  it('asks visitors to log in', async () => {
    await openPopup(searching, null)
    expect((await dialog()).textContent).toContain('Please log in.')
    expect(within(await dialog()).getByRole('button', { name: 'Log in' })).toBeDefined()
  })

  it('sends the search of the page with what was entered', async () => {
    const page = await openPopup(radarServer())
    const popup = within(await dialog())
    expect(popup.getByLabelText<HTMLInputElement>('Name of the search').value).toBe('lumora')
    expect(popup.getByRole('list', { name: 'What is searched' }).textContent).toContain('Name: lumora')
    await page.user.selectOptions(popup.getByLabelText('Number of results'), '200 results')
    await page.user.click(popup.getByRole('tab', { name: 'Automation' }))
    await page.user.click(popup.getByRole('radio', { name: 'weekly' }))
    await page.user.type(popup.getByLabelText(/^Additional recipients/), 'a@example.org{Enter}b@example.org')
    await page.user.click(popup.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(savedBody(page)).toBeDefined())
    expect(savedBody(page)).toMatchObject({
      name: 'lumora',
      text: 'lumora',
      size: 200,
      minimumNameSimilarity: 80,
      executionFrequency: 'weekly',
      ownerMail: 'erika@example.org',
      shareResults: ['a@example.org', 'b@example.org'],
    })
    expect(savedBody(page).filters.goodsClasses).toEqual([9])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows faults beside their fields, on the tab that has them', async () => {
    const page = await openPopup(radarServer())
    const popup = within(await dialog())
    await page.user.clear(popup.getByLabelText('Name of the search'))
    await page.user.click(popup.getByRole('tab', { name: 'Automation' }))
    await page.user.click(popup.getByRole('button', { name: 'Save' }))
    expect(await popup.findByText('Required')).toBeDefined()
    await page.user.type(popup.getByLabelText('Name of the search'), 'x')
    await page.user.click(popup.getByRole('tab', { name: 'Automation' }))
    await page.user.type(popup.getByLabelText(/^Additional recipients/), 'nobody')
    await page.user.click(popup.getByRole('button', { name: 'Save' }))
    expect(await popup.findByText('Email address required')).toBeDefined()
    expect(savedBody(page)).toBeUndefined()
  })

  it("shows the server's faults as sentences", async () => {
    const fault = [{ path: 'shareResults.0', message: 'A sentence about the address.' }]
    const page = await openPopup(radarServer({ [saving]: () => failure(400, 'request.invalid', fault) }))
    await page.user.click(within(await dialog()).getByRole('button', { name: 'Save' }))
    const panel = await screen.findByRole('tabpanel', { name: 'Automation' })
    expect(await within(panel).findByText('A sentence about the address.')).toBeDefined()
  })

  it('says what the server refuses in the query itself', async () => {
    const fault = [{ path: 'query', message: 'A sentence about an unknown status.' }]
    const page = await openPopup(radarServer({ [saving]: () => failure(400, 'query.invalid', fault) }))
    const popup = within(await dialog())
    await page.user.click(popup.getByRole('tab', { name: 'Automation' }))
    await page.user.click(popup.getByRole('button', { name: 'Save' }))
    const panel = await screen.findByRole('tabpanel', { name: 'General' })
    expect((await within(panel).findByRole('alert')).textContent).toBe('A sentence about an unknown status.')
  })

  it('keeps what was entered under the paywall', async () => {
    const page = await openPopup(radarServer({ [saving]: () => failure(403, 'plan.featureNotIncluded') }))
    const popup = within(await dialog())
    await page.user.type(popup.getByLabelText('Name of the search'), ' daily')
    await page.user.click(popup.getByRole('button', { name: 'Save' }))
    const paywall = await screen.findByRole('dialog', { name: 'Your plan does not include this feature' })
    await page.user.click(within(paywall).getByRole('button', { name: 'Close' }))
    expect(popup.getByLabelText<HTMLInputElement>('Name of the search').value).toBe('lumora daily')
  })
})

describe('the saved searches', () => {
  const openList = (replies: Replies) => openPage('/en/mymarklot?section=searches', replies, personId)
  const list = 'GET /user/account/StoredBrandQueries'

  it('say that there are none', async () => {
    await openList(radarServer({ [list]: () => [] }))
    expect(await screen.findByRole('heading', { name: 'No saved searches yet' })).toBeDefined()
  })

  it('show what is searched, when, and what the last run found', async () => {
    const nextExecutionUtc = '2026-07-01T04:00:00.000Z'
    await openList(radarServer({ [list]: () => [savedSearch({ executionFrequency: 'daily', nextExecutionUtc })] }))
    const row = within((await screen.findByRole('heading', { name: 'Lumora watch' })).closest('li') as HTMLElement)
    expect(row.getByRole('list', { name: 'What is searched' }).textContent).toContain('lumora')
    expect(row.getByText('daily')).toBeDefined()
    expect(row.getByText(/^1 Jul 2026/)).toBeDefined()
    expect(row.getByText('Result available')).toBeDefined()
    expect(row.getByText('2 hits, 1 new')).toBeDefined()
    expect(row.getByText('1 open risk, 0 accepted brands')).toBeDefined()
  })

  it('explain why one is paused, and how to continue', async () => {
    const paused = { reason: 'plan.notActive' as const, sinceUtc: '2026-06-20T10:00:00.000Z' }
    await openList(radarServer({ [list]: () => [savedSearch({ paused })] }))
    expect(await screen.findByText(/This search has been paused since 20 Jun 2026\./)).toBeDefined()
    await open(screen.getByRole('button', { name: 'What can I do?' }))
    expect(await dialog()).toBeDefined()
  })

  it('lead from a run to its result', async () => {
    const page = await openList(radarServer())
    await page.user.click(await screen.findByRole('button', { name: 'Run now Lumora watch' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Found on 12\u00a0Jun\u00a02026' })).toBeDefined()
    expect(page.address()).toBe('/en/storedqueries/7/results/2')
  })

  it('show the history with each state', async () => {
    const executions = [
      execution(4, { state: 'stateUnknown', isRunning: true }),
      execution(3, { state: 'stateUnknown' }),
      execution(2, { state: 'executionFailed' }),
      execution(1, { mails: [{ mail: 'cc@example.org', state: 'waiting', attempts: 2, sentUtc: null }] }),
    ]
    const page = await openList(radarServer({ 'GET /BrandQueries/7/history': () => ({ total: 4, executions }) }))
    await page.user.click(await screen.findByRole('button', { name: 'History (2) Lumora watch' }))
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)
    expect(rows[0]).toContain('Running')
    expect(rows[1]).toContain('State unknown')
    expect(rows[2]).toContain('Execution failed')
    expect(rows[3]).toContain('Result available')
    expect(rows[3]).toContain('cc@example.org: waiting to be sent')
  })

  it('are changed as a whole in the same popup', async () => {
    const page = await openList(radarServer())
    await page.user.click(await screen.findByRole('button', { name: 'Edit: Lumora watch' }))
    const popup = within(await screen.findByRole('dialog', { name: 'Change saved search' }))
    await page.user.type(popup.getByLabelText('Description (optional)'), 'For the shop')
    await page.user.click(popup.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('For the shop')).toBeDefined()
    const body = page.sent.find(({ call }) => call === saving)?.body
    expect(body).toMatchObject({ id: 7, text: 'lumora', size: 50, minimumNameSimilarity: 80 })
  })

  it('are deleted after confirmation', async () => {
    const page = await openList(radarServer())
    await page.user.click(await screen.findByRole('button', { name: 'Delete: Lumora watch' }))
    await page.user.click(within(await dialog()).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { name: 'No saved searches yet' })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })
})
