import { isIPv6 } from 'node:net'
import type { Clock } from '../../platform/clock.ts'
import type { Pool } from '../../platform/database.ts'
import { keyedHash } from './keys.ts'
import { countDown, countUp, forgetCount } from './limits.store.ts'

/** How often something may be tried in a window of time. Accounts and addresses are counted apart. */
interface Limit {
  name: string
  most: number
  /** Milliseconds. */
  window: number
}
const minutes = 60_000
/** Wrong passwords: enough for a person who hesitates between a few, hopeless for a program that guesses. */
const wrongByAccount: Limit = { name: 'password:account', most: 10, window: 15 * minutes }
/** A whole office may stand behind one address. */
const wrongByAddress: Limit = { name: 'password:address', most: 100, window: 15 * minutes }
/** Nobody's mailbox is filled by others. */
const mailsByAccount: Limit = { name: 'mail:account', most: 5, window: 60 * minutes }
const mailsByAddress: Limit = { name: 'mail:address', most: 60, window: 60 * minutes }

export interface Limits {
  /**
   * Reserves an attempt to sign in. @returns null when there were too many; otherwise what to call when the password was right
   */
  attempt(email: string, address: string): Promise<(() => Promise<void>) | null>
  /** `refused`: this address asks too often and may know it. `silent`: no mail, but nobody is told. */
  mail(email: string, address: string): Promise<'send' | 'silent' | 'refused'>
}

/** One subscriber is given a whole IPv6 network of 64 bits (RFC 6177): its addresses count as one. Anything else stays as it is. */
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

/** The keys in the database are keyed hashes: no list of who tried what. */
export function createLimits(pool: Pool, clock: Clock, secret: () => string): Limits {
  const keyOf = (limit: Limit, of: string) => keyedHash(secret(), limit.name, networkOf(of.trim().toLowerCase()))
  const count = async (limit: Limit, of: string) => {
    const now = clock.now()
    return (await countUp(pool, keyOf(limit, of), now, new Date(now.getTime() + limit.window))) <= limit.most
  }
  return {
    attempt: async (email, address) => {
      const byAccount = await count(wrongByAccount, email)
      const byAddress = await count(wrongByAddress, address)
      if (!byAccount || !byAddress) return null
      return async () => {
        await forgetCount(pool, keyOf(wrongByAccount, email))
        await countDown(pool, keyOf(wrongByAddress, address))
      }
    },
    mail: async (email, address) => {
      if (!(await count(mailsByAddress, address))) return 'refused'
      return (await count(mailsByAccount, email)) ? 'send' : 'silent'
    },
  }
}
