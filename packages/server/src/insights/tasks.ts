import { defineRecurringTask, type RecurringTask } from '../platform/tasks.ts'

export const publishTask = (publish: () => Promise<unknown>): RecurringTask =>
  defineRecurringTask({
    name: 'insights.publishStatistics',
    queue: 'heavy',
    run: async () => void (await publish()),
  })
