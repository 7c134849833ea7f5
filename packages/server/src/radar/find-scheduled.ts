import { descriptorVersion } from '@marklot/similarity/logo'
import type { Pool } from '../platform/database.ts'
import { comparedRevisions, logosComparedBetween, marksChangedBetween } from '../register/index.ts'
import { findInReverse, type RegisterChanges } from './match-in-reverse.ts'
import { type Found, findAll, isReversible, type MatchContext, type Run, searchOfRadar } from './matching.ts'
import type { StoredQuery, Watched } from './radar.store.ts'

/** The state of the register up to which this run searches. */
export type RegisterNow = Pick<Watched, 'generation' | 'revision' | 'logoRevision'>

/**
 * The number of changed marks beyond which the register counts as new rather than a day older, so that each search
 * covers all marks.
 */
const mostChanged = 200_000
/** The number of results that a search for new brands examines if it cannot be matched in reverse. */
const mostLookedThrough = 1_000
/** How many searches of the whole register run at a time. */
const atOnce = 2

/**
 * Returns whether a search needs to cover only the changed marks. If the register is new, a search covers all marks.
 */
export function isMatchedInReverse({ search, watched }: StoredQuery, { generation }: RegisterNow): boolean {
  return search.onlyNewBrands && isReversible(search) && watched.generation === generation
}

/**
 * Returns the findings of the searches, by id. Searches for new brands by name or logo are matched in reverse, against
 * the changes.
 */
export async function findScheduled(
  context: MatchContext,
  runs: readonly Run[],
  now: RegisterNow,
  signal: AbortSignal,
): Promise<Map<number, Found>> {
  const found = new Map<number, Found>()
  const whole: Run[] = []
  const groups = new Map<string, Run[]>()
  for (const run of runs) {
    const { revision, logoRevision } = run.query.watched
    if (!isMatchedInReverse(run.query, now)) {
      whole.push(run)
      continue
    }
    const key = run.logo === null ? `${revision}` : `${revision} ${logoRevision}`
    const group = groups.get(key)
    if (group) group.push(run)
    else groups.set(key, [run])
  }
  for (const group of groups.values()) {
    signal.throwIfAborted()
    const changes = await changesSince(context.pool, group[0] as Run, now)
    if (changes === null) whole.push(...group)
    else for (const [id, one] of await findInReverse(context, group, changes)) found.set(id, one)
  }
  for (let at = 0; at < whole.length; at += atOnce) {
    signal.throwIfAborted()
    await Promise.all(
      whole.slice(at, at + atOnce).map(async (run) => found.set(run.query.id, await findInRegister(context, run))),
    )
  }
  return found
}

/** Returns the changes since a run's search last covered the register; null if there are too many. */
async function changesSince(pool: Pool, { query: { watched }, logo }: Run, now: RegisterNow): Promise<RegisterChanges | null> {
  const [changed, compared] = await Promise.all([
    marksChangedBetween(pool, watched.revision, now.revision, mostChanged + 1),
    logo ? logosComparedBetween(pool, watched.logoRevision, now.logoRevision, mostChanged + 1) : [],
  ])
  if (changed.length > mostChanged || compared.length > mostChanged) return null
  return { changed: changed.map(({ serial }) => serial), compared }
}

/**
 * Searches the register. Searches for new brands examine the newest marks first, and the verdicts exclude those that
 * are not new.
 */
async function findInRegister(context: MatchContext, { query: { search, watched }, offices, logo }: Run): Promise<Found> {
  if (!search.onlyNewBrands) return findAll(searchOfRadar(search), offices, context, logo)
  const wide = searchOfRadar(search, mostLookedThrough)
  const sort = isReversible(search) ? 'relevance' : 'applicationDate'
  const found = await findAll({ ...wide, asked: { ...wide.asked, sort } }, offices, context, logo)
  if (logo === null) return found
  const serials = found.marks.map(({ serial }) => serial)
  const revisions = await comparedRevisions(context.pool, serials, descriptorVersion)
  const isNewlyCompared = (serial: number) => (revisions.get(serial) ?? 0) > watched.logoRevision
  return { ...found, marks: found.marks.map((mark) => ({ ...mark, isNewlyCompared: isNewlyCompared(mark.serial) })) }
}
