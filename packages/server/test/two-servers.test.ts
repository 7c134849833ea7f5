import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@marklot/contracts'
import { type Contract, contract } from '@marklot/contracts/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { seedPeople } from '../src/administration/index.ts'
import { composeServer, openObjectStore, type Product } from '../src/compose/api.ts'
import { readConfig } from '../src/config.ts'
import { sampleCallers } from '../src/identity/index.ts'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { createPool, type Pool } from '../src/platform/database.ts'
import { createLog } from '../src/platform/log.ts'
import { defineTask } from '../src/platform/tasks.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'

/** Two servers on one database, each with its own pool, index and data folder, like two processes. */
let first: MembersWorld
let second: { product: Product; origin: string; pool: Pool; directory: string; api(person: Person): Client<Contract> }

beforeAll(async () => {
  first = await startMembersWorld()
  const directory = await mkdtemp(join(tmpdir(), 'marklot-second-'))
  const config = readConfig({
    DATA_DIR: directory,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    SEARCH_THREADS: '0',
    OIDC_ISSUER: first.provider.issuer,
    OIDC_AUDIENCE: first.provider.audience,
  })
  const { connection } = first.world
  const pool = createPool(connection, 'second')
  const product = await composeServer(
    config,
    { pool, connection, objectStore: await openObjectStore(config) },
    createLog('silent'),
    {
      pages: false,
    },
  )
  const origin = await product.app.listen({ host: '127.0.0.1', port: 0 })
  const api = ({ token }: Person) => createClient(contract, { origin, locale: () => 'de', token: async () => token })
  second = { product, origin, pool, directory, api }
}, 120_000)
afterAll(async () => {
  await second.product.close()
  await second.pool.end()
  await first.close()
  await rm(second.directory, { recursive: true, force: true })
})

/** Repeats a request until the expected reply arrives. The test's own time limit applies. */
async function until<T>(ask: () => Promise<T>, isWanted: (reply: T) => boolean): Promise<T> {
  for (;;) {
    const reply = await ask()
    if (isWanted(reply)) return reply
  }
}

it('share one clock', async () => {
  const move = (product: Product, seconds: number) =>
    product.app.inject({ method: 'POST', url: '/_sim/clock', payload: { advanceSeconds: seconds } })
  const offset = async (product: Product) =>
    (await product.app.inject('/_sim/clock')).json<{ offsetSeconds: number }>().offsetSeconds
  await move(first.product, 86_400)
  await until(
    () => offset(second.product),
    (seconds) => seconds === 86_400,
  )
  await move(second.product, -86_400)
  await until(
    () => offset(first.product),
    (seconds) => seconds === 0,
  )
})

it('share texts and prices', async () => {
  const administrator = await first.personOf('administrator')
  const written = { key: '9', description: 'Geräte und anderes', shortDescription: 'Geräte' }
  await administrator.api.reference.changeNiceClass({ body: written })
  const there = second.api(administrator)
  const read = await until(
    () => there.reference.niceClass({ params: { key: '9' } }),
    ({ description }) => description === written.description,
  )
  expect(read).toEqual(written)
})

it('share one quota', async () => {
  const person = await first.personOf('trial')
  const there = second.api(person)
  const restriction = async (api: Client<Contract>, text: string) =>
    (await api.search.query({ body: { text } })).restriction ?? 'full'
  expect(await restriction(person.api, 'Tavilo')).toBe('full')
  expect(await restriction(there, 'Norwind')).toBe('full')
  expect(await restriction(person.api, 'Aurora')).toBe('trial.quotaUsedUp')
  expect(await restriction(there, 'Zentaris')).toBe('trial.quotaUsedUp')
  // A search that one server has counted is known to the other.
  expect(await restriction(there, 'Tavilo')).toBe('full')
})

it('never show an older register than a person has seen, whichever answers', async () => {
  const person = await first.personOf('enterprise')
  const origins = [first.origin, second.origin]
  // This is one client whose calls alternate between the servers, as behind a load balancer.
  let calls = 0
  const { token } = person
  const alternating = createClient(contract, {
    locale: () => 'en',
    token: async () => token,
    fetch: (url, init) => fetch(`${origins[calls++ % 2]}${url}`, init),
  })
  const folder = await createFolder()
  const file = (serial: number) =>
    folder.write(
      `apc${serial}.xml`,
      dailyFile('20270301', { serial: `${serial}`, name: `ORVENTO ${serial}`, goods: { 9: 'Software' }, owner: 'NEWCO' }),
    )
  let last = 0
  for (let serial = 99_400_000; serial < 99_400_004; serial++) {
    await runIngest({ office: 'us', paths: [await file(serial)], pool: first.world.pool })
    // Only the server that answers first has caught up with the register.
    await [first, second][calls % 2]?.product.engine.catchUp()
    for (let search = 0; search < 3; search++) {
      const { hits, revision } = await alternating.search.query({ body: { text: `ORVENTO ${serial}` } })
      expect(hits[0]?.name).toBe(`ORVENTO ${serial}`)
      expect(revision).toBeGreaterThanOrEqual(last)
      last = revision ?? 0
    }
  }
  await folder.close()
})

it('state the revision in the header, and ignore one that no register has', async () => {
  const ask = (seen: string) =>
    second.product.app.inject({
      method: 'POST',
      url: '/api/v1/BrandQueries',
      headers: { 'x-register-revision': seen },
      payload: { query: 'type:word' },
    })
  for (const seen of ['999999999999', '-1', 'none', '']) {
    const { statusCode, headers, body } = await ask(seen)
    expect(statusCode).toBe(200)
    expect(headers['x-register-revision']).toBe(`${JSON.parse(body).revision}`)
  }
})

it('state the revision of suggestions and related marks too', async () => {
  const headers = { 'x-register-revision': '999999999999' }
  const suggested = await second.product.app.inject({
    method: 'PUT',
    url: '/api/v1/BrandAutocompletes/orv',
    headers,
    payload: { size: 3, countsAlike: true },
  })
  const { suggestions, revision } = suggested.json()
  expect([suggested.statusCode, suggested.headers['x-register-revision']]).toEqual([200, `${revision}`])
  const url = `/api/v1/Brands/${suggestions[0].brandId}/related`
  const related = await second.product.app.inject({ method: 'GET', url, headers })
  expect(related.headers['x-register-revision']).toBe(`${related.json().revision}`)
  expect(related.json().revision).toBeGreaterThanOrEqual(revision)
})

it('give sample people their plans once when both start at the same time', async () => {
  const seed = ({ clock, memberOf }: Product, pool: Pool) => seedPeople({ pool, clock, memberOf }, sampleCallers())
  await Promise.all([seed(first.product, first.world.pool), seed(second.product, second.pool)])
  const { rows } = await first.world.pool.query<{ plans: number }>(
    `select count(s.*) filter (where s.type = 'granted')::integer as plans from users u
     join account_users a on a.user_id = u.id left join subscriptions s on s.account_id = a.account_id
     where u.issuer = 'embedded' group by u.subject order by plans`,
  )
  expect(rows.map(({ plans }) => plans)).toEqual([0, 1, 1, 1, 1])
})

it('answer a question once that reaches both', async () => {
  const person = await first.personOf('enterprise')
  const there = second.api(person)
  const [threadId, id] = [crypto.randomUUID(), crypto.randomUUID()]
  await person.api.chat.createThread({ body: { id: threadId } })
  const message = { params: { id: threadId }, body: { id, text: 'Vergleiche „Tavilo“ und „Tavelo“' } }
  const readAll = async (api: typeof there) => {
    const kinds: string[] = []
    for await (const event of await api.chat.send(message)) kinds.push(`${event.id} ${event.kind}`)
    return kinds
  }
  const [here, also] = await Promise.all([readAll(person.api), readAll(there)])
  expect(also).toEqual(here)
  expect((await there.chat.thread({ params: { id: threadId } })).exchanges).toHaveLength(1)
  expect((await there.chat.threads({ query: {} })).quota.used).toBe(1)
})

it('run each job once', async () => {
  const ran: number[] = []
  const numbers = Array.from({ length: 40 }, (_, number) => number)
  let finish: () => void = () => undefined
  const all = new Promise<void>((resolve) => {
    finish = resolve
  })
  const task = defineTask({
    name: 'test.each',
    payload: z.object({ number: z.int() }),
    queue: 'default',
    run: async ({ number }) => {
      ran.push(number)
      if (new Set(ran).size === numbers.length) finish()
    },
  })
  const servers = [first.product, second.product]
  for (const { jobs } of servers) jobs.register({ tasks: [task] })
  for (const number of numbers) await first.product.jobs.add(task, { number })
  await Promise.all(servers.map(({ jobs }) => jobs.start()))
  await all
  await Promise.all(servers.map(({ jobs }) => jobs.close()))
  expect(ran.sort((a, b) => a - b)).toEqual(numbers)
})

it('show the answers that the other one writes, and end those of one that is gone', async () => {
  const person = await first.personOf('enterprise')
  const there = second.api(person)
  const [threadId, id] = [crypto.randomUUID(), crypto.randomUUID()]
  await person.api.chat.createThread({ body: { id: threadId } })
  const message = { params: { id: threadId }, body: { id, text: 'Vergleiche „Tavilo“ und „Tavelo“' } }
  const kinds: string[] = []
  for await (const { kind } of await person.api.chat.send(message)) {
    kinds.push(kind)
    if (kind === 'begun') break
  }
  const events = there.chat.events({ params: { threadId, id } }, { lastEventId: 1 })
  for await (const { kind } of await events) kinds.push(kind)
  expect(kinds.at(-1)).toBe('done')
  // The process that was writing the answer died a minute ago.
  await first.world.pool.query(`update assistant_exchanges set state = 'running', silent_until = $2 where id = $1`, [
    id,
    new Date(Date.now() - 1),
  ])
  const { exchanges } = await there.chat.thread({ params: { id: threadId } })
  expect(exchanges[0]?.answer.state).toBe('failed')
})
