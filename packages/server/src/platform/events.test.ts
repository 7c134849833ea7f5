import { Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { openSettableClock } from './clock.ts'
import { type Channel, type Events, openEvents } from './events.ts'
import { createLog } from './log.ts'

let world: World
const opened: Events[] = []
beforeAll(async () => {
  world = await createWorld()
})
afterEach(async () => {
  for (const events of opened.splice(0)) await events.close()
})
afterAll(() => world.close())

async function open(name = 'test-events'): Promise<Events> {
  const events = await openEvents(world.connection, { applicationName: name, log: createLog('silent') })
  opened.push(events)
  return events
}
/** Resolves at the next run of a reader. */
function next(events: Events, channel: Channel): Promise<void> {
  return new Promise((resolve) => events.on(channel, () => resolve()))
}

it('notifies other processes of a change when it is committed, not before', async () => {
  const events = await open()
  let runs = 0
  events.on('texts', () => {
    runs += 1
  })
  const client = await world.pool.connect()
  const write = () => client.query(`insert into brand_states values ('de.x', 'de', 'alive', 'x', true)`)
  await client.query('begin')
  await write()
  await client.query('rollback')
  const told = next(events, 'texts')
  await client.query('begin')
  await write()
  expect(runs).toBe(0)
  await client.query('commit')
  await told
  expect(runs).toBe(1)
  client.release()
})

it('runs every reader again after a lost connection', async () => {
  const events = await open('test-lost')
  const all = Promise.all([next(events, 'register'), next(events, 'clock'), next(events, 'keys')])
  await world.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test-lost'`)
  await all
  const again = next(events, 'register')
  await world.pool.query(`insert into register_state values ('test', '1')`)
  await again
})

it('closes while it reconnects', async () => {
  let closed: Promise<void> | undefined
  let attempts = 0
  const stream = () => {
    attempts++
    if (attempts === 2) closed = events.close()
    return new Socket()
  }
  const options = { applicationName: 'test-reconnecting', log: createLog('silent') }
  const events = await openEvents({ ...world.connection, stream }, options)
  await world.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test-reconnecting'`)
  await expect.poll(() => attempts).toBe(2)
  await closed
})

it('runs a reader once at a time, and once more for all changes during a run, even after a failure', async () => {
  const events = await open()
  let runs = 0
  let atOnce = 0
  let most = 0
  let finish: () => void = () => undefined
  const third = new Promise<void>((resolve) => {
    events.on('clock', async () => {
      runs += 1
      atOnce += 1
      most = Math.max(most, atOnce)
      if (runs === 1) await new Promise<void>((resume) => (finish = resume))
      atOnce -= 1
      if (runs === 3) resolve()
      if (runs === 2) throw new Error('the database was away')
    })
  })
  const seen = next(events, 'clock')
  await world.pool.query('delete from clock_offset')
  await seen
  for (let count = 0; count < 3; count++) await world.pool.query('delete from clock_offset')
  // By then, every notification has arrived.
  const arrived = next(events, 'keys')
  await world.pool.query('delete from identity_keys')
  await arrived
  finish()
  await world.pool.query('delete from clock_offset')
  await third
  expect(most).toBe(1)
})

it('tells a reader what was said since its last run, and null where anything may have changed', async () => {
  const events = await open('test-said')
  const heard: (readonly string[] | null)[] = []
  let resume: () => void = () => undefined
  let wake: () => void = () => undefined
  const heardNext = () => new Promise<void>((resolve) => (wake = resolve))
  events.on('jobs', async (said) => {
    heard.push(said && [...said].sort())
    wake()
    if (heard.length === 1) await new Promise<void>((go) => (resume = go))
  })
  const first = heardNext()
  await world.pool.query(`select pg_notify('jobs', 'mail')`)
  await first
  await world.pool.query(`select pg_notify('jobs', 'heavy'), pg_notify('jobs', 'mail')`)
  const arrived = next(events, 'keys')
  await world.pool.query('delete from identity_keys')
  await arrived
  const second = heardNext()
  resume()
  await second
  expect(heard).toEqual([['mail'], ['heavy', 'mail']])
  const third = heardNext()
  await world.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'test-said'`)
  await third
  expect(heard.at(-1)).toBeNull()
})

it('moves the clock of every process', async () => {
  const [here, there] = [await openSettableClock(world.pool), await openSettableClock(world.pool, await open())]
  const moved = new Promise<void>((resolve) => there.onMove(async () => resolve()))
  await here.set(new Date('2031-05-01T12:00:00Z'))
  await moved
  expect(there.now().toISOString()).toMatch(/^2031-05-01T12:00/)
  await here.reset()
})
