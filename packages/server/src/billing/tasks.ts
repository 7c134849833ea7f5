import { defineRecurringTask, type RecurringTask } from '../platform/tasks.ts'
import { forgetOldTraces, type UsageContext } from './usage.ts'

export function billingTasks(context: UsageContext): readonly RecurringTask[] {
  return [
    defineRecurringTask({
      name: 'billing.forgetOldTraces',
      everySeconds: 3_600,
      queue: 'default',
      run: () => forgetOldTraces(context),
    }),
  ]
}
