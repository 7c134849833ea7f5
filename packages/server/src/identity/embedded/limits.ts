import { isIPv6 } from 'node:net'
import type { Clock } from '../../platform/clock.ts'
import { type Pool, transaction } from '../../platform/database.ts'
import { keyedHash } from './keys.ts'
import { countUp, forgetCount, hasCount, lockCounts, returnAttempt, storeCount } from './limits.store.ts'
import { emailKey } from './people.store.ts'

const seconds = 1_000
const minutes = 60 * seconds
const hours = 60 * minutes
const days = 24 * hours

/** A number of actions, and the period in which they are counted, in milliseconds. */
interface Limit {
  name: string
  most: number
  window: number
}
/** Protects mailboxes from being flooded by strangers. */
const mailsByAddress: Limit = { name: 'mail:account', most: 5, window: hours }
const mailsByClient: Limit = { name: 'mail:address', most: 60, window: hours }

/**
 * A limit on wrong passwords: after `free` of them, the next attempt has to wait, twice as long each time. Times are in
 * milliseconds.
 */
interface Slowdown {
  name: string
  free: number
  firstWait: number
  /** When the count restarts, measured from the first wrong password. */
  window: number
}
const longestWait = 15 * minutes
/** Limits one client with one e-mail address. It is enough for a person who tries a few passwords. */
const byPair: Slowdown = { name: 'password:pair', free: 5, firstWait: 30 * seconds, window: days }
/**
 * Limits one client with any e-mail addresses, to stop lists of stolen passwords. A whole office may share one client.
 */
const byClient: Slowdown = { name: 'password:client', free: 30, firstWait: 10 * seconds, window: hours }
/** Limits one e-mail address from any clients, to stop many machines that guess together. */
const byAddress: Slowdown = { name: 'password:address', free: 50, firstWait: 30 * seconds, window: days }

/** How long a client counts as known for an address after its owner signed in from there. */
const knownFor = 90 * days

/** The outcome of a request to try a password. */
export type Attempt = { waitSeconds: number } | { waitSeconds: 0; succeed(): Promise<void> }

export interface Limits {
  /**
   * Reserves an attempt to sign in. Wrong passwords delay the client that sent them. They delay other clients that use
   * the same address only after many attempts, and never delay clients from which its owner has signed in.
   * @param address network address of the client
   * @returns the wait, or a function to call after the right password
   */
  attempt(email: string, address: string): Promise<Attempt>
  /** Ends the wait for this client, which the owner of the address uses. */
  unlock(email: string, address: string): Promise<void>
  /**
   * Reserves a mail. `refused`: the client sends too many requests, and the reply says so. `silent`: no mail may be
   * sent, but the reply must not show this.
   */
  mail(email: string, address: string): Promise<'send' | 'silent' | 'refused'>
}

/**
 * Returns the network of an address. An IPv6 network of 64 bits belongs to one subscriber (RFC 6177), so all its
 * addresses count as one client.
 */
function networkOf(text: string): string {
  if (!isIPv6(text) || text.includes('.')) return text
  const [head = '', tail] = text.split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/** Returns the milliseconds until the attempt after this many wrong ones. */
function waitAfter({ free, firstWait }: Slowdown, count: number): number {
  return count < free ? 0 : Math.min(firstWait * 2 ** (count - free), longestWait)
}

/**
 * Creates the limits. The database keeps the counts, because several processes share them. Addresses and networks are
 * stored as keyed hashes.
 */
export function createLimits(pool: Pool, clock: Clock, secret: () => string): Limits {
  const keyOf = (name: string, ...of: string[]) => keyedHash(secret(), name, of.join('\0'))
  const keysOf = (email: string, address: string) => {
    const [mailbox, network] = [emailKey(email), networkOf(address.trim().toLowerCase())]
    return {
      pair: keyOf(byPair.name, mailbox, network),
      client: keyOf(byClient.name, network),
      address: keyOf(byAddress.name, mailbox),
      known: keyOf('password:known', mailbox, network),
    }
  }
  const isBelow = async ({ name, most, window }: Limit, of: string) => {
    const now = clock.now()
    return (await countUp(pool, keyOf(name, of), now, new Date(now.getTime() + window))) <= most
  }
  const remember = async (known: string) => {
    const now = clock.now()
    await countUp(pool, known, now, new Date(now.getTime() + knownFor))
  }
  return {
    attempt: async (email, address) => {
      const keys = keysOf(email, address)
      const now = clock.now()
      const slowdowns = [{ ...byPair, key: keys.pair }]
      if (!(await hasCount(pool, keys.known, now)))
        slowdowns.push({ ...byClient, key: keys.client }, { ...byAddress, key: keys.address })
      return transaction(pool, async (client) => {
        const counts = await lockCounts(
          client,
          slowdowns.map(({ key }) => key),
          now,
        )
        const wait = Math.max(...counts.map(({ waitUntil }) => (waitUntil?.getTime() ?? 0) - now.getTime()))
        // A wait longer than the longest possible one was stored before the clock was set back.
        if (wait > 0 && wait <= longestWait) return { waitSeconds: Math.ceil(wait / seconds) }
        const reserved = slowdowns.map((slowdown) => {
          const count = (counts.find(({ key }) => key === slowdown.key)?.count ?? 0) + 1
          const waitUntil = new Date(now.getTime() + waitAfter(slowdown, count))
          return { key: slowdown.key, count, waitUntil, endsAt: new Date(now.getTime() + slowdown.window) }
        })
        for (const one of reserved) await storeCount(client, one)
        return {
          waitSeconds: 0 as const,
          succeed: async () => {
            for (const { key, waitUntil } of reserved) await returnAttempt(pool, key, waitUntil)
            await forgetCount(pool, keys.pair)
            await remember(keys.known)
          },
        }
      })
    },
    unlock: async (email, address) => {
      const keys = keysOf(email, address)
      await forgetCount(pool, keys.pair)
      await remember(keys.known)
    },
    mail: async (email, address) => {
      if (!(await isBelow(mailsByClient, networkOf(address.trim().toLowerCase())))) return 'refused'
      return (await isBelow(mailsByAddress, emailKey(email))) ? 'send' : 'silent'
    },
  }
}
