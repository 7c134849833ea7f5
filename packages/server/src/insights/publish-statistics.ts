import { createHash } from 'node:crypto'
import {
  allStatisticsFile,
  insightStatisticsFile,
  noFilters,
  registrationOfficeCodes,
  type Statistics,
  statisticsHistoryFolder,
} from '@marklot/contracts'
import { isIngestUnderWay } from '../ingest/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { type ObjectKey, objectKey } from '../platform/object-store-keys.ts'
import { type RecurringTask, recurringKey } from '../platform/tasks.ts'
import { type RegisterFacts, registerFacts } from '../register/index.ts'
import { allOffices, suggestMarks } from '../search/index.ts'
import { cacheCurrent, cachePast } from './caching.ts'
import { chooseExample } from './choose-example.ts'
import { type CountContext, countOffices } from './count-offices.ts'
import { newestFirst } from './latest-brands.ts'
import { statisticsFiles } from './statistics-files.ts'
import { publishTask } from './tasks.ts'

/**
 * The version of the files' content. Increase it when the content changes, so that a new version of the product
 * rewrites them.
 */
const format = 2

export interface StatisticsContext extends CountContext {
  objectStore: ObjectStore
  clock: Clock
}
/** The outcome of a publication; `later` means that nothing was published because the register was changing. */
export type Publication = 'written' | 'unchanged' | 'later'

const globalKey = keyOf(allStatisticsFile('global'))
function keyOf(file: string): ObjectKey {
  return objectKey(`statistics/${file}`)
}

/** Returns a text that identifies everything that the files depend on. */
const editionOf = (facts: RegisterFacts) =>
  createHash('sha256')
    .update(JSON.stringify({ format, ...facts }))
    .digest('hex')
    .slice(0, 16)

/**
 * Counts the register and writes the statistics files, unless the stored ones describe the same register. Each file is
 * replaced as a whole, the global one last. After a failure, the stored files are kept, and a rerun writes all of them.
 * @throws AppError `storage.unavailable`
 */
export async function publishStatistics(context: StatisticsContext): Promise<Publication> {
  const { pool, objectStore, clock } = context
  if (await isIngestUnderWay(pool)) return 'later'
  const facts = await registerFacts(pool)
  const edition = editionOf(facts)
  if ((await publishedEdition(objectStore)) === edition) return 'unchanged'
  await context.engine.catchUp()
  const now = clock.now().toISOString()
  const { revision, offices } = await countOffices(context, facts, now.slice(0, 10))
  if (revision !== facts.revision) return 'later'
  const example = await chooseExample(newestFirst(offices.flatMap(({ newest }) => newest)), async (name, size) => {
    const request = { text: name, filters: noFilters, size, countsAlike: false }
    return (await suggestMarks(request, allOffices, context)).suggestions
  })
  const files = statisticsFiles(offices, { edition, generatedAt: now, isSample: facts.isSample }, example)
  const global = files.get(allStatisticsFile('global')) as Statistics
  const folder = statisticsHistoryFolder(global)
  const put = (file: string, body: Buffer, cacheControl: string) =>
    objectStore.put(keyOf(file), body, { contentType: 'application/json', cacheControl })
  /** Adds a file to the history. Files that an interrupted run has already added stay as they are. */
  const keep = async (file: string, statistics: Statistics): Promise<Buffer> => {
    const kept = await objectStore.get(keyOf(`${folder}/${file}`))
    if (kept) return kept.body
    const body = Buffer.from(JSON.stringify(statistics))
    await put(`${folder}/${file}`, body, cachePast)
    return body
  }
  const kept = new Map(
    await Promise.all(Array.from(files, async ([file, statistics]) => [file, await keep(file, statistics)] as const)),
  )
  const globalBody = kept.get(allStatisticsFile('global')) as Buffer
  await Promise.all(Array.from(kept, ([file, body]) => (body === globalBody ? undefined : put(file, body, cacheCurrent))))
  const outdated = registrationOfficeCodes
    .flatMap((code) => [allStatisticsFile(code), insightStatisticsFile(code)])
    .filter((file) => !files.has(file))
  await Promise.all(outdated.map((file) => objectStore.delete(keyOf(file))))
  await put(allStatisticsFile('global'), globalBody, cacheCurrent)
  return 'written'
}

/** Returns the register state that the stored files describe; undefined if they are missing or unreadable. */
async function publishedEdition(objectStore: ObjectStore): Promise<string | undefined> {
  const stored = await objectStore.get(globalKey)
  if (stored === undefined) return undefined
  try {
    return (JSON.parse(stored.body.toString()) as Partial<Statistics>).edition
  } catch {
    return undefined
  }
}

/** Keeps the public statistics up to date with the register. */
export interface StatisticsPublisher {
  /** Publishes the current state unless it is already published. */
  publish(): Promise<Publication>
  /** Adds the job when the register has changed and no change is in progress. A timer calls it. */
  follow(): Promise<void>
}

/** Opens the publisher, with the recurring task that its caller registers. */
export function openStatisticsPublisher(
  context: StatisticsContext,
  jobs: Jobs,
): { publisher: StatisticsPublisher; recurring: readonly RecurringTask[] } {
  /** The edition that is published or being published. */
  let underWay: string | undefined
  const publish = async () => {
    const publication = await publishStatistics(context)
    if (publication === 'later') underWay = undefined
    return publication
  }
  const publishing = publishTask(publish)
  const follow = async () => {
    const edition = editionOf(await registerFacts(context.pool))
    if (edition === underWay || (await isIngestUnderWay(context.pool))) return
    await jobs.add(publishing.task, {}, { key: recurringKey })
    underWay = edition
  }
  return { publisher: { publish, follow }, recurring: [publishing] }
}
