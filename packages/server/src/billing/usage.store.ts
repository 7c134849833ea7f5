import type { Pool, PoolClient } from '../platform/database.ts'

/** Records a request; returns false when a request with this id was already counted. */
export async function noteRequest(
  client: PoolClient,
  request: { accountId: string; requestId: string; featureKey: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into feature_usage_requests (account_id, request_id, feature_key, at) values ($1, $2, $3, $4)
     on conflict (account_id, request_id) do nothing`,
    [request.accountId, request.requestId, request.featureKey, request.at],
  )
  return rowCount === 1
}

/**
 * Adds one use. Counting starts again when the counted period is over.
 * @param periodEnd null if the count never starts again
 */
export async function raiseUsage(
  client: PoolClient,
  subscriptionId: string,
  featureKey: string,
  { now, periodEnd }: { now: Date; periodEnd: Date | null },
): Promise<void> {
  await client.query({
    name: 'raiseUsage',
    text: `insert into feature_usages as known (subscription_id, feature_key, usages, period_end) values ($1, $2, 1, $4)
     on conflict (subscription_id, feature_key) do update set
       usages = case when known.period_end <= $3 then 1 else known.usages + 1 end,
       period_end = case when known.period_end > $3 then known.period_end else excluded.period_end end`,
    values: [subscriptionId, featureKey, now, periodEnd],
  })
}

/** Adds one use of the day. @param dayEnd the exclusive end of the day in the account's time zone */
export async function raiseDayUsage(
  client: PoolClient,
  subscriptionId: string,
  featureKey: string,
  { now, dayEnd }: { now: Date; dayEnd: Date },
): Promise<void> {
  await client.query({
    name: 'raiseDayUsage',
    text: `insert into feature_usages as known (subscription_id, feature_key, usages, day_usages, day_end)
     values ($1, $2, 0, 1, $4)
     on conflict (subscription_id, feature_key) do update set
       day_usages = case when known.day_end > $3 then known.day_usages + 1 else 1 end,
       day_end = case when known.day_end > $3 then known.day_end else excluded.day_end end`,
    values: [subscriptionId, featureKey, now, dayEnd],
  })
}

/** Returns when a full search was last counted, by the hash of its mode and text. */
export async function fullSearchCountedAt(
  database: Pool | PoolClient,
  accountId: string,
  hash: Buffer,
): Promise<Date | undefined> {
  const { rows } = await database.query<{ countedAt: Date }>(
    'select counted_at as "countedAt" from full_searches where account_id = $1 and search_hash = $2',
    [accountId, hash],
  )
  return rows[0]?.countedAt
}

export async function noteFullSearch(client: PoolClient, accountId: string, hash: Buffer, at: Date): Promise<void> {
  await client.query(
    `insert into full_searches (account_id, search_hash, counted_at) values ($1, $2, $3)
     on conflict (account_id, search_hash) do update set counted_at = excluded.counted_at`,
    [accountId, hash, at],
  )
}

/** An account's stored uses, newest first, for the export of personal data. */
export interface UsageTraces {
  requests: { requestId: string; featureKey: string; at: string }[]
  fullSearches: { countedAt: string }[]
}
export async function usageTracesOf(pool: Pool, accountId: string): Promise<UsageTraces> {
  const { rows } = await pool.query<UsageTraces>(
    `select
       (select coalesce(json_agg(json_build_object('requestId', r.request_id, 'featureKey', r.feature_key, 'at', r.at)
          order by r.at desc), '[]') from feature_usage_requests r where r.account_id = $1) as requests,
       (select coalesce(json_agg(json_build_object('countedAt', s.counted_at) order by s.counted_at desc), '[]')
        from full_searches s where s.account_id = $1) as "fullSearches"`,
    [accountId],
  )
  return rows[0] ?? { requests: [], fullSearches: [] }
}

/** Deletes traces that are too old to identify a repeated search or request. */
export async function forgetUsageTraces(client: PoolClient, before: { searches: Date; requests: Date }): Promise<void> {
  await client.query('delete from full_searches where counted_at < $1', [before.searches])
  await client.query('delete from feature_usage_requests where at < $1', [before.requests])
}
