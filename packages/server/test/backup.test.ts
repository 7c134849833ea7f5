import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { BrandQueryResult } from '@marklot/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUp, deleteOldBackups, printedProgress, restore, runBackup, runRestore } from '../src/backup/index.ts'
import { folderName, type LogicalManifest, writeManifest } from '../src/backup/manifest.ts'
import { backUpObjects } from '../src/backup/objects.ts'
import { RowDigest } from '../src/backup/row-digest.ts'
import { composeServer, type Product } from '../src/compose/api.ts'
import { readConfig } from '../src/config.ts'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { createPool, openDatabase, type Pool } from '../src/platform/database.ts'
import { addressOf } from '../src/platform/embedded-postgres.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrate.ts'
import type { ObjectStore } from '../src/platform/object-store.ts'
import { createFileObjectStore } from '../src/platform/object-store-files.ts'
import { objectKey } from '../src/platform/object-store-keys.ts'
import { createS3ObjectStore } from '../src/platform/object-store-s3.ts'
import { verifyStored } from '../src/protocol/index.ts'
import { createFolder, dailyFile } from './ingest-files.ts'
import { type MembersWorld, type Person, startMembersWorld } from './members-world.ts'
import { startS3TestServer } from './s3-server.ts'
import { createWorld, type World } from './world.ts'

const key = Buffer.alloc(32, 7)
const picture = objectKey('logos/us/abc/us-1-00000000.png')
const changing = objectKey('statistics/global/all.json')
let at: MembersWorld
let keeper: Person
let root: string
let directory: string
let logical: { folder: string; manifest: LogicalManifest }
const printed: string[] = []
const progress = printedProgress((line) => printed.push(line), 0)

beforeAll(async () => {
  at = await startMembersWorld()
  directory = await mkdtemp(join(tmpdir(), 'marklot-backup-'))
  await chmod(directory, 0o755)
  root = join(directory, 'backups')
  const folder = await createFolder()
  const marks = [
    dailyFile('20260702', { serial: '99000001', name: 'TAVILO', goods: { 9: 'Software' }, owner: 'ACME' }),
    dailyFile('20260703', { serial: '99000002', name: 'TAVELO\tÜBER', goods: { 25: 'Shoes' }, owner: 'Back\\slash' }),
  ]
  for (const [index, content] of marks.entries())
    await runIngest({ office: 'us', paths: [await folder.write(`apc-${index}.xml`, content)], pool: at.world.pool })
  await folder.close()
  await at.product.engine.catchUp()
  keeper = await at.personOf('enterprise', 'keeper')
  await keeper.api.searchProtocol.change({ body: { isOn: true } })
  await keeper.api.search.query({ body: { text: 'Tavilo' } })
  await at.objectStore.put(picture, Buffer.from('picture'), { contentType: 'image/png' })
  await at.objectStore.put(changing, Buffer.from('{"marks":2}'), { contentType: 'application/json' })
  logical = await backUp({ pool: at.world.pool, objectStore: at.objectStore, root, key: null, progress })
})
afterAll(async () => {
  await at.close()
  await rm(directory, { recursive: true, force: true })
})

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())

const rowsIn = async (pool: Pool, tables: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const table of tables) counts[table] = (await pool.query(`select count(*) as n from "${table}"`)).rows[0].n
  return counts
}

/** Opens a product over a restored database, with the same people. */
async function productOver(world: World, objectStore: ObjectStore): Promise<Product> {
  const config = readConfig({
    DATA_DIR: await mkdtemp(join(directory, 'product-')),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    SEARCH_THREADS: '0',
    PAYPAL: 'off',
    MARKETPLACE: 'off',
    OIDC_ISSUER: at.provider.issuer,
    OIDC_AUDIENCE: at.provider.audience,
  })
  return composeServer(config, { ...world, objectStore }, createLog('silent'), { pages: false })
}

/** Creates an empty database and an empty storage as the target of a restore. */
async function emptyPlace(): Promise<{ world: World; objects: string }> {
  const world = await createWorld()
  return { world, objects: await mkdtemp(join(directory, 'objects-')) }
}

describe('a logical backup', () => {
  it('reports what it counts, and is complete', () => {
    expect(printed).toContain('brands_us: 2\n')
    expect(printed.at(-1)).toBe('objects: 2\n')
    expect(logical.manifest).toMatchObject({ kind: 'logical', isEncrypted: false, objects: { count: 2 } })
    expect(logical.manifest.tables.find(({ name }) => name === 'search_protocol_entries')).toMatchObject({ rows: 1 })
  })

  it('contains no key and no token', async () => {
    const { pool } = at.world
    const secrets = (await pool.query<{ value: Buffer }>('select value from installation_secrets')).rows
    expect(secrets.length).toBeGreaterThan(0)
    const content = filesBelow(root)
      .map((path) => (path.endsWith('.gz') ? gunzipSync(readFileSync(path)) : readFileSync(path)).toString('latin1'))
      .join('\n')
    for (const { value } of secrets)
      for (const form of ['hex', 'base64', 'latin1'] as const) expect(content.includes(value.toString(form))).toBe(false)
    expect(filesBelow(root).some((path) => /identity_keys|identity_records|installation_secrets/.test(path))).toBe(false)
    for (const path of filesBelow(root)) expect(statSync(path).mode & 0o077).toBe(0)
  })

  it('does not overwrite a database unless asked to', async () => {
    const { world, objects } = await emptyPlace()
    const context = { pool: world.pool, objectStore: createFileObjectStore(objects), key: null, replace: false, progress }
    await expect(restore(logical.folder, logical.manifest, context)).rejects.toThrow('--replace')
    await world.close()
  })

  it('is restored row by row, answers the same search, and its protocol verifies', async () => {
    const { world, objects } = await emptyPlace()
    const objectStore = createFileObjectStore(objects)
    const stray = objectKey('logos/us/abc/us-9-00000000.png')
    await objectStore.put(stray, Buffer.from('later'), { contentType: 'image/png' })
    await restore(logical.folder, logical.manifest, { pool: world.pool, objectStore, key: null, replace: true, progress })
    const names = logical.manifest.tables.map(({ name }) => name)
    const expected = Object.fromEntries(logical.manifest.tables.map(({ name, rows }) => [name, rows]))
    expect(await rowsIn(world.pool, names)).toEqual(expected)
    expect(await verifyStored(world.pool)).toEqual({ protocols: 1, entries: 1, faults: 0 })
    expect((await objectStore.get(picture))?.body.toString()).toBe('picture')
    expect(await objectStore.head(stray)).toBeUndefined()
    // Constraints and triggers are restored, and the schema is the same as the program's.
    await expect(
      world.pool.query(`insert into account_users (account_id, user_id) values (gen_random_uuid(), gen_random_uuid())`),
    ).rejects.toThrow()
    expect(await migrate(world.pool)).toEqual([])
    const restored = await productOver(world, objectStore)
    const hitsOf = async (product: Product) => {
      const payload = { text: 'Tavilo', filters: { registrationOfficeCodes: ['us'] } }
      const headers = { authorization: `Bearer ${keeper.token}` }
      const reply = await product.app.inject({ method: 'POST', url: '/api/v1/BrandQueries', payload, headers })
      return reply.json<BrandQueryResult>().hits
    }
    const hits = await hitsOf(restored)
    expect(hits.length).toBe(2)
    expect(hits).toEqual(await hitsOf(at.product))
    // The protocol continues with a new key in addition to the old one.
    expect(await verifyStored(world.pool)).toEqual({ protocols: 1, entries: 2, faults: 0 })
    await restored.close()
    await world.close()
  })

  it('is refused whole when a file was changed', async () => {
    const copy = join(directory, 'changed', 'logical-copy')
    await cp(logical.folder, copy, { recursive: true })
    await cp(join(root, 'objects'), join(directory, 'changed', 'objects'), { recursive: true })
    await cp(join(copy, 'tables/users.copy.gz'), join(copy, 'tables/accounts.copy.gz'))
    const { world, objects } = await emptyPlace()
    const before = await rowsIn(world.pool, ['schema_migrations', 'products'])
    const context = { pool: world.pool, objectStore: createFileObjectStore(objects), key: null, replace: true, progress }
    await expect(restore(copy, logical.manifest, context)).rejects.toThrow()
    expect(await rowsIn(world.pool, ['schema_migrations', 'products'])).toEqual(before)
    await world.close()
  })

  it('that fails leaves no open transaction behind', async () => {
    const pool = createPool(at.world.connection, 'test-backup', 1)
    const full = () => {
      throw new Error('No space left')
    }
    const failing = Object.assign(full, { finished: full })
    const context = { pool, objectStore: at.objectStore, root: join(directory, 'full'), key: null, progress: failing }
    await expect(backUp(context)).rejects.toThrow('No space left')
    const { rows } = await pool.query(`select current_setting('transaction_read_only') as "isReadOnly"`)
    expect(rows).toEqual([{ isReadOnly: 'off' }])
    await pool.end()
  })

  it('that cannot be committed at its restore leaves the storage as it was', async () => {
    const { world, objects } = await emptyPlace()
    const objectStore = createFileObjectStore(objects)
    const own = objectKey('logos/us/abc/us-9-00000000.png')
    await objectStore.put(own, Buffer.from('own'), { contentType: 'image/png' })
    await objectStore.put(changing, Buffer.from('{"marks":9}'), { contentType: 'application/json' })
    const connect = async () => {
      const client = await world.pool.connect()
      const query = client.query.bind(client) as (...args: unknown[]) => unknown
      const refusing = (...args: unknown[]) =>
        args[0] === 'commit' ? Promise.reject(new Error('The server is gone')) : query(...args)
      return Object.assign(client, { query: refusing })
    }
    const pool: Pool = Object.assign(Object.create(world.pool), { connect })
    const context = { pool, objectStore, key: null, replace: true, progress }
    await expect(restore(logical.folder, logical.manifest, context)).rejects.toThrow('The server is gone')
    expect((await objectStore.get(own))?.body.toString()).toBe('own')
    expect((await objectStore.get(changing))?.body.toString()).toBe('{"marks":9}')
    await world.close()
  })

  it('with a key holds everything, and opens with this key only', async () => {
    const { pool } = at.world
    const own = join(directory, 'sealed')
    const { folder, manifest } = await backUp({ pool, objectStore: at.objectStore, root: own, key, progress })
    expect(manifest.tables.map(({ name }) => name)).toContain('installation_secrets')
    expect(filesBelow(own).some((path) => readFileSync(path).includes('TAVILO'))).toBe(false)
    const { world } = await emptyPlace()
    const s3 = await startS3TestServer()
    const objectStore = createS3ObjectStore({ ...s3, forcePathStyle: true })
    const context = { pool: world.pool, objectStore, replace: true, progress }
    await expect(restore(folder, manifest, { ...context, key: null })).rejects.toThrow('BACKUP_KEY')
    await expect(restore(folder, manifest, { ...context, key: Buffer.alloc(32, 8) })).rejects.toThrow()
    await restore(folder, manifest, { ...context, key })
    const names = ['installation_secrets', 'search_protocol_entries', 'brands']
    expect(await rowsIn(world.pool, names)).toEqual(await rowsIn(pool, names))
    expect((await objectStore.get(changing))?.body.toString()).toBe('{"marks":2}')
    await s3.close()
    await world.close()
  })
})

describe('a base backup', () => {
  it('and its write-ahead log restore a moment in between', async () => {
    const place = async (name: string) => {
      const dataDirectory = join(directory, name)
      const settings = {
        database: { kind: 'embedded' as const, archivesWal: true },
        dataDirectory,
        productSlug: 'marklot-test',
        systemEnvironment: { PATH: process.env.PATH },
        backupKey: key,
      }
      return {
        settings,
        objectStore: createFileObjectStore(join(dataDirectory, 'objects')),
        print: (line: string) => void printed.push(line),
      }
    }
    const from = await place('from')
    const to = join(directory, 'base')
    const note = (pool: Pool, text: string) => pool.query(`insert into register_state (key, value) values ($1, '1')`, [text])
    const database = await openDatabase(from.settings, 'test')
    await migrate(database.pool)
    await note(database.pool, 'before')
    await from.objectStore.put(picture, Buffer.from('picture'), { contentType: 'image/png' })
    await runBackup(from, { to, what: 'base', spool: null, keep: null })
    await note(database.pool, 'after')
    // During the pause, the server's clock advances, so the next change is certainly later.
    const { rows } = await database.pool.query<{ now: Date }>('select clock_timestamp() as now, pg_sleep(0.02)')
    await note(database.pool, 'too late')
    const { rows: closed } = await database.pool.query('select pg_walfile_name(pg_current_wal_lsn()) as name')
    await database.pool.query('select pg_switch_wal()')
    const archived = async () =>
      (await database.pool.query('select last_archived_wal as name from pg_stat_archiver')).rows[0].name
    while ((await archived()) < closed[0].name);
    await runBackup(from, { to, what: 'wal', spool: null, keep: null })
    const { rows: runs } = await database.pool.query('select kind from backup_runs order by id')
    expect(runs.map(({ kind }) => kind)).toEqual(['base', 'wal'])
    await database.close()

    const backup = readdirSync(to).find((name) => name.startsWith('base-')) ?? ''
    const until = new Date((rows[0]?.now.getTime() ?? 0) + 1)
    const target = await place('target')
    await runRestore(target, { from: join(to, backup), until, replace: false })
    const restored = await openDatabase(target.settings, 'test')
    const { rows: notes } = await restored.pool.query<{ key: string }>('select key from register_state order by key')
    expect(notes.map(({ key: text }) => text)).toEqual(expect.arrayContaining(['after', 'before']))
    expect(notes.map(({ key: text }) => text)).not.toContain('too late')
    expect((await target.objectStore.get(picture))?.body.toString()).toBe('picture')
    await restored.close()
    await expect(runRestore(target, { from: join(to, backup), until, replace: false })).rejects.toThrow('--replace')
    await expect(
      runBackup({ ...target, settings: { ...target.settings, backupKey: null } }, { to, what: 'base', spool: null, keep: null }),
    ).rejects.toThrow('BACKUP_KEY')
  })
})

describe('old backups', () => {
  /** Writes a complete backup with these objects and this date. */
  async function leave(own: string, kind: 'logical' | 'base', on: string, contents: readonly string[]): Promise<string> {
    const startedUtc = `${on}T03:00:00.000Z`
    const folder = join(own, folderName(kind, startedUtc))
    const store = createFileObjectStore(join(own, `store-${on}`))
    for (const [i, content] of contents.entries())
      await store.put(objectKey(`logos/us/abc/us-${i}-00000000.png`), Buffer.from(content), { contentType: 'image/png' })
    await mkdir(folder, { recursive: true })
    const objects = await backUpObjects(store, { root: own, folder, key: null, before: [] }, () => undefined)
    const shared = {
      format: 1,
      productVersion: '1.0.0',
      startedUtc,
      finishedUtc: startedUtc,
      isEncrypted: false,
      objects,
    } as const
    await writeManifest(
      folder,
      kind === 'logical'
        ? { ...shared, kind, migrations: [], tables: [], leftOut: [], sequences: [] }
        : { ...shared, kind, serverVersion: '18', bytes: 0, sha256: '' },
    )
    return folder
  }
  const contentsIn = (own: string) => filesBelow(join(own, 'objects')).length

  it('are deleted with what only they needed, but never the newest of a kind', async () => {
    const own = join(directory, 'old')
    const folders = [
      await leave(own, 'logical', '2026-11-01', ['first', 'shared']),
      await leave(own, 'base', '2026-11-02', ['of the base']),
      await leave(own, 'logical', '2026-11-03', ['second', 'shared']),
      await leave(own, 'logical', '2026-11-04', ['third', 'shared']),
    ]
    const wal = join(own, 'wal')
    await mkdir(wal)
    for (const [name, on] of [
      ['000000010000000000000001.gz.sealed', '2026-11-01'],
      ['000000010000000000000002.gz.sealed', '2026-11-03'],
      ['00000001.history.gz.sealed', '2026-11-01'],
    ] as const) {
      await writeFile(join(wal, name), 'log')
      await utimes(join(wal, name), new Date(on), new Date(on))
    }
    await mkdir(join(own, 'part-logical-2026-10-01T03-00-00-000Z'))
    const now = new Date('2026-11-04T04:00:00Z')
    expect(await deleteOldBackups(own, 2, now)).toEqual({ backups: 1, contents: 1, segments: 1 })
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, true, true, true])
    expect([contentsIn(own), readdirSync(own).filter((name) => name.startsWith('part-'))]).toEqual([4, []])
    expect(readdirSync(wal).sort()).toEqual(['00000001.history.gz.sealed', '000000010000000000000002.gz.sealed'])
    expect(await deleteOldBackups(own, 1, now)).toEqual({ backups: 1, contents: 1, segments: 0 })
    expect(folders.map((folder) => existsSync(folder))).toEqual([false, true, false, true])
    await expect(deleteOldBackups(own, 0, now)).rejects.toThrow('never')
  })

  it('keep the contents that a running or unknown backup may need', async () => {
    const own = join(directory, 'busy')
    await leave(own, 'logical', '2026-11-01', ['first'])
    await leave(own, 'logical', '2026-11-02', ['second'])
    const running = join(own, 'part-logical-2026-11-03T03-00-00-000Z')
    await mkdir(running)
    const now = new Date('2026-11-03T04:00:00Z')
    expect(await deleteOldBackups(own, 1, now)).toEqual({ backups: 1, contents: 0, segments: 0 })
    await rm(running, { recursive: true })
    await mkdir(join(own, 'logical-of-a-later-release'))
    expect(await deleteOldBackups(own, 1, now)).toEqual({ backups: 0, contents: 0, segments: 0 })
    await rm(join(own, 'logical-of-a-later-release'), { recursive: true })
    expect(await deleteOldBackups(own, 1, now)).toEqual({ backups: 0, contents: 1, segments: 0 })
  })

  it('go after a new one was made', async () => {
    const own = join(directory, 'kept')
    const old = await leave(own, 'logical', '2026-11-01', ['first'])
    const settings = {
      database: { kind: 'server' as const, url: addressOf(at.world.connection) },
      dataDirectory: join(directory, 'kept-data'),
      productSlug: 'marklot-test',
      systemEnvironment: {},
      backupKey: null,
    }
    const lines: string[] = []
    const command = { settings, objectStore: at.objectStore, print: (line: string) => void lines.push(line) }
    await runBackup(command, { to: own, what: 'logical', spool: null, keep: 1 })
    expect(lines.at(-1)).toBe('Deleted: 1 older backups, 1 objects and 0 log files that only they needed\n')
    expect(existsSync(old)).toBe(false)
    expect(readdirSync(own).filter((name) => name.startsWith('logical-'))).toHaveLength(1)
  })
})

it('a digest of rows depends on the rows, not on their order or their pieces', () => {
  const digestOf = (...pieces: string[]) => {
    const digest = new RowDigest()
    for (const piece of pieces) digest.update(Buffer.from(piece))
    return [digest.rows, digest.digest()]
  }
  expect(digestOf('a\tb\nc\td\n')).toEqual(digestOf('c\t', 'd\na', '\tb\n'))
  expect(digestOf('a\n', 'b\n')).not.toEqual(digestOf('a\n', 'c\n'))
  expect(digestOf('a\n', 'a\n')).not.toEqual(digestOf('a\n'))
})
