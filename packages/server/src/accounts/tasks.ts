import { defineRecurringTask, type RecurringTask, type Task } from '../platform/tasks.ts'
import { type EraseDueContext, eraseDueAccounts } from './deletion.ts'
import { announceDeletions, type NoticeContext } from './deletion-notice.ts'
import { eraseObjectsTask } from './erase-objects.ts'

const hour = 3_600

export function accountsTasks(context: EraseDueContext & NoticeContext): {
  tasks: readonly Task[]
  recurring: readonly RecurringTask[]
} {
  return {
    tasks: [eraseObjectsTask(context.objectStore)],
    recurring: [
      defineRecurringTask({
        name: 'accounts.eraseDue',
        everySeconds: hour,
        queue: 'default',
        run: async () => void (await eraseDueAccounts(context)),
      }),
      defineRecurringTask({
        name: 'accounts.announceDeletions',
        everySeconds: hour,
        queue: 'default',
        run: async () => void (await announceDeletions(context)),
      }),
    ],
  }
}
