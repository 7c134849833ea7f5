import type { Pool } from '../platform/database.ts'
import { marksChangedBetween } from '../register/index.ts'
import type { OfficeSet, SearchEngine, WatchMatch } from '../search/index.ts'
import { type Found, findAll, isByName, matchInReverse, savedNameOf, searchOfRadar } from './matching.ts'
import type { StoredQuery } from './radar.store.ts'

/** A search that runs now, in these offices. */
export interface Run {
  query: StoredQuery
  offices: OfficeSet
}
/** The state of the register up to which this run looks. */
export interface RegisterNow {
  generation: string
  revision: number
}
interface FindContext {
  pool: Pool
  engine: SearchEngine
}

/** More changed marks than this are a new register rather than a day's work, and each search looks at all marks. */
const mostChanged = 200_000
/** Results that a search for new brands looks through when it cannot be matched in reverse. */
const mostLookedThrough = 1_000
/** Searches of the whole register at a time. */
const atOnce = 2

/** Whether a search needs to look only at the marks that have changed. After a new register it looks at all. */
export function isMatchedInReverse({ search, watched }: StoredQuery, { generation }: RegisterNow): boolean {
  return search.onlyNewBrands && isByName(search) && watched.generation === generation
}

/** What the searches find, by id. Searches for new brands by name are matched in reverse against the changed marks. */
export async function findScheduled(
  context: FindContext,
  runs: readonly Run[],
  now: RegisterNow,
  signal: AbortSignal,
): Promise<Map<number, Found>> {
  const found = new Map<number, Found>()
  const whole: Run[] = []
  const byRevision = new Map<number, Run[]>()
  for (const run of runs) {
    const { revision } = run.query.watched
    const isReverse = isMatchedInReverse(run.query, now)
    const group = isReverse ? (byRevision.get(revision) ?? []) : whole
    group.push(run)
    if (isReverse) byRevision.set(revision, group)
  }
  for (const [revision, group] of byRevision) {
    signal.throwIfAborted()
    const changed = await marksChangedBetween(context.pool, revision, now.revision, mostChanged + 1)
    if (changed.length > mostChanged) whole.push(...group)
    else await findInReverse(context, group, changed, found)
  }
  for (let at = 0; at < whole.length; at += atOnce) {
    signal.throwIfAborted()
    await Promise.all(
      whole.slice(at, at + atOnce).map(async (run) => found.set(run.query.id, await findInRegister(context, run))),
    )
  }
  return found
}

async function findInReverse(
  { engine }: FindContext,
  runs: readonly Run[],
  changed: readonly { serial: number }[],
  found: Map<number, Found>,
): Promise<void> {
  const saved = runs.flatMap(({ query, offices }) => savedNameOf(query.id, query.search, offices) ?? [])
  const matches = await matchInReverse(
    engine,
    saved,
    changed.map(({ serial }) => serial),
  )
  const byQuery = new Map<number, WatchMatch[]>()
  for (const match of matches) {
    const known = byQuery.get(match.id)
    if (known) known.push(match)
    else byQuery.set(match.id, [match])
  }
  for (const { query } of runs) {
    const own = byQuery.get(query.id) ?? []
    found.set(query.id, await foundOf(engine, query, own))
  }
}

async function foundOf(engine: SearchEngine, { search }: StoredQuery, matches: readonly WatchMatch[]): Promise<Found> {
  const closest = [...matches].sort((a, b) => b.nameScore.total - a.nameScore.total || a.serial - b.serial)
  return {
    marks: closest.map(({ serial, nameScore }) => ({ serial, score: nameScore })),
    total: matches.length,
    isLowerBound: false,
    // The comparison lines of a match are drawn with the weights of its search.
    weakElements: closest.length === 0 ? [] : await engine.weakElements(search.text, search.filters),
  }
}

/** Searches for new brands look at the newest marks first; the verdicts sort out those that are not new. */
function findInRegister(context: FindContext, { query: { search }, offices }: Run): Promise<Found> {
  if (!search.onlyNewBrands) return findAll(searchOfRadar(search), offices, context)
  const wide = searchOfRadar(search, mostLookedThrough)
  const sort = isByName(search) ? 'relevance' : 'applicationDate'
  return findAll({ ...wide, asked: { ...wide.asked, sort } }, offices, context)
}
