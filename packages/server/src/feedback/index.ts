import type { ListQuery } from '@marklot/contracts'
import type { Feedback } from '@marklot/contracts/feedback'
import { accountIdsNamed, accountNames, type Handlers } from '../accounts/index.ts'
import type { Capability } from '../platform/capability.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { insertFeedback, type StoredFeedback, selectFeedbacks, selectFeedbacksOf } from './feedback.store.ts'

/** Opens ratings and comments of visitors and members. */
export function openFeedback({ pool, clock }: { pool: Pool; clock: Clock }): Capability<Pick<Handlers, 'feedback'>> {
  return {
    handlers: {
      feedback: {
        give: async ({ body }, { caller, member, locale }) => {
          const accountId = caller.kind === 'visitor' ? null : (await member()).account.id
          await insertFeedback(pool, { ...body, at: clock.now(), locale, accountId })
          return null
        },
        list: ({ query: { rating, ...query } }) => listFeedbacks(pool, query, rating?.split(',').map(Number) ?? []),
      },
    },
    personalData: async (subject) =>
      subject.kind === 'account'
        ? { sections: { feedbacks: await withAccountNames(pool, await selectFeedbacksOf(pool, subject.id)) } }
        : null,
  }
}

/** Returns a page of feedback, newest first, found by context, comment, account name or account id. */
async function listFeedbacks(
  pool: Pool,
  { query, page, size }: ListQuery,
  ratings: readonly number[],
): Promise<{ total: number; feedbacks: Feedback[] }> {
  const words = query.trim()
  const accountIds = words === '' ? [] : await accountIdsNamed(pool, words)
  const { total, feedbacks } = await selectFeedbacks(pool, { query: words, accountIds, ratings, page, size })
  return { total, feedbacks: await withAccountNames(pool, feedbacks) }
}

async function withAccountNames(pool: Pool, feedbacks: readonly StoredFeedback[]): Promise<Feedback[]> {
  const ids = feedbacks.flatMap(({ accountId }) => accountId ?? [])
  const names = ids.length === 0 ? new Map<string, string>() : await accountNames(pool, [...new Set(ids)])
  return feedbacks.map((feedback) => ({
    ...feedback,
    accountName: feedback.accountId === null ? null : (names.get(feedback.accountId) ?? null),
  }))
}
