import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { asOnlyStorer } from '../search/engine/index-snapshots.store.ts'
import { createPool, type Pool } from './database.ts'
import { endLock } from './session-locks.store.ts'

let world: World
let other: Pool
beforeAll(async () => {
  world = await createWorld()
  other = createPool(world.connection, 'test-other', 1)
})
afterAll(async () => {
  await other.end()
  await world.close()
})

const key = 7_000_001
const isFree = async () => {
  const { rows } = await other.query('select pg_try_advisory_xact_lock($1) as "isFree"', [key])
  return rows[0].isFree
}

it('ends a lock even if the connection cannot say so', async () => {
  const client = await world.pool.connect()
  await client.query('select pg_advisory_lock($1)', [key])
  expect(await isFree()).toBe(false)
  vi.spyOn(client, 'query').mockImplementation(() => Promise.reject(new Error('canceled')))
  await endLock(client, key)
  await vi.waitFor(async () => expect(await isFree()).toBe(true), { timeout: 10_000 })
})

it('stores one snapshot at a time, and leaves the lock to its holder', async () => {
  const attempts = await asOnlyStorer(world.pool, async () => [
    await asOnlyStorer(other, async () => 'second'),
    await asOnlyStorer(other, async () => 'third'),
  ])
  expect(attempts).toEqual([undefined, undefined])
  expect(await asOnlyStorer(other, async () => 'later')).toBe('later')
})
