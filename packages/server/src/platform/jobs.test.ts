import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { transaction } from './database.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'

let world: World
let now = new Date('2026-01-31T10:00:00Z')
let ran: unknown[] = []
let broken = true
let jobs: Jobs

beforeAll(async () => {
  world = await createWorld()
  jobs = createJobs({ pool: world.pool, clock: { now: () => now }, log: createLog('silent') })
  jobs.handle('note', async (payload) => {
    ran.push(payload.text)
  })
  jobs.handle('fail', async () => {
    if (broken) throw new Error('The door is locked')
    ran.push('repaired')
  })
  jobs.every(3_600, 'hourly', async () => {
    ran.push('hour')
  })
  // A recurring task runs first when it is first seen.
  await jobs.runDue()
})
afterAll(async () => {
  await jobs.close()
  await world.close()
})
const outcome = async () => {
  ran = []
  await jobs.runDue()
  return ran
}

describe('jobs', () => {
  it('runs what is added, and nothing of a transaction that was rolled back', async () => {
    await jobs.add(world.pool, 'note', { text: 'one' })
    await transaction(world.pool, async (client) => {
      await jobs.add(client, 'note', { text: 'never' })
      throw new Error('changed my mind')
    }).catch(() => undefined)
    expect(await outcome()).toEqual(['one'])
    expect(await outcome()).toEqual([])
  })

  it('waits for the time of the product clock', async () => {
    await jobs.add(world.pool, 'note', { text: 'February' }, { dueAt: new Date('2026-02-28T23:00:00Z') })
    now = new Date('2026-02-28T22:59:59Z')
    expect(await outcome()).toEqual(['hour'])
    now = new Date('2026-02-28T23:00:00Z')
    expect(await outcome()).toEqual(['February'])
  })

  it('replaces a waiting job of the same key', async () => {
    const dueAt = new Date(now.getTime() + 60_000)
    await jobs.add(world.pool, 'note', { text: 'old' }, { key: 'k', dueAt })
    await jobs.add(world.pool, 'note', { text: 'new' }, { key: 'k', dueAt })
    now = new Date(now.getTime() + 60_000)
    expect(await outcome()).toEqual(['new'])
  })

  it('runs a recurring task once after a leap, and again when the clock is set back', async () => {
    now = new Date('2026-06-01T00:00:00Z')
    expect(await outcome()).toEqual(['hour'])
    expect(await outcome()).toEqual([])
    now = new Date('2026-03-01T00:00:00Z')
    expect(await outcome()).toEqual(['hour'])
  })

  it('lists failed jobs by their first line and repeats them', async () => {
    await jobs.add(world.pool, 'fail', { secret: 'not listed' })
    await jobs.runDue()
    const [failed, ...others] = await jobs.failed()
    expect(others).toEqual([])
    expect(failed).toMatchObject({ task: 'fail', attempts: 1, isFinal: false, failure: 'The door is locked' })
    broken = false
    expect(await jobs.repeat(String(failed?.id))).toBe(true)
    expect(await outcome()).toEqual(['repaired'])
    expect(await jobs.failed()).toEqual([])
    expect(await jobs.repeat(String(failed?.id))).toBe(false)
    expect(await jobs.repeat('x')).toBe(false)
  })

  it('runs by itself once started', async () => {
    const done = new Promise((resolve) => jobs.handle('signal', async () => resolve('done')))
    await jobs.start()
    await jobs.add(world.pool, 'signal', {})
    expect(await done).toBe('done')
    await jobs.runDue()
  })
})
