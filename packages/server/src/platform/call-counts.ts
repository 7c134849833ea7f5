import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { RouteOptions } from 'fastify'
import { addCalls, forgetCalls } from './call-counts.store.ts'
import type { Pool } from './database.ts'
import type { Log } from './log.ts'
import { sha256 } from './sha256.ts'

/** Length of a counting window, in milliseconds; it starts with the first call. */
const window = 60_000
/** Interval between exchanges with the other processes, in milliseconds. */
const shareInterval = 1_000
/**
 * The most counts in memory. Beyond this limit, the oldest is dropped. Counting would not stop an attacker with so many
 * addresses anyway.
 */
const mostCounts = 50_000

/** The calls from each address, to this process and to the others on the same database. */
export interface CallCounts {
  readonly window: number
  /**
   * Counts one call.
   * @returns the calls of the window including this one, and the milliseconds until the window ends
   */
  add(key: string): { current: number; ttl: number }
  /**
   * Adds the new calls to the shared counts and reads the other processes' counts, in one statement for all addresses.
   */
  share(): Promise<void>
  close(): void
}

interface Count {
  /** The last known count of all processes, without `added`. */
  shared: number
  /** The calls since the last exchange. */
  added: number
  endsAt: number
}

/**
 * Opens counts that are kept in memory and exchanged with the other processes every second, so that no call waits for
 * the database.
 */
export function openCallCounts(pool: Pool, log: Log): CallCounts {
  const counts = new Map<string, Count>()
  let lastForgotten = Date.now()

  const share = async () => {
    const now = Date.now()
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key)
    // All processes use the same order, which prevents deadlocks on the rows.
    // The database stores hashes instead of addresses.
    const changed = [...counts]
      .filter(([, { added }]) => added > 0)
      .map(([key, count]) => ({ hash: sha256(key), sent: count.added, count }))
      .sort((a, b) => a.hash.compare(b.hash))
    if (changed.length > 0) {
      const stored = await addCalls(
        pool,
        changed.map(({ hash, sent, count }) => ({ hash, calls: sent, endsAt: new Date(count.endsAt) })),
        new Date(now),
      )
      for (const { hash, sent, count } of changed) {
        const total = stored.get(hash.toString('hex'))
        if (!total) continue
        count.added -= sent
        count.shared = total.calls
        count.endsAt = total.endsAt.getTime()
      }
    }
    if (now - lastForgotten > window) {
      lastForgotten = now
      await forgetCalls(pool, new Date(now))
    }
  }

  let isSharing = false
  const timer = setInterval(() => {
    if (isSharing) return
    isSharing = true
    share()
      .catch((err) => log.warn({ err }, 'The counts of calls could not be shared'))
      .finally(() => {
        isSharing = false
      })
  }, shareInterval).unref()

  return {
    window,
    add: (key) => {
      const now = Date.now()
      let count = counts.get(key)
      if (!count || count.endsAt <= now) {
        count = { shared: 0, added: 0, endsAt: now + window }
        counts.delete(key)
        counts.set(key, count)
        const [oldest] = counts.keys()
        if (counts.size > mostCounts && oldest !== undefined) counts.delete(oldest)
      }
      count.added++
      return { current: count.shared + count.added, ttl: count.endsAt - now }
    },
    share,
    close: () => clearInterval(timer),
  }
}

/**
 * Returns the counts in the form of a store for `@fastify/rate-limit`. A route with its own limit has separate counts.
 */
export function countingStore(counts: CallCounts): FastifyRateLimitStoreCtor {
  const storeOf = (scope: string): FastifyRateLimitStore => ({
    incr: (key: string, done: (error: Error | null, result: { current: number; ttl: number }) => void) =>
      done(null, counts.add(`${scope} ${key}`)),
    child: (options) => {
      // The plugin's types lack this property.
      const { routeInfo } = options as unknown as { routeInfo: RouteOptions }
      return storeOf(`${routeInfo.method} ${routeInfo.url}`)
    },
  })
  return class {
    constructor() {
      // The plugin expects a class from which it constructs its store.
      Object.assign(this, storeOf('all'))
    }
  } as unknown as FastifyRateLimitStoreCtor
}
