import { setTimeout as wait } from 'node:timers/promises'
import { SelectedMarks } from '@marklot/register-index'
import { AppError } from '../../../platform/app-error.ts'
import type { Pool } from '../../../platform/database.ts'
import { newestLogoRevision, newestRevision, registerGeneration } from '../../../register/index.ts'
import type { FollowerLog } from '../follow-register.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import type { OpenEngine } from '../port.ts'
import type { Revised, SavedName } from '../requests.ts'
import { Cluster, type ClusterAddress } from './cluster.ts'
import { countOffices } from './count-register.ts'
import { marksOfSerials } from './fetch-marks.ts'
import { type ClusterState, followRegister, readState } from './follow.ts'
import { IndexNames } from './indices.ts'
import { findLogos, watchLogos } from './search-logos.ts'
import { searchNames } from './search-names.ts'
import { searchOwners } from './search-owners.ts'
import { searchQuery } from './search-query.ts'
import { suggest } from './suggest.ts'
import { ElementCounts } from './weak-elements.ts'
import { wholeResult } from './whole-results.ts'
import { takeWriterLock, type WriterLock } from './writer-lock.store.ts'

/** Interval between checks for changes in the register and in the cluster, in milliseconds. */
const pollInterval = 1_000
/** How long `catchUp` waits for the writing process, and how often it checks, in milliseconds. */
const catchUpTimeout = 600_000
const catchUpInterval = 100

export interface ClusterSearchesOptions extends ClusterAddress {
  /** The prefix of the index names; each installation has its own. */
  prefix: string
  pool: Pool
  log: FollowerLog
  /** False leaves writing to another thread or process. */
  follows?: boolean
  /** The number of shards of new indices, for tests; by default, it depends on the number of marks. */
  shards?: number
}

/**
 * Opens, in this thread, an engine whose marks are in an OpenSearch cluster. Resolves after the first attempt to reach
 * the cluster, even if that fails. While the cluster cannot be reached or is not filled yet, every call rejects with
 * `search.unavailable`.
 *
 * Of all processes on a database, only the holder of a database lock writes to the cluster. When it ends, another
 * process acquires the lock.
 */
export async function openClusterSearches(options: ClusterSearchesOptions): Promise<OpenEngine> {
  const { pool, log, shards, follows = true } = options
  const cluster = await Cluster.of(options)
  const names = new IndexNames(options.prefix)
  const weak = new ElementCounts(cluster, names)
  let state: ClusterState | null = null
  let lock: WriterLock | null = null
  let isClosed = false

  const readAgain = async () => {
    const before = state
    // If somebody deletes the state, the writer rebuilds the indices. Until then, the current ones continue to answer.
    state = (await readState(cluster, names)) ?? state
    if (state?.revision !== before?.revision || state?.build !== before?.build) weak.clear()
  }
  const write = async () => {
    if (lock?.isHeld() !== true) lock = await takeWriterLock(pool, options.prefix)
    if (lock !== null) await followRegister({ cluster, names, pool, log, shards })
  }
  const step = oneAtATime(async () => {
    if (follows) await write()
    await readAgain()
  })
  const reportedStep = reporting(step, log)
  const searchable = async <Result>(search: (has: ClusterState) => Promise<Result>): Promise<Result> => {
    if (state !== null && !isClosed) return search(state)
    const reason = isClosed ? 'The search engine was closed' : 'The search cluster is not filled yet'
    throw new AppError('search.unavailable', { cause: new Error(reason) })
  }

  /** Runs a search and adds to its outcome a revision that the cluster had reached before. */
  const revised = <Outcome extends object>(search: (has: ClusterState) => Promise<Outcome>): Promise<Revised<Outcome>> =>
    searchable(async (has) => ({ ...(await search(has)), revision: has.revision }))

  await readAgain().catch(() => undefined)
  const timer = setInterval(() => void reportedStep(), pollInterval)
  timer.unref()
  void reportedStep()

  const parts = { cluster, names, weak, pool }
  return {
    searchNames: (request) => revised(() => searchNames(cluster, names, weak, request)),
    searchOwners: (request) => revised(() => searchOwners(cluster, names, request)),
    searchSerials: (serials, request) =>
      revised(async () => new SelectedMarks(await marksOfSerials(cluster, names, serials)).searchSerials(serials, request)),
    searchQuery: (request) =>
      revised(() =>
        request.clauses.length === 0 ? wholeResult(cluster, names, everything, request) : searchQuery(parts, request),
      ),
    browse: (request) => revised(() => wholeResult(cluster, names, everything, request)),
    suggest: (text, size, filters) => revised(async () => ({ page: await suggest(parts, text, size, filters) })),
    weakElements: (text, filters) => searchable(() => weak.of(text, filters)),
    countRegister: (questions, mostLatest) =>
      searchable(async () => {
        // The revision is read before counting, so the counts have at least this revision.
        const revision = (await readState(cluster, names))?.revision ?? 0
        return { revision, offices: await countOffices(cluster, names, questions, mostLatest) }
      }),
    watch: (saved, newSerials) =>
      searchable(async () => {
        const marks = new SelectedMarks(await marksOfSerials(cluster, names, newSerials))
        const counted = await weak.ofAll(saved)
        const weakOf = new Map(saved.map((one, i) => [one, counted[i] ?? []]))
        return marks.watch(saved, (one: SavedName) => weakOf.get(one) ?? [])
      }),
    findLogos: (request) => revised((has) => findLogos(parts, has.logos !== null, request)),
    watchLogos: (saved, newSerials) => searchable((has) => watchLogos(parts, has.logos !== null, saved, newSerials)),
    catchUp: async () => {
      const [revision, logoRevision, generation] = await Promise.all([
        newestRevision(pool),
        newestLogoRevision(pool),
        registerGeneration(pool),
      ])
      const deadline = performance.now() + catchUpTimeout
      while (!isClosed && performance.now() < deadline) {
        // A running step may have read the register before this call.
        await step.underWay()?.catch(() => undefined)
        await step()
        if (hasReached(state, { revision, logoRevision, generation })) return
        await wait(catchUpInterval)
      }
      throw new AppError('search.unavailable', { cause: new Error('The search cluster did not catch up in time') })
    },
    close: async () => {
      if (isClosed) return
      isClosed = true
      clearInterval(timer)
      await step.underWay()?.catch(() => undefined)
      lock?.release()
      await cluster.close()
    },
  }
}

const everything = { match_all: {} }

const hasReached = (
  state: ClusterState | null,
  { revision, logoRevision, generation }: { revision: number; logoRevision: number; generation: string },
) =>
  state?.generation === generation && state.revision >= revision && (state.logos === null || state.logos.revision >= logoRevision)

/** Returns a step that logs only its first failure and its recovery, not every attempt. */
function reporting(step: () => Promise<void>, log: FollowerLog): () => Promise<void> {
  let isWell = true
  return () =>
    step().then(
      () => {
        if (!isWell) log.info({}, 'The search cluster follows the register again')
        isWell = true
      },
      (err) => {
        if (isWell) log.error({ err }, 'The search cluster cannot be reached or written to; the next attempts follow')
        isWell = false
      },
    )
}
