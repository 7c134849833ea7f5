import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import {
  type IndexState,
  IndexUnreadable,
  IndexWriter,
  LogoRegisterBuilder,
  RegisterBuilder,
  RegisterIndex,
} from '@marklot/register-index'
import { descriptorVersion } from '@marklot/similarity/logo'
import type { Pool } from '../../platform/database.ts'
import {
  allLogos,
  allMarks,
  changedLogos,
  changedMarks,
  expectedLogos,
  expectedMarks,
  newestLogoRevision,
  newestRevision,
  registerGeneration,
} from '../../register/index.ts'
import { indexFolder } from './index-folder.ts'
import { oneAtATime } from './one-at-a-time.ts'

/**
 * Interval between checks for changes in the register, in milliseconds. A check reads one database index that is in
 * memory.
 */
const pollInterval = 1_000
/**
 * Interval between saves of a changed index, in milliseconds. The next start applies only the changes since the last
 * save.
 */
const saveInterval = 60_000

/** The follower's log: either the server's log, or messages to the thread that has it. */
export interface FollowerLog {
  info(fields: object, message: string): void
  error(fields: { err: unknown }, message: string): void
}

/** Keeps an index in step with the register. */
export interface RegisterFollower {
  writer: IndexWriter
  /** Applies all changes that were committed to the register before the call. */
  catchUp(): Promise<void>
  /** Stops following and saves the index for the next start. */
  close(): Promise<void>
}

interface FollowerOptions {
  dataDirectory: string
  log: FollowerLog
  /** Starts a thread for a merge. Without it, merges run in this thread. */
  startMerge?: () => Worker
  /** The last state of the previous follower. */
  before?: { state: IndexState; generation: string } | undefined
  /** Called with the register's generation at the start and after every change of it. */
  onGeneration?: (generation: string) => void
}

/**
 * Opens the index below `dataDirectory` and follows the register. Builds the index if there is no readable one of this
 * register. The index is derived data: losing it only costs time.
 */
export async function followRegister(pool: Pool, options: FollowerOptions): Promise<RegisterFollower> {
  const { log } = options
  const folders = join(options.dataDirectory, 'index')
  const folderOf = (name: string) => indexFolder(options.dataDirectory, name)
  let generation = await registerGeneration(pool)
  let isDirty = false
  const { before, onGeneration = () => undefined } = options
  const isBefore = before !== undefined && before.generation === generation
  const opened = isBefore ? RegisterIndex.from(before.state) : await openStored(folderOf(generation), pool, log)
  if (isBefore || opened === undefined) isDirty = true
  onGeneration(generation)
  const writer = new IndexWriter(opened ?? (await buildIndex(pool, log)), {
    startMerge: options.startMerge,
    onMergeFailed: (err) => log.error({ err }, 'Merging the search index failed; it stays as it is'),
  })

  const nextChange = () => changedMarks(pool, writer.index.revision)
  const follow = async () => {
    const now = await registerGeneration(pool)
    if (now !== generation) {
      await writer.replace(await buildIndex(pool, log))
      generation = now
      onGeneration(generation)
      isDirty = true
    }
    for (;;) {
      // The descriptions are read before the marks, so that the index has every mark whose logo is described.
      const described = await changedLogos(pool, writer.index.logoRevision, descriptorVersion)
      for (let change = await nextChange(); change !== undefined; change = await nextChange()) {
        await writer.append({ upserts: change.marks, removedSerials: [], revision: change.revision })
        isDirty = true
      }
      if (described === undefined) return
      await writer.appendLogos(described)
      isDirty = true
    }
  }
  const followOnce = oneAtATime(follow)
  const catchUp = async () => {
    // A check under way may have read the register before this call.
    await followOnce.underWay()?.catch(() => undefined)
    await followOnce()
  }
  const save = oneAtATime(async () => {
    if (!isDirty) return
    isDirty = false
    const folder = folderOf(generation)
    try {
      await writer.index.save(folder)
    } catch (error) {
      isDirty = true
      throw error
    }
    await removeOthers(folders, folder)
  })
  await catchUp()
  await save()

  const report = (what: string, again: string) => {
    let isWell = true
    return (work: Promise<void>) =>
      work.then(
        () => {
          if (!isWell) log.info({}, again)
          isWell = true
        },
        (err) => {
          // The failure is logged once, not every second while the database is unavailable or the disk is full.
          if (isWell) log.error({ err }, what)
          isWell = false
        },
      )
  }
  const following = report('The search index could not follow the register', 'The search index follows the register again')
  const saving = report('The search index could not be saved', 'The search index is saved again')
  const timers = [
    setInterval(() => void following(followOnce()), pollInterval),
    setInterval(() => void saving(save()), saveInterval),
  ]
  for (const timer of timers) timer.unref()
  return {
    writer,
    catchUp,
    close: async () => {
      for (const timer of timers) clearInterval(timer)
      await followOnce.underWay()?.catch(() => undefined)
      await save.underWay()?.catch(() => undefined)
      await writer.close()
      await save()
    },
  }
}

async function openStored(directory: string, pool: Pool, log: FollowerLog): Promise<RegisterIndex | undefined> {
  const started = performance.now()
  const stored = await RegisterIndex.open(directory).catch((error) => {
    if (error instanceof IndexUnreadable) return undefined
    throw error
  })
  // A database restored from an older backup is behind the index, which is then invalid.
  if (stored === undefined || stored.revision > (await newestRevision(pool))) return undefined
  if (stored.logoRevision > (await newestLogoRevision(pool))) return undefined
  log.info({ marks: stored.marks, ms: Math.round(performance.now() - started) }, 'The search index was opened')
  return stored
}

async function removeOthers(folders: string, kept: string): Promise<void> {
  for (const name of await readdir(folders)) {
    if (join(folders, name) !== kept) await rm(join(folders, name), { recursive: true, force: true })
  }
}

/**
 * Builds the index from every row of the register. The first check for changes applies those that were committed
 * meanwhile.
 */
export async function buildIndex(pool: Pool, log: FollowerLog): Promise<RegisterIndex> {
  const started = performance.now()
  const revision = await newestRevision(pool)
  const builder = new RegisterBuilder(await expectedMarks(pool))
  let marks = 0
  for await (const batch of allMarks(pool)) {
    for (const mark of batch) builder.add(mark)
    marks += batch.length
  }
  const index = await addLogos(pool, builder.build(revision))
  log.info({ marks, logos: index.logos, ms: Math.round(performance.now() - started) }, 'The search index was built')
  return index
}

/** Adds all described logos to a new index of the register's marks. */
async function addLogos(pool: Pool, index: RegisterIndex): Promise<RegisterIndex> {
  const revision = await newestLogoRevision(pool)
  const builder = new LogoRegisterBuilder(index, await expectedLogos(pool))
  for await (const batch of allLogos(pool, descriptorVersion)) for (const logo of batch) builder.add(logo)
  return builder.build(revision)
}
