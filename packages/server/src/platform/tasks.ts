import * as z from 'zod/mini'

/**
 * The queues and how many jobs of each one process runs at a time. A slow queue never holds up another: mails keep leaving
 * while a long calculation runs.
 */
export const queues = { mail: 3, radar: 2, heavy: 1, default: 2 } as const
export type QueueName = keyof typeof queues

/** Work outside of calls: what it is named, what it needs to know and what it does. */
export interface Task<Payload extends z.ZodMiniType = z.ZodMiniType> {
  /** `capability.verb`; stored with every job, so a published name is never reused for something else. */
  readonly name: string
  /** Checked when a job is added, by the compiler, and again before it runs: stored payloads outlive the program. */
  readonly payload: Payload
  readonly queue: QueueName
  /**
   * Does the work. A failure is repeated, and a process may die between the work and its record: a task must bear to be run
   * twice.
   * @param signal aborted when the process stops; long work ends early and fails, and is repeated later
   */
  run(payload: z.output<Payload>, signal: AbortSignal): Promise<void>
}

/** A task that runs by the product's clock and needs to know nothing. */
export interface RecurringTask {
  readonly task: Task<typeof nothing>
  /** From one run to the next, in seconds of the product's clock. A leap over several runs makes one. */
  readonly everySeconds: number
}

const nothing = z.object({})

/** Names a task and infers the type of its payload. */
export const defineTask = <Payload extends z.ZodMiniType>(task: Task<Payload>): Task<Payload> => task

/** The key of recurring jobs: `jobs.add(recurring.task, {}, { key: recurringKey })` runs the task soon, and never twice at once. */
export const recurringKey = 'recurring'

/** Names a task that recurs. */
export function defineRecurringTask(options: {
  name: string
  everySeconds: number
  queue: QueueName
  run(signal: AbortSignal): Promise<void>
}): RecurringTask {
  const { name, everySeconds, queue, run } = options
  return { task: defineTask({ name, payload: nothing, queue, run: (_, signal) => run(signal) }), everySeconds }
}
