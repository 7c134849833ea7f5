import type { Locale } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'
import { threadOf, threadsOf, usageOf } from './threads.store.ts'
import { presentThread } from './threads.ts'

/** Returns the threads of an account with everything in them, and how many questions it asked. */
export async function personalDataOf(pool: Pool, accountId: string, locale: Locale): Promise<Record<string, unknown>> {
  const assistantThreads = []
  for (const { id } of await threadsOf(pool, accountId, [])) {
    const thread = await threadOf(pool, [accountId], id)
    if (thread) assistantThreads.push(await presentThread({ pool }, thread, locale))
  }
  return { assistantThreads, assistantUsage: await usageOf(pool, accountId) }
}
