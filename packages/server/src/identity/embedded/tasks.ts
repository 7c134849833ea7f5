import * as z from 'zod/mini'
import { defineRecurringTask, defineTask, type RecurringTask } from '../../platform/tasks.ts'

const challenge = z.object({ id: z.string(), kind: z.enum(['sign-up', 'email']) })

/** Mails a code. */
export const mailCodeTask = (work: (asked: z.output<typeof challenge>) => Promise<void>) =>
  defineTask({ name: 'identity.mail-code', payload: challenge, queue: 'mail', run: work })

/** Mails a link that sets a new password or ends a delay of the sign-in. */
export const mailResetTask = (work: (id: string) => Promise<void>) =>
  defineTask({ name: 'identity.mail-reset', payload: z.object({ id: z.string() }), queue: 'mail', run: ({ id }) => work(id) })

/** Deletes what has expired. */
export const sweepTask = (work: () => Promise<void>): RecurringTask =>
  defineRecurringTask({ name: 'identity.sweep', queue: 'default', run: work })
