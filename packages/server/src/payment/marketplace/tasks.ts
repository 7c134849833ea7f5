import * as z from 'zod/mini'
import { defineTask, type Task } from '../../platform/tasks.ts'

const orderOfId = z.object({ orderId: z.uuid() })
const received = z.object({ eventId: z.int(), operationId: z.string() })
const operation = z.object({ providerId: z.string(), operationId: z.nullable(z.string()), look: z.int() })

export interface MarketplaceTasks {
  /** Continues an activation that was interrupted before the marketplace had answered. */
  activate: Task<typeof orderOfId>
  /** Accepts or refuses a change that the webhook has reported. */
  answer: Task<typeof received>
  /** Checks an operation until it has ended. */
  follow: Task<typeof operation>
}

/** Defines the tasks. Their work is passed in, because it adds further tasks and so needs these definitions. */
export const defineMarketplaceTasks = (work: {
  activate(orderId: string): Promise<void>
  answer(eventId: number, operationId: string): Promise<void>
  follow(followed: z.output<typeof operation>): Promise<void>
}): MarketplaceTasks => ({
  activate: defineTask({
    name: 'marketplace.activate',
    payload: orderOfId,
    queue: 'default',
    run: ({ orderId }) => work.activate(orderId),
  }),
  answer: defineTask({
    name: 'marketplace.answer',
    payload: received,
    queue: 'default',
    run: ({ eventId, operationId }) => work.answer(eventId, operationId),
  }),
  follow: defineTask({ name: 'marketplace.follow', payload: operation, queue: 'default', run: work.follow }),
})
