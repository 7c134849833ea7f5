import type { Pool } from '../src/platform/database.ts'

/** The number of searches per account. */
const searchesOfAccount = 10

/** Creates accounts on the largest plan, each with a person whose address is confirmed. */
export async function inventAccounts(pool: Pool, radars: number): Promise<void> {
  const accounts = Math.ceil(radars / searchesOfAccount)
  const id = (kind: string) => `('00000000-0000-4000-8${kind}00-' || lpad(n::text, 12, '0'))::uuid`
  await pool.query(
    `insert into users (id, issuer, subject, email, email_verified, created_at, last_seen_at)
     select ${id('1')}, 'bench', n::text, 'radar' || n || '@bench.test', true, '2026-01-01', '2026-01-01' from generate_series(1, $1) n`,
    [accounts],
  )
  await pool.query(
    `insert into accounts (id, name, notification_language, created_at)
     select ${id('2')}, 'Account ' || n, (array['de', 'en', 'fr', 'es', 'it'])[1 + n % 5], '2026-01-01' from generate_series(1, $1) n`,
    [accounts],
  )
  await pool.query(
    `insert into account_users (account_id, user_id, is_default)
     select ${id('2')}, ${id('1')}, true from generate_series(1, $1) n`,
    [accounts],
  )
  await pool.query(
    `insert into subscriptions (id, account_id, type, state, product_key, billing_plan, created_at, valid_from)
     select ${id('3')}, ${id('2')}, 'granted', 'Active', 'enterprise', 'monthly', '2026-01-01', '2026-01-01'
     from generate_series(1, $1) n`,
    [accounts],
  )
}

export interface BenchRadar {
  text: string
  minimumNameSimilarity: number
}

/** Saves radars for new brands, all due at the same time. For them, the present register counts as already seen. */
export async function saveRadars(pool: Pool, radars: readonly BenchRadar[], dueAt: Date): Promise<void> {
  const search = (radar: BenchRadar) =>
    JSON.stringify({
      mode: 'name',
      text: radar.text,
      query: '',
      filters: {
        registrationOfficeCodes: [],
        brandStateCategories: [],
        brandTypes: [],
        brandStates: [],
        goodsClasses: [],
        servicesClasses: [],
        viennaCategories: [],
        applicationDate: {},
        registrationDate: {},
        oppositionPeriodEndDate: {},
        priorityDate: {},
      },
      minimumNameSimilarity: radar.minimumNameSimilarity,
      minimumLogoSimilarity: null,
      onlyNewBrands: true,
      size: 25,
    })
  await pool.query(
    `insert into stored_brand_queries (account_id, name, description, search, execution_frequency, notification_language,
       mail_when_nothing_new, created_at, changed_at, first_day, next_run_at, watched_generation, watched_revision,
       baseline_serial, baseline_day)
     select a.id, r.name, '', r.search, 'daily', a.notification_language, false, $3, $3, $4::date, $3,
       coalesce((select value #>> '{}' from register_state where key = 'generation'), ''),
       coalesce((select max(revision) from brands), 0), coalesce((select max(serial) from brands), 0), $4::date
     from unnest($1::text[], $2::jsonb[]) with ordinality as r (name, search, n)
       join accounts a on a.id = ('00000000-0000-4000-8200-' || lpad((1 + (n - 1) / ${searchesOfAccount})::text, 12, '0'))::uuid
     order by r.n`,
    [radars.map(({ text }) => text), radars.map(search), dueAt, dueAt.toISOString().slice(0, 10)],
  )
  await pool.query(
    `insert into query_recipients (query_id, role, place, mail)
     select q.id, 'to', 1, u.email from stored_brand_queries q join account_users m on m.account_id = q.account_id
       join users u on u.id = m.user_id`,
  )
  await pool.query('analyze')
}

/** Returns the remaining work: due searches, executions without a result, and waiting mails. */
export async function openWork(pool: Pool, now: Date): Promise<{ due: number; unfinished: number; waiting: number }> {
  const { rows } = await pool.query<{ due: number; unfinished: number; waiting: number }>(
    `select (select count(*) from stored_brand_queries where next_run_at <= $1) as due,
       (select count(*) from query_executions where finished_at is null) as unfinished,
       (select count(*) from mails where state = 'waiting') as waiting`,
    [now],
  )
  return rows[0] as { due: number; unfinished: number; waiting: number }
}

/** Returns the executions of the due time by the text of their search. */
export async function executionsByText(pool: Pool, dueAt: Date): Promise<Map<string, { id: number; hasResult: boolean }[]>> {
  const { rows } = await pool.query<{ text: string; id: number; hasResult: boolean }>(
    `select q.name as text, e.id, e.result is not null as "hasResult"
     from query_executions e join stored_brand_queries q on q.id = e.query_id where e.due_at = $1`,
    [dueAt],
  )
  const executions = new Map<string, { id: number; hasResult: boolean }[]>()
  for (const { text, ...execution } of rows) executions.set(text, [...(executions.get(text) ?? []), execution])
  return executions
}

/** Returns the folder in which the database keeps its data. */
export async function dataDirectoryOf(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ directory: string }>(`select current_setting('data_directory') as directory`)
  return rows[0]?.directory ?? ''
}
