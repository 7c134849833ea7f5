import * as z from 'zod/mini'
import { type RecurringTaskName, schedule } from './schedule.ts'

/**
 * The queues, with the number of jobs of each that a process runs at a time. A slow queue does not delay the others:
 * mails are still sent during a long calculation.
 */
export const queues = { mail: 3, radar: 2, heavy: 1, feeds: 2, default: 2 } as const
export type QueueName = keyof typeof queues

/** A background task: its name, its payload and its work. */
export interface Task<Payload extends z.ZodMiniType = z.ZodMiniType> {
  /**
   * The name in the form `capability.verb`. It is stored with every job, so never reuse a published name for something
   * else.
   */
  readonly name: string
  /**
   * The schema of the payload. It is checked by the compiler and at run time when a job is added, and again before it
   * runs, because stored payloads may come from an older version.
   */
  readonly payload: Payload
  readonly queue: QueueName
  /**
   * Does the work. A failed run is repeated, and a process may die before it records success, so running twice must be
   * harmless.
   * @param signal aborted when the process stops; long work then fails early and is repeated later
   */
  run(payload: z.output<Payload>, signal: AbortSignal): Promise<void>
}

/** A task without a payload that recurs by the product's clock. */
export interface RecurringTask {
  readonly task: Task<typeof nothing>
  /** Interval in seconds of the product's clock. If the clock jumps over several intervals, the task runs once. */
  readonly everySeconds: number
}

const nothing = z.object({})

/** Defines a task and infers the type of its payload. */
export const defineTask = <Payload extends z.ZodMiniType>(task: Task<Payload>): Task<Payload> => task

/**
 * The key of recurring jobs. `jobs.add(recurring.task, {}, { key: recurringKey })` runs the task soon, but never twice
 * at the same time.
 */
export const recurringKey = 'recurring'

/** Defines a recurring task. Its interval is in `schedule`. */
export function defineRecurringTask({
  name,
  queue,
  run,
}: {
  name: RecurringTaskName
  queue: QueueName
  run(signal: AbortSignal): Promise<void>
}): RecurringTask {
  const task = defineTask({ name, payload: nothing, queue, run: (_, signal) => run(signal) })
  return { task, everySeconds: schedule[name] }
}
