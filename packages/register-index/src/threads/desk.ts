import { FoundViews } from '../logo/found-views.ts'
import { FoundNames } from '../score/found-names.ts'

/*
 * How one search thread helps another with the second lane of a search by name or by logo. Each thread has a desk:
 * shared memory in which it leaves what it found for others. It helps with one search at a time, so only this thread
 * writes there. Names and views of logos take the same place.
 *
 *   main thread   offer                  gone: the thread died
 *   helper             accept ── search ── finish
 *   owner                 search its own lane ── result ── answer
 *
 * One word holds the number of the search and its phase. Every transition is a compare-and-exchange, so only one side
 * can win it. A helper that is late finds the search closed, or another one in its place.
 */

const phase = { offered: 0, taken: 1, done: 2, failed: 3, closed: 4 } as const
type Phase = (typeof phase)[keyof typeof phase]
const phaseBits = 3
const phaseMask = (1 << phaseBits) - 1
/** Search numbers wrap around after these bits: a helper would have to be 268 million searches late to be misled. */
const numberMask = 2 ** (31 - phaseBits) - 1

/** The room for names: more than a lane scores, unless thousands of candidates share one guess. */
const mostNames = 8_192
const foundBytes = FoundNames.bytesFor(mostNames)
const mostViews = Math.floor(foundBytes / FoundViews.bytesFor(1))
const headBytes = 16
const word = 0
const count = 1

/**
 * The owner waits for its helper as long as its own lane took, plus these milliseconds. A helper that takes longer has
 * no core to itself. Repeating its part then costs the owner half of a search without help.
 */
const patience = 5

/** What a helper found: of these two, what it was asked for. */
export interface FoundByHelper {
  readonly names: FoundNames
  readonly views: FoundViews
}

export class Desk {
  readonly memory: SharedArrayBuffer
  private readonly head: Int32Array
  private readonly stateNumber: Float64Array
  private readonly found: FoundByHelper
  /** True if the last `result` gave up waiting. */
  wasLate = false

  /** @param memory the memory of an existing desk; without it, a new desk is created */
  constructor(memory = new SharedArrayBuffer(headBytes + foundBytes)) {
    this.memory = memory
    this.head = new Int32Array(memory, 0, 2)
    this.stateNumber = new Float64Array(memory, 8, 1)
    this.found = {
      names: new FoundNames({ buffer: memory, from: headBytes, names: mostNames }),
      views: new FoundViews({ buffer: memory, from: headBytes, views: mostViews }),
    }
  }

  /** Called by the main thread: offers a search to help with, after the previous one is over. */
  offer(search: number): void {
    Atomics.store(this.head, word, wordOf(search, phase.offered))
  }

  /** Called by the main thread after the helper died: nobody needs to wait for it. */
  gone(search: number): void {
    this.change(search, phase.taken, phase.failed)
    this.change(search, phase.offered, phase.closed)
  }

  /**
   * Called by the helper: searches its part, if it is still wanted. `find` writes what it finds and returns whether
   * there was room. `state` is the number of the index state it searches.
   */
  help(search: number, state: number, find: (into: FoundByHelper) => boolean): void {
    this.stateNumber[0] = state
    if (!this.change(search, phase.offered, phase.taken)) return
    let isDone = false
    try {
      const { names, views } = this.found
      names.count = 0
      views.count = 0
      isDone = find(this.found)
      // It has filled one of the two.
      this.head[count] = Math.max(names.count, views.count)
    } catch {
      // The owner searches this lane again and reports the failure, if there is one.
    }
    this.change(search, phase.taken, isDone ? phase.done : phase.failed)
  }

  /**
   * Called by the owner after its own lane: returns what the helper found. Null if the helper did not start, used
   * another state of the index or did not finish; then the owner has to search the lane. `ownMilliseconds` is the time
   * its own lane took.
   */
  result(search: number, state: number, ownMilliseconds: number): FoundByHelper | null {
    this.wasLate = false
    if (this.change(search, phase.offered, phase.closed) || this.stateNumber[0] !== state) return null
    const taken = wordOf(search, phase.taken)
    if (Atomics.wait(this.head, word, taken, patience + ownMilliseconds) === 'timed-out')
      this.wasLate = this.change(search, phase.taken, phase.closed)
    if (Atomics.load(this.head, word) !== wordOf(search, phase.done)) return null
    const { names, views } = this.found
    names.count = this.head[count]
    views.count = this.head[count]
    return this.found
  }

  private change(search: number, from: Phase, to: Phase): boolean {
    const before = wordOf(search, from)
    if (Atomics.compareExchange(this.head, word, before, wordOf(search, to)) !== before) return false
    if (from === phase.taken) Atomics.notify(this.head, word)
    return true
  }
}

const wordOf = (search: number, phase: Phase) => ((search & numberMask) << phaseBits) | (phase & phaseMask)
