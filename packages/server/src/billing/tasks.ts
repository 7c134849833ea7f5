import { defineRecurringTask, type RecurringTask } from '../platform/tasks.ts'
import { forgetOldTraces, type UsageContext } from './usage.ts'

export function billingTasks(context: UsageContext): readonly RecurringTask[] {
  return [
    defineRecurringTask({
      name: 'billing.forgetOldTraces',
      queue: 'default',
      run: () => forgetOldTraces(context),
    }),
  ]
}
