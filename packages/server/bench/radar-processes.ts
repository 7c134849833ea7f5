import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { EmbeddedPostgres } from '../src/platform/embedded-postgres.ts'

interface Started {
  stop(): Promise<void>
}
/** A process that can be stopped or killed. */
export interface StartedProcess extends Started {
  end(signal: NodeJS.Signals): Promise<void>
}
type BenchRole = 'indexer' | 'worker' | 'load-api'

/** The pause between two kills of a worker, in milliseconds. */
const killInterval = 10_000
/** How long the database stays down, and how long it runs after the clock has jumped, in milliseconds. */
const databaseAway = 20_000
const databaseWorks = 3_000

async function launch(role: BenchRole, environment: Record<string, string | undefined>): Promise<ChildProcess> {
  // The build puts the roles' entries into the folder of this file.
  const child = spawn(process.execPath, [fileURLToPath(new URL(`./${role}.js`, import.meta.url))], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((ready, failed) => {
    child.stdout?.once('data', () => ready())
    child.once('exit', (code) => failed(new Error(`The ${role} ended with ${code}`)))
  })
  return child
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

/** Starts a role of the product and waits until it reports that it is ready. */
export async function startProcess(role: BenchRole, environment: Record<string, string | undefined>): Promise<StartedProcess> {
  const child = await launch(role, environment)
  return { stop: () => end(child, 'SIGTERM'), end: (signal) => end(child, signal) }
}

/** Starts workers. If the benchmark includes outages, keeps killing and replacing them one after the other. */
export async function restartWorkers(
  environment: Record<string, string | undefined>,
  count: number,
  isChaos: boolean,
): Promise<Started> {
  const workers: ChildProcess[] = []
  for (let i = 0; i < count; i++) workers.push(await launch('worker', environment))
  const stopping = new AbortController()
  const killing = (async () => {
    for (let i = 0; isChaos && !stopping.signal.aborted; i = (i + 1) % count) {
      await pause(killInterval, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) return
      await end(workers[i] as ChildProcess, 'SIGKILL')
      workers[i] = await launch('worker', environment)
    }
  })()
  return {
    stop: async () => {
      stopping.abort()
      await killing
      await Promise.all(workers.map((worker) => end(worker, 'SIGTERM')))
    },
  }
}

/**
 * Stops the database as a crash does, without finishing transactions.
 * @param dataDirectory the database's own folder
 */
export async function crashDatabase(dataDirectory: string): Promise<void> {
  const [pid] = (await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8')).split('\n')
  // SIGQUIT stops PostgreSQL immediately.
  process.kill(Number(pid), 'SIGQUIT')
}

/**
 * Stops the database in the middle of work and restarts it on the same port.
 * @param dataDirectory the database's own folder
 */
export async function stopDatabaseOnce(dataDirectory: string, start: () => Promise<EmbeddedPostgres>): Promise<EmbeddedPostgres> {
  await pause(databaseWorks)
  await crashDatabase(dataDirectory)
  await pause(databaseAway)
  return start()
}
