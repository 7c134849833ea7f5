import { Statistics } from '@marklot/contracts'
import * as z from 'zod/mini'
import type { ObjectStore } from '../platform/object-store.ts'
import { parseObjectKey } from '../platform/object-store-keys.ts'

/**
 * Returns a published statistics file, such as `de/all.json`. Returns undefined before the first count and for an
 * office without data.
 */
export async function readStatistics(objectStore: ObjectStore, file: string): Promise<Statistics | undefined> {
  const key = parseObjectKey(`statistics/${file}`)
  const stored = key && (await objectStore.get(key))
  return stored && z.parse(Statistics, JSON.parse(stored.body.toString('utf8')))
}
