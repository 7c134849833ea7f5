import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '../platform/app-error.ts'
import type { SearchEngine } from './engine/port.ts'

/** How long an answer waits for an engine that is behind, in milliseconds. */
const patience = 5_000

/** A result, with the revision of the register that the engine searched; null when it searched nothing. */
interface Revisable {
  revision: number | null
}

/**
 * Returns the result of a search. Searches again if the engine is behind the revision that the caller has already seen,
 * for example on another host.
 * @throws AppError `search.unavailable` when the engine cannot catch up in time
 */
export async function notBehind<Found extends Revisable>(
  engine: Pick<SearchEngine, 'catchUp'>,
  seenRevision: number,
  finding: Promise<Found>,
  again: () => Promise<Found>,
): Promise<Found> {
  const found = await finding
  if (found.revision === null || found.revision >= seenRevision) return found
  const late = new AbortController()
  const tooLate = pause(patience, undefined, { ref: false, signal: late.signal }).then(() => {
    throw new AppError('search.unavailable', { cause: new Error('The engine is behind what the caller has seen') })
  })
  tooLate.catch(() => undefined)
  await Promise.race([engine.catchUp(), tooLate])
  late.abort()
  return again()
}

/** Returns the oldest of several revisions; null if nothing was searched. */
export function oldestRevision(found: readonly (Revisable | null)[]): number | null {
  const revisions = found.flatMap((one) => one?.revision ?? [])
  return revisions.length === 0 ? null : Math.min(...revisions)
}
