import type { Handlers } from '../accounts/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { insertFeedback, selectFeedbacks } from './feedback.store.ts'

export { selectFeedbacksOf as feedbacksOf } from './feedback.store.ts'

export function feedbackHandlers({ pool, clock }: { pool: Pool; clock: Clock }): Handlers['feedback'] {
  return {
    give: async ({ body }, { caller, member, locale }) => {
      const accountId = caller.kind === 'visitor' ? null : (await member()).account.id
      await insertFeedback(pool, { ...body, at: clock.now(), locale, accountId })
      return null
    },
    list: ({ query: { rating, ...query } }) => selectFeedbacks(pool, { ...query, ratings: rating?.split(',').map(Number) ?? [] }),
  }
}
