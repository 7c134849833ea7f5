import * as z from 'zod/mini'
import { defineRecurringTask, defineTask, type RecurringTask, type Task } from '../platform/tasks.ts'

const eventId = z.object({ id: z.int() })
const provided = z.object({ provider: z.enum(['paypal', 'marketplace']), providerId: z.string() })
const orderOfId = z.object({ orderId: z.uuid() })
const changedPrices = z.object({ noticeId: z.uuid(), after: z.nullable(z.uuid()) })

export interface PaymentTasks {
  /** Processes an event of the inbox. */
  process: Task<typeof eventId>
  /** Reads a subscription again, for example when a planned change is due. */
  look: Task<typeof provided>
  /** Writes to a customer whose activation is taking a long time. */
  tellDelay: Task<typeof orderOfId>
  /** Moves subscriptions to their changed price, slice by slice. */
  movePrices: Task<typeof changedPrices>
}

/** Defines the tasks. Their work is passed in, because it adds further tasks and so needs these definitions. */
export function definePaymentTasks(work: {
  process(id: number): Promise<unknown>
  look(provider: 'paypal' | 'marketplace', providerId: string): Promise<unknown>
  tellDelay(orderId: string): Promise<void>
  movePrices(moved: z.output<typeof changedPrices>, signal: AbortSignal): Promise<void>
  reconcile(signal: AbortSignal): Promise<unknown>
}): { tasks: PaymentTasks; recurring: RecurringTask } {
  return {
    tasks: {
      process: defineTask({
        name: 'payment.process',
        payload: eventId,
        queue: 'default',
        run: async ({ id }) => {
          await work.process(id)
        },
      }),
      look: defineTask({
        name: 'payment.look',
        payload: provided,
        queue: 'default',
        run: async ({ provider, providerId }) => {
          await work.look(provider, providerId)
        },
      }),
      tellDelay: defineTask({
        name: 'payment.tellDelay',
        payload: orderOfId,
        queue: 'default',
        run: ({ orderId }) => work.tellDelay(orderId),
      }),
      movePrices: defineTask({
        name: 'payment.movePrices',
        payload: changedPrices,
        queue: 'heavy',
        run: (moved, signal) => work.movePrices(moved, signal),
      }),
    },
    recurring: defineRecurringTask({
      name: 'payment.reconcile',
      queue: 'heavy',
      run: async (signal) => {
        await work.reconcile(signal)
      },
    }),
  }
}
