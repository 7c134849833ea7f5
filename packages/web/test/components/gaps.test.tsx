// @vitest-environment happy-dom
import type { FeedState } from '@marklot/contracts/feeds'
import type { Health } from '@marklot/contracts/health'
import { registrationOfficeCodes } from '@marklot/contracts/office'
import type { BrandQuery } from '@marklot/contracts/search'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { closePage, openPage } from './page.tsx'
import { id, signedIn } from './person.ts'
import { found, searching } from './register.ts'

afterEach(closePage)

const gapSince = '2026-06-28'
const health: Health = {
  status: 'ok',
  version: '1',
  register: {
    marks: 7,
    isSample: false,
    offices: Object.fromEntries(
      registrationOfficeCodes.map((code) => [code, { marks: 1, asOf: '2026-06-30', ...(code === 'us' ? { gapSince } : {}) }]),
    ) as Health['register']['offices'],
  },
}
const withGap = (query: BrandQuery) => {
  const offices = found(query).offices.map((office) => (office.code === 'us' ? { ...office, late: true, gapSince } : office))
  return found(query, { offices })
}

it('a search names the office whose deliveries are missing, and so does the foot of every page', async () => {
  await openPage('/en/search?q=lumora', { ...searching, 'POST /BrandQueries': withGap, 'GET /health': () => health })
  expect(await screen.findByText(/US: as of 30 June 2026, deliveries since 28 June 2026 are missing\./)).toBeDefined()
  expect(await screen.findByText('30 June 2026, gap from 28 June 2026')).toBeDefined()
})

const feed = (more: Partial<FeedState>): FeedState => ({
  code: 'us',
  channel: 'https',
  asOf: '2026-06-30',
  ageDays: 0,
  gap: null,
  last: null,
  checkedUtc: null,
  nextUtc: null,
  fault: null,
  faultUtc: null,
  files: [],
  openFiles: 0,
  ...more,
})
const altered = {
  id: 7,
  name: 'apc260628.zip',
  day: gapSince,
  state: 'quarantined',
  fault: 'archive',
  attempts: 3,
  size: 10,
  seenUtc: '2026-06-29T10:00:00.000Z',
} as const
const owed = { ...altered, id: 8, name: null, day: '2026-06-29', state: 'missing', fault: null, attempts: 0, size: null } as const

it('an administrator sees gap, fault and open files of an office, and has a file read again or skipped', async () => {
  let feeds = [
    feed({ gap: { since: gapSince, until: '2026-06-29', deliveries: 2 }, files: [altered, owed], openFiles: 2 }),
    feed({ code: 'em', channel: 'ftps', fault: 'credentials', faultUtc: '2026-06-30T10:00:00.000Z' }),
  ]
  const replies = signedIn({
    'GET /FeedStates': () => ({ offices: feeds }),
    'POST /FeedFiles/7/retry': () => {
      feeds = feeds.map((one) => ({ ...one, files: one.files.filter(({ id: file }) => file !== 7) }))
      return null
    },
    'POST /FeedFiles/8/skip': () => {
      feeds = feeds.map((one) => ({ ...one, gap: null, files: [], openFiles: 0 }))
      return null
    },
  })
  const { user, sent } = await openPage('/en/admin?tab=register', replies, id)
  const channels = within(await screen.findByRole('region', { name: 'Fetching of deliveries' }))
  expect(channels.getByText('2 deliveries since 28 June 2026')).toBeDefined()
  expect(channels.getByText(/^Last fetch failed: login refused/)).toBeDefined()

  const files = () => within(screen.getByRole('region', { name: 'Open files' }))
  expect(files().getByText('delivery not offered')).toBeDefined()
  await user.click(files().getByRole('button', { name: 'Try again: apc260628.zip' }))
  await waitFor(() => expect(files().queryByText('apc260628.zip')).toBeNull())

  await user.click(files().getByRole('button', { name: /^Skip: / }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/stays missing in the register/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Skip' }))
  await waitFor(() => expect(channels.queryByText('2 deliveries since 28 June 2026')).toBeNull())
  expect(sent.filter(({ call }) => call.startsWith('POST /FeedFiles')).map(({ call }) => call)).toEqual([
    'POST /FeedFiles/7/retry',
    'POST /FeedFiles/8/skip',
  ])
})
