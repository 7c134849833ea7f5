import * as z from 'zod/mini'
import type { ObjectStore } from '../platform/object-store.ts'
import { defineRecurringTask, defineTask, type RecurringTask, type Task } from '../platform/tasks.ts'

/** Deletes the stored objects of erased accounts: all those whose keys begin with one of the given prefixes. */
export const eraseObjectsTask = (objectStore: ObjectStore) =>
  defineTask({
    name: 'accounts.eraseObjects',
    payload: z.object({ prefixes: z.array(z.string()) }),
    queue: 'default',
    run: async ({ prefixes }) => {
      for (const prefix of prefixes) await objectStore.deletePrefix(prefix)
    },
  })

/** Defines the tasks. The work of the recurring ones is passed in, because it uses the first one. */
export function accountsTasks(
  objectStore: ObjectStore,
  work: { eraseDue(): Promise<unknown>; announceDeletions(): Promise<unknown> },
): { tasks: readonly Task[]; recurring: readonly RecurringTask[] } {
  return {
    tasks: [eraseObjectsTask(objectStore)],
    recurring: [
      defineRecurringTask({
        name: 'accounts.eraseDue',
        queue: 'default',
        run: async () => void (await work.eraseDue()),
      }),
      defineRecurringTask({
        name: 'accounts.announceDeletions',
        queue: 'default',
        run: async () => void (await work.announceDeletions()),
      }),
    ],
  }
}
