import { EventEmitter } from 'node:events'
import { Logger, type Runner, run, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Clock } from './clock.ts'
import type { Pool, PoolClient } from './database.ts'
import {
  hasReadyJobs,
  insertJob,
  type QueuedJob,
  queueDueJobs,
  queueRecurring,
  restartJob,
  selectFailedJobs,
} from './jobs.store.ts'
import type { Log } from './log.ts'

/** What a task does with its payload. A failure is repeated by the queue; a task must bear to be run twice. */
export type TaskHandler = (payload: Record<string, unknown>) => Promise<void>
export type FailedJob = QueuedJob

/**
 * Work outside of calls. When a job is due is decided by the product's own clock; the queue (graphile-worker) then runs it with
 * retries, on one of the processes that have started their jobs.
 */
export interface Jobs {
  /** Names a task; before `start`. */
  handle(task: string, handler: TaskHandler): void
  /** A task that runs every so many seconds of the product's clock. A leap of the clock runs it once. */
  every(seconds: number, task: string, handler: TaskHandler): void
  /**
   * Adds a job; within a transaction when its client is given.
   * @param options.key a job of the same key that has not run yet is replaced
   * @param options.dueAt by the product's clock; missing = now
   */
  add(database: Pool | PoolClient, task: string, payload: object, options?: { key?: string; dueAt?: Date }): Promise<void>
  /** Begins to run jobs in this process. */
  start(): Promise<void>
  /** Queues what is due and waits until nothing is left that can run now, at most `patience` milliseconds. */
  runDue(patience?: number): Promise<void>
  /** Jobs whose last run failed, the newest first, 200 at most. */
  failed(): Promise<FailedJob[]>
  /** Runs a failed job again; false = there is none of that id. */
  repeat(id: string): Promise<boolean>
  close(): Promise<void>
}

/** Attempts of one job; the queue waits e^n seconds between them, about 90 seconds in all. */
const maxAttempts = 5
/** How often the product's clock is read for what has become due, in milliseconds. */
const tickInterval = 1_000
const listed = 200

export function createJobs({ pool, clock, log }: { pool: Pool; clock: Clock; log: Log }): Jobs {
  const tasks: TaskList = {}
  const recurring = new Map<string, number>()
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') log.warn({ queue: message }, 'The job queue reports')
  })
  const events = new EventEmitter() as WorkerEvents
  events.on('job:error', ({ job, error }) => {
    log.warn({ task: job.task_identifier, attempt: job.attempts, err: error }, 'A job failed')
  })
  let runner: Runner | undefined
  let timer: NodeJS.Timeout | undefined
  let ticking: Promise<void> | undefined

  const queueDue = async () => {
    const now = clock.now()
    await queueDueJobs(pool, now, maxAttempts)
    for (const [task, seconds] of recurring)
      await queueRecurring(pool, task, { now, next: new Date(now.getTime() + seconds * 1_000) }, maxAttempts)
  }
  const tick = () => {
    ticking ??= queueDue()
      .catch((error) => log.warn({ err: error }, 'Due jobs could not be queued'))
      .finally(() => {
        ticking = undefined
      })
    return ticking
  }
  const handle = (task: string, handler: TaskHandler) => {
    tasks[task] = async (payload) => handler(payload as Record<string, unknown>)
  }
  return {
    handle,
    every: (seconds, task, handler) => {
      handle(task, handler)
      recurring.set(task, seconds)
    },
    add: async (database, task, payload, { key, dueAt } = {}) => {
      const isDue = dueAt === undefined || dueAt <= clock.now()
      await insertJob(database, { task, payload, key: key ?? null, dueAt: isDue ? null : dueAt }, maxAttempts)
    },
    start: async () => {
      runner = await run({
        pgPool: pool,
        taskList: tasks,
        concurrency: 2,
        noHandleSignals: true,
        pollInterval: 2_000,
        logger,
        events,
      })
      await tick()
      timer = setInterval(() => void tick(), tickInterval)
      timer.unref()
    },
    runDue: async (patience = 10_000) => {
      // Another leap may have come while the last one was being looked at.
      await ticking
      await queueDue()
      const end = Date.now() + patience
      do {
        if (!runner) await runOnce({ pgPool: pool, taskList: tasks, noHandleSignals: true, logger, events })
        else await new Promise((resolve) => setTimeout(resolve, 50))
      } while (Date.now() < end && (await hasReadyJobs(pool)))
    },
    failed: () => selectFailedJobs(pool, listed),
    repeat: async (id) => /^\d{1,18}$/.test(id) && restartJob(pool, id),
    close: async () => {
      clearInterval(timer)
      await ticking
      await runner?.stop()
    },
  }
}
