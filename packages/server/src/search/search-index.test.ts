import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noFilters } from '@marklot/register-index'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { createLog } from '../platform/log.ts'
import { openSearchIndex, type SearchIndex } from './search-index.ts'

let world: World
let folder: string
const opened: SearchIndex[] = []
beforeEach(async () => {
  world = await createWorld()
  folder = await mkdtemp(join(tmpdir(), 'marklot-index-'))
  await world.pool.query(`insert into deliveries (office, feed, file, started_at) values ('de', 'feed', 'file', '2026-01-01')`)
})
afterEach(async () => {
  for (const index of opened.splice(0)) await index.close()
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

async function open(): Promise<SearchIndex> {
  const index = await openSearchIndex(world.pool, folder, createLog('silent'))
  opened.push(index)
  return index
}
async function put(id: string, name: string): Promise<void> {
  await world.pool.query(
    `insert into brands (office, id, name, brand_type, state_category, state_key, application_number, nice_classes, delivery, content_hash)
     values ('de', $1, $2, 'Word', 'alive', 'de.x', $1, '{9}', 1, '\\x00')
     on conflict (office, id) do update set name = excluded.name, revision = nextval('brand_revision')`,
    [id, name],
  )
}
async function found(index: SearchIndex, text: string): Promise<number> {
  const request = { filters: noFilters, sort: 'relevance', page: 1, size: 10 } as const
  return (await index.searches.searchNames({ ...request, text, minimumSimilarity: 100, maximumNames: 10 })).total
}

it('takes over new, changed and further marks', async () => {
  await put('de-1', 'Lumora')
  const index = await open()
  expect(await found(index, 'Lumora')).toBe(1)
  await put('de-2', 'Lumora')
  await put('de-1', 'Nebolan')
  await index.catchUp()
  expect([
    await found(index, 'Lumora'),
    await found(index, 'Nebolan'),
    (await index.searches.browse({ filters: noFilters, sort: 'name', page: 1, size: 1 })).total,
  ]).toEqual([1, 1, 2])
})

it('opens what it saved and adds what came meanwhile', async () => {
  await put('de-1', 'Lumora')
  await (await open()).close()
  opened.length = 0
  await put('de-2', 'Nebolan')
  const index = await open()
  expect([await found(index, 'Lumora'), await found(index, 'Nebolan')]).toEqual([1, 1])
})

it('is built anew from the register when its file is torn', async () => {
  await put('de-1', 'Lumora')
  await (await open()).close()
  opened.length = 0
  const [generation] = await readdir(join(folder, 'index'))
  const files = await readdir(join(folder, 'index', generation ?? ''))
  for (const file of files) await truncate(join(folder, 'index', generation ?? '', file), 5)
  expect(await found(await open(), 'Lumora')).toBe(1)
})

it('begins anew when the register was replaced', async () => {
  await put('de-1', 'Lumora')
  const index = await open()
  await world.pool.query('delete from brands')
  await put('de-2', 'Nebolan')
  await world.pool.query(`insert into register_state values ('generation', '"second"')`)
  await index.catchUp()
  expect([await found(index, 'Lumora'), await found(index, 'Nebolan')]).toEqual([0, 1])
  await index.close()
  expect(await readdir(join(folder, 'index'))).toEqual(['of-second'])
})
