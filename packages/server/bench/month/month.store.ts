import type { Pool } from '../../src/platform/database.ts'

/** Returns the marks of the register. */
export async function registerRows(pool: Pool): Promise<{ key: string; name: string | null; category: string }[]> {
  const { rows } = await pool.query<{ key: string; name: string | null; category: string }>(
    'select id as key, name, state_category as category from brands where not removed',
  )
  return rows
}

/** Returns the register's newest revision. */
export async function newestRevision(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ newest: number }>('select coalesce(max(revision), 0)::integer as newest from brands')
  return rows[0]?.newest ?? 0
}

/** Returns the files that the product has read, and how often it lists each of them. */
export async function feedFiles(pool: Pool): Promise<{ office: string; name: string; state: string; fault: string | null }[]> {
  const { rows } = await pool.query<{ office: string; name: string; state: string; fault: string | null }>(
    'select office, name, state, fault from feed_files order by id',
  )
  return rows
}

/** Gives an account the largest plan without an end. */
export async function grantEnterprise(pool: Pool, accountId: string): Promise<void> {
  await pool.query(
    `insert into subscriptions (id, account_id, type, state, product_key, billing_plan, created_at, valid_from)
     select gen_random_uuid(), $1, 'granted', 'Active', 'enterprise', 'monthly', '2026-01-01', '2026-01-01'
     where not exists (select from subscriptions where account_id = $1 and type = 'granted')`,
    [accountId],
  )
}

/** Returns the work that is due, running or given up, with one sentence for each item. */
export async function unfinishedWork(pool: Pool, now: Date): Promise<string[]> {
  const { rows } = await pool.query<{ what: string }>(
    `select 'job ' || task || coalesce(': ' || failure, '') || case when is_final then ' (given up)' else '' end as what
       from jobs where is_final or worker is not null or due_at <= $1
     union all select 'mail ' || state || ' to ' || (message->>'to') from mails where state <> 'sent'
     union all select 'execution ' || id || ' without result' from query_executions where finished_at is null
     union all select 'search ' || id || ' is due' from stored_brand_queries where next_run_at <= $1
     union all select 'file ' || office || ' ' || name || ' is ' || state from feed_files where state <> 'read'
     union all select 'gap of ' || office from offices where gap_since is not null`,
    [now],
  )
  return rows.map(({ what }) => what)
}
