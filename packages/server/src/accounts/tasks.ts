import { defineRecurringTask, type RecurringTask, type Task } from '../platform/tasks.ts'
import { type EraseDueContext, eraseDueAccounts } from './deletion.ts'
import { announceDeletions, type NoticeContext } from './deletion-notice.ts'
import { eraseObjectsTask } from './erase-objects.ts'

export function accountsTasks(context: EraseDueContext & NoticeContext): {
  tasks: readonly Task[]
  recurring: readonly RecurringTask[]
} {
  return {
    tasks: [eraseObjectsTask(context.objectStore)],
    recurring: [
      defineRecurringTask({
        name: 'accounts.eraseDue',
        queue: 'default',
        run: async () => void (await eraseDueAccounts(context)),
      }),
      defineRecurringTask({
        name: 'accounts.announceDeletions',
        queue: 'default',
        run: async () => void (await announceDeletions(context)),
      }),
    ],
  }
}
