import { registrationOfficeCodes } from '@marklot/contracts'
import type { FeedFile, FeedState } from '@marklot/contracts/feeds'
import type { Pool } from '../platform/database.ts'
import { daysBetween, officeStates } from '../register/index.ts'
import { lastFiles, openFiles, openGaps, type StoredFile, storedOffices } from './feeds.store.ts'

/** The most open files that are listed for each office. */
const listedFiles = 50

/** Returns the state of each office's deliveries, for administrators. */
export async function feedStates(pool: Pool, now: Date): Promise<FeedState[]> {
  const [registers, offices, open, last, gaps] = await Promise.all([
    officeStates(pool),
    storedOffices(pool),
    openFiles(pool, listedFiles),
    lastFiles(pool),
    openGaps(pool),
  ])
  const day = now.toISOString().slice(0, 10)
  return registrationOfficeCodes.map((code) => {
    const stored = offices.find(({ office, isConfigured }) => office === code && isConfigured)
    const asOf = registers.find(({ office }) => office === code)?.asOf ?? null
    const files = open.filter(({ office }) => office === code)
    const read = last.find(({ office }) => office === code)
    const gap = gaps.find(({ office }) => office === code)
    return {
      code,
      channel: stored?.channel ?? null,
      asOf,
      ageDays: asOf === null ? null : Math.max(0, daysBetween(asOf, day)),
      gap: gap ? { since: gap.since, until: gap.until, deliveries: gap.deliveries } : null,
      last: read?.readAt ? { name: read.name, day: read.day, atUtc: read.readAt.toISOString() } : null,
      checkedUtc: stored?.checkedAt?.toISOString() ?? null,
      nextUtc: stored?.nextAt.toISOString() ?? null,
      fault: stored?.fault ?? null,
      faultUtc: stored?.faultAt?.toISOString() ?? null,
      files: files.map(presentFile),
      openFiles: files[0]?.total ?? 0,
    }
  })
}

const presentFile = ({ id, name, day, state, fault, attempts, size, seenAt }: StoredFile): FeedFile => ({
  id,
  name: state === 'missing' ? null : name,
  day,
  state: state as FeedFile['state'],
  fault,
  attempts,
  size,
  seenUtc: seenAt.toISOString(),
})
