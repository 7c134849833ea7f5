import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { FeedFaultKind } from '@marklot/contracts/feeds'
import type { Pool, PoolClient } from '../platform/database.ts'
import type { RemoteFile } from './channel.ts'
import type { ChannelKind } from './settings.ts'

type Database = Pool | PoolClient
type Office = RegistrationOfficeCode

/** First key of the advisory locks for fetches. The second key is the office's position in the contract. */
const fetchLock = 7_264_002

/**
 * Locks the office for this connection, so that only one process fetches from it. The lock ends with the connection.
 */
export async function takeOffice(client: PoolClient, place: number): Promise<boolean> {
  const { rows } = await client.query<{ ok: boolean }>('select pg_try_advisory_lock($1, $2) as ok', [fetchLock, place])
  return rows[0]?.ok === true
}
/** Releases the office. @returns false if the connection is broken */
export async function giveOfficeBack(client: PoolClient, place: number): Promise<boolean> {
  return client.query('select pg_advisory_unlock($1, $2)', [fetchLock, place]).then(
    () => true,
    () => false,
  )
}

export interface StoredOffice {
  office: Office
  channel: ChannelKind
  isConfigured: boolean
  startsOn: string
  graceDays: number
  nextAt: Date
  checkedAt: Date | null
  fault: FeedFaultKind | null
  faultAt: Date | null
  faults: number
}
const officeColumns = `office, channel, is_configured as "isConfigured", starts_on as "startsOn", grace_days as "graceDays",
  next_at as "nextAt", checked_at as "checkedAt", fault, fault_at as "faultAt", faults`

/**
 * Stores the configured offices with their settings. For a new office, fetching starts on the configured day, else on
 * the as-of day of its data, else today.
 */
export async function noteConfigured(
  database: Database,
  offices: readonly { office: Office; channel: ChannelKind; startsOn: string | null; graceDays: number; asOf: string | null }[],
  { now, today }: { now: Date; today: string },
): Promise<void> {
  for (const { office, channel, startsOn, graceDays, asOf } of offices)
    await database.query(
      `insert into feed_offices (office, channel, starts_on, grace_days, next_at) values ($1, $2, coalesce($3::date, $5::date, $6::date), $4, $7)
       on conflict (office) do update set channel = excluded.channel, is_configured = true, grace_days = excluded.grace_days,
         starts_on = coalesce($3::date, feed_offices.starts_on)
       where (feed_offices.channel, feed_offices.is_configured, feed_offices.grace_days, feed_offices.starts_on)
         is distinct from (excluded.channel, true, excluded.grace_days, coalesce($3::date, feed_offices.starts_on))`,
      [office, channel, startsOn, graceDays, asOf, today, now],
    )
  await database.query('update feed_offices set is_configured = false where is_configured and office <> all($1::text[])', [
    offices.map(({ office }) => office),
  ])
}

export async function storedOffices(database: Database): Promise<StoredOffice[]> {
  const { rows } = await database.query<StoredOffice>(`select ${officeColumns} from feed_offices`)
  return rows
}
export async function storedOffice(database: Database, office: Office): Promise<StoredOffice | undefined> {
  const { rows } = await database.query<StoredOffice>(`select ${officeColumns} from feed_offices where office = $1`, [office])
  return rows[0]
}
/** Locks an office's row, so that only one process at a time computes its gap. */
export async function lockOffice(client: PoolClient, office: Office): Promise<StoredOffice | undefined> {
  const { rows } = await client.query<StoredOffice>(`select ${officeColumns} from feed_offices where office = $1 for update`, [
    office,
  ])
  return rows[0]
}

/**
 * Records the end of a run.
 * @param fault why the channel failed
 * @param hasFailed whether the channel or a file failed, so that the next pause is longer
 */
export async function noteEnd(
  database: Database,
  office: Office,
  { now, nextAt, fault, hasFailed }: { now: Date; nextAt: Date; fault: FeedFaultKind | null; hasFailed: boolean },
): Promise<void> {
  await database.query(
    `update feed_offices set next_at = $3, fault = $4, fault_at = case when $4::text is null then null else $2::timestamptz end,
       faults = case when $5 then faults + 1 else 0 end,
       checked_at = case when $4::text is null then $2::timestamptz else checked_at end
     where office = $1`,
    [office, now, nextAt, fault, hasFailed],
  )
}

/** Makes an office due. Resolves to false if nothing is fetched from it. */
export async function makeDue(database: Database, office: Office, now: Date): Promise<boolean> {
  const { rowCount } = await database.query(
    'update feed_offices set next_at = least(next_at, $2) where office = $1 and is_configured',
    [office, now],
  )
  return rowCount === 1
}

export interface StoredFile {
  id: number
  office: Office
  name: string
  day: string
  state: 'waiting' | 'missing' | 'quarantined' | 'read' | 'skipped'
  fault: FeedFaultKind | null
  attempts: number
  size: number | null
  stamp: string
  seenAt: Date
  sha256: string | null
  readAt: Date | null
}
const fileColumns = `id, office, name, day, state, fault, attempts, size, stamp, seen_at as "seenAt", sha256, read_at as "readAt"`

/**
 * Stores the listed files. A new file waits to be fetched. A file that changed under its name waits again unless it was
 * skipped. A missing delivery that the office now offers is no longer missing.
 */
export async function noteListed(
  client: PoolClient,
  office: Office,
  files: readonly (Pick<RemoteFile, 'name' | 'day' | 'size' | 'stamp'> & { place: number; delivery: string })[],
  now: Date,
): Promise<void> {
  const column = <T>(of: (file: (typeof files)[number]) => T) => files.map(of)
  await client.query(
    `insert into feed_files (office, name, day, place, size, stamp, state, seen_at)
     select $1, file.name, file.day, file.place, file.size, file.stamp, 'waiting', $7
     from unnest($2::text[], $3::date[], $4::smallint[], $5::bigint[], $6::text[]) as file (name, day, place, size, stamp)
     on conflict (office, name) do update set size = excluded.size, stamp = excluded.stamp, day = excluded.day, state = 'waiting',
       fault = null, attempts = 0, seen_at = excluded.seen_at
     where feed_files.state <> 'skipped'
       and (feed_files.size, feed_files.stamp) is distinct from (coalesce(excluded.size, feed_files.size), excluded.stamp)`,
    [
      office,
      column((f) => f.name),
      column((f) => f.day),
      column((f) => f.place),
      column((f) => f.size),
      column((f) => f.stamp),
      now,
    ],
  )
  await client.query(`delete from feed_files where office = $1 and state = 'missing' and day = any($2::date[])`, [
    office,
    column((f) => f.delivery),
  ])
}

/** Returns the days of all known files since a given day, in any state. */
export async function knownDays(database: Database, office: Office, since: string): Promise<string[]> {
  const { rows } = await database.query<{ day: string }>('select distinct day from feed_files where office = $1 and day >= $2', [
    office,
    since,
  ])
  return rows.map(({ day }) => day)
}

/** Stores deliveries that are due but that the office has not offered. */
export async function noteMissing(client: PoolClient, office: Office, days: readonly string[], now: Date): Promise<void> {
  await client.query(
    `insert into feed_files (office, name, day, place, state, stamp, seen_at)
     select $1, to_char(day, '"missing "YYYY-MM-DD'), day, 0, 'missing', '', $3 from unnest($2::date[]) as day on conflict do nothing`,
    [office, days, now],
  )
}

/**
 * Returns the first day whose files must be listed: the day of the oldest open file, or some days before the last file
 * read.
 */
export async function listFrom(database: Database, office: Office, overlapDays: number): Promise<string | null> {
  const { rows } = await database.query<{ day: string | null }>(
    `select least(min(day) filter (where state in ('waiting', 'missing')),
       max(day) filter (where state in ('read', 'quarantined', 'skipped')) - $2::integer) as day
     from feed_files where office = $1`,
    [office, overlapDays],
  )
  return rows[0]?.day ?? null
}

/** Returns the next file to fetch, in the order of days, leaving out the given ones. */
export async function nextWaiting(database: Database, office: Office, after: readonly number[]): Promise<StoredFile | undefined> {
  const { rows } = await database.query<StoredFile>(
    `select ${fileColumns} from feed_files where office = $1 and state = 'waiting' and id <> all($2::bigint[])
     order by day, place, name limit 1`,
    [office, after],
  )
  return rows[0]
}

export async function noteFetched(database: Database, id: number, bytes: number, now: Date): Promise<void> {
  await database.query('update feed_files set bytes = $2, fetched_at = $3 where id = $1', [id, bytes, now])
}
export async function bytesSince(database: Database, office: Office, since: Date): Promise<number> {
  const { rows } = await database.query<{ bytes: number }>(
    'select coalesce(sum(bytes), 0)::bigint as bytes from feed_files where office = $1 and fetched_at > $2',
    [office, since],
  )
  return Number(rows[0]?.bytes ?? 0)
}
/** Returns whether another file of the office with the same content was read. */
export async function isRepeated(database: Database, { id, office }: StoredFile, sha256: string): Promise<boolean> {
  const { rows } = await database.query<{ found: boolean }>(
    `select exists (select 1 from feed_files where office = $1 and state = 'read' and sha256 = $2 and id <> $3) as found`,
    [office, sha256, id],
  )
  return rows[0]?.found === true
}

/** Records that a file was read. Does nothing if the file has changed since it was fetched. */
export async function noteRead(database: Database, { id, stamp, size }: StoredFile, sha256: string, now: Date): Promise<boolean> {
  const { rowCount } = await database.query(
    `update feed_files set state = 'read', fault = null, attempts = 0, sha256 = $4, read_at = $5
     where id = $1 and state = 'waiting' and stamp = $2 and size is not distinct from $3::bigint`,
    [id, stamp, size, sha256, now],
  )
  return rowCount === 1
}
export async function noteFailure(
  database: Database,
  id: number,
  { fault, isQuarantined }: { fault: FeedFaultKind; isQuarantined: boolean },
): Promise<void> {
  await database.query(
    `update feed_files set fault = $2, attempts = attempts + 1, state = case when $3 then 'quarantined' else state end
     where id = $1 and state = 'waiting'`,
    [id, fault, isQuarantined],
  )
}

/**
 * Releases a file from quarantine, or skips a file. A file can be skipped if it is in quarantine or missing, or if it
 * waits although its deliveries are no longer fetched.
 * @returns its office; undefined if there is no such file
 */
export async function changeOpenFile(client: PoolClient, id: number, to: 'waiting' | 'skipped'): Promise<Office | undefined> {
  const { rows } = await client.query<{ office: Office }>(
    `update feed_files set state = $2, attempts = 0, fault = case when $2 = 'waiting' then null else fault end
     where id = $1 and (state = 'quarantined' or ($2 = 'skipped' and (state = 'missing' or (state = 'waiting'
       and not exists (select from feed_offices where feed_offices.office = feed_files.office and is_configured)))))
     returning office`,
    [id, to],
  )
  return rows[0]?.office
}

/**
 * Returns the open files of all offices, at most `most` per office, with the total number. Waiting files come last;
 * apart from that, the oldest come first.
 */
export async function openFiles(database: Database, most: number): Promise<(StoredFile & { total: number })[]> {
  const { rows } = await database.query<StoredFile & { total: number }>(
    `select ${fileColumns}, total from (
       select *, count(*) over (partition by office)::integer as total,
         row_number() over (partition by office order by state = 'waiting', day, place, name) as number
       from feed_files where state in ('waiting', 'missing', 'quarantined')
     ) as open where number <= $1 order by office, number`,
    [most],
  )
  return rows
}
/** Returns the names of an office's files that wait or are in quarantine. */
export async function openNames(database: Database, office: Office): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select name from feed_files where office = $1 and state in ('waiting', 'quarantined')`,
    [office],
  )
  return rows.map(({ name }) => name)
}

/** Returns the last file read of each office. */
export async function lastFiles(database: Database): Promise<StoredFile[]> {
  const { rows } = await database.query<StoredFile>(
    `select distinct on (office) ${fileColumns} from feed_files where state = 'read' order by office, read_at desc, id desc`,
  )
  return rows
}

export interface Gap {
  since: string
  until: string
  deliveries: number
}
/**
 * Returns the missing deliveries: quarantined files, and all other open files that are later than the office's grace
 * period allows.
 */
export async function presentGap(client: PoolClient, office: Office, dueBefore: string): Promise<Gap | null> {
  const { rows } = await client.query<Gap | { since: null }>(
    `select min(day) as since, max(day) as until, count(*)::integer as deliveries from feed_files
     where office = $1 and (state = 'quarantined' or (state in ('waiting', 'missing') and day < $2))`,
    [office, dueBefore],
  )
  const [gap] = rows
  return gap && gap.since !== null ? gap : null
}

export type StoredGap = Gap & { id: number; office: Office; openedAt: Date }
export async function openGaps(database: Database): Promise<StoredGap[]> {
  const { rows } = await database.query<StoredGap>(
    'select id, office, since, until, deliveries, opened_at as "openedAt" from feed_gaps where closed_at is null',
  )
  return rows
}
/** Stores an office's gap. @returns the id of the stored gap if it is new; null if the gap was already known */
export async function keepGap(client: PoolClient, office: Office, gap: Gap, now: Date): Promise<number | null> {
  const { rowCount } = await client.query(
    'update feed_gaps set since = $2, until = $3, deliveries = $4 where office = $1 and closed_at is null',
    [office, gap.since, gap.until, gap.deliveries],
  )
  if (rowCount !== 0) return null
  const { rows } = await client.query<{ id: number }>(
    'insert into feed_gaps (office, since, until, deliveries, opened_at) values ($1, $2, $3, $4, $5) returning id',
    [office, gap.since, gap.until, gap.deliveries, now],
  )
  return rows[0]?.id ?? null
}
/** Closes an office's open gap. @returns the gap that was closed; undefined if none was open */
export async function closeGap(client: PoolClient, office: Office, now: Date): Promise<StoredGap | undefined> {
  const { rows } = await client.query<StoredGap>(
    `update feed_gaps set closed_at = $2 where office = $1 and closed_at is null
     returning id, office, since, until, deliveries, opened_at as "openedAt"`,
    [office, now],
  )
  return rows[0]
}
