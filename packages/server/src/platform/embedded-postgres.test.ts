import { chmod, mkdtemp, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, it } from 'vitest'
import { addressOf, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

const folders: string[] = []
const running: EmbeddedPostgres[] = []

async function newFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, 'marklot-database-'))
  folders.push(folder)
  await chmod(folder, 0o755)
  return folder
}
async function start(folder: string, fast = true): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder, {
    slug: 'marklot-test',
    systemEnvironment: { PATH: process.env.PATH },
    fast,
  })
  running.push(server)
  return server
}
async function postmasterOf(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}
async function query<T>(server: EmbeddedPostgres, sql: string): Promise<T[]> {
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows as T[]
  } finally {
    await client.end()
  }
}

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop().catch(() => undefined)
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

it('uses UTF-8 and its own locale, whatever the environment says', async () => {
  const server = await start(await newFolder())
  const [row] = await query<{ encoding: string; upper: string; provider: string }>(
    server,
    `select pg_encoding_to_char(encoding) as encoding, upper('äéß') as upper, datlocprovider as provider from pg_database where datname = 'postgres'`,
  )
  expect(row).toEqual({ encoding: 'UTF8', upper: 'ÄÉß', provider: 'b' })
})

it.skipIf(process.platform === 'win32')('uses a local socket, and loopback below a folder with a long path', async () => {
  // The usual folder for temporary files has a long path on macOS.
  const folder = await newFolder('/tmp')
  const near = await start(folder)
  expect(near.connection.host).toBe(join(folder, 'postgres-socket'))
  expect(await query(near, 'select inet_client_addr() as from')).toEqual([{ from: null }])
  const client = new pg.Client(addressOf(near.connection))
  await client.connect()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
  const far = join(await newFolder(), 'a'.repeat(100))
  const server = await start(far)
  expect(server.connection.host).toBe('127.0.0.1')
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('is joined by a second process and stopped by the last one', async () => {
  const folder = await newFolder()
  const first = await start(folder)
  const second = await start(folder)
  expect(second.connection.port).toBe(first.connection.port)
  const client = new pg.Client(second.connection)
  client.on('error', () => undefined)
  await client.connect()
  await first.stop()
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await client.end()
  await second.stop()
  await expect(query(second, 'select 1')).rejects.toThrow()
})

it('keeps committed data when its process is killed', async () => {
  const folder = await newFolder()
  const first = await start(folder, false)
  await query(first, 'create table kept (n integer)')
  await query(first, 'insert into kept values (7)')
  process.kill(await postmasterOf(folder), 'SIGKILL')
  const second = await start(folder, false)
  expect(await query(second, 'select n from kept')).toEqual([{ n: 7 }])
})

it('is restarted on the same port when its process is killed', async () => {
  const folder = await newFolder()
  const server = await start(folder)
  const events: string[] = []
  const back = new Promise<void>((resolve) =>
    server.watch((event) => {
      events.push(event)
      if (event === 'back') resolve()
    }),
  )
  process.kill(await postmasterOf(folder), 'SIGKILL')
  await back
  expect(events).toEqual(['lost', 'back'])
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
})

it('stays stopped after a stop', async () => {
  const folder = await newFolder()
  const server = await start(folder)
  const events: string[] = []
  server.watch((event) => events.push(event))
  await server.stop()
  await expect(query(server, 'select 1')).rejects.toThrow()
  expect(events).toEqual([])
})

it('starts when two processes start it at the same time', async () => {
  const folder = await newFolder()
  const [first, second] = await Promise.all([start(folder), start(folder)])
  expect(second?.connection.port).toBe(first?.connection.port)
})

it.runIf(process.platform === 'linux')('starts when the id of its killed process now belongs to another program', async () => {
  const folder = await newFolder()
  const pid = await start(folder).then(() => postmasterOf(folder))
  process.kill(pid, 'SIGKILL')
  const file = join(folder, 'postgres', 'postmaster.pid')
  const note = await readFile(file, 'utf8')
  await writeFile(file, note.replace(String(pid), String(process.pid)))
  expect(await query(await start(folder), 'select 1 as one')).toEqual([{ one: 1 }])
})

it.runIf(process.getuid?.() === 0)('works as root below a folder that other accounts cannot enter', async () => {
  const folder = await newFolder()
  await chmod(folder, 0o700)
  const server = await start(folder)
  expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }])
  const home = (await readFile(join(folder, 'database-location.txt'), 'utf8')).trim()
  await server.stop()
  const again = await start(folder)
  expect(await query(again, 'show data_directory')).toEqual([{ data_directory: join(home, 'postgres') }])
  await again.stop()
  await rm(home, { recursive: true })
  await rmdir(dirname(home)).catch(() => undefined)
})
