import { setTimeout as pause } from 'node:timers/promises'

/**
 * Error codes of Node and PostgreSQL (appendix A, classes 08 and 57) for a server that cannot be reached at present.
 */
const awayCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300'],
])
/** Messages of those failures of `pg` and its pool that have no code. */
const awayMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/
/** Interval between attempts, in milliseconds. */
const retryInterval = 200

/**
 * Returns whether a query failed because the database is unreachable, starting or stopping. The same query can succeed
 * later.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, syscall } = error as NodeJS.ErrnoException
  // Connecting to a host with several addresses fails with one error per address.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway)
  if (code === undefined) return awayMessages.test(error.message)
  // A stopped server has no local socket.
  return awayCodes.has(code) || (code === 'ENOENT' && syscall === 'connect')
}

/**
 * Repeats a write until the database is available again. Used for the outcome of work that must not run twice, such as
 * sending a mail.
 * @param signal stops the waiting
 * @throws the write's own failure, or the last failure once `signal` is aborted
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
