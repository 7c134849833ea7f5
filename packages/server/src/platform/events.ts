import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Connection } from './database.ts'
import { type Channel, channels, listenTo, probe } from './events.store.ts'
import type { Log } from './log.ts'

export type { Channel }

/**
 * Changes that any process on the same database made, as PostgreSQL notifies of them. A notification says only that something
 * changed: the reader looks at the database. So a lost notification costs nothing: after each reconnect every reader runs.
 */
export interface Events {
  /**
   * Runs `read` after each change, also after one between the opening and this call. Changes during a run make one further run. A
   * failed run is logged.
   */
  on(channel: Channel, read: () => Promise<void> | void): void
  close(): Promise<void>
}

/** Pauses before a new connection, in milliseconds; doubled while the database is away. */
const shortestPause = 50
const longestPause = 2_000
/** How often a silent connection is probed, and how long the answer may take, in milliseconds. */
const probeInterval = 20_000
const probeTimeout = 10_000

/**
 * Listens over one connection of its own, and opens a new one whenever that breaks.
 * @throws Error when the first connection fails
 */
export async function openEvents(connection: Connection, options: { applicationName: string; log: Log }): Promise<Events> {
  const { applicationName, log } = options
  const readers = new Map<Channel, (() => void)[]>()
  const closing = new AbortController()
  const notified = new Set<Channel>()
  const run = (channel: Channel) => {
    notified.add(channel)
    for (const read of readers.get(channel) ?? []) read()
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
    client.on('notification', ({ channel }) => run(channel as Channel))
    try {
      await client.connect()
      await listenTo(client)
    } catch (error) {
      client.end().catch(() => undefined)
      throw error
    }
    return { client, ended }
  }
  /** Resolves when the connection broke or the events are closed. A network that was cut says nothing: hence the probe. */
  const watch = async ({ client, ended }: Awaited<ReturnType<typeof open>>) => {
    const timer = setInterval(() => probe(client).catch(() => client.end().catch(() => undefined)), probeInterval)
    timer.unref()
    const closed = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve(), { once: true }))
    await Promise.race([ended, closed])
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
      wait = shortestPause / 2
      // What was notified of meanwhile is unknown.
      for (const channel of channels) run(channel)
      await watch(next)
    }
  })()
  return {
    on: (channel, read) => {
      const reader = oneAtATime(read, channel, log)
      readers.set(channel, [...(readers.get(channel) ?? []), reader])
      if (notified.has(channel)) reader()
    },
    close: async () => {
      closing.abort()
      await following
    },
  }
}

/** Runs `read` once at a time; calls during a run make one further run. */
function oneAtATime(read: () => Promise<void> | void, channel: Channel, log: Log): () => void {
  let isRunning = false
  let again = false
  const run = async () => {
    isRunning = true
    do {
      again = false
      try {
        await read()
      } catch (err) {
        log.warn({ err, channel }, 'A change in the database could not be read')
      }
    } while (again)
    isRunning = false
  }
  return () => {
    again = true
    if (!isRunning) void run()
  }
}
