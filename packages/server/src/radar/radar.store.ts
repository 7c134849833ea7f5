import { type Locale, noFilters } from '@marklot/contracts'
import type { ExecutionFrequency, RadarSearch } from '@marklot/contracts/radar'
import type { Pool, PoolClient } from '../platform/database.ts'
import type { SearchedLogo } from '../search/index.ts'

type Database = Pool | PoolClient

/** The extent to which the register has been examined, and the time since which a mark counts as new. */
export interface Watched {
  generation: string
  revision: number
  /** The revision of the descriptions of logos, which is separate from the register's. */
  logoRevision: number
  baselineSerial: number
  baselineDay: string
}
export interface StoredRecipient {
  id: number
  role: 'to' | 'cc'
  mail: string
  leftAt: Date | null
  confirmedAt: Date | null
}
export interface StoredQuery {
  id: number
  accountId: string
  name: string
  description: string
  search: RadarSearch
  executionFrequency: ExecutionFrequency
  notificationLanguage: Locale
  mailWhenNothingNew: boolean
  createdAt: Date
  changedAt: Date
  firstDay: string | null
  nextRunAt: Date | null
  pausedReason: string | null
  pausedAt: Date | null
  watched: Watched
  recipients: StoredRecipient[]
}
/** The numbers that lists show next to a saved search. */
export interface QueryCounts {
  openRisks: number
  acceptedBrands: number
  executions: number
  lastExecutionId: number | null
}

const columns = `q.id, q.account_id as "accountId", q.name, q.description, q.search,
  q.execution_frequency as "executionFrequency", q.notification_language as "notificationLanguage",
  q.mail_when_nothing_new as "mailWhenNothingNew", q.created_at as "createdAt", q.changed_at as "changedAt",
  q.first_day as "firstDay", q.next_run_at as "nextRunAt", q.paused_reason as "pausedReason", q.paused_at as "pausedAt",
  q.watched_generation as generation, q.watched_revision as revision,
  q.watched_logo_revision as "logoRevision", q.baseline_serial as "baselineSerial",
  q.baseline_day as "baselineDay"`

type QueryRow = Omit<StoredQuery, 'watched' | 'recipients'> & Watched

/** Adds the recipients of several searches with one query. */
async function withRecipients(database: Database, rows: readonly QueryRow[]): Promise<StoredQuery[]> {
  if (rows.length === 0) return []
  const { rows: recipients } = await database.query<StoredRecipient & { queryId: number }>(
    `select r.query_id as "queryId", r.id, r.role, r.mail, r.left_at as "leftAt", m.confirmed_at as "confirmedAt"
     from query_recipients r join stored_brand_queries q on q.id = r.query_id
       left join radar_mail_addresses m on m.account_id = q.account_id and m.mail = r.mail
     where r.query_id = any($1::integer[]) order by r.query_id, r.place`,
    [rows.map(({ id }) => id)],
  )
  const byQuery = new Map<number, StoredRecipient[]>()
  for (const { queryId, ...recipient } of recipients) {
    const known = byQuery.get(queryId)
    if (known) known.push(recipient)
    else byQuery.set(queryId, [recipient])
  }
  return rows.map(({ generation, revision, logoRevision, baselineSerial, baselineDay, search, ...row }) => ({
    ...row,
    // A search stored before a filter existed is not limited by that filter.
    search: { ...search, filters: { ...noFilters, ...search.filters } },
    watched: { generation, revision, logoRevision, baselineSerial, baselineDay },
    recipients: byQuery.get(row.id) ?? [],
  }))
}

export async function storedQueries(database: Database, ids: readonly number[]): Promise<StoredQuery[]> {
  const { rows } = await database.query<QueryRow>(
    `select ${columns} from stored_brand_queries q where q.id = any($1::integer[]) order by q.id`,
    [ids],
  )
  return withRecipients(database, rows)
}

export async function storedQuery(database: Database, id: number): Promise<StoredQuery | undefined> {
  return (await storedQueries(database, [id]))[0]
}

/** Returns the saved searches of an account, the most recently changed first. */
export async function queriesOf(pool: Pool, accountId: string): Promise<StoredQuery[]> {
  const { rows } = await pool.query<QueryRow>(
    `select ${columns} from stored_brand_queries q where q.account_id = $1 order by q.changed_at desc, q.id desc`,
    [accountId],
  )
  return withRecipients(pool, rows)
}

/**
 * Returns a page of all accounts' searches, newest first, filtered by frequency and by words in the name or
 * description.
 */
export async function searchQueries(
  pool: Pool,
  { query, frequency, page, size }: { query: string; frequency: ExecutionFrequency | null; page: number; size: number },
): Promise<{ total: number; queries: StoredQuery[] }> {
  const condition = `($1 = '' or strpos(lower(concat_ws(' ', q.name, q.description)), lower($1)) > 0 or q.account_id::text = lower($1))
    and ($2::text is null or q.execution_frequency = $2)`
  const words = query.trim()
  const { rows: counts } = await pool.query<{ total: number }>(
    `select count(*) as total from stored_brand_queries q where ${condition}`,
    [words, frequency],
  )
  const { rows } = await pool.query<QueryRow>(
    `select ${columns} from stored_brand_queries q where ${condition} order by q.id desc limit $3 offset $4`,
    [words, frequency, size, (page - 1) * size],
  )
  return { total: counts[0]?.total ?? 0, queries: await withRecipients(pool, rows) }
}

export async function countQueries(client: PoolClient, accountId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*) as count from stored_brand_queries where account_id = $1',
    [accountId],
  )
  return rows[0]?.count ?? 0
}

/** Returns the counts of several searches with one query. */
export async function countsOf(pool: Pool, ids: readonly number[]): Promise<Map<number, QueryCounts>> {
  const { rows } = await pool.query<QueryCounts & { id: number }>(
    `select q.id,
       (select count(*) from known_brands k where k.query_id = q.id and k.assessment = 'open') as "openRisks",
       (select count(*) from known_brands k where k.query_id = q.id and k.assessment = 'accepted') as "acceptedBrands",
       (select count(*) from query_executions e where e.query_id = q.id) as executions,
       (select max(e.id) from query_executions e where e.query_id = q.id) as "lastExecutionId"
     from unnest($1::integer[]) as q (id)`,
    [ids],
  )
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** An uploaded logo with its description, as stored with a saved search. */
export interface KeptLogo {
  id: string
  description: SearchedLogo
}

/** A person's decisions about a saved search, and the next run that follows from them. */
export interface QueryContent extends DecidedFields {
  /** The search's logo; null if the search does not compare logos. */
  logo: KeptLogo | null
}
type DecidedFields = Pick<
  StoredQuery,
  | 'name'
  | 'description'
  | 'search'
  | 'executionFrequency'
  | 'notificationLanguage'
  | 'mailWhenNothingNew'
  | 'firstDay'
  | 'nextRunAt'
>
const contentOf = (content: QueryContent) => [
  content.name,
  content.description,
  JSON.stringify(content.search),
  content.executionFrequency,
  content.notificationLanguage,
  content.mailWhenNothingNew,
  content.firstDay,
  content.nextRunAt,
  content.logo?.id ?? null,
  content.logo && JSON.stringify(content.logo.description),
]

export async function insertQuery(
  client: PoolClient,
  accountId: string,
  content: QueryContent,
  watched: Watched,
  now: Date,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `insert into stored_brand_queries (name, description, search, execution_frequency, notification_language,
       mail_when_nothing_new, first_day, next_run_at, logo_id, logo_description, account_id, created_at, changed_at,
       watched_generation, watched_revision, watched_logo_revision, baseline_serial, baseline_day)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, $13, $14, $15, $16, $17) returning id`,
    [
      ...contentOf(content),
      accountId,
      now,
      watched.generation,
      watched.revision,
      watched.logoRevision,
      watched.baselineSerial,
      watched.baselineDay,
    ],
  )
  return rows[0]?.id as number
}

/**
 * Stores the new content and ends a pause. A new logo is watched from now on, so earlier descriptions do not count as
 * new.
 */
export async function updateQuery(
  client: PoolClient,
  id: number,
  content: QueryContent,
  { logoRevision }: Pick<Watched, 'logoRevision'>,
  now: Date,
): Promise<void> {
  await client.query(
    `update stored_brand_queries set name = $1, description = $2, search = $3, execution_frequency = $4,
       notification_language = $5, mail_when_nothing_new = $6, first_day = $7, next_run_at = $8, logo_id = $9,
       logo_description = $10, changed_at = $12, paused_reason = null, paused_at = null,
       watched_logo_revision = case when logo_id is distinct from $9 then $13 else watched_logo_revision end
     where id = $11`,
    [...contentOf(content), id, now, logoRevision],
  )
}

/** Returns the descriptions of saved searches' logos, by search. */
export async function logoDescriptionsOf(database: Database, ids: readonly number[]): Promise<Map<number, SearchedLogo>> {
  const { rows } = await database.query<{ id: number; description: SearchedLogo }>(
    `select id, logo_description as description from stored_brand_queries
     where id = any($1::integer[]) and logo_description is not null`,
    [ids],
  )
  return new Map(rows.map(({ id, description }) => [id, description]))
}

/** Replaces the description of a search's logo, unless the search was given another logo in the meantime. */
export async function storeLogoDescription(
  pool: Pool,
  id: number,
  logo: RadarSearch['logo'],
  description: SearchedLogo,
): Promise<void> {
  await pool.query(`update stored_brand_queries set logo_description = $3 where id = $1 and search -> 'logo' = $2::jsonb`, [
    id,
    JSON.stringify(logo),
    JSON.stringify(description),
  ])
}

/** Returns the ids of those logos that saved searches use. */
export async function heldLogos(database: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    'select distinct logo_id as id from stored_brand_queries where logo_id = any($1::uuid[])',
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** Locks a search until the transaction ends. Returns its account, or undefined if it was deleted. */
export async function lockQuery(client: PoolClient, id: number): Promise<string | undefined> {
  const { rows } = await client.query<{ accountId: string }>(
    'select account_id as "accountId" from stored_brand_queries where id = $1 for update',
    [id],
  )
  return rows[0]?.accountId
}

export async function deleteQuery(client: PoolClient, id: number): Promise<void> {
  await client.query('delete from stored_brand_queries where id = $1', [id])
}

/** Locks searches until the transaction ends, in the same order in all transactions. Returns the ids that exist. */
export async function lockQueries(client: PoolClient, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>(
    'select id from stored_brand_queries where id = any($1::integer[]) order by id for update',
    [ids],
  )
  return new Set(rows.map(({ id }) => id))
}
