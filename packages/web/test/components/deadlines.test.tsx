// @vitest-environment happy-dom
import type { AccountDeadline, AccountDeadlines, DeadlineCalendar } from '@marklot/contracts/deadlines'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage, type Replies } from './page.tsx'
import { id as personId, signedIn } from './person.ts'
import { execution, radarServer, savedSearch } from './radar.ts'

afterEach(closePage)

const today = '2026-06-30'
const deadline = (name: string, date: string, daysLeft: number, more: Partial<AccountDeadline> = {}): AccountDeadline => ({
  kind: 'opposition',
  date,
  isComputed: false,
  rule: null,
  source: null,
  startDate: null,
  daysLeft,
  brand: {
    brandId: `de-${name.length}`,
    name,
    brandType: 'Word',
    registrationOfficeCode: 'de',
    brandLogoUrl: null,
    numberDisplay: '30 2026 1',
  },
  boards: [{ id: 7, name: 'Tea' }],
  storedBrandQueries: [],
  ...more,
})
const tavilo = deadline('Tavilo', '2026-07-10', 10, { isComputed: true, rule: 'closed', source: '§ 42 MarkenG' })
const kandrel = deadline('Kandrel', '2027-01-05', 189, {
  kind: 'renewal',
  boards: [],
  storedBrandQueries: [{ id: 3, name: 'Tins' }],
})
const kandrelInFrance = {
  ...kandrel,
  brand: { ...kandrel.brand, brandId: 'fr-1', registrationOfficeCode: 'fr' as const },
  kind: 'lateRenewal' as const,
}
const past = deadline('Ostrelle', '2026-06-20', -10)
const replyOf = (deadlines: AccountDeadline[], more: Partial<AccountDeadlines> = {}): AccountDeadlines => ({
  today,
  upcoming: deadlines.filter(({ daysLeft }) => daysLeft >= 0).length,
  past: deadlines.filter(({ daysLeft }) => daysLeft < 0).length,
  leftOutBrands: 0,
  deadlines,
  own: [],
  ...more,
})

/** Returns a server with these deadlines and a calendar that the page can create, change and end. */
function server(reply: AccountDeadlines, calendar: DeadlineCalendar | null = null): Replies {
  let stored = calendar
  const path = '/user/account/deadlines'
  return signedIn({
    [`GET ${path}`]: () => reply,
    [`GET ${path}/calendar`]: () => stored,
    [`POST ${path}/calendar`]: ({ reminds }: { reminds: boolean }) => {
      stored = { createdUtc: '2026-06-30T10:00:00.000Z', reminds }
      return { ...stored, address: 'https://marklot.test/api/v1/Calendars/secret.ics' }
    },
    [`PUT ${path}/calendar`]: ({ reminds }: { reminds: boolean }) => {
      stored = { createdUtc: '2026-06-30T10:00:00.000Z', reminds }
      return stored
    },
    [`DELETE ${path}/calendar`]: () => {
      stored = null
      return new Response(null, { status: 204 })
    },
  })
}
const open = (replies: Replies, query = '') => openPage(`/en/mymarklot/deadlines${query}`, replies, personId)
const rowsIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.tagName === 'OL')
    .map(({ textContent }) => textContent)

describe('the page of deadlines', () => {
  it('asks visitors to log in', async () => {
    await openPage('/en/mymarklot/deadlines', {})
    expect(screen.getByText('Please log in')).toBeDefined()
  })

  it('says when there are none, with what to do', async () => {
    await open(server(replyOf([])))
    expect(await screen.findByRole('heading', { name: 'No deadlines yet' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Search for marks' }).getAttribute('href')).toBe('/en/search')
  })

  it('shows each with its days, its rule and where it comes from, past ones apart', async () => {
    await open(server(replyOf([tavilo, kandrel, past])))
    await screen.findByRole('heading', { name: 'Next' })
    const [first, second] = rowsIn('Next')
    expect(first).toContain('10 July 2026')
    expect(first).toContain('10 days leftOpposition against Tavilo')
    expect(first).toContain('Board: Tea')
    expect(first).toContain('computed, § 42 MarkenG, moved to the office’s next working day')
    expect(second).toContain('Renewal of Kandrel')
    expect(second).toContain('Saved search: Tins')
    expect(second).toContain('from the register')
    expect(rowsIn('Past deadlines, last twelve months')).toEqual([
      expect.stringContaining('10 days agoOpposition against Ostrelle'),
    ])
    expect(screen.getByText(/^Computed dates follow/)).toBeDefined()
  })

  it('selects by kind and office in its address', async () => {
    const { user, address } = await open(server(replyOf([tavilo, kandrel, kandrelInFrance])))
    const kinds = within(await screen.findByRole('navigation', { name: 'Kind of deadline' }))
    expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All 3', 'Opposition 1', 'Renewal 2'])
    await user.click(kinds.getByRole('link', { name: 'Renewal 2' }))
    expect(rowsIn('Next')).toHaveLength(2)
    await user.selectOptions(screen.getByLabelText('Office'), 'France')
    expect(address()).toBe('/en/mymarklot/deadlines?kind=renewal&office=fr')
    expect(rowsIn('Next')).toEqual([expect.stringContaining('Late renewal of Kandrel')])
    await user.click(kinds.getByRole('link', { name: 'Opposition 0' }))
    expect(screen.getByText('Nothing is coming up in this selection.')).toBeDefined()
  })

  it('lists those of own applications apart, with the way to their project', async () => {
    const own = {
      kind: 'priority' as const,
      projectId: '00000000-0000-4000-8000-00000000000a',
      name: 'Orvilo',
      registrationOfficeCode: 'ch' as const,
      filingNumber: null,
      date: '2026-08-01',
      daysLeft: 32,
      rule: 'nominal' as const,
      source: 'Art. 7 MSchG',
    }
    const { user } = await open(server(replyOf([tavilo, kandrel], { own: [own] })))
    await screen.findByRole('heading', { name: 'Deadlines of your applications' })
    expect(rowsIn('Deadlines of your applications')).toEqual([
      expect.stringContaining('32 days leftEnd of the priority period of Orvilo'),
    ])
    expect(screen.getByRole('link', { name: 'Orvilo' }).getAttribute('href')).toContain(`/pilot/${own.projectId}`)
    await user.click(screen.getByRole('link', { name: 'Renewal 1' }))
    expect(screen.queryByRole('heading', { name: 'Deadlines of your applications' })).toBeNull()
    closePage()
    await open(server(replyOf([], { own: [own] })))
    await screen.findByRole('heading', { name: 'Deadlines of your applications' })
    expect(screen.queryByRole('heading', { name: 'No deadlines yet' })).toBeNull()
  })

  it('says how many brands are missing', async () => {
    await open(server(replyOf([tavilo], { leftOutBrands: 3 })))
    expect(await screen.findByText(/^The deadlines of 3 more marks are missing/)).toBeDefined()
  })

  it('distinguishes a failure from an empty list', async () => {
    await open({ ...server(replyOf([])), 'GET /user/account/deadlines': () => new Response('{}', { status: 400 }) })
    expect(await screen.findByRole('heading', { name: 'The deadlines cannot be loaded right now' })).toBeDefined()
  })
})

describe('the calendar', () => {
  it('shows its address once, when it is made', async () => {
    const replies = server(replyOf([tavilo]))
    const { user, sent } = await open(replies)
    await user.click(await screen.findByRole('checkbox', { name: 'Remind me seven days before' }))
    await user.click(screen.getByRole('button', { name: 'Create address' }))
    const field = await screen.findByLabelText<HTMLInputElement>('Address of the calendar')
    expect(field.value).toBe('https://marklot.test/api/v1/Calendars/secret.ics')
    expect(screen.getByRole('link', { name: 'Subscribe in your calendar' }).getAttribute('href')).toMatch(
      /^webcal:\/\/marklot\.test\//,
    )
    expect(sent.find(({ call }) => call === 'POST /user/account/deadlines/calendar')?.body).toEqual({ reminds: true })
    closePage()
    await open(replies)
    expect(await screen.findByText(/^Your calendar has existed since 30 June 2026\./)).toBeDefined()
    expect(screen.queryByLabelText('Address of the calendar')).toBeNull()
  })

  it('changes its reminders at once and ends after a question', async () => {
    const { user, sent } = await open(server(replyOf([tavilo]), { createdUtc: '2026-06-01T10:00:00.000Z', reminds: false }))
    await user.click(await screen.findByRole('checkbox', { name: 'Remind me seven days before' }))
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('PUT /user/account/deadlines/calendar'))
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true))
    await user.click(screen.getByRole('button', { name: 'Delete the calendar' }))
    expect(sent.map(({ call }) => call)).not.toContain('DELETE /user/account/deadlines/calendar')
    const question = await screen.findByRole('dialog', { name: 'Delete the calendar' })
    await user.click(within(question).getByRole('button', { name: 'Delete the calendar' }))
    expect(await screen.findByRole('button', { name: 'Create address' })).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'In your calendar' })))
  })
})

describe('the dashboard', () => {
  const boards = 'GET /user/account/brands/bookmarkcontainers'
  const openDashboard = (replies: Replies) => openPage('/en/mymarklot', replies, personId)

  it('says of each part what would be there', async () => {
    await openDashboard({
      ...server(replyOf([])),
      'GET /user/account/StoredBrandQueries': () => [],
      [boards]: () => [],
    })
    await screen.findByText(/^No board yet\./)
    for (const text of [/^No deadline is coming up\./, /^No open risk\./, /^No saved search has run yet\./])
      expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByRole('region', { name: 'Your plan' }).textContent).toContain('Professional')
  })

  it('counts what all searches found, and shows the newest risks, the runs and the nearest deadlines', async () => {
    const failed = savedSearch({ id: 8, name: 'Failed', openRisks: 2, lastExecution: execution(5, { state: 'executionFailed' }) })
    const { sent } = await openDashboard({
      ...server(replyOf([tavilo])),
      ...radarServer({ 'GET /user/account/StoredBrandQueries': () => [savedSearch(), failed] }),
      'GET /user/account/deadlines': () => replyOf([tavilo]),
      [boards]: () => [],
    })
    const risks = within(await screen.findByRole('region', { name: 'Open risks' }))
    expect(await risks.findByRole('link', { name: 'LUMORA' })).toBeDefined()
    expect(risks.getByText('From “Lumora watch”, the most recent search with open risks')).toBeDefined()
    expect(screen.getByText('3').parentElement?.textContent).toBe('3 open risks')
    expect(screen.getByText('latest run failed').textContent).toBe('1 latest run failed')
    const runs = within(screen.getByRole('region', { name: 'Latest runs' })).getAllByRole('listitem')
    expect(runs.map(({ textContent }) => textContent?.slice(0, 6))).toEqual(['Failed', 'Lumora'])
    const next = within(screen.getByRole('region', { name: 'Next deadlines' }))
    expect(next.getByRole('link', { name: 'Tavilo' })).toBeDefined()
    expect(next.getByRole('link', { name: 'All deadlines and calendar' }).getAttribute('href')).toBe('/en/mymarklot/deadlines')
    expect(sent.filter(({ call }) => call.startsWith('GET /user/account/deadlines')).length).toBe(1)
  })

  it('keeps its other parts when one fails', async () => {
    await openDashboard({
      ...radarServer({ [boards]: () => [] }),
      'GET /user/account/deadlines': () => new Response('{}', { status: 400 }),
    })
    expect(await screen.findByText(/^No board yet\./)).toBeDefined()
    expect(await screen.findByText('This part cannot be loaded right now.')).toBeDefined()
  })
})
