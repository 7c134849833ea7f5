import { join } from 'node:path'
import { IndexBuilder, RegisterIndex } from '@marklot/register-index'
import { AppError } from '../platform/app-error.ts'
import type { Pool } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { allMarks, changedMarks, newestRevision, registerGeneration } from './search-index.store.ts'

/** How often the register is asked for changes, in milliseconds. One look at an index that is in memory. */
const pollInterval = 2_000

/** The search index of this process: opened or built from the register, then kept in step with it. */
export interface SearchIndex {
  current(): RegisterIndex
  isReady(): boolean
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
  const directory = join(dataDirectory, 'index')
  let generation = await registerGeneration(pool)
  let index = await openStored(directory, generation, pool)
  let isDirty = false
  if (!index) {
    index = await buildIndex(pool, log)
    await index.save(directory, generation)
  }
  let running: Promise<void> | undefined
  const follow = async () => {
    const now = await registerGeneration(pool)
    if (now !== generation) {
      index = await buildIndex(pool, log)
      generation = now
      isDirty = true
      return
    }
    for (let change = await changedMarks(pool, index.revision); change; change = await changedMarks(pool, index.revision)) {
      index.apply({ upserts: change.marks, removedSerials: [], revision: change.revision })
      isDirty = true
    }
    if (index.needsMerge) index.merge()
  }
  const catchUp = () => {
    running ??= follow().finally(() => {
      running = undefined
    })
    return running
  }
  await catchUp()
  const timer = setInterval(() => {
    catchUp().catch((error) => log.error({ err: error }, 'The search index could not follow the register'))
  }, pollInterval)
  timer.unref()
  return {
    current: () => {
      if (!index) throw new AppError('register.notReady')
      return index
    },
    isReady: () => index !== undefined,
    catchUp,
    close: async () => {
      clearInterval(timer)
      await running?.catch(() => undefined)
      if (isDirty) await index?.save(directory, generation)
    },
  }
}

async function openStored(directory: string, generation: string, pool: Pool): Promise<RegisterIndex | undefined> {
  const stored = await RegisterIndex.open(directory, generation).catch(() => undefined)
  // A database that was restored from an older copy is behind the index: then the index is wrong.
  return stored && stored.revision <= (await newestRevision(pool)) ? stored : undefined
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
