import { FoundNames } from '../score/found-names.ts'

/*
 * How one search thread helps another with the second lane of a search by name. Each thread has a desk: memory that all share, in which it
 * puts what it found for others. It helps with one search at a time, so only this thread ever writes names there.
 *
 *   main thread   offer                  gone: the thread died
 *   helper             accept ── search ── finish
 *   owner                 search its own lane ── result ── answer
 *
 * One word says which search the desk is for, and how far that is; whoever changes it by comparing decides. A helper that comes late finds
 * the search closed, or another one's.
 */

const phase = { offered: 0, taken: 1, done: 2, failed: 3, closed: 4 } as const
type Phase = (typeof phase)[keyof typeof phase]
const phaseBits = 3
const phaseMask = (1 << phaseBits) - 1
/** Numbers of searches begin anew after these bits: a helper would have to be late by 268 million searches to be taken in. */
const numberMask = 2 ** (31 - phaseBits) - 1

/** Names there is room for: more than a lane scores, but for thousands of candidates of one guess. */
const mostNames = 8_192
const headBytes = 16
const word = 0
const count = 1

/**
 * An owner waits for its helper as long as its own lane took, and these milliseconds. A helper that needs longer has no core of its own; to do
 * its part again takes half as long again as to have done all alone.
 */
const patience = 5

export class Desk {
  readonly memory: SharedArrayBuffer
  private readonly head: Int32Array
  private readonly stateNumber: Float64Array
  private readonly names: FoundNames
  /** True when the owner waited in vain in the last `result`. */
  wasLate = false

  /** @param memory of a desk; without it a new one. */
  constructor(memory = new SharedArrayBuffer(headBytes + FoundNames.bytesFor(mostNames))) {
    this.memory = memory
    this.head = new Int32Array(memory, 0, 2)
    this.stateNumber = new Float64Array(memory, 8, 1)
    this.names = new FoundNames({ buffer: memory, from: headBytes, names: mostNames })
  }

  /** The main thread offers help with a search, when the one before is over. */
  offer(search: number): void {
    Atomics.store(this.head, word, wordOf(search, phase.offered))
  }

  /** The main thread says that whose desk it is has died: nobody need wait. */
  gone(search: number): void {
    this.change(search, phase.taken, phase.failed)
    this.change(search, phase.offered, phase.closed)
  }

  /**
   * The helper does its part of a search, when that is still wanted: `find` puts the names where it is told, and says whether it could. `state`
   * is the number of the state of the index it does it on.
   */
  help(search: number, state: number, find: (into: FoundNames) => boolean): void {
    this.stateNumber[0] = state
    if (!this.change(search, phase.offered, phase.taken)) return
    let isDone = false
    try {
      isDone = find(this.names)
      this.head[count] = this.names.count
    } catch {
      // The owner does it again, and answers with what goes wrong then.
    }
    this.change(search, phase.taken, isDone ? phase.done : phase.failed)
  }

  /**
   * The owner asks for what the helper found, when its own lane is done. Null when nobody began, it was done on another state of the index, or it
   * did not come to an end: then the owner has to do it. `ownMilliseconds` is what its own lane took.
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
