import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { type Clock, systemClock } from './clock.ts'
import type { Pool, PoolClient } from './database.ts'
import { writeWhenBack } from './database-away.ts'
import type { Events } from './events.ts'
import {
  type ClaimedJob,
  claimJobs,
  completeJob,
  type FailedJob,
  failAbandonedJobs,
  failJob,
  hasReadyJobs,
  insertJob,
  insertJobs,
  insertRecurringJobs,
  queuesWithDueJobs,
  renewLeases,
  restartJob,
  returnJob,
  selectFailedJobs,
} from './jobs.store.ts'
import type { Log } from './log.ts'
import { type QueueName, queues, type RecurringTask, type Task } from './tasks.ts'
import { quietTelemetry, type Telemetry } from './telemetry/telemetry.ts'

export type { FailedJob }

export interface AddOptions {
  /** Replaces a waiting job of the same task and key. If one is already running, the new job runs after it. */
  key?: string
  /** The due time by the product's clock; the default is now. */
  at?: Date
  /** Adds the job within this transaction, so that it exists once the transaction commits. */
  client?: Pool | PoolClient
}

/**
 * Background work. Jobs are rows of one table: a process leases a job, runs its task and removes the row. When the
 * process dies, its lease expires and another process runs the job again. Due times follow the product's clock. Leases
 * follow the machine's clock, because they measure how long a process has been silent.
 */
export interface Jobs {
  /** Registers tasks that this process can run. Must be called before `start`. */
  register(work: { tasks?: readonly Task[]; recurring?: readonly RecurringTask[] }): void
  /** Returns the registered recurring tasks by name, with the seconds between runs. */
  schedule(): Record<string, number>
  add<Payload extends z.ZodMiniType>(task: Task<Payload>, payload: z.input<Payload>, options?: AddOptions): Promise<void>
  /** Adds many jobs of one task, due immediately, within a transaction. */
  addAll<Payload extends z.ZodMiniType>(
    task: Task<Payload>,
    jobs: readonly { payload: z.input<Payload>; key: string }[],
    client: PoolClient,
  ): Promise<void>
  /** Starts running jobs in this process. */
  start(): Promise<void>
  /**
   * Runs due jobs until none is left that can run now. Waits at most `patience` milliseconds for jobs that other
   * processes run, or that this one runs after `start`.
   */
  runDue(patience?: number): Promise<void>
  /** Returns jobs whose last run failed, newest first, at most 200. */
  failed(): Promise<FailedJob[]>
  /** Runs a failed job again. Resolves to false when there is no job with that id. */
  repeat(id: string): Promise<boolean>
  /** Stops taking jobs and waits for running ones. A job that ends early because of this returns to the queue. */
  close(): Promise<void>
}

export interface JobsOptions {
  pool: Pool
  /** The clock that determines what is due. */
  clock: Clock
  log: Log
  /** Notifies of added jobs. Without it, they are found within a second. */
  events?: Events
  /** Measures leases; tests replace it. */
  machineClock?: Clock
  /** Measures runs. If absent, nothing is measured. */
  telemetry?: Telemetry
}

/** Pauses between attempts, in milliseconds of the product's clock. When the last attempt fails, the job has failed. */
const waits = [3, 8, 20, 60].map((seconds) => seconds * 1_000)
const maxAttempts = waits.length + 1
/** How long a silent process keeps its jobs, and how often a running one renews its leases, in milliseconds. */
export const leaseTime = 60_000
const renewInterval = 15_000
/** Pauses of `runDue` while other processes run jobs, in milliseconds. Each is twice as long as the one before. */
const shortestLook = 20
const longestLook = 320
/** How often a process checks for due jobs, in milliseconds. */
const tickInterval = 1_000
const listed = 200

export function createJobs(options: JobsOptions): Jobs {
  const { pool, clock, log, events, machineClock = systemClock, telemetry = quietTelemetry } = options
  const worker = randomUUID()
  const tasks = new Map<string, Task>()
  const recurring: RecurringTask[] = []
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  let isStarted = false
  /** Number of `runDue` calls that are waiting. */
  let draining = 0
  let isAway = false

  const lease = () => {
    const from = machineClock.now()
    return { worker, from, until: new Date(from.getTime() + leaseTime) }
  }

  const record = async (job: ClaimedJob, write: () => Promise<boolean>) => {
    try {
      if (!(await writeWhenBack(write, closing.signal))) log.warn({ task: job.task }, 'The lease of a job ended while it ran')
    } catch (error) {
      // The lease will expire, and the job will run again.
      log.error({ task: job.task, err: error }, 'The outcome of a job could not be recorded')
    }
  }
  const fail = (job: ClaimedJob, error: Error, wait: number | undefined) => {
    log[wait === undefined ? 'error' : 'warn']({ task: job.task, attempt: job.attempts, err: error }, 'A job failed')
    const now = clock.now()
    const retryAt = wait === undefined ? null : new Date(now.getTime() + wait)
    return record(job, () => failJob(pool, job.id, worker, { failure: error.message || error.name, now, retryAt }))
  }
  const runJob = async (job: ClaimedJob) => {
    const measurement = telemetry.begin('job', { task: job.task })
    const failed = (error: Error, wait: number | undefined) => {
      measurement.end(wait === undefined ? 'failed' : 'retried')
      return fail(job, error, wait)
    }
    const task = tasks.get(job.task) as Task
    const payload = z.safeParse(task.payload, job.payload)
    if (!payload.success) {
      const paths = payload.error.issues.map(({ path }) => path.join('.') || 'payload').join(', ')
      return failed(new Error(`The stored payload does not fit the task: ${paths}`), undefined)
    }
    try {
      await measurement.within(() => task.run(payload.data, closing.signal))
    } catch (error) {
      if (closing.signal.aborted) {
        measurement.end('cancelled')
        return record(job, () => returnJob(pool, job.id, worker))
      }
      return failed(error instanceof Error ? error : new Error(String(error)), waits[job.attempts - 1])
    }
    measurement.end('done')
    return record(job, () => completeJob(pool, job.id, worker))
  }

  const runnable = (queue?: string) => ({
    tasks: [...tasks.values()].filter((task) => queue === undefined || task.queue === queue).map(({ name }) => name),
    now: clock.now(),
    maxAttempts,
  })

  /** For each queue, the function that takes its jobs until it is empty or all places are taken. */
  const lanes = new Map<string, () => Promise<void>>()
  for (const queue of Object.keys(queues) as QueueName[]) {
    let taken = 0
    let filling: Promise<void> | undefined
    let again = false
    /**
     * Whether jobs may be due that found no free place. If not, the end of a job is no reason to look for the next one.
     */
    let mayBeDue = true
    const claim = async (limit: number): Promise<ClaimedJob[]> => {
      const known = runnable(queue)
      return known.tasks.length === 0 ? [] : claimJobs(pool, { ...known, queue, limit }, lease())
    }
    const begin = (job: ClaimedJob) => {
      taken += 1
      const run = runJob(job).finally(() => {
        taken -= 1
        running.delete(run)
        // Before `start`, there is no notification of a job that this process added.
        return isStarted ? mayBeDue && look(refill) : draining > 0 && look(refill)
      })
      running.add(run)
    }
    const fill = async () => {
      try {
        do {
          again = false
          for (;;) {
            mayBeDue = true
            const places = queues[queue] - taken
            if (places <= 0 || closing.signal.aborted) break
            const claimed = await claim(places)
            mayBeDue = claimed.length === places
            // The process was asked to stop while it took the jobs.
            if (closing.signal.aborted) await Promise.all(claimed.map(({ id }) => returnJob(pool, id, worker)))
            else claimed.forEach(begin)
            if (!mayBeDue) break
          }
        } while (again)
      } finally {
        filling = undefined
      }
    }
    const refill = () => {
      again = true
      // Deferred, because `fill` may finish before its promise is assigned.
      filling ??= Promise.resolve().then(fill)
      return filling
    }
    lanes.set(queue, refill)
  }
  /** Fills the queues' free places. @param added queues that have new jobs; null if any queue may have some */
  const fillLanes = (added: ReadonlySet<string> | null) =>
    Promise.all([...(added ?? lanes.keys())].map((queue) => lanes.get(queue)?.()))
  const fillAll = () => fillLanes(null)
  const addRecurring = async () => {
    const now = clock.now()
    const next = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
    await insertRecurringJobs(
      pool,
      recurring.map(({ task, everySeconds }) => ({ name: task.name, queue: task.queue, next: next(everySeconds) })),
      now,
    )
    await failAbandonedJobs(pool, { now, machineNow: machineClock.now(), maxAttempts })
  }
  /** Takes due jobs. An unreachable database is logged once, not every second. */
  const look = async (take: () => Promise<unknown>) => {
    try {
      await take()
      if (isAway) log.info('The job queues work again')
      isAway = false
    } catch (error) {
      if (!isAway && !closing.signal.aborted) log.warn({ err: error }, 'The job queues cannot be read')
      isAway = true
    }
  }
  let ticking: Promise<void> | undefined
  const tick = () => {
    ticking ??= look(async () => {
      await addRecurring()
      await fillLanes(await queuesWithDueJobs(pool, runnable(), lease()))
    }).finally(() => {
      ticking = undefined
    })
    return ticking
  }
  events?.on('jobs', (added) => (isStarted ? look(() => fillLanes(added)) : undefined))
  let timer: NodeJS.Timeout | undefined
  const renewing = setInterval(() => {
    // A failed renewal is repeated at the next check.
    if (running.size > 0) renewLeases(pool, lease()).catch(() => undefined)
  }, renewInterval)
  renewing.unref()

  const register: Jobs['register'] = (work) => {
    for (const task of [...(work.tasks ?? []), ...(work.recurring ?? []).map(({ task }) => task)]) {
      if (tasks.has(task.name)) throw new Error(`Two tasks are named ${task.name}.`)
      tasks.set(task.name, task)
      telemetry.expect('job', { task: task.name }, ['done', 'retried', 'failed'])
    }
    recurring.push(...(work.recurring ?? []))
  }
  const schedule = () => Object.fromEntries(recurring.map(({ task, everySeconds }) => [task.name, everySeconds]))
  return {
    register,
    schedule,
    add: async (task, payload, { key, at, client } = {}) => {
      const now = clock.now()
      const dueAt = at === undefined || at <= now ? null : at
      await insertJob(client ?? pool, {
        task: task.name,
        queue: task.queue,
        payload: payload as object,
        key: key ?? null,
        dueAt,
        createdAt: now,
      })
    },
    addAll: (task, added, client) =>
      insertJobs(client, {
        task: task.name,
        queue: task.queue,
        jobs: added as readonly { payload: object; key: string }[],
        now: clock.now(),
      }),
    start: async () => {
      isStarted = true
      log.info({ worker, everySeconds: schedule() }, 'The job queues start, with this recurring work')
      await tick()
      timer = setInterval(() => void tick(), tickInterval)
      timer.unref()
    },
    runDue: async (patience = 10_000) => {
      const end = Date.now() + patience
      let waiting = shortestLook
      draining += 1
      try {
        await addRecurring()
        do {
          await fillAll()
          // A job that ends makes room for the next one in its queue.
          while (running.size > 0 && (!isStarted || Date.now() < end)) {
            const patient = isStarted ? [pause(Math.max(0, end - Date.now()), undefined, { ref: false })] : []
            await Promise.race([...running, ...patient])
          }
          if (!(await hasReadyJobs(pool, runnable()))) return
          // Another process is running it, perhaps one that has died.
          await pause(waiting)
          waiting = Math.min(2 * waiting, longestLook)
        } while (Date.now() < end)
      } finally {
        draining -= 1
      }
    },
    failed: () => selectFailedJobs(pool, listed),
    repeat: async (id) => /^\d{1,18}$/.test(id) && restartJob(pool, id),
    close: async () => {
      isStarted = false
      closing.abort()
      clearInterval(timer)
      await ticking
      // A job that is being taken at this moment is returned.
      await look(fillAll)
      await Promise.allSettled(running)
      clearInterval(renewing)
    },
  }
}
