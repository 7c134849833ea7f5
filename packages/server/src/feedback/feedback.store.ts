import type { Locale } from '@marklot/contracts'
import type { Feedback, FeedbackRequest } from '@marklot/contracts/feedback'
import type { Pool } from '../platform/database.ts'

export async function insertFeedback(
  pool: Pool,
  feedback: FeedbackRequest & { at: Date; locale: Locale; accountId: string | null },
): Promise<void> {
  await pool.query(
    'insert into feedbacks (created_at, context, rating, comment, locale, account_id) values ($1, $2, $3, $4, $5, $6)',
    [feedback.at, feedback.context, feedback.rating, feedback.comment, feedback.locale, feedback.accountId],
  )
}

/** One person's stored feedback. Only the accounts capability knows the name of `accountId`. */
export type StoredFeedback = Omit<Feedback, 'accountName'>
type FeedbackRow = Omit<StoredFeedback, 'createdUtc'> & { createdAt: Date }
const columns = 'id, created_at as "createdAt", context, rating::int, comment, locale, account_id as "accountId"'
const present = ({ createdAt, ...row }: FeedbackRow): StoredFeedback => ({ ...row, createdUtc: createdAt.toISOString() })

/**
 * Returns a page of feedback, newest first. The search words may be part of the context or the comment, or an account's
 * id. Feedback from the accounts `accountIds` also matches.
 */
export async function selectFeedbacks(
  pool: Pool,
  search: { query: string; accountIds: readonly string[]; ratings: readonly number[]; page: number; size: number },
): Promise<{ total: number; feedbacks: StoredFeedback[] }> {
  const { query, accountIds, ratings, page, size } = search
  const condition = `($1 = '' or strpos(lower(concat_ws(' ', context, comment)), lower($1)) > 0 or account_id::text = lower($1)
      or account_id = any($2::uuid[]))
    and (cardinality($3::int[]) = 0 or rating = any($3::int[]))`
  const { rows: counts } = await pool.query<{ total: number }>(`select count(*) as total from feedbacks where ${condition}`, [
    query,
    accountIds,
    ratings,
  ])
  const { rows } = await pool.query<FeedbackRow>(
    `select ${columns} from feedbacks where ${condition} order by id desc limit $4 offset $5`,
    [query, accountIds, ratings, size, (page - 1) * size],
  )
  return { total: counts[0]?.total ?? 0, feedbacks: rows.map(present) }
}

/** Returns the feedback from an account, oldest first, for the export of personal data. */
export async function selectFeedbacksOf(pool: Pool, accountId: string): Promise<StoredFeedback[]> {
  const { rows } = await pool.query<FeedbackRow>(`select ${columns} from feedbacks where account_id = $1 order by id`, [
    accountId,
  ])
  return rows.map(present)
}
