import { createClient } from '@marklot/contracts'
import { boardsEndpoints } from '@marklot/contracts/boards'
import { contract } from '@marklot/contracts/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { type HostProcess, type HostsWorld, startHosts } from './hosts-world.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, startMembersWorld } from './members-world.ts'

/*
 * Tests two hosts that share a database, an S3 storage and a mail server. Processes are killed while days pass. No
 * acknowledged write may be lost, and every mail must be sent once.
 */
let at: MembersWorld
let hosts: HostsWorld

beforeAll(async () => {
  // This product only provides people and the clock. The workers run the jobs.
  at = await startMembersWorld({ JOBS: 'off' })
  await at.product.settableClock?.set(new Date('2027-03-01T10:00:00Z'))
  await ingestDay(0)
  hosts = await startHosts(at)
}, 240_000)
afterAll(async () => {
  await hosts?.close()
  await at.close()
})

const names = ['TAVILO', 'MORENDA', 'CORVANTA']

/** Ingests a day's file: a mark similar to each watched name, and one that nobody watches. */
async function ingestDay(day: number): Promise<void> {
  const folder = await createFolder()
  const date = at.now().toISOString().slice(0, 10).replaceAll('-', '')
  const cases = [...names, 'ZEPHYRQUARTZ'].map((name, i) => ({
    serial: String(99_500_000 + day * 10 + i),
    name: `${name} ${day}`,
    goods: { 9: 'Software' },
    owner: 'NEWCO',
  }))
  const path = await folder.write(`apc${date.slice(2)}.xml`, dailyFile(date, ...cases))
  await runIngest({ office: 'us', paths: [path], pool: at.world.pool })
  await folder.close()
}

const count = async (sql: string, values: unknown[] = []) =>
  (await at.world.pool.query<{ count: number }>(sql, values)).rows[0]?.count ?? 0

/** Repeats a check until it succeeds. The test's own time limit applies. */
async function until(ask: () => Promise<boolean>): Promise<void> {
  while (!(await ask()));
}

/**
 * Kills a worker while it stores a search's result, and lets its leases expire immediately instead of after a minute.
 */
async function killAtWork(worker: HostProcess): Promise<void> {
  const holder = await at.world.pool.connect()
  await holder.query('begin')
  await holder.query('lock table known_brands in share mode')
  await at.days(1)
  const waiting = `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and application_name like $1`
  // Either worker may have taken all the jobs.
  const isAtWork = async () => (await count(waiting, ['%-worker-%'])) > 0
  await until(isAtWork)
  await worker.kill('SIGKILL')
  await holder.query('rollback')
  holder.release()
  await at.world.pool.query(`update jobs set leased_until = '-infinity' where worker = $1`, [worker.workerId()])
}

it('lose and double nothing while each process is killed', async () => {
  const { apis, workers, mailbox } = hosts
  await at.personOf('enterprise', 'watcher')
  const { token } = await at.person('watcher', { email: 'watcher@lindenhof.test', email_verified: true })
  let calls = 0
  // Acts as a load balancer: calls the next process, or the other one if the first cannot be reached.
  const balanced: typeof fetch = async (url, init) => {
    const [one, other] = calls++ % 2 === 0 ? apis : [apis[1], apis[0]]
    return fetch(`${one.origin}${url}`, init).catch(() => fetch(`${other.origin}${url}`, init))
  }
  const options = { locale: () => 'de', token: async () => token, fetch: balanced }
  const api = createClient(contract, options)
  const { boards } = createClient({ boards: boardsEndpoints }, options)
  const searches = new Map<number, string>()
  for (const name of names) {
    const body = { name, text: name, executionFrequency: 'daily', onlyNewBrands: true } as const
    searches.set((await api.radar.save({ body })).id, name)
  }

  const acknowledged: string[] = []
  let isOver = false
  const write = async () => {
    for (let number = 0; !isOver && number < 90; number++) {
      const name = `Mappe ${number}`
      await boards.saveBoard({ body: { name } }).then(
        () => acknowledged.push(name),
        () => undefined,
      )
      const { id = 0 } = (await boards.boards({ query: {} }).catch(() => [])).find((board) => board.name === name) ?? {}
      // Every process shows an acknowledged change immediately.
      if (acknowledged.includes(name) && apisAreUp) expect(id).toBeGreaterThan(0)
    }
  }
  let apisAreUp = true
  const writing = write()

  const finished = 'select count(*) from query_executions where finished_at is not null'
  const unsent = `select count(*) from mails where state not in ('sent')`
  const dayIsOver = async (day: number) => {
    await until(async () => (await count(finished)) === day * names.length)
    await until(async () => (await count(unsent)) === 0)
  }
  // A file arrives each day. The next morning, the agents run and mails are sent.
  const deaths: (() => Promise<void>)[] = [
    () => at.days(1),
    async () => {
      await killAtWork(workers[0])
      await workers[0].start()
    },
    async () => {
      apisAreUp = false
      await apis[0].kill('SIGKILL')
      await at.days(1)
      await apis[0].start()
      apisAreUp = true
    },
    async () => {
      await killAtWork(workers[1])
      await workers[1].start()
    },
  ]
  for (const [i, die] of deaths.entries()) {
    await ingestDay(i + 1)
    await die()
    await dayIsOver(i + 1)
  }
  isOver = true
  await writing

  const stored = (await boards.boards({ query: {} })).map(({ name }) => name)
  expect(new Set(stored).size).toBe(stored.length)
  expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([])
  expect(acknowledged.length).toBeGreaterThan(0)

  const mails = mailbox.list({ to: 'watcher@lindenhof.test' })
  const received = mails.map(({ text }) => {
    const id = Number(/storedqueries\/(\d+)\/results/.exec(text)?.[1])
    const days = deaths.map((_, i) => i + 1).filter((day) => new RegExp(`\\b${searches.get(id)} ${day}\\b`).test(text))
    return `${searches.get(id)}: ${days}`
  })
  expect(received.sort()).toEqual(names.flatMap((name) => deaths.map((_, i) => `${name}: ${i + 1}`)).sort())
  for (const id of searches.keys()) {
    const { total } = await api.radar.history({ params: { id }, query: {} })
    expect([id, total]).toEqual([id, deaths.length])
  }
  expect(await count('select count(*) from jobs where failure is not null')).toBe(0)
}, 240_000)

it('a stopping API says so first and answers meanwhile, and the other one goes on', async () => {
  const [leaving, staying] = hosts.apis
  const search = async ({ origin }: HostProcess) =>
    createClient(contract, { origin, locale: () => 'en' }).search.query({ body: { text: 'TAVILO' } })
  const running = search(leaving)
  const stopped = leaving.kill('SIGTERM')
  await until(async () => (await leaving.reasons()).includes('draining'))
  expect((await search(leaving)).hits.length).toBeGreaterThan(0)
  expect((await running).hits.length).toBeGreaterThan(0)
  await stopped
  await expect(search(leaving)).rejects.toThrow()
  const { hits, revision } = await search(staying)
  expect(hits.length).toBeGreaterThan(0)
  expect(revision).toBe(await count('select max(revision) as count from brands'))
  expect(await staying.reasons()).toEqual([])
})

it('got their index from the storage', () => {
  expect([...hosts.s3.objects.keys()].some((key) => key.startsWith('search-index/'))).toBe(true)
  expect(hosts.s3.requests.filter((request) => request.startsWith('GET') && request.includes('segment-')).length).toBeGreaterThan(
    0,
  )
})
