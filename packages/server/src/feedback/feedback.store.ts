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

type FeedbackRow = Omit<Feedback, 'createdUtc'> & { createdAt: Date }
const columns = `f.id, f.created_at as "createdAt", f.context, f.rating::int, f.comment, f.locale, f.account_id as "accountId",
  a.name as "accountName"`
const present = ({ createdAt, ...row }: FeedbackRow): Feedback => ({ ...row, createdUtc: createdAt.toISOString() })

/**
 * A page of feedback, newest first. The search words may be a part of context, comment or account name, or an account's
 * id.
 */
export async function selectFeedbacks(
  pool: Pool,
  { query, ratings, page, size }: { query: string; ratings: readonly number[]; page: number; size: number },
): Promise<{ total: number; feedbacks: Feedback[] }> {
  const words = query.trim().toLowerCase()
  const tables = 'feedbacks f left join accounts a on a.id = f.account_id'
  const condition = `($1 = '' or strpos(lower(concat_ws(' ', f.context, f.comment, a.name)), $1) > 0 or f.account_id::text = $1)
    and (cardinality($2::int[]) = 0 or f.rating = any($2::int[]))`
  const { rows: counts } = await pool.query<{ total: number }>(`select count(*) as total from ${tables} where ${condition}`, [
    words,
    ratings,
  ])
  const { rows } = await pool.query<FeedbackRow>(
    `select ${columns} from ${tables} where ${condition} order by f.id desc limit $3 offset $4`,
    [words, ratings, size, (page - 1) * size],
  )
  return { total: counts[0]?.total ?? 0, feedbacks: rows.map(present) }
}

/** The feedback of an account, oldest first, for the export of personal data. */
export async function selectFeedbacksOf(pool: Pool, accountId: string): Promise<Feedback[]> {
  const { rows } = await pool.query<FeedbackRow>(
    `select ${columns} from feedbacks f left join accounts a on a.id = f.account_id where f.account_id = $1 order by f.id`,
    [accountId],
  )
  return rows.map(present)
}
