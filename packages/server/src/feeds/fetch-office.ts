import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import type { FeedFaultKind } from '@marklot/contracts/feeds'
import { IngestStopped, type IngestSummary, runIngest } from '../ingest/index.ts'
import { type Pool, transaction } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import type { Outbound } from '../platform/outbound.ts'
import { addDays } from '../register/index.ts'
import { deliveryOf, owedDeliveries } from './calendar.ts'
import type { Channel, RemoteFile } from './channel.ts'
import { openChannel } from './channels/open-channel.ts'
import { download, fileOf } from './download.ts'
import { FeedFault } from './fault.ts'
import {
  bytesSince,
  giveOfficeBack,
  isRepeated,
  knownDays,
  listFrom,
  nextWaiting,
  noteEnd,
  noteFailure,
  noteFetched,
  noteListed,
  noteMissing,
  noteRead,
  openNames,
  type StoredFile,
  type StoredOffice,
  storedOffice,
  takeOffice,
} from './feeds.store.ts'
import { type GapContext, judgeGap, today } from './gaps.ts'
import { feedProfiles } from './profiles.ts'
import type { FeedSettings, Feeds } from './settings.ts'

export interface FetchContext extends GapContext {
  pool: Pool
  objectStore: ObjectStore
  outbound: Outbound
  log: Log
  feeds: Feeds
  /** The folder of files that have not been read. Quarantined files stay there. */
  directory: string
  onSampleRemoved(): Promise<void>
}

/** The number of past days whose files are listed again, because they may change or arrive late. */
const overlapDays = 14
/** How far back to look for missed deliveries, in days. */
const longestMemory = 400
/** How many attempts of a run may receive no new bytes, and how often a run continues after new bytes have arrived. */
const attemptsPerRun = 3
const continuations = 50
/** The number of failed runs after which a file goes into quarantine, so that the following files can be read. */
const runsToQuarantine = 3
/** Minutes until the next run, after the first, second and later run that ended with a fault. */
const pauses = [5, 15, 60, 180]
/** Minutes until a refused sign-in is tried again. Offices lock accounts after repeated refusals. */
const credentialsPause = 60
/** Minutes until the next run after the day's megabytes are used up. */
const enoughPause = 60

/** Fetches and reads an office's new files one by one, in the order of days. Only one process does this at a time. */
export async function fetchOffice(context: FetchContext, office: RegistrationOfficeCode, signal: AbortSignal): Promise<void> {
  const settings = context.feeds.get(office)
  if (!settings) return
  const { pool } = context
  const place = registrationOfficeCodes.indexOf(office)
  const holder = await pool.connect()
  let isTaken = false
  try {
    isTaken = await takeOffice(holder, place)
    const stored = isTaken ? await storedOffice(pool, office) : undefined
    if (stored && stored.nextAt <= context.clock.now()) await runOnce(context, settings, stored, signal)
  } finally {
    const isFree = !isTaken || (await giveOfficeBack(holder, place))
    // Closing the connection also releases the office.
    holder.release(!isFree)
  }
}

async function runOnce(context: FetchContext, settings: FeedSettings, stored: StoredOffice, signal: AbortSignal): Promise<void> {
  const { pool, clock, log } = context
  const { office } = settings
  const channel = openChannel({ ...context, settings })
  const minutes = (count: number) => new Date(clock.now().getTime() + count * 60_000)
  const pause = pauses[Math.min(stored.faults, pauses.length - 1)] ?? 60
  let outcome: { nextAt: Date; fault: FeedFaultKind | null; hasFailed: boolean }
  try {
    const listed = await takeList(context, settings, stored, channel, signal)
    const end = await readWaiting(context, settings, { channel, listed, signal })
    const next = { done: settings.everyMinutes, failed: pause, enough: enoughPause }[end]
    outcome = { nextAt: minutes(next), fault: null, hasFailed: end === 'failed' }
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof FeedFault) && !(error instanceof IngestStopped)) throw error
    const fault = error instanceof FeedFault ? error.kind : 'storage'
    log.warn({ office, fault }, 'The deliveries of an office could not be fetched')
    const asked = error instanceof FeedFault ? (error.retryAfter ?? 0) / 60 : 0
    outcome = { nextAt: minutes(Math.max(fault === 'credentials' ? credentialsPause : pause, asked)), fault, hasFailed: true }
  } finally {
    await channel.close().catch(() => undefined)
  }
  await tidy(context, office)
  await transaction(pool, async (client) => {
    await noteMissed(context, client, settings, stored)
    await noteEnd(client, office, { now: clock.now(), ...outcome })
    await judgeGap(context, client, office)
  })
}

/** Deletes files on disk that no open file of the office needs, because the open file was skipped or has changed. */
async function tidy({ pool, directory }: FetchContext, office: RegistrationOfficeCode): Promise<void> {
  const open = new Set(await openNames(pool, office))
  const folder = join(directory, office)
  for (const name of await readdir(folder).catch(() => []))
    if (!open.has(fileOf(name))) await rm(join(folder, name), { force: true })
}

/** Lists the files that the office offers, and stores the list. @returns the listed files by name */
async function takeList(
  { pool, clock }: FetchContext,
  { office, idleSeconds }: FeedSettings,
  { startsOn }: StoredOffice,
  channel: Channel,
  signal: AbortSignal,
): Promise<Map<string, RemoteFile>> {
  const profile = feedProfiles[office]
  const until = today(clock)
  const needed = await listFrom(pool, office, overlapDays)
  const from = needed !== null && needed > startsOn ? needed : startsOn
  // The limit is generous, because listing many folders takes many requests.
  const limit = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(idleSeconds * 60_000))])
  let files: RemoteFile[]
  try {
    files = await channel.list({ from, until }, limit)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof FeedFault && error.isOfChannel) throw error
    throw limit.aborted ? new FeedFault('unavailable') : error instanceof FeedFault ? new FeedFault('listing') : error
  }
  // A list may name a file twice; the last entry counts.
  const listed = new Map(files.filter(({ day }) => day >= startsOn && day <= until).map((file) => [file.name, file]))
  await transaction(pool, (client) =>
    noteListed(
      client,
      office,
      [...listed.values()].map(({ name, day, size, stamp }) => ({
        name,
        day,
        size,
        stamp,
        place: profile.placeOf(name),
        delivery: deliveryOf(profile.cadence, day),
      })),
      clock.now(),
    ),
  )
  return listed
}

interface Run {
  channel: Channel
  listed: ReadonlyMap<string, RemoteFile>
  signal: AbortSignal
}

/**
 * Fetches and reads the waiting files one after another. A later run tries a failed file again before the following
 * files, until the file goes into quarantine.
 * @returns why it ended
 */
async function readWaiting(context: FetchContext, settings: FeedSettings, run: Run): Promise<'done' | 'failed' | 'enough'> {
  const { pool, clock } = context
  const { office, dailyMegabytes, graceDays } = settings
  const notYet: number[] = []
  for (;;) {
    run.signal.throwIfAborted()
    const file = await nextWaiting(pool, office, notYet)
    if (!file) return 'done'
    const yesterday = new Date(clock.now().getTime() - 86_400_000)
    if (dailyMegabytes !== null && (await bytesSince(pool, office, yesterday)) >= dailyMegabytes * 1_000_000) return 'enough'
    const fault = await readFile(context, settings, file, run)
    if (fault === null) continue
    const isExpected = run.listed.get(file.name)?.isListed === false && file.day >= addDays(today(clock), -graceDays)
    if (fault === 'missing' && isExpected) {
      // The address was derived from the calendar, and the office has not published the file yet.
      notYet.push(file.id)
      continue
    }
    const isQuarantined = fault === 'unreadable' || fault === 'repeated' || file.attempts + 1 >= runsToQuarantine
    context.log.warn({ office, fault, isQuarantined }, 'A delivered file could not be read')
    await noteFailure(pool, file.id, { fault, isQuarantined })
    if (!isQuarantined) return 'failed'
  }
}

/** Fetches and reads one file. @returns its fault, or null if it was read @throws FeedFault of the channel */
async function readFile(
  context: FetchContext,
  settings: FeedSettings,
  file: StoredFile,
  run: Run,
): Promise<FeedFaultKind | null> {
  const { pool, clock, objectStore, directory } = context
  const { office } = settings
  const remote = run.listed.get(file.name)
  if (!remote) return 'missing'
  const path = join(directory, office, file.name)
  const fetched = await fetchFile(remote, path, settings, run)
  if (typeof fetched === 'string') return fetched
  await noteFetched(pool, file.id, fetched.bytes, clock.now())
  if (file.sha256 !== fetched.sha256 || file.readAt === null) {
    if (await isRepeated(pool, file, fetched.sha256)) return 'repeated'
    const summary = await runIngest({
      office,
      paths: [path],
      pool,
      objectStore,
      now: () => clock.now(),
      onSampleRemoved: context.onSampleRemoved,
    })
    if (isUnreadable(summary)) return 'unreadable'
  }
  await noteRead(pool, file, fetched.sha256, clock.now())
  await rm(path, { force: true })
  return null
}

/** Returns whether any part of a file could not be read to its end, or nothing in it was usable. */
const isUnreadable = ({ read, stored, unchanged, deleted, skipped, rejected }: IngestSummary): boolean =>
  rejected.some(({ record }) => record === '') || (read > 0 && stored + unchanged + deleted + skipped === 0)

/**
 * Fetches a file, with several attempts.
 * @returns the file on disk, or the fault that remained after the last attempt
 */
async function fetchFile(
  remote: RemoteFile,
  path: string,
  { idleSeconds }: FeedSettings,
  { channel, signal }: Run,
): Promise<{ bytes: number; sha256: string } | FeedFaultKind> {
  let failures = 0
  let continued = 0
  for (;;) {
    try {
      return await download(remote, path, { channel, idleSeconds, signal })
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof FeedFault)) throw error
      // The connection may be in any state.
      await channel.close().catch(() => undefined)
      if (error.isOfChannel) throw error
      if (error.kind === 'missing') return 'missing'
      const mayContinue = error.grew && continued < continuations
      if (mayContinue) continued += 1
      else failures += 1
      if (failures >= attemptsPerRun) return error.kind
    }
  }
}

/** Records the deliveries that the office has not offered in time. */
async function noteMissed(
  { clock }: FetchContext,
  client: Parameters<typeof noteMissing>[0],
  { office, graceDays }: FeedSettings,
  { startsOn }: StoredOffice,
): Promise<void> {
  const { cadence } = feedProfiles[office]
  const until = addDays(today(clock), -graceDays - 1)
  const oldest = addDays(today(clock), -longestMemory)
  const from = startsOn > oldest ? startsOn : oldest
  const known = new Set((await knownDays(client, office, addDays(from, -7))).map((day) => deliveryOf(cadence, day)))
  const missed = owedDeliveries(office, cadence, from, until).filter((day) => !known.has(day))
  if (missed.length > 0) await noteMissing(client, office, missed, clock.now())
}
