// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageEvents } from '../../src/lib/page-events.ts'
import { closePage, openPage } from './page.tsx'

const minute = 60_000
const snackbar = () => within(screen.getByRole('region', { name: 'Messages' }))
const envelope = () => screen.getByRole('button', { name: /^Notifications/ })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
/** Returns whether the feedback bar is disabled, by its cookie. */
const pause = () => /fb_disabled=(\w+)/.exec(document.cookie)?.[1] ?? null

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  // biome-ignore lint/suspicious/noDocumentCookie: the page writes it this way
  document.cookie = 'fb_disabled=; max-age=0; path=/'
})
afterEach(() => {
  closePage()
  vi.useRealTimers()
})

/** Opens the feedback page and sends a rating that the server refuses as given. */
async function failWith(answer: () => Response) {
  const page = await openPage('/en/feedback', { 'POST /Feedbacks': answer })
  await page.user.click(await screen.findByRole('radio', { name: '4 of 5' }))
  await page.user.click(screen.getByRole('button', { name: 'Submit' }))
  return page
}

describe('a failed call is reported', () => {
  it.each([
    [400, 'Bad Request'],
    [409, 'Generic Error'],
    [422, 'Client Error'],
    [500, 'Internal Server Error'],
    [502, 'Bad Gateway'],
    [503, 'Service Unavailable'],
  ])('by the label of %i when the answer has no sentence', async (status, label) => {
    await failWith(() => new Response('<p>proxy</p>', { status, headers: { 'Content-Type': 'text/html' } }))
    const text = await snackbar().findByText(new RegExp(label))
    expect(text.textContent).toContain(`Error: ${label} (${status}`)
    expect(text.textContent).toContain('proxy')
  })

  it('by the server’s own sentence otherwise', async () => {
    const body = { code: 'request.tooMany', message: 'Too many requests.', requestId: '12345678' }
    await failWith(() => Response.json(body, { status: 429 }))
    expect((await snackbar().findByText(/Too many/)).textContent).toContain('Error: Too many requests.')
  })
})

describe('a message', () => {
  const failure = () => Response.json({ code: 'server.internal', message: 'It broke.', requestId: '1' }, { status: 500 })
  const unread = () => screen.queryByRole('region', { name: 'Unread' })

  it('disappears after ten seconds; an unseen error stays in the bar until the menu shows it', async () => {
    const { user } = await failWith(failure)
    await snackbar().findByText(/It broke/)
    expect(unread()).toBeNull()
    await pass(10_000)
    expect(snackbar().queryByText(/It broke/)).toBeNull()
    expect(unread()?.textContent).toContain('It broke.')
    await user.click(envelope())
    expect(unread()).toBeNull()
    expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toContain('It broke.')
  })

  it('stays while it has the focus, and disappears for good when dismissed', async () => {
    const { user } = await failWith(failure)
    await snackbar().findByText(/It broke/)
    act(() => snackbar().getByRole('button', { name: 'Dismiss message' }).focus())
    await pass(30_000)
    expect(snackbar().getByText(/It broke/)).toBeDefined()
    await user.keyboard('{Enter}')
    expect(snackbar().queryByText(/It broke/)).toBeNull()
    expect(unread()).toBeNull()
  })

  it('is new in the menu until the menu closes', async () => {
    const { user } = await failWith(failure)
    await snackbar().findByText(/It broke/)
    expect(envelope().getAttribute('aria-label')).toBe('Notifications, 1 new')
    await user.click(envelope())
    const list = () => within(screen.getByRole('region', { name: 'Notifications' }))
    expect(list().getAllByRole('listitem')[0]?.textContent).toMatch(/^Error: It broke/)
    expect(list().getAllByRole('heading')[0]?.textContent).toBe('New')
    await user.keyboard('{Escape}')
    expect(envelope().getAttribute('aria-label')).toBe('Notifications')
    await user.click(envelope())
    expect(
      list()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Earlier'])
  })
})

describe('the feedback bar', () => {
  const bar = () => screen.queryByRole('region', { name: /^(Feedback|Thanks for the feedback)$/ })
  const shownBar = () => within(bar() as HTMLElement)
  const thanks = { 'POST /Feedbacks': () => new Response(null, { status: 204 }) }

  it('shows after a minute, requires a rating, sends what is missing, and thanks', async () => {
    const { user, sent } = await openPage('/en/method', thanks)
    await pass(minute - 2_000)
    expect(bar()).toBeNull()
    await pass(2_000)
    await waitFor(() => expect(bar()).not.toBeNull())
    const submit = () => shownBar().getByRole<HTMLButtonElement>('button', { name: 'Submit' })
    const comment = () => shownBar().queryByLabelText('What is missing for a 5?')
    expect(submit().disabled).toBe(true)
    await user.click(shownBar().getByRole('radio', { name: '5 of 5' }))
    expect(submit().disabled).toBe(false)
    expect(comment()).toBeNull()
    await user.click(shownBar().getByRole('radio', { name: '3 of 5' }))
    await user.type(comment() as HTMLElement, 'More offices, please')
    await user.click(submit())
    await screen.findByRole('heading', { name: 'Thanks for the feedback' })
    expect(sent.find(({ call }) => call === 'POST /Feedbacks')?.body).toEqual({ rating: 3, comment: 'More offices, please' })
    expect(pause()).toBe('true')
    await user.click(shownBar().getByRole('button', { name: 'Close' }))
    expect(bar()).toBeNull()
  })

  it('sends no comment that a higher rating has hidden', async () => {
    const { user, sent } = await openPage('/en/method', thanks)
    await pass(minute)
    await waitFor(() => expect(bar()).not.toBeNull())
    await user.click(shownBar().getByRole('radio', { name: '3 of 5' }))
    await user.type(shownBar().getByLabelText('What is missing for a 5?'), 'More offices, please')
    await user.click(shownBar().getByRole('radio', { name: '5 of 5' }))
    await user.click(shownBar().getByRole('button', { name: 'Submit' }))
    await screen.findByRole('heading', { name: 'Thanks for the feedback' })
    expect(sent.find(({ call }) => call === 'POST /Feedbacks')?.body).toEqual({ rating: 5, comment: '' })
  })

  it.each([
    ['Later', 'true'],
    ['Do not ask again', 'never'],
  ])('is postponed by “%s”', async (name, stored) => {
    const { user } = await openPage('/en/method', {})
    await pass(minute)
    await waitFor(() => expect(bar()).not.toBeNull())
    await user.click(shownBar().getByRole('button', { name }))
    expect(bar()).toBeNull()
    expect(pause()).toBe(stored)
  })

  it('closes on Escape without storing anything, and does not reopen by itself', async () => {
    const { user } = await openPage('/en/method', {})
    await pass(minute)
    await waitFor(() => expect(bar()).not.toBeNull())
    await user.click(shownBar().getByRole('radio', { name: '2 of 5' }))
    await user.keyboard('{Escape}')
    expect(bar()).toBeNull()
    expect(pause()).toBeNull()
    await pass(2 * minute)
    expect(bar()).toBeNull()
  })

  it('stays hidden on the feedback page and while its cookie disables it', async () => {
    await openPage('/en/feedback', {})
    await pass(2 * minute)
    expect(bar()).toBeNull()
    closePage()
    // biome-ignore lint/suspicious/noDocumentCookie: the page writes it this way
    document.cookie = 'fb_disabled=true; path=/'
    await openPage('/en/method', {})
    await pass(2 * minute)
    expect(bar()).toBeNull()
  })

  it('shows on request while it is postponed, but not for a person who has disabled it for good', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: the page writes it this way
    document.cookie = 'fb_disabled=true; path=/'
    await openPage('/en/method', {})
    await act(async () => pageEvents.emit('getFeedback', { context: 'Cancellation' }))
    await waitFor(() => expect(bar()).not.toBeNull())
    closePage()
    // biome-ignore lint/suspicious/noDocumentCookie: the page writes it this way
    document.cookie = 'fb_disabled=never; path=/'
    await openPage('/en/method', {})
    await act(async () => pageEvents.emit('getFeedback', { context: 'Cancellation' }))
    await pass(2 * minute)
    expect(bar()).toBeNull()
  })

  it('keeps the input when sending fails', async () => {
    const { user } = await openPage('/en/method', {
      'POST /Feedbacks': () => Promise.reject(new TypeError('Failed to fetch')),
    })
    await pass(minute)
    await waitFor(() => expect(bar()).not.toBeNull())
    await user.click(shownBar().getByRole('radio', { name: '1 of 5' }))
    const comment = shownBar().getByLabelText<HTMLTextAreaElement>('What is missing for a 5?')
    await user.type(comment, 'Everything')
    await user.click(shownBar().getByRole('button', { name: 'Submit' }))
    await snackbar().findByText(/The server cannot be reached/)
    expect(comment.value).toBe('Everything')
    expect(pause()).toBeNull()
  })
})
