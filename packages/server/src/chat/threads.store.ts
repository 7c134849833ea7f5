import type { ToolResult } from '@marklot/contracts/chat-results'
import type { Pool, PoolClient } from '../platform/database.ts'
import { inCurrentForm } from './earlier-results.ts'

type Database = Pool | PoolClient

export interface StoredThread {
  id: string
  accountId: string
  title: string
  subject: ToolResult | null
  createdAt: Date
  changedAt: Date
}
const columns = 'id, account_id as "accountId", title, subject, created_at as "createdAt", changed_at as "changedAt"'

/** Returns the thread if it belongs to one of the accounts. */
export async function threadOf(database: Database, accountIds: readonly string[], id: string): Promise<StoredThread | undefined> {
  const { rows } = await database.query<StoredThread>(
    `select ${columns} from assistant_threads where id = $1 and account_id = any($2)`,
    [id, accountIds],
  )
  const [thread] = rows
  return thread && { ...thread, subject: thread.subject && inCurrentForm(thread.subject) }
}

/** Locks a thread until the transaction ends, so that its questions come one after another. */
export async function lockThread(client: PoolClient, id: string): Promise<void> {
  await client.query('select 1 from assistant_threads where id = $1 for update', [id])
}

export type ListedThread = Omit<StoredThread, 'subject'> & { excerpt: string | null }

/**
 * Returns the threads of an account, the most recently changed first.
 * @param words only threads whose title, questions or answers contain all of these words; all threads if there are none
 */
export async function threadsOf(pool: Pool, accountId: string, words: readonly string[]): Promise<ListedThread[]> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const { rows } = await pool.query<ListedThread>(
    `select t.id, t.account_id as "accountId", t.title, t.created_at as "createdAt", t.changed_at as "changedAt", p.excerpt
     from assistant_threads t left join lateral (
       select written.text as excerpt from (
         select x.text, x.number, 0 as event from assistant_exchanges x where x.thread_id = t.id
         union all
         select (select string_agg(s ->> 'text', '' order by place) from jsonb_array_elements(e.event -> 'sentence' -> 'segments')
             with ordinality as segment (s, place)), x.number, e.number
         from assistant_exchanges x join assistant_events e on e.exchange_id = x.id
         where x.thread_id = t.id and e.event ->> 'kind' = 'sentence'
       ) written
       where written.text ilike all ($2) order by written.number, written.event limit 1
     ) p on cardinality($2::text[]) > 0
     where t.account_id = $1 and (cardinality($2::text[]) = 0 or p.excerpt is not null or t.title ilike all ($2))
     order by t.changed_at desc, t.id`,
    [accountId, patterns],
  )
  return rows
}

export async function countThreads(database: Database, accountId: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*) as count from assistant_threads where account_id = $1',
    [accountId],
  )
  return rows[0]?.count ?? 0
}

/** Stores a new thread. @returns false when the id is taken */
export async function insertThread(
  database: Database,
  { id, accountId, subject, at }: { id: string; accountId: string; subject: ToolResult | null; at: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into assistant_threads (id, account_id, subject, created_at, changed_at) values ($1, $2, $3, $4, $4)
     on conflict (id) do nothing`,
    [id, accountId, subject === null ? null : JSON.stringify(subject), at],
  )
  return rowCount === 1
}

export async function renameThread(database: Database, id: string, title: string): Promise<void> {
  await database.query('update assistant_threads set title = $2 where id = $1', [id, title])
}

/** Updates a thread for a new question. The first question becomes the title of a thread without one. */
export async function touchThread(client: PoolClient, id: string, title: string, at: Date): Promise<void> {
  await client.query(
    `update assistant_threads set changed_at = $3, title = case when title = '' then $2 else title end where id = $1`,
    [id, title, at],
  )
}

export async function deleteThread(pool: Pool, id: string): Promise<void> {
  await pool.query('delete from assistant_threads where id = $1', [id])
}

/**
 * Returns the questions by day that earlier releases counted here, for the export of personal data, the latest day
 * first.
 */
export async function usageOf(pool: Pool, accountId: string): Promise<{ day: string; questions: number }[]> {
  const { rows } = await pool.query<{ day: string; questions: number }>(
    'select day::text, questions from assistant_usage where account_id = $1 order by day desc',
    [accountId],
  )
  return rows
}
