import * as z from 'zod/mini'
import type { ObjectStore } from '../platform/object-store.ts'
import { defineTask } from '../platform/tasks.ts'

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
