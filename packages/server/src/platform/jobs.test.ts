import { afterAll, beforeAll, beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { createWorld, type World } from '../../test/world.ts'
import { transaction } from './database.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'
import { defineTask, type RecurringTask, recurringKey } from './tasks.ts'

const start = new Date('2026-01-31T10:00:00Z')
let world: World
/** Times of the product's clock and of the machine's clock. */
let now = start
let machineNow = start
let ran: string[] = []
const opened: Jobs[] = []

const note = defineTask({
  name: 'test.note',
  payload: z.object({ text: z.string() }),
  queue: 'default',
  run: async ({ text }) => void ran.push(text),
})
const hourly: RecurringTask = {
  task: defineTask({ name: 'test.hourly', payload: z.object({}), queue: 'default', run: async () => void ran.push('hour') }),
  everySeconds: 3_600,
}

function openJobs(work: Parameters<Jobs['register']>[0] = { tasks: [note] }): Jobs {
  const jobs = createJobs({
    pool: world.pool,
    clock: { now: () => now },
    machineClock: { now: () => machineNow },
    log: createLog('silent'),
  })
  jobs.register(work)
  opened.push(jobs)
  return jobs
}
const outcome = async (jobs: Jobs) => {
  ran = []
  await jobs.runDue()
  return ran
}
/** Returns a promise together with the function that resolves it. */
function signal<T = void>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
const later = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1_000)

beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close()
  await world.pool.query('truncate jobs, recurring_tasks')
  now = start
  machineNow = start
  ran = []
})

describe('jobs', () => {
  it('run when they are added, unless their transaction is rolled back', async () => {
    const jobs = openJobs()
    await jobs.add(note, { text: 'one' })
    await transaction(world.pool, async (client) => {
      await jobs.add(note, { text: 'never' }, { client })
      throw new Error('rolled back')
    }).catch(() => undefined)
    expect(await outcome(jobs)).toEqual(['one'])
    expect(await outcome(jobs)).toEqual([])
  })

  it('accept only payloads of their type', () => {
    const jobs = openJobs()
    expectTypeOf(jobs.add<typeof note.payload>)
      .parameter(1)
      .toEqualTypeOf<{ text: string }>()
    // @ts-expect-error a number is not a string
    const wrong = () => jobs.add(note, { text: 1 })
    expect(wrong).toBeTypeOf('function')
  })

  it('are kept but not run when their stored payload no longer fits', async () => {
    const jobs = openJobs()
    await jobs.add(note, { text: 'x' })
    await world.pool.query(`update jobs set payload = '{"text": 7}'`)
    expect(await outcome(jobs)).toEqual([])
    expect(await jobs.failed()).toMatchObject([
      { task: 'test.note', isFinal: true, failure: 'The stored payload does not fit the task: text' },
    ])
  })

  it('wait for their time by the product clock', async () => {
    const jobs = openJobs()
    const at = new Date('2026-02-28T23:00:00Z')
    await jobs.add(note, { text: 'February' }, { at })
    now = later(at, -1)
    expect(await outcome(jobs)).toEqual([])
    now = at
    expect(await outcome(jobs)).toEqual(['February'])
  })

  it('run at once even when the clock is set back', async () => {
    const jobs = openJobs()
    await jobs.add(note, { text: 'at once' })
    now = later(start, -86_400)
    expect(await outcome(jobs)).toEqual(['at once'])
  })

  it('are replaced by a new job of the same task and key', async () => {
    const other = defineTask({ ...note, name: 'test.other' })
    const jobs = openJobs({ tasks: [note, other] })
    const at = later(start, 60)
    await jobs.add(note, { text: 'old' }, { key: 'k', at })
    await jobs.add(note, { text: 'new' }, { key: 'k', at })
    await jobs.add(other, { text: 'of another task' }, { key: 'k', at })
    now = at
    expect((await outcome(jobs)).sort()).toEqual(['new', 'of another task'])
  })

  it('run after a running job of the same key, never beside it', async () => {
    const first = signal()
    const begun = signal()
    const slow = defineTask({
      name: 'test.slow',
      payload: z.object({ text: z.string() }),
      queue: 'default',
      run: async ({ text }) => {
        ran.push(`${text} begins`)
        begun.resolve()
        await first.promise
        ran.push(`${text} ends`)
      },
    })
    const [here, there] = [openJobs({ tasks: [slow] }), openJobs({ tasks: [slow] })]
    await here.add(slow, { text: 'first' }, { key: 'k' })
    const running = here.runDue()
    await begun.promise
    await there.add(slow, { text: 'replaced' }, { key: 'k' })
    await there.add(slow, { text: 'second' }, { key: 'k' })
    await there.runDue(100)
    expect(ran).toEqual(['first begins'])
    first.resolve()
    await running
    await there.runDue()
    expect(ran).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })

  it('run once with several workers', async () => {
    const workers = [openJobs(), openJobs(), openJobs()]
    const texts = Array.from({ length: 60 }, (_, number) => String(number))
    for (const text of texts) await workers[0]?.add(note, { text })
    await Promise.all(workers.map((jobs) => jobs.runDue()))
    expect(ran.sort()).toEqual(texts.sort())
  })

  it('do not wait for other queues', async () => {
    const release = signal()
    const heavy = defineTask({ name: 'test.heavy', payload: z.object({}), queue: 'heavy', run: () => release.promise })
    const mailed = signal()
    const mail = defineTask({ name: 'test.mail', payload: z.object({}), queue: 'mail', run: async () => mailed.resolve() })
    const jobs = openJobs({ tasks: [heavy, mail] })
    for (let count = 0; count < 5; count++) await jobs.add(heavy, {})
    await jobs.add(mail, {})
    const done = jobs.runDue()
    await mailed.promise
    release.resolve()
    await done
  })

  it('continue when their queue was checked while all its places were taken', async () => {
    const release = signal()
    const begun = signal()
    const heavy = defineTask({
      name: 'test.heavy',
      payload: z.object({ text: z.string() }),
      queue: 'heavy',
      run: async ({ text }) => {
        begun.resolve()
        await release.promise
        ran.push(text)
      },
    })
    const jobs = openJobs({ tasks: [heavy] })
    await jobs.add(heavy, { text: 'first' })
    const done = jobs.runDue()
    await begun.promise
    const looked = jobs.runDue()
    await jobs.add(heavy, { text: 'second' })
    // By the time the connection answers another statement, the second check has run without a free place.
    await jobs.failed()
    release.resolve()
    await Promise.all([done, looked])
    expect(ran).toEqual(['first', 'second'])
  })

  it('are run by another worker after theirs has been silent for a minute', async () => {
    const begun = signal()
    const never = defineTask({
      ...note,
      name: 'test.never',
      run: () => {
        begun.resolve()
        return new Promise<void>(() => undefined)
      },
    })
    const dead = createJobs({
      pool: world.pool,
      clock: { now: () => now },
      machineClock: { now: () => machineNow },
      log: createLog('silent'),
    })
    dead.register({ tasks: [never] })
    await dead.add(never, { text: 'left behind' })
    void dead.runDue(0)
    await begun.promise
    const living = openJobs({ tasks: [{ ...note, name: 'test.never' }] })
    // A jump of the product's clock does not make leases expire.
    now = later(now, 86_400)
    await living.runDue(50)
    expect(ran).toEqual([])
    machineNow = later(machineNow, 61)
    expect(await outcome(living)).toEqual(['left behind'])
  })

  it('are given back when their process stops, without counting the attempt', async () => {
    const begun = signal()
    const long = defineTask({
      ...note,
      name: 'test.long',
      run: (_, stop) =>
        new Promise<void>((_resolve, reject) => {
          begun.resolve()
          stop.addEventListener('abort', () => reject(new Error('The process stops')))
        }),
    })
    const leaving = openJobs({ tasks: [long] })
    await leaving.add(long, { text: 'given back' })
    void leaving.runDue(0)
    await begun.promise
    await leaving.close()
    const { rows } = await world.pool.query('select worker, attempts, failure from jobs')
    expect(rows).toEqual([{ worker: null, attempts: 0, failure: null }])
    // No job waits for a lease to expire.
    expect(await outcome(openJobs({ tasks: [{ ...note, name: 'test.long' }] }))).toEqual(['given back'])
  })

  it('are given up after their worker has died five times', async () => {
    const jobs = openJobs()
    await jobs.add(note, { text: 'deadly' })
    await world.pool.query('update jobs set attempts = 5, worker = gen_random_uuid(), leased_until = $1', [start])
    expect(await outcome(jobs)).toEqual([])
    expect(await jobs.failed()).toMatchObject([{ isFinal: true, failure: 'The process ended at every attempt' }])
  })

  it('are tried five times by the product clock, then listed, and repeated on request', async () => {
    let isBroken = true
    const fail = defineTask({
      ...note,
      name: 'test.fail',
      run: async () => {
        if (isBroken) throw new Error('The door is locked\nsecond line')
        ran.push('repaired')
      },
    })
    const jobs = openJobs({ tasks: [fail] })
    await jobs.add(fail, { text: 'not listed' })
    await jobs.runDue()
    expect(await jobs.failed()).toMatchObject([
      { task: 'test.fail', attempts: 1, isFinal: false, failure: 'The door is locked', failedAt: start },
    ])
    for (const wait of [3, 8, 20, 60]) {
      now = later(now, wait)
      await jobs.runDue()
    }
    const [failed, ...others] = await jobs.failed()
    expect(others).toEqual([])
    expect(failed).toMatchObject({ attempts: 5, isFinal: true })
    isBroken = false
    expect(await outcome(jobs)).toEqual([])
    expect(await jobs.repeat(String(failed?.id))).toBe(true)
    expect(await outcome(jobs)).toEqual(['repaired'])
    expect(await jobs.failed()).toEqual([])
    expect(await jobs.repeat(String(failed?.id))).toBe(false)
    expect(await jobs.repeat('x')).toBe(false)
  })

  it('recur once after a jump of the clock, and again after it is set back', async () => {
    const jobs = openJobs({ recurring: [hourly] })
    expect(jobs.schedule()).toEqual({ 'test.hourly': 3_600 })
    expect(await outcome(jobs)).toEqual(['hour'])
    now = new Date('2026-06-01T00:00:00Z')
    expect(await outcome(jobs)).toEqual(['hour'])
    expect(await outcome(jobs)).toEqual([])
    now = new Date('2026-03-01T00:00:00Z')
    expect(await outcome(jobs)).toEqual(['hour'])
    await jobs.add(hourly.task, {}, { key: recurringKey })
    expect(await outcome(jobs)).toEqual(['hour'])
  })

  it('recur once with several workers', async () => {
    const workers = [openJobs({ recurring: [hourly] }), openJobs({ recurring: [hourly] })]
    await Promise.all(workers.map((jobs) => jobs.runDue()))
    expect(ran).toEqual(['hour'])
  })

  it('run without further calls once started', async () => {
    const done = signal<string>()
    const tell = defineTask({ ...note, name: 'test.tell', run: async ({ text }) => done.resolve(text) })
    const jobs = openJobs({ tasks: [tell] })
    await jobs.start()
    await jobs.add(tell, { text: 'done' })
    expect(await done.promise).toBe('done')
  })

  it('have unique task names', () => {
    expect(() => openJobs({ tasks: [note, note] })).toThrow('Two tasks are named test.note.')
  })
})
