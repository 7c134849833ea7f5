/** Something that becomes due. It is plain data, so that a stored state keeps it. */
export interface Task {
  /** In milliseconds since 1970. */
  at: number
  /** Tasks due at the same time run in the order in which they were added. */
  order: number
  kind: string
  id: string
}

export interface Timeline {
  now(): number
  /** True if time passes by itself. */
  isRunning: boolean
  add(at: number, kind: string, id: string): void
  tasks(): readonly Task[]
  restore(tasks: readonly Task[], now: number): void
  /** Runs everything that is due, each at its own time. */
  runDue(): void
  /** Moves the time to `target` step by step. Everything due in between happens at its own time, webhooks included. */
  moveTo(target: number): Promise<void>
  /** @param distance in milliseconds */
  moveBy(distance: number): Promise<void>
  /** Resolves when the simulated time reaches `at`, or when the simulator closes. */
  reached(at: number): Promise<void>
  close(): void
}

export interface TimelineWork {
  run(task: Task): void
  /** When the next webhook is due; Infinity without one. */
  nextDelivery(): number
  deliverDue(): Promise<void>
}

/**
 * Returns the clock of a simulator and all tasks that wait for it.
 * @param clock a time at which the clock stands until it is moved, or a clock that runs by itself
 * @param moveClock moves an external clock; without it, moves of a running clock are added to it here
 */
export function openTimeline(
  clock: string | (() => Date),
  work: TimelineWork,
  moveClock?: (now: Date) => Promise<void>,
): Timeline {
  const isRunning = typeof clock === 'function'
  let standing = isRunning ? 0 : Date.parse(clock)
  if (Number.isNaN(standing)) throw new RangeError(`${clock} is no time`)
  let offset = 0
  /** The time of the task that is running. */
  let stepping: number | null = null
  let order = 0
  const heap: Task[] = []
  let waiting: { at: number; go(): void }[] = []
  const base = (): number => (typeof clock === 'function' ? clock().getTime() + offset : standing)
  const now = (): number => stepping ?? base()
  const wake = (until: number) => {
    const due = waiting.filter(({ at }) => at <= until)
    if (due.length === 0) return
    waiting = waiting.filter(({ at }) => at > until)
    for (const { go } of due) go()
  }
  const runUntil = (until: number) => {
    for (;;) {
      const next = heap[0]
      if (!next || next.at > until) break
      pop(heap)
      stepping = next.at
      try {
        work.run(next)
      } finally {
        stepping = null
      }
    }
    wake(until)
  }
  /** Moves run one after the other: two at once would run tasks out of order. */
  let moving: Promise<void> = Promise.resolve()
  const move = async (target: number) => {
    // Webhooks in transit still arrive at the old time.
    await work.deliverDue()
    const from = base()
    if (moveClock) await moveClock(new Date(target))
    else if (isRunning) offset += target - from
    for (;;) {
      const next = Math.min(heap[0]?.at ?? Infinity, work.nextDelivery())
      if (next > target) break
      if (!isRunning) standing = Math.max(standing, next)
      runUntil(isRunning ? target : standing)
      await work.deliverDue()
    }
    if (!isRunning) standing = target
    runUntil(target)
    await work.deliverDue()
  }
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const moved = moving.then(work)
    moving = moved.catch(() => undefined)
    return moved
  }
  return {
    now,
    isRunning,
    add: (at, kind, id) => push(heap, { at, order: order++, kind, id }),
    tasks: () => heap,
    restore: (tasks, time) => {
      heap.length = 0
      for (const task of tasks) push(heap, task)
      order = tasks.reduce((last, task) => Math.max(last, task.order + 1), 0)
      if (!isRunning) standing = time
    },
    runDue: () => {
      // If a running task makes another one due, that one waits for its turn.
      if (stepping === null) runUntil(base())
    },
    moveTo: (target) => inTurn(() => move(target)),
    moveBy: (distance) => inTurn(() => move(base() + distance)),
    reached: (at) => (at <= now() ? Promise.resolve() : new Promise((go) => waiting.push({ at, go }))),
    close: () => wake(Infinity),
  }
}

const isBefore = (a: Task, b: Task): boolean => a.at < b.at || (a.at === b.at && a.order < b.order)

/** Adds a task to a binary heap, whose first element is the earliest task. */
function push(heap: Task[], task: Task): void {
  let place = heap.length
  heap.push(task)
  while (place > 0) {
    const parent = (place - 1) >> 1
    const above = heap[parent] as Task
    if (!isBefore(task, above)) break
    heap[place] = above
    place = parent
  }
  heap[place] = task
}

function pop(heap: Task[]): void {
  const last = heap.pop()
  if (!last || heap.length === 0) return
  let place = 0
  for (;;) {
    let child = place * 2 + 1
    if (child >= heap.length) break
    if (child + 1 < heap.length && isBefore(heap[child + 1] as Task, heap[child] as Task)) child += 1
    const below = heap[child] as Task
    if (!isBefore(below, last)) break
    heap[place] = below
    place = child
  }
  heap[place] = last
}
