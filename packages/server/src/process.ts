import { ConfigError } from './config.ts'
import { boundHeapGrowth } from './platform/bound-heap-growth.ts'
import type { Log } from './platform/log.ts'
import { StartError } from './platform/start-error.ts'

/**
 * How long a stop may take, in milliseconds. It is long enough to save a large index and to wait for the database's
 * last writes.
 */
const stopTimeout = 60_000

/** A started part of a role. */
export interface Running {
  /** Stops the role. Runs once, on a signal or after a failed start. */
  close(): Promise<void>
}

/**
 * Runs a role until a signal stops the process. Prints a known fault of the environment as a sentence, and any other
 * fault with its stack. Both end the process with exit code 1.
 * @param start receives a function that registers each part for closing as soon as it is open, and one that ends the
 *   role
 */
export function runRole(log: Log, start: (opened: (part: Running) => void, end: () => void) => Promise<void>): void {
  boundHeapGrowth()
  const open: Running[] = []
  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(code || 1), stopTimeout).unref()
    for (const part of open.reverse()) await part.close().catch((err) => log.error({ err }, 'The stop was not clean'))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  start(
    (part) => {
      if (stopping) void part.close()
      else open.push(part)
    },
    () => void stop(0),
  ).catch((error) => {
    if (stopping) return
    explain(error)
    void stop(1)
  })
}

/** Prints a known fault of the environment as a sentence, and any other fault with its stack. */
export function explain(error: unknown): void {
  const isKnown = error instanceof ConfigError || error instanceof StartError
  process.stderr.write(`${isKnown ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}
