import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './database.ts'
import { type Channel, channels, listenTo, probe } from './events.store.ts'
import type { Log } from './log.ts'

export type { Channel }

/**
 * Notifies of changes by any process on the same database. A notification only says that something changed; the reader
 * then queries the database. Lost notifications are harmless, because every reader runs after each reconnect.
 */
export interface Events {
  /**
   * Runs `read` after each change, including changes between opening and this call. All changes during a run together
   * cause one further run, which gets all their payloads. A failed run is logged.
   */
  on(channel: Channel, read: Read): void
  close(): Promise<void>
}

/**
 * Reads what changed.
 * @param said the payloads of the notifications; null if anything may have changed
 */
type Read = (said: ReadonlySet<string> | null) => Promise<void> | void

/** Pauses between attempts to reconnect, in milliseconds; doubled while the database is away. */
const shortestPause = 50
const longestPause = 2_000
/** How often a silent connection is probed, and the time limit for the answer, in milliseconds. */
const probeInterval = 20_000
const probeTimeout = 10_000

/**
 * Listens for notifications on a dedicated connection and reconnects whenever it breaks.
 * @throws Error when the first connection fails
 */
export async function openEvents(connection: Connection, options: { applicationName: string; log: Log }): Promise<Events> {
  const { applicationName, log } = options
  const readers = new Map<Channel, ((said: string | null) => void)[]>()
  const closing = new AbortController()
  const notified = new Set<Channel>()
  const run = (channel: Channel, said: string | null) => {
    notified.add(channel)
    for (const read of readers.get(channel) ?? []) read(said)
  }
  const open = async () => {
    const client = new pg.Client({
      ...connection,
      application_name: applicationName,
      keepAlive: true,
      connectionTimeoutMillis: probeTimeout,
      query_timeout: probeTimeout,
    })
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve)
      client.on('error', () => resolve())
    })
    client.on('notification', ({ channel, payload }) => run(channel as Channel, payload ?? null))
    try {
      await client.connect()
      await listenTo(client)
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    return { client, ended }
  }
  /**
   * Resolves when the connection breaks or the events are closed. The probe detects a network that was cut without an
   * error.
   */
  const watch = async ({ client, ended }: Awaited<ReturnType<typeof open>>) => {
    const timer = setInterval(() => probe(client).catch(() => client.end().catch(() => undefined)), probeInterval)
    timer.unref()
    const over = new AbortController()
    const closed = new Promise<void>((resolve) =>
      closing.signal.addEventListener('abort', () => resolve(), { signal: over.signal }),
    )
    await Promise.race([ended, closed])
    over.abort()
    clearInterval(timer)
    await client.end().catch(() => undefined)
  }
  const first = await open()
  const following = (async () => {
    await watch(first)
    for (let wait = shortestPause; !closing.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      await pause(wait, undefined, { ref: false, signal: closing.signal }).catch(() => undefined)
      const next = closing.signal.aborted ? undefined : await open().catch(() => undefined)
      if (next === undefined) continue
      // The abort happened during the attempt, so `watch` would wait for it in vain.
      if (closing.signal.aborted) {
        await next.client.end().catch(() => undefined)
        break
      }
      wait = shortestPause / 2
      // Notifications sent in the meantime are lost, so every reader runs.
      for (const channel of channels) run(channel, null)
      await watch(next)
    }
  })()
  return {
    on: (channel, read) => {
      const reader = oneAtATime(read, channel, log)
      readers.set(channel, [...(readers.get(channel) ?? []), reader])
      if (notified.has(channel)) reader(null)
    },
    close: async () => {
      closing.abort()
      await following
    },
  }
}

/** Returns a function that runs `read` once at a time. Calls during a run cause one further run. */
function oneAtATime(read: Read, channel: Channel, log: Log): (said: string | null) => void {
  let isRunning = false
  /** The payloads since the last run began. */
  let waiting: (string | null)[] = []
  const run = async () => {
    isRunning = true
    do {
      const said = waiting.includes(null) ? null : new Set(waiting as string[])
      waiting = []
      try {
        await read(said)
      } catch (err) {
        log.warn({ err, channel }, 'A change in the database could not be read')
      }
    } while (waiting.length > 0)
    isRunning = false
  }
  return (said) => {
    waiting.push(said)
    if (!isRunning) void run()
  }
}
