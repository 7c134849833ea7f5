import * as z from 'zod/mini'
import { Instant, ListQuery } from './accounts.ts'
import { endpoints } from './endpoints.ts'
import { Locale } from './locale.ts'

export const defaultFeedbackContext = 'Common'
export const longestFeedbackComment = 2_000
export const highestRating = 5

/** 1 (worst) to 5 (best). */
export const Rating = z.int().check(z.minimum(1), z.maximum(highestRating))

/** A person's opinion of the product; spec 1, section 3, and spec 2, 7.2 and 7.6. */
export const FeedbackRequest = z.object({
  /** The subject, such as the name of a tool. */
  context: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), defaultFeedbackContext),
  rating: Rating,
  comment: z._default(z.string().check(z.trim(), z.maxLength(longestFeedbackComment)), ''),
})
export type FeedbackRequest = z.infer<typeof FeedbackRequest>

/** Feedback as administrators see it. */
export const Feedback = z.object({
  id: z.int(),
  createdUtc: Instant,
  context: z.string(),
  rating: Rating,
  comment: z.string(),
  /** The language of the page it was sent from. */
  locale: Locale,
  /** The sender's account. Null: a visitor. The feedback is deleted with the account. */
  accountId: z.nullable(z.uuid()),
  accountName: z.nullable(z.string()),
})
export type Feedback = z.infer<typeof Feedback>

/** Filters by words of context, comment or account (`query`) and by ratings separated by commas: `1,2`. */
export const FeedbackQuery = z.object({
  ...ListQuery.shape,
  rating: z.optional(z.string().check(z.regex(/^[1-5](,[1-5]){0,4}$/))),
})
export type FeedbackQuery = z.infer<typeof FeedbackQuery>

export const FeedbackList = z.object({ total: z.int(), feedbacks: z.array(Feedback) })
export type FeedbackList = z.infer<typeof FeedbackList>

/** Loaded by the pages that need it (`extendClient`), to keep the first visit small. */
export const feedbackEndpoints = endpoints({
  give: {
    method: 'POST',
    path: '/Feedbacks',
    summary: 'Sends feedback. Open to everybody; the account of a signed-in caller is stored with it.',
    access: 'public',
    body: FeedbackRequest,
    reply: z.null(),
    status: 204,
    callsPerMinute: 20,
  },
  list: {
    method: 'GET',
    path: '/Feedbacks',
    summary: 'All feedback, newest first, optionally filtered by words in context, comment or account, and by rating.',
    access: 'permission:Global.Read',
    query: FeedbackQuery,
    reply: FeedbackList,
  },
})
