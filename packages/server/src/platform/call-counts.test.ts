import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { AppError } from './app-error.ts'
import { type CallCounts, openCallCounts } from './call-counts.ts'
import { innerCallHeaders } from './inner-calls.ts'
import { createLog } from './log.ts'
import { createServer } from './serve.ts'
import { answerUnknownAddresses } from './unknown-address.ts'

let world: World
let here: CallCounts
let there: CallCounts
const log = createLog('silent')
beforeAll(async () => {
  world = await createWorld()
}, 60_000)
afterAll(() => world.close())
beforeEach(() => {
  here = openCallCounts(world.pool, log)
  there = openCallCounts(world.pool, log)
})
afterEach(() => {
  here.close()
  there.close()
})

const addTo = (counts: CallCounts, key: string, times: number) => {
  for (let i = 0; i < times; i++) counts.add(key)
}

it('counts the calls of an address across all processes', async () => {
  addTo(here, 'a', 3)
  addTo(there, 'a', 4)
  await here.share()
  await there.share()
  expect(there.add('a').current).toBe(8)
  expect(here.add('a').current).toBe(4)
  await here.share()
  await there.share()
  await here.share()
  expect(here.add('a').current).toBe(9)
  expect(here.add('b').current).toBe(1)
})

it('loses no call that arrives during an exchange', async () => {
  addTo(here, 'busy', 2)
  const sharing = here.share()
  addTo(here, 'busy', 3)
  await sharing
  expect(here.add('busy').current).toBe(6)
  await here.share()
  addTo(there, 'busy', 1)
  await there.share()
  expect(there.add('busy').current).toBe(8)
})

it('stores no address in the database', async () => {
  here.add('all 203.0.113.7')
  await here.share()
  const { rows } = await world.pool.query('select * from call_counts')
  expect(JSON.stringify(rows)).not.toContain('203.0.113.7')
})

it('keeps counting in memory while the database is away', async () => {
  const broken = openCallCounts({ query: () => Promise.reject(new Error('gone')) } as unknown as World['pool'], log)
  addTo(broken, 'a', 2)
  await expect(broken.share()).rejects.toThrow('gone')
  expect(broken.add('a').current).toBe(3)
  broken.close()
})

it('answers pages over the limit with 429, and does not count the calls that a page makes', async () => {
  const app = await createServer({ log, trustProxy: false, counts: here })
  app.get('/api/v1/Thing', () => ({}))
  answerUnknownAddresses(app, async (_, reply) => {
    const inner = await app.inject({ url: '/api/v1/Thing', headers: { ...innerCallHeaders } })
    if (inner.statusCode !== 200) throw new AppError('server.internal')
    return reply.type('text/html').send('<p>page</p>')
  })
  const ask = (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
  for (let call = 0; call < 599; call++) here.add('all 127.0.0.1')
  expect((await ask('/de/page')).statusCode).toBe(200)
  const refused = await ask('/de/page')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': expect.any(String) })
  expect((await ask('/api/v1/Thing')).statusCode).toBe(429)
  // Outside callers must not count as a page.
  for (const guess of ['', 'x', 'ü'.repeat(43)]) {
    const headers = Object.fromEntries(Object.keys(innerCallHeaders).map((name) => [name, guess]))
    expect((await app.inject({ url: '/api/v1/Thing', headers })).statusCode).toBe(429)
  }
  await app.close()
})
