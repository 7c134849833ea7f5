import type { Handlers } from '../accounts/index.ts'
import type { Capability } from '../platform/capability.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { insertFeedback, selectFeedbacks, selectFeedbacksOf } from './feedback.store.ts'

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
        list: ({ query: { rating, ...query } }) =>
          selectFeedbacks(pool, { ...query, ratings: rating?.split(',').map(Number) ?? [] }),
      },
    },
    personalData: async (subject) =>
      subject.kind === 'account' ? { sections: { feedbacks: await selectFeedbacksOf(pool, subject.id) } } : null,
  }
}
