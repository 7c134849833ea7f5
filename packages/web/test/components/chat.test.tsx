// @vitest-environment happy-dom
import type { Product, Subscription } from '@marklot/contracts/billing'
import type { ChatAnswer, ChatEvent, ChatExchange, ChatThread } from '@marklot/contracts/chat'
import type { ToolResult } from '@marklot/contracts/chat-results'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { assessment, eventStream, ready } from './assessment.ts'
import { closePage, openPage, type Replies } from './page.tsx'
import { id as personId, products, signedIn, subscriptionTo } from './person.ts'
import { failure } from './radar.ts'

beforeAll(async () => {
  await import('../../src/features/chat/start-page.tsx')
  await import('../../src/features/chat/thread-page.tsx')
  await import('../../src/features/chat/thread-dialog.tsx')
})
afterEach(() => {
  closePage()
  sessionStorage.clear()
})

const threadId = '3f2b8c1e-9d4a-4c6f-8a17-5b0e2d7c9f31'
const resultId = '7a1d4e92-0c3b-4f58-9e6d-2b8f5a1c7d40'
const now = '2026-11-20T09:00:00.000Z'
const subscription = subscriptionTo(products[1] as Product)
const withChat: Subscription = {
  ...subscription,
  product: { ...subscription.product, features: [{ key: 'chat', limit: null, usages: 0 }] },
}
const quota = { limit: 100, used: 1, period: 'day', refusal: null }
const classes: ToolResult = {
  id: resultId,
  state: 'done',
  refusal: null,
  tool: 'classifyGoods',
  arguments: { text: 'tea' },
  data: {
    classes: [
      {
        niceClass: { key: '30', shortDescription: 'Coffee, tea', description: 'Coffee, tea' },
        confidence: 0.9,
        reasons: ['tea'],
        terms: [],
      },
    ],
  },
}
const sentence: ChatAnswer['sentences'][number] = {
  starts: 'flow',
  segments: [
    { kind: 'text', text: 'The goods belong to class ' },
    { kind: 'fact', text: '30', fact: 'class', resultId, key: 'data.classes.0.niceClass.key', brandId: null },
    { kind: 'text', text: '.' },
  ],
}
const answer = (more: Partial<ChatAnswer> = {}): ChatAnswer => ({
  id: '1c9e6b7d-5a2f-4830-b4d1-8f7c3e2a6b95',
  state: 'done',
  lastEvent: 5,
  results: [classes],
  sentences: [sentence],
  answeredBy: { kind: 'rules', model: null },
  rulesReason: 'notConfigured',
  struck: 0,
  rating: 'none',
  notice: 'For guidance only.',
  ...more,
})
const exchange = (id: string, more: Partial<ChatAnswer> = {}): ChatExchange => ({
  id,
  text: 'Which class has tea?',
  askedUtc: now,
  answer: answer(more),
})
const thread = (exchanges: ChatExchange[] = []): ChatThread => ({
  id: threadId,
  title: 'Which class has tea?',
  createdUtc: now,
  changedUtc: now,
  subject: null,
  exchanges,
})
const begun = (id: string): ChatEvent => ({
  id: 1,
  kind: 'begun',
  exchange: exchange(id, { state: 'running', lastEvent: 1, results: [], sentences: [] }),
})
const call = `/AssistantThreads/${threadId}`
const open = (path: string, replies: Replies) =>
  openPage(
    `/en/chat${path}`,
    signedIn({
      'GET /Assistant': () => ({ answeredBy: { kind: 'rules', model: null } }),
      'GET /user/account/subscription': () => withChat,
      'GET /user/account/AssistantThreads': () => ({ threads: [{ ...thread(), excerpt: null }], quota }),
      [`GET ${call}`]: () => thread([exchange('5d3a9f10-7b6c-4e28-a1f4-0c9d8e7b6a52')]),
      ...replies,
    }),
    personId,
  )

describe('Brandy', () => {
  it.each([
    [
      { types: ['Word' as const], filed: { from: '2024-01-01', until: '2024-12-31' }, classes: [9] },
      /^Word mark, filed from .*2024 to .*2024, class 9$/,
    ],
    [{ registered: { from: '2024-01-01' }, classes: [9, 25] }, /^registered since .*2024, classes 9 and 25$/],
  ])('names in the title of a search its types and periods', async (limits, shown) => {
    const search: ToolResult = {
      id: resultId,
      state: 'refused',
      refusal: { code: 'search.unavailable', message: 'The search is not available.' },
      tool: 'searchBrands',
      arguments: { name: 'Tavilo', ...limits },
      data: null,
    }
    const asked = exchange('5d3a9f10-7b6c-4e28-a1f4-0c9d8e7b6a52', { results: [search], sentences: [] })
    await open(`/${threadId}`, { [`GET ${call}`]: () => thread([asked]) })
    expect(await screen.findByText(shown)).toBeDefined()
  })
  it('names in the title of a search what limits it', async () => {
    const search: ToolResult = {
      id: resultId,
      state: 'refused',
      refusal: { code: 'search.unavailable', message: 'The search is not available.' },
      tool: 'searchBrands',
      arguments: { motif: 'lion', states: ['new', 'alive'], offices: ['at'], classes: [25] },
      data: null,
    }
    const asked = exchange('5d3a9f10-7b6c-4e28-a1f4-0c9d8e7b6a52', { results: [search], sentences: [] })
    await open(`/${threadId}`, { [`GET ${call}`]: () => thread([asked]) })
    expect(await screen.findByText('Search in the register: lion')).toBeDefined()
    expect(screen.getByText(/^new, alive, AT, /)).toBeDefined()
  })
  it('says before the first message which machine answers, and keeps a visitor’s question', async () => {
    const page = await openPage('/en/chat', { 'GET /Assistant': () => ({ answeredBy: { kind: 'rules', model: null } }) })
    expect(await screen.findByText(/A machine answers here. No language model is set up/)).toBeDefined()
    await page.user.type(await screen.findByRole('textbox', { name: 'Message' }), 'Which class has tea?')
    await page.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByRole('dialog', { name: 'Log in to ask Brandy' })).toBeDefined()
    expect(page.sent.filter((one) => one.call.startsWith('POST'))).toEqual([])
    expect(sessionStorage.getItem('chat-question')).toContain('Which class has tea?')
  })

  it('asks a suggestion, continues after a broken stream, and shows the result with its sources', async () => {
    let calls = 0
    const page = await open('', {
      'POST /AssistantThreads': () => thread(),
      [`GET ${call}`]: () => thread(),
      [`POST ${call}`]: ({ id }: { id: string }) => {
        calls += 1
        if (calls === 1)
          return eventStream([begun(id), { id: 2, kind: 'tool', result: { ...classes, state: 'running', data: null } }])
        return eventStream([
          { id: 2, kind: 'tool', result: { ...classes, state: 'running', data: null } },
          { id: 3, kind: 'tool', result: classes },
          { id: 4, kind: 'sentence', sentence },
          { id: 5, kind: 'done', answer: answer() },
        ])
      },
    })
    await page.user.click(await screen.findByRole('button', { name: 'Which classes do I need for the repair of bicycles?' }))
    await waitFor(() => expect(page.address()).toBe(`/en/chat/${threadId}`))
    expect(await screen.findByText(/For guidance only\./)).toBeDefined()
    expect(screen.getByText('Nice classes: tea')).toBeDefined()
    expect(screen.getAllByText('Class 30')).toHaveLength(1)
    expect(screen.getByRole('link', { name: '30' }).getAttribute('href')).toBe(`#result-${resultId}`)
    expect(screen.getByRole('link', { name: 'Source 1' })).toBeDefined()
    const sent = page.sent.filter((one) => one.call === `POST ${call}`).map(({ body }) => body as { id: string })
    expect(sent).toHaveLength(2)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
  })

  it('keeps a stopped answer and continues it', async () => {
    const id = '5d3a9f10-7b6c-4e28-a1f4-0c9d8e7b6a52'
    const page = await open(`/${threadId}`, {
      [`GET ${call}`]: () => thread([exchange(id, { state: 'stopped', lastEvent: 3 })]),
      [`POST ${call}/messages/${id}`]: () => answer({ state: 'running', lastEvent: 3 }),
      [`GET ${call}/messages/${id}/events`]: () => eventStream([{ id: 4, kind: 'done', answer: answer({ lastEvent: 4 }) }]),
    })
    expect(await screen.findByText('Stopped. What is here is kept.')).toBeDefined()
    await page.user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(screen.queryByText('Stopped. What is here is kept.')).toBeNull())
    expect(page.sent.find((one) => one.call === `POST ${call}/messages/${id}`)?.body).toEqual({ action: 'goOn' })
  })

  it('agrees to an assessment only by a press', async () => {
    const id = '5d3a9f10-7b6c-4e28-a1f4-0c9d8e7b6a52'
    const waiting: ToolResult = {
      id: resultId,
      state: 'needsConfirmation',
      refusal: null,
      tool: 'assessSign',
      arguments: { name: 'Tavilo' },
      data: null,
    }
    const page = await open(`/${threadId}`, {
      [`GET ${call}`]: () => thread([exchange(id, { results: [waiting], sentences: [] })]),
      [`POST ${call}`]: (body: { id: string }) => eventStream([begun(body.id), { id: 5, kind: 'done', answer: answer() }]),
    })
    await page.user.click(await screen.findByRole('button', { name: 'Yes, evaluate' }))
    await waitFor(() =>
      expect(page.sent.find((one) => one.call === `POST ${call}`)?.body).toMatchObject({
        text: 'Yes, evaluate Tavilo.',
        confirms: resultId,
      }),
    )
  })

  it('gives no all-clear when only the logo of an assessment is found', async () => {
    const id = '5d3a9f10-7b6c-4e28-a1f4-0c9d8e7b6a52'
    const none = { identical: 0, similar: 0, similarIsLowerBound: false, brands: [] }
    const reasons = { for: [], against: [] }
    const data = assessment({
      blocks: {
        riskScore: ready({ riskScore: 15, riskClass: 'ratherNot', reasons, openConflicts: 0, brandId: null }),
        names: ready({ ...none, weakElements: [], pronunciations: [] }),
        logos: ready({ ...none, similar: 2, compared: { of: 2, total: 2 } }),
      },
    })
    const found: ToolResult = {
      id: resultId,
      state: 'done',
      refusal: null,
      tool: 'assessSign',
      arguments: { name: 'Tavilo' },
      data,
    }
    await open(`/${threadId}`, { [`GET ${call}`]: () => thread([exchange(id, { results: [found], sentences: [] })]) })
    expect(await screen.findByText('no similar name, but a similar logo')).toBeDefined()
    expect(screen.queryByText('unlikely to conflict')).toBeNull()
    expect(screen.queryByText('Open conflicts')).toBeNull()
  })

  it('renames and deletes a thread', async () => {
    const page = await open(`/${threadId}`, {
      [`PATCH ${call}`]: () => ({ ...thread(), title: 'Tea' }),
      [`DELETE ${call}`]: () => new Response(null, { status: 204 }),
    })
    await page.user.click(await screen.findByRole('button', { name: 'More for Which class has tea?' }))
    await page.user.click(screen.getByRole('button', { name: 'Rename' }))
    const dialog = await screen.findByRole('dialog', { name: 'Rename' })
    const field = within(dialog).getByLabelText('Name of the conversation')
    await page.user.clear(field)
    await page.user.type(field, 'Tea')
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.sent.find((one) => one.call === `PATCH ${call}`)?.body).toEqual({ title: 'Tea' })
    await page.user.click(screen.getByRole('button', { name: 'More for Which class has tea?' }))
    await page.user.click(screen.getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('dialog', { name: 'Delete Which class has tea??' })
    await page.user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(page.address()).toBe('/en/chat'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  })

  it('reports inside the dialog, which hides the page, that a thread was not renamed', async () => {
    const page = await open(`/${threadId}`, { [`PATCH ${call}`]: () => failure(500, 'server.internal') })
    await page.user.click(await screen.findByRole('button', { name: 'More for Which class has tea?' }))
    await page.user.click(screen.getByRole('button', { name: 'Rename' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename' }))
    await page.user.type(dialog.getByLabelText('Name of the conversation'), '!')
    await page.user.click(dialog.getByRole('button', { name: 'Save' }))
    const text = await dialog.findByText(/server\.internal/)
    expect(screen.getAllByText(/server\.internal/)).toEqual([text])
    expect(text.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
    // Afterwards it is on the page, without being announced again.
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000)
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
    const moved = within(screen.getByRole('region', { name: 'Messages' })).getByText(/server\.internal/)
    expect(moved.closest('[aria-live]')?.getAttribute('aria-live')).toBe('off')
    vi.restoreAllMocks()
  })

  it('says when questions are possible again, below the thread and when one is sent', async () => {
    const usedUp = { ...quota, used: 100, refusal: 'plan.quotaUsedUp', renewsUtc: '2026-07-01T22:00:00.000Z' }
    const message = 'What the server says about tomorrow.'
    const page = await open(`/${threadId}`, {
      'GET /user/account/AssistantThreads': () => ({ threads: [], quota: usedUp }),
      [`POST ${call}`]: () => Response.json({ code: 'plan.quotaUsedUp', message, requestId: '1' }, { status: 403 }),
    })
    const main = within(screen.getByRole('main'))
    expect((await main.findByText(/your plan includes a day/)).textContent).toContain('go on from 2 Jul 2026, 00:00.')
    await page.user.type(main.getByRole('textbox', { name: 'Message' }), 'More?{Enter}')
    expect((await screen.findByRole('dialog')).textContent).toContain(message)
  })

  it('leaves the focus at the list when another thread is deleted', async () => {
    let threads = ['Which class has tea?', 'Which class has soap?'].map((title, place) => ({
      ...thread(),
      id: place === 0 ? threadId : resultId,
      title,
      excerpt: null,
    }))
    const page = await open(`/${threadId}`, {
      'GET /user/account/AssistantThreads': () => ({ threads, quota }),
      [`DELETE /AssistantThreads/${resultId}`]: () => {
        threads = threads.slice(0, 1)
        return new Response(null, { status: 204 })
      },
    })
    await page.user.click(await screen.findByRole('button', { name: 'More for Which class has soap?' }))
    const menu = screen.getByRole('button', { name: 'More for Which class has soap?' }).parentElement as HTMLElement
    await page.user.click(within(menu).getByRole('button', { name: 'Delete' }))
    await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.address()).toBe(`/en/chat/${threadId}`)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Conversations' })))
  })

  it('requests the list again after a change, although the first answer is still on its way', async () => {
    const listed = (title: string) => ({ threads: [{ ...thread(), title, excerpt: null }], quota })
    let title = thread().title
    let searches = 0
    let arrive = () => {}
    const page = await open(`/${threadId}`, {
      'GET /user/account/AssistantThreads': (_: never, _path: string, query: URLSearchParams) => {
        if (query.get('query') === 'class') searches += 1
        else if (title === 'Tea') arrive()
        if (query.get('query') !== 'class' || searches > 1) return listed(title)
        // The first answer to the search is read before the change and arrives after it.
        const before = listed(title)
        return new Promise((resolve) => {
          arrive = () => resolve(before)
        })
      },
      [`PATCH ${call}`]: () => {
        title = 'Tea'
        return { ...thread(), title }
      },
    })
    await screen.findByRole('button', { name: 'More for Which class has tea?' })
    await page.user.click(screen.getByLabelText('Search conversations'))
    await page.user.paste('class')
    await waitFor(() => expect(searches).toBe(1))
    await page.user.click(screen.getByRole('button', { name: 'More for Which class has tea?' }))
    await page.user.click(screen.getByRole('button', { name: 'Rename' }))
    const dialog = await screen.findByRole('dialog', { name: 'Rename' })
    await page.user.clear(within(dialog).getByLabelText('Name of the conversation'))
    await page.user.type(within(dialog).getByLabelText('Name of the conversation'), 'Tea')
    await page.user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'More for Tea' })).toBeDefined()
  })
})
