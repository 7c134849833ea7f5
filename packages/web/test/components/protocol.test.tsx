// @vitest-environment happy-dom
import { noFilters } from '@marklot/contracts'
import type { ProtocolEntry, ProtocolReplay } from '@marklot/contracts/search-protocol'
import { configure, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { closePage, openPage, type Replies } from './page.tsx'
import { now, id as personId, signedIn } from './person.ts'

configure({ asyncUtilTimeout: 10_000 })
// The section loads on demand, which takes longer than a test waits.
beforeAll(() => import('../../src/features/protocol/protocol-section.tsx'))
afterEach(closePage)

const hash = 'a'.repeat(64)
const entry = (number: number, text: string | null): ProtocolEntry => ({
  record: {
    version: 1,
    chain: personId,
    number,
    atUtc: now,
    questionDigest: hash,
    hitsDigest: hash,
    offices: [
      { code: 'de', state: 'searched', asOf: '2026-06-29', late: false, marks: 10 },
      { code: 'us', state: 'notInPlan', asOf: null, late: false, marks: 0 },
    ],
    method: { mode: 'name', product: '1', minimumSimilarity: 70 },
    counts: { total: 12, totalIsLowerBound: false, hits: 1 },
    previous: hash,
  },
  hash,
  signature: '',
  keyId: '',
  text: text === null ? null : { question: { mode: 'name', text, query: '', filters: noFilters } as never, hits: [], salt: 's' },
})
const replay: ProtocolReplay = {
  entry: entry(2, 'Tavilo'),
  repeatedUtc: now,
  isSame: false,
  offices: [],
  counts: { total: 13, totalIsLowerBound: false, hits: 1 },
  added: [{ brandId: 'de-1', score: 90 }],
  gone: [],
  changed: [],
}
/** Returns a protocol of these entries, switched on or off. */
function server(entries: ProtocolEntry[], isOn = true): Replies {
  const state = () => ({ isOn, entries: entries.length, lastHash: entries.length === 0 ? null : hash })
  return signedIn({
    'GET /user/account/SearchProtocol': state,
    'PUT /user/account/SearchProtocol': (body: { isOn: boolean }) => {
      isOn = body.isOn
      return state()
    },
    'GET /user/account/SearchProtocol/entries': () => entries,
    'POST /user/account/SearchProtocol/entries/2/replay': () => replay,
    'DELETE /user/account/SearchProtocol/entries/2/text': () => {
      entries = entries.map((one) => (one.record.number === 2 ? { ...one, text: null } : one))
      return new Response(null, { status: 204 })
    },
  })
}
const open = (replies: Replies) => openPage('/en/mymarklot?section=protocol', replies, personId)

it('is off until somebody switches it on', async () => {
  const page = await open(server([], false))
  const tick = await screen.findByRole('checkbox', { name: 'Record my searches' })
  expect((tick as HTMLInputElement).checked).toBe(false)
  await page.user.click(tick)
  expect(page.sent.find(({ call }) => call === 'PUT /user/account/SearchProtocol')?.body).toEqual({ isOn: true })
  expect(await screen.findByText('No entry yet')).toBeDefined()
})

it('lists what was searched, where and with how many hits, and compares with today', async () => {
  const page = await open(server([entry(2, 'Tavilo'), entry(1, null)]))
  await screen.findByText('Tavilo')
  const [first, second] = (await screen.findAllByRole('listitem')).filter((item) => item.textContent?.includes(hash))
  if (!first || !second) throw new Error('No entries')
  expect(first.textContent).toContain('Tavilo')
  expect(first.textContent).toContain('12 hits')
  expect(within(first).queryByText('US')).toBeNull()
  expect(second.textContent).toContain('Text erased')
  expect(within(second).queryByRole('button')).toBeNull()
  await page.user.click(within(first).getByRole('button', { name: 'Compare entry 2 with today' }))
  await within(first).findByText('Hits then 12, today 13.')
  expect(within(first).getByRole('link', { name: 'de-1' }).getAttribute('href')).toBe('/en/brands/de-1')
})

it('erases a text after a question', async () => {
  const page = await open(server([entry(2, 'Tavilo')]))
  await page.user.click(await screen.findByRole('button', { name: 'Erase the text of entry 2' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Hash and chain remain valid/)).toBeDefined()
  await page.user.click(dialog.getByRole('button', { name: 'Erase text' }))
  await screen.findByText('Text erased')
  expect(screen.queryByText('Tavilo')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '1 entry' })))
})
