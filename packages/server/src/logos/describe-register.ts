import { descriptorVersion } from '@marklot/similarity/logo'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { parseObjectKey } from '../platform/object-store-keys.ts'
import {
  type Description,
  describingState,
  nextChangedMarks,
  nextDueMarks,
  type PicturedMark,
  storeDescriptions,
} from './descriptions.store.ts'
import { type LogoThread, openLogoThread } from './thread/logo-thread.ts'

export interface DescribingParts {
  pool: Pool
  clock: Clock
  log: Log
  objectStore: ObjectStore
}

/**
 * The number of marks read at once, and pictures described between two commits. After a kill, a few seconds' work is
 * repeated.
 */
const marksAtOnce = 2_000
const picturesAtOnce = 200
/** The number of pictures in the thread at a time. Some are decoded while another is described. */
const inFlight = 4
/**
 * The time limit of one run, in milliseconds. Further runs complete the work, so that other heavy work can run in
 * between.
 */
const longestRun = 30_000

/**
 * Describes the register's pictures for a while: those of changed marks in the order of the changes, and those that
 * were fetched from offices' addresses. Continues where it was interrupted. With a new version of the descriptor,
 * describes all pictures again. The thread that does the work exists only meanwhile.
 * @returns whether everything is described
 */
export async function describeRegister(parts: DescribingParts, signal: AbortSignal): Promise<boolean> {
  const thread = openLogoThread()
  try {
    return await describeUntil(parts, thread, signal)
  } finally {
    await thread.close()
  }
}

/** Describes pictures until the time limit. @returns whether everything is described */
async function describeUntil(parts: DescribingParts, thread: LogoThread, signal: AbortSignal): Promise<boolean> {
  const { pool, clock, log } = parts
  const version = descriptorVersion
  const end = Date.now() + longestRun
  let described = 0
  const describe = async (marks: readonly PicturedMark[]) => {
    const descriptions = await describeMarks(parts, thread, marks)
    described += descriptions.length
    return descriptions
  }
  for (;;) {
    if (signal.aborted || Date.now() > end) break
    const due = await nextDueMarks(pool, picturesAtOnce)
    if (due.length > 0) {
      const descriptions = await describe(due.filter(isOutdated))
      await storeDescriptions(pool, descriptions, { version, at: clock.now(), due: due.map(({ serial }) => serial) })
      continue
    }
    const state = await describingState(pool, version)
    const marks = untilEnough(await nextChangedMarks(pool, state, marksAtOnce))
    const last = marks.at(-1)
    if (!last) {
      if (described > 0) log.info({ pictures: described }, 'The register’s pictures are described')
      return true
    }
    const descriptions = await describe(marks.filter(isOutdated))
    const { revision, serial } = last
    await storeDescriptions(pool, descriptions, { state: { version, revision, serial }, version, at: clock.now() })
  }
  if (described > 0) log.info({ pictures: described }, 'The register’s pictures are being described')
  return false
}

/** Returns whether a mark's description is missing or belongs to an earlier picture or descriptor. */
const isOutdated = ({ picture, described }: PicturedMark) =>
  picture === null
    ? described !== null && described.picture !== ''
    : described?.picture !== picture || described.version !== descriptorVersion

/** Returns the first marks, up to the one that fills a batch of pictures. */
function untilEnough(marks: PicturedMark[]): PicturedMark[] {
  let pictures = 0
  const end = marks.findIndex((mark) => isOutdated(mark) && ++pictures === picturesAtOnce)
  return end < 0 ? marks : marks.slice(0, end + 1)
}

/** Describes the pictures of marks. @throws AppError `storage.unavailable` */
async function describeMarks(
  { objectStore }: DescribingParts,
  thread: LogoThread,
  marks: readonly PicturedMark[],
): Promise<Description[]> {
  const descriptions: Description[] = []
  const waiting = marks.values()
  const work = async () => {
    for (const { serial, picture } of waiting) {
      if (picture === null) {
        descriptions.push({ serial, picture: '', described: null, fault: null })
        continue
      }
      const key = parseObjectKey(picture)
      const stored = key && (await objectStore.get(key))
      const described = stored ? await thread.describe(stored.body) : 'missing'
      const isFault = typeof described === 'string'
      descriptions.push({ serial, picture, described: isFault ? null : described, fault: isFault ? described : null })
    }
  }
  await Promise.all(Array.from({ length: inFlight }, work))
  return descriptions
}
