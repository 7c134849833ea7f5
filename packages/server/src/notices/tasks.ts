import * as z from 'zod/mini'
import { defineTask, type Task } from '../platform/tasks.ts'

const noticeId = z.object({ id: z.uuid() })

export interface NoticesTasks {
  /** Sends a notice to every address. */
  send: Task<typeof noticeId>
  /** Applies an announced change of prices. */
  apply: Task<typeof noticeId>
}

export const defineNoticesTasks = (work: {
  send(id: string, signal: AbortSignal): Promise<void>
  apply(id: string): Promise<void>
}): NoticesTasks => ({
  send: defineTask({ name: 'notices.send', payload: noticeId, queue: 'heavy', run: ({ id }, signal) => work.send(id, signal) }),
  apply: defineTask({ name: 'notices.applyPrice', payload: noticeId, queue: 'heavy', run: ({ id }) => work.apply(id) }),
})
