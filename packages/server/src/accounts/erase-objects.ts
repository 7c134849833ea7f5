import * as z from 'zod/mini'
import type { ObjectStore } from '../platform/object-store.ts'
import { defineTask } from '../platform/tasks.ts'

/** Deletes the objects below the given key prefixes: what erased accounts had in the storage. */
export const eraseObjectsTask = (objectStore: ObjectStore) =>
  defineTask({
    name: 'accounts.eraseObjects',
    payload: z.object({ prefixes: z.array(z.string()) }),
    queue: 'default',
    run: async ({ prefixes }) => {
      for (const prefix of prefixes) await objectStore.deletePrefix(prefix)
    },
  })
