import { setTimeout as pause } from 'node:timers/promises'

/** Codes of Node and of PostgreSQL (appendix A, classes 08 and 57) that say that there is no server to talk to just now. */
const awayCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300'],
])
/** Failures of `pg` and its pool have no code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/
/** Between two attempts, in milliseconds. */
const retryInterval = 200

/** Whether a query failed because the database cannot be reached, starts or stops: the same query works later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  // An attempt at several addresses of one host has the failures of each.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway)
  return code === undefined ? awayMessages.test(error.message) : awayCodes.has(code)
}

/**
 * Repeats a write until the database is back: for the outcome of work that must not be done twice, such as a mail that was sent.
 * @param signal ends the waiting
 * @throws the write's own failure, or the last one when `signal` ended the waiting
 */
export async function writeWhenBack<T>(write: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await write()
    } catch (error) {
      if (signal.aborted || !isDatabaseAway(error)) throw error
      await pause(retryInterval)
    }
  }
}
