import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPool } from '../src/platform/database.ts'
import { migrate, pendingMigrations, readMigrations } from '../src/platform/migrate.ts'
import { projectRoot } from '../src/platform/project-root.ts'
import { faultsOfMigration } from './migration-rules.ts'
import { preparable } from './preparable.ts'
import { statementsOfSources } from './sql-statements.ts'
import { createWorld, type World } from './world.ts'

/* During an update, programs of two releases run on one schema, which the newer program has migrated. */

let world: World
let folder: string
beforeAll(async () => {
  world = await createWorld()
  folder = await mkdtemp(join(tmpdir(), 'marklot-migrations-'))
  for (const { name, sql } of await readMigrations()) await writeFile(join(folder, name), sql)
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

it('the schema accepts the statements of the release before', async () => {
  const file = join(projectRoot, 'packages/server/test/golden/release-statements.json')
  const statements = JSON.parse(await readFile(file, 'utf8')) as string[]
  expect(statements.length).toBeGreaterThan(200)
  const refusals = await preparable(world.pool, statements)
  expect(statements.flatMap((text, i) => (refusals[i] === null ? [] : [`${refusals[i]}: ${text.slice(0, 120)}`]))).toEqual([])
})

it('finds the statements of the sources', () => {
  const found = statementsOfSources()
  expect(found.length).toBeGreaterThan(200)
  expect(found).toContain('select office, marks, as_of as "asOf", gap_since as "gapSince", is_sample as "isSample" from offices')
})

it('every migration keeps the rules', async () => {
  expect((await readMigrations()).flatMap(faultsOfMigration)).toEqual([])
})

describe('the rules', () => {
  const faults = (sql: string, phase: 'expand' | 'contract' = 'expand') =>
    faultsOfMigration({ name: '9000_next.sql', sql, phase }).length
  it.each([
    'alter table accounts drop column state',
    'drop table boards',
    'alter table accounts rename column state to status',
    'alter table jobs alter column payload type text',
    'alter table jobs alter column key set not null',
    'alter table jobs add column weight integer not null',
    'alter table jobs add weight integer not null, add other text',
    'alter table jobs add constraint positive check (attempts >= 0)',
    'create unique index jobs_payload on jobs (payload)',
    'truncate call_counts',
  ])('refuse “%s”', (sql) => {
    expect(faults(sql)).toBeGreaterThan(0)
  })
  it.each([
    "create table next (id uuid primary key, name text not null); alter table next add constraint named check (name > '')",
    'alter table jobs add column weight integer not null default 0',
    'alter table jobs add column weight integer',
    'create index jobs_weight on jobs (attempts)',
    'alter table jobs drop constraint jobs_key; alter table jobs alter column key drop not null',
    '-- drop table boards\nselect 1',
    'create function next() returns trigger language plpgsql as $$ begin drop table boards; end $$',
  ])('accept “%s”', (sql) => {
    expect(faults(sql)).toBe(0)
  })
  it('want a contracting migration to say since when nothing uses what goes', () => {
    expect(faults('-- phase: contract\ndrop table boards', 'contract')).toBe(1)
    expect(faults('-- phase: contract\n-- unused since: 0090_boards\ndrop table boards', 'contract')).toBe(0)
  })
})

describe('a newer program', () => {
  it('expands the schema while this one holds a table, and this one starts beside it', async () => {
    await writeFile(join(folder, '9001_next.sql'), 'alter table boards add column colour text;\n')
    const holder = await world.pool.connect()
    await holder.query('begin')
    await holder.query('lock table boards in access share mode')
    let isDone = false
    const migrating = migrate(world.pool, folder).then((names) => {
      isDone = true
      return names
    })
    // If a migration kept waiting for the table, it would block this statement. Instead it gives up and retries.
    const other = createPool(world.connection, 'other', 1)
    await other.query({ text: 'select count(*) from boards', query_timeout: 20_000 } as never)
    await other.end()
    expect(isDone).toBe(false)
    await holder.query('commit')
    holder.release()
    expect(await migrating).toEqual(['9001_next.sql'])
    expect(await migrate(world.pool)).toEqual([])
    expect(await pendingMigrations(world.pool)).toEqual([])
    expect((await preparable(world.pool, statementsOfSources())).filter(Boolean).length).toBeLessThan(20)
  }, 60_000)

  it('that contracts the schema keeps this one from starting', async () => {
    await writeFile(
      join(folder, '9002_gone.sql'),
      '-- phase: contract\n-- unused since: 9001_next\nalter table boards drop column colour;\n',
    )
    expect(await migrate(world.pool, folder)).toEqual(['9002_gone.sql'])
    await expect(migrate(world.pool)).rejects.toThrow('start the newer program')
  })

  it('migrates once, however many start together', async () => {
    await writeFile(join(folder, '9003_once.sql'), 'create table once (id integer);\n')
    const done = await Promise.all([1, 2, 3].map(() => migrate(world.pool, folder)))
    expect(done.flat()).toEqual(['9003_once.sql'])
  })
})
