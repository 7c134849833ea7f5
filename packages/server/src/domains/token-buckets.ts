import { setTimeout as sleep } from 'node:timers/promises'

/** Limits how often servers are queried. Each server has its own bucket. */
export interface TokenBuckets {
  /**
   * Waits until the server may be queried.
   * @param until the time by which the answer must have arrived, in milliseconds since 1970
   * @returns false if the server may not be queried by then
   */
  take(server: string, until: number, signal: AbortSignal): Promise<boolean>
  /** Stops querying a server for some time, because the server requests it. */
  pause(server: string, milliseconds: number): void
}

export interface Rate {
  perSecond: number
  /** How many queries may follow each other immediately. */
  burst: number
}

interface Bucket {
  /** When the bucket is full again if nothing more is taken, in milliseconds since 1970. */
  fullAt: number
  pausedUntil: number
}

/** Opens the buckets. @param rateOf how often a server may be queried */
export function openTokenBuckets(rateOf: (server: string) => Rate, now: () => number = Date.now): TokenBuckets {
  const buckets = new Map<string, Bucket>()
  const bucketOf = (server: string): Bucket => {
    const known = buckets.get(server) ?? { fullAt: 0, pausedUntil: 0 }
    buckets.set(server, known)
    return known
  }
  return {
    take: async (server, until, signal) => {
      const { perSecond, burst } = rateOf(server)
      const each = 1_000 / perSecond
      const bucket = bucketOf(server)
      const free = Math.max(now(), bucket.pausedUntil, bucket.fullAt - (burst - 1) * each)
      if (free >= until) return false
      bucket.fullAt = Math.max(bucket.fullAt, free) + each
      await sleep(free - now(), undefined, { signal })
      // The server may have asked for a pause meanwhile.
      if (bucket.pausedUntil >= until) return false
      if (bucket.pausedUntil > now()) await sleep(bucket.pausedUntil - now(), undefined, { signal })
      return true
    },
    pause: (server, milliseconds) => {
      const bucket = bucketOf(server)
      bucket.pausedUntil = Math.max(bucket.pausedUntil, now() + milliseconds)
    },
  }
}
