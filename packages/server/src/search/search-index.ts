import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { IndexBuilder, IndexUnreadable, RegisterIndex, type Searches, searchesIn } from '@marklot/register-index'
import type { Pool } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { allMarks, changedMarks, newestRevision, registerGeneration } from './search-index.store.ts'

/** How often the register is asked for changes, in milliseconds. One look at an index that is in memory. */
const pollInterval = 2_000

/** The search index of this process: opened or built from the register, then kept in step with it. */
export interface SearchIndex {
  readonly searches: Searches
  /** Takes over what has changed in the register by now. */
  catchUp(): Promise<void>
  /** Stops following and keeps the index for the next start. */
  close(): Promise<void>
}

/**
 * Opens the index below `dataDirectory`, or builds it from the register when there is none, when it is broken, or when the
 * register was replaced. It is derived data: losing it costs time only.
 */
export async function openSearchIndex(pool: Pool, dataDirectory: string, log: Log): Promise<SearchIndex> {
  const folders = join(dataDirectory, 'index')
  /** One folder a generation: an index of a register that was replaced is never taken for the present one. */
  const folderOf = (name: string) => join(folders, `of-${name.replace(/\W/g, '') || 'first'}`)
  let generation = await registerGeneration(pool)
  let index = await openStored(folderOf(generation), pool)
  let isDirty = index === undefined
  index ??= await buildIndex(pool, log)
  let current: RegisterIndex = index
  const save = async () => {
    if (!isDirty) return
    isDirty = false
    await current.save(folderOf(generation))
    await removeOthers(folders, folderOf(generation))
  }
  const follow = async () => {
    const now = await registerGeneration(pool)
    if (now !== generation) {
      current = await buildIndex(pool, log)
      generation = now
      isDirty = true
    }
    for (let change = await changedMarks(pool, current.revision); change; change = await changedMarks(pool, current.revision)) {
      current.apply({ upserts: change.marks, removedSerials: [], revision: change.revision })
      isDirty = true
    }
  }
  let running: Promise<void> | undefined
  const catchUp = () => {
    running ??= follow().finally(() => {
      running = undefined
    })
    return running
  }
  await catchUp()
  await save()
  let isFollowing = true
  const timer = setInterval(() => {
    catchUp().then(
      () => {
        if (!isFollowing) log.info('The search index follows the register again')
        isFollowing = true
      },
      (error) => {
        // Said once, not every two seconds for as long as the database is away.
        if (isFollowing) log.error({ err: error }, 'The search index could not follow the register')
        isFollowing = false
      },
    )
  }, pollInterval)
  timer.unref()
  return {
    searches: searchesIn(() => current),
    catchUp,
    close: async () => {
      clearInterval(timer)
      await running?.catch(() => undefined)
      await save()
    },
  }
}

async function openStored(directory: string, pool: Pool): Promise<RegisterIndex | undefined> {
  const stored = await RegisterIndex.open(directory).catch((error) => {
    if (error instanceof IndexUnreadable) return undefined
    throw error
  })
  // A database that was restored from an older copy is behind the index: then the index is wrong.
  return stored && stored.revision <= (await newestRevision(pool)) ? stored : undefined
}

async function removeOthers(folders: string, kept: string): Promise<void> {
  for (const name of await readdir(folders)) {
    if (join(folders, name) !== kept) await rm(join(folders, name), { recursive: true, force: true })
  }
}

/** Builds the index from every row of the register; changes that come meanwhile are taken over afterwards. */
export async function buildIndex(pool: Pool, log: Log): Promise<RegisterIndex> {
  const started = performance.now()
  const revision = await newestRevision(pool)
  const builder = new IndexBuilder()
  let marks = 0
  for await (const batch of allMarks(pool)) {
    for (const mark of batch) builder.add(mark)
    marks += batch.length
  }
  const index = RegisterIndex.of(builder.build(revision))
  log.info({ marks, ms: Math.round(performance.now() - started) }, 'The search index was built')
  return index
}
