import { randomInt } from 'node:crypto'
import type { MessagePort, Worker } from 'node:worker_threads'
import { type Merge, type MergeResult, marksToMerge, runMerge } from '../build/merge.ts'
import { type MarkTable, segmentBytes } from '../layout/segment.ts'
import { collectGarbage } from '../memory/collect-garbage.ts'
import type { IndexChanges, IndexState, LogoChanges, RegisterIndex } from '../register-index.ts'
import { Reclaim } from './reclaim.ts'
import type { ReaderMessage, WriterMessage } from './search-thread.ts'
import { StateReceiver, StateSender } from './state-messages.ts'

const usuallyMergedAtOnce = 100_000

export interface IndexWriterOptions {
  /** Starts a thread that runs `serveMerge`. Without it, the writer runs every merge itself. */
  startMerge?: () => Worker
  /** Called when a merge fails. The index stays as it is, and the merge is retried after the next change. */
  onMergeFailed?: (error: unknown) => void
  /** Merges of up to this many marks run immediately: they take less time than a change may take to become visible. */
  mergedAtOnce?: number
}

interface Reader {
  port: MessagePort
  sender: StateSender
  /** Publications that the reader has not confirmed yet. */
  open: Map<number, () => void>
}

/**
 * Changes the index, publishes each new state to all search threads and runs large merges in a thread of their own.
 * Search threads receive whole states, so a change is visible entirely or not at all.
 */
export class IndexWriter {
  private ownIndex: RegisterIndex
  private readonly options: IndexWriterOptions
  private readonly readers = new Set<Reader>()
  private readonly reclaim = new Reclaim()
  private published = 0
  /**
   * The last published state and its number. Numbers start at random, because a search thread may still have a state of
   * the previous writer.
   */
  private numbered: IndexState | null = null
  private stateNumber = randomInt(2 ** 47)
  private merging: { merge: Merge; thread: Worker } | null = null
  private isClosed = false

  constructor(index: RegisterIndex, options: IndexWriterOptions = {}) {
    this.ownIndex = index
    this.options = options
  }

  /** The current index. */
  get index(): RegisterIndex {
    return this.ownIndex
  }

  /** Sends the current state and all later ones to a search thread. */
  attach(port: MessagePort): void {
    const reader: Reader = { port, sender: new StateSender(), open: new Map() }
    this.readers.add(reader)
    port.on('message', (message: ReaderMessage) => {
      if (message.type !== 'taken') return
      reader.open.get(message.number)?.()
      reader.open.delete(message.number)
    })
    port.on('close', () => {
      this.readers.delete(reader)
      for (const done of reader.open.values()) done()
    })
    void this.publishTo(reader, ++this.published)
  }

  /**
   * Continues with another index, for example after the register was replaced. Resolves when every search thread has
   * it.
   */
  async replace(index: RegisterIndex): Promise<void> {
    await this.stopMerging()
    this.take(() => {
      this.ownIndex = index
    })
    await this.publish()
  }

  /** Applies changes. Resolves when every search thread has them. */
  async append(changes: IndexChanges): Promise<void> {
    this.take(() => {
      this.ownIndex.append(changes)
      this.mergeSome()
    })
    await this.publish()
  }

  /** Applies described logos. Resolves when every search thread has them. */
  async appendLogos(changes: LogoChanges): Promise<void> {
    this.take(() => {
      this.ownIndex.appendLogos(changes)
      this.mergeSome()
    })
    await this.publish()
  }

  /** Resolves when no merge is running or due. For benchmarks and tests. */
  async merged(): Promise<void> {
    while (this.merging !== null) {
      const { thread } = this.merging
      await new Promise<void>((resolve) => thread.once('exit', () => resolve()))
    }
  }

  /** Stops a running merge and disconnects the search threads. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.stopMerging()
    for (const { port } of this.readers) port.close()
  }

  /** Runs the merges that are due: small ones immediately, a large one in its thread. */
  private mergeSome(): void {
    for (;;) {
      const merge = this.ownIndex.dueMerge(this.merging?.merge)
      if (merge === null) return
      const { startMerge, mergedAtOnce = usuallyMergedAtOnce } = this.options
      if (startMerge === undefined || marksToMerge(merge) <= mergedAtOnce) this.ownIndex.adopt(merge, runMerge(merge))
      else {
        if (this.merging === null) this.startMerging(merge, startMerge())
        return
      }
    }
  }

  private startMerging(merge: Merge, thread: Worker): void {
    // A merge has the greatest need for memory, so this thread's garbage goes first.
    collectGarbage()
    const merging = { merge, thread }
    this.merging = merging
    let result: MergeResult | undefined
    let failure: unknown
    thread.on('message', (segments: MergeResult) => {
      result = segments
    })
    thread.on('error', (error) => {
      failure = error
    })
    thread.on('exit', (code) => {
      // The index was replaced in the meantime, so this merge is obsolete.
      if (this.merging !== merging) return
      this.merging = null
      if (result === undefined) {
        this.options.onMergeFailed?.(failure ?? new Error(`The merge thread ended with code ${code}`))
        return
      }
      const segments = result
      this.take(() => {
        this.ownIndex.adopt(merge, segments)
        this.mergeSome()
      })
      void this.publish()
    })
    thread.postMessage(merge)
  }

  private async stopMerging(): Promise<void> {
    const { merging } = this
    this.merging = null
    await merging?.thread.terminate()
  }

  /** Changes the index and reclaims the memory that the change dropped. */
  private take(change: () => void): void {
    const before = segmentsOf(this.ownIndex.state)
    change()
    const after = new Set(segmentsOf(this.ownIndex.state))
    this.reclaim.drop(before.reduce((sum, segment) => (after.has(segment) ? sum : sum + segmentBytes(segment)), 0))
  }

  private async publish(): Promise<void> {
    if (this.isClosed) return
    const number = ++this.published
    await Promise.all(Array.from(this.readers, (reader) => this.publishTo(reader, number)))
  }

  private publishTo(reader: Reader, number: number): Promise<void> {
    return new Promise((resolve) => {
      reader.open.set(number, resolve)
      const { state } = this.ownIndex
      if (state !== this.numbered) this.stateNumber++
      this.numbered = state
      const update = reader.sender.update(state)
      reader.port.postMessage({ type: 'publish', number, stateNumber: this.stateNumber, update } satisfies WriterMessage)
    })
  }
}

const segmentsOf = ({ base, changes, logos }: IndexState): MarkTable[] =>
  [...base, ...changes, ...logos.base, ...logos.changes].map(({ segment }) => segment)

/**
 * Returns the state that a search thread has from a previous writer, or null, so that a new writer can continue from
 * it.
 */
export function stateOfReader(port: MessagePort): Promise<IndexState | null> {
  return new Promise((resolve) => {
    const done = (state: IndexState | null) => {
      port.off('message', take)
      port.off('close', closed)
      resolve(state)
    }
    const closed = () => done(null)
    const take = (message: ReaderMessage) => {
      if (message.type === 'has') done(message.state === null ? null : new StateReceiver().take(message.state).state)
    }
    port.on('message', take)
    port.on('close', closed)
    port.postMessage({ type: 'report' } satisfies WriterMessage)
  })
}
