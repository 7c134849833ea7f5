import type { Pool } from './database.ts'

/**
 * Adds calls to the shared counts. A count whose window has ended restarts.
 * @param added sorted by hash
 * @returns the counts of all processes, by hash in hexadecimal
 */
export async function addCalls(
  pool: Pool,
  added: readonly { hash: Buffer; calls: number; endsAt: Date }[],
  now: Date,
): Promise<Map<string, { calls: number; endsAt: Date }>> {
  const { rows } = await pool.query<{ hash: Buffer; calls: number; endsAt: Date }>({
    name: 'addCalls',
    text: `insert into call_counts as known (hash, calls, ends_at)
      select * from unnest($1::bytea[], $2::integer[], $3::timestamptz[])
      on conflict (hash) do update set
        calls = case when known.ends_at > $4 then known.calls + excluded.calls else excluded.calls end,
        ends_at = case when known.ends_at > $4 then known.ends_at else excluded.ends_at end
      returning hash, calls, ends_at as "endsAt"`,
    values: [added.map(({ hash }) => hash), added.map(({ calls }) => calls), added.map(({ endsAt }) => endsAt), now],
  })
  return new Map(rows.map(({ hash, ...count }) => [hash.toString('hex'), count]))
}

export async function forgetCalls(pool: Pool, now: Date): Promise<void> {
  await pool.query('delete from call_counts where ends_at < $1', [now])
}
