import type { Jobs } from '../platform/jobs.ts'
import { defineRecurringTask, type RecurringTask, recurringKey } from '../platform/tasks.ts'
import { type DescribingParts, describeRegister } from './describe-register.ts'
import { sweepLogos, type UploadsContext } from './uploads.ts'

export function logosTasks(context: UploadsContext & DescribingParts & { jobs: Jobs }): readonly RecurringTask[] {
  const describe = defineRecurringTask({
    name: 'logos.describe',
    queue: 'heavy',
    run: async (signal) => {
      const isDone = await describeRegister(context, signal)
      if (!isDone && !signal.aborted) await context.jobs.add(describe.task, {}, { key: recurringKey })
    },
  })
  return [describe, defineRecurringTask({ name: 'logos.sweep', queue: 'default', run: (signal) => sweepLogos(context, signal) })]
}
