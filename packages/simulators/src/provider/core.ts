import { randomBytes } from 'node:crypto'
import { anyCall, type CallFault, type CallFaults, openCallFaults } from './call-faults.ts'
import { type Delivery, type Outbox, type OutboxOptions, openOutbox, type WebhookFault } from './deliveries.ts'
import { type Call, type Reply, serve } from './http.ts'
import { type Ids, openIds } from './ids.ts'
import { openStateFile } from './state-file.ts'
import { openTimeline, type Task, type Timeline } from './timeline.ts'

/**
 * The options of every simulated provider, which has a clock, webhooks in transit, faults, ids from a seed, a server
 * and a file.
 */
export interface CoreOptions {
  host?: string
  /** The port; 0 stands for any free one. */
  port?: number
  /** The same seed gives the same ids. Without a seed, every start gives different ones. */
  seed?: string
  /** A time at which the clock stands until it is moved, or a clock that runs. Without one: the machine's clock. */
  clock?: string | (() => Date)
  /**
   * Moves an external clock whenever somebody moves the simulator's. In the other direction, call `settle` after every
   * move of the external clock. Otherwise, due work happens at the next call or a moment later.
   */
  moveClock?: (now: Date) => Promise<void>
  /** The file in which the state survives a restart, rewritten after changes; null keeps the state in memory only. */
  file?: string | null
}

/** The controls for a program in the same process. All other controls are calls below `/_sim/`. */
export interface RunningSimulator {
  /** Without a trailing slash. */
  baseUrl: string
  now(): Date
  /** Moves the clock. Everything due in between happens at its own time. Resolves when the due webhooks were sent. */
  advance(seconds: number): Promise<void>
  setClock(now: Date): Promise<void>
  /** Does all due work. Resolves when the due webhooks were sent. */
  settle(): Promise<void>
  planFault(fault: Partial<CallFault>): void
  planWebhookFault(fault: Partial<WebhookFault> & { fault: string }): void
  /** Discards everything but the configuration. The clock stays. */
  reset(): void
  close(): Promise<void>
}

export interface Core<S> {
  /** The same object for the whole run; a reset empties it. */
  state: S
  timeline: Timeline
  ids: Ids
  outbox: Outbox
  faults: CallFaults
  /** Known once the server listens. */
  base(): string
  reset(): void
  listen(answer: (call: Call) => Reply | Promise<Reply>, errorOf: (status: number) => Reply): Promise<RunningSimulator>
}

export interface CoreWork<S> {
  empty(): S
  run(task: Task): void
  sign: OutboxOptions['sign']
  retryAfter: OutboxOptions['retryAfter']
  answered?: OutboxOptions['answered']
  lost?: OutboxOptions['lost']
  /** Puts the configured objects into the state, which a reset has emptied. */
  prepare(): void
}

interface Stored<S> {
  version: 1
  state: S
  drawn: number
  now: number
  tasks: readonly Task[]
  waiting: readonly Delivery[]
}

/** How often a running clock is read, in milliseconds of the machine's clock. */
const glance = 200

export async function openCore<S extends object>(options: CoreOptions, work: CoreWork<S>): Promise<Core<S>> {
  const state = work.empty()
  const file = await openStateFile<Stored<S>>(options.file ?? null, () => ({
    version: 1,
    state,
    drawn: ids.drawn(),
    now: timeline.now(),
    tasks: timeline.tasks(),
    waiting: outbox.waiting(),
  }))
  const stored = file.stored?.version === 1 ? file.stored : null
  if (stored) Object.assign(state, stored.state)
  const ids = openIds(options.seed ?? randomBytes(8).toString('hex'), stored?.drawn)
  const faults = openCallFaults()
  const outbox = openOutbox({
    now: () => timeline.now(),
    sign: work.sign,
    retryAfter: work.retryAfter,
    answered: (delivery, status) => work.answered?.(delivery, status) ?? false,
    lost: (delivery) => work.lost?.(delivery),
  })
  const timeline = openTimeline(
    options.clock ?? (() => new Date()),
    { run: work.run, nextDelivery: outbox.nextDelivery, deliverDue: outbox.deliverDue },
    options.moveClock,
  )
  if (stored) {
    timeline.restore(stored.tasks, stored.now)
    outbox.restore(stored.waiting)
  }
  let baseUrl = ''
  const reset = () => {
    Object.assign(state, work.empty())
    timeline.restore([], timeline.now())
    outbox.reset()
    faults.reset()
    work.prepare()
  }
  const settle = async () => {
    timeline.runDue()
    await outbox.deliverDue()
  }
  return {
    state,
    timeline,
    ids,
    outbox,
    faults,
    base: () => baseUrl,
    reset,
    listen: async (answer, errorOf) => {
      const server = await serve({
        host: options.host ?? '127.0.0.1',
        port: options.port ?? 0,
        timeline,
        faults,
        answer,
        errorOf,
        answered: () => {
          file.changed()
          setImmediate(() => void outbox.deliverDue())
        },
      })
      baseUrl = server.baseUrl
      const timer = timeline.isRunning ? setInterval(() => void settle(), glance).unref() : null
      return {
        baseUrl,
        now: () => new Date(timeline.now()),
        advance: (seconds) => timeline.moveBy(seconds * 1_000),
        setClock: (now) => timeline.moveTo(now.getTime()),
        settle,
        planFault: (fault) => faults.plan({ ...anyCall, ...fault }),
        planWebhookFault: (fault) => outbox.plan({ times: 1, event: '', seconds: 60, ...fault }),
        reset,
        close: async () => {
          if (timer) clearInterval(timer)
          timeline.close()
          await server.close()
          await outbox.close()
          file.changed()
          await file.close()
        },
      }
    },
  }
}
