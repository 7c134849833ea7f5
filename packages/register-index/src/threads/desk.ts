import { FoundNames } from '../score/found-names.ts'

/*
 * How one search thread helps another with the second lane of a search by name. Each thread has a desk: shared memory
 * in which it leaves what it found for others. It helps with one search at a time, so only this thread writes names
 * there.
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
const headBytes = 16
const word = 0
const count = 1

/**
 * The owner waits for its helper as long as its own lane took, plus these milliseconds. A helper that takes longer has
 * no core to itself. Repeating its part then costs the owner half of a search without help.
 */
const patience = 5

export class Desk {
  readonly memory: SharedArrayBuffer
  private readonly head: Int32Array
  private readonly stateNumber: Float64Array
  private readonly names: FoundNames
  /** True if the last `result` gave up waiting. */
  wasLate = false

  /** @param memory the memory of an existing desk; without it, a new desk is created */
  constructor(memory = new SharedArrayBuffer(headBytes + FoundNames.bytesFor(mostNames))) {
    this.memory = memory
    this.head = new Int32Array(memory, 0, 2)
    this.stateNumber = new Float64Array(memory, 8, 1)
    this.names = new FoundNames({ buffer: memory, from: headBytes, names: mostNames })
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
   * Called by the helper: searches its part, if it is still wanted. `find` writes the names and returns whether there
   * was room. `state` is the number of the index state it searches.
   */
  help(search: number, state: number, find: (into: FoundNames) => boolean): void {
    this.stateNumber[0] = state
    if (!this.change(search, phase.offered, phase.taken)) return
    let isDone = false
    try {
      isDone = find(this.names)
      this.head[count] = this.names.count
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
  result(search: number, state: number, ownMilliseconds: number): FoundNames | null {
    this.wasLate = false
    if (this.change(search, phase.offered, phase.closed) || this.stateNumber[0] !== state) return null
    const taken = wordOf(search, phase.taken)
    if (Atomics.wait(this.head, word, taken, patience + ownMilliseconds) === 'timed-out')
      this.wasLate = this.change(search, phase.taken, phase.closed)
    if (Atomics.load(this.head, word) !== wordOf(search, phase.done)) return null
    this.names.count = this.head[count]
    return this.names
  }

  private change(search: number, from: Phase, to: Phase): boolean {
    const before = wordOf(search, from)
    if (Atomics.compareExchange(this.head, word, before, wordOf(search, to)) !== before) return false
    if (from === phase.taken) Atomics.notify(this.head, word)
    return true
  }
}

const wordOf = (search: number, phase: Phase) => ((search & numberMask) << phaseBits) | (phase & phaseMask)
