import { randomInt } from 'node:crypto'
import type { MessagePort, Worker } from 'node:worker_threads'
import { type Merge, marksToMerge, runMerge } from '../build/merge.ts'
import { type Segment, segmentBytes } from '../layout/segment.ts'
import { collectGarbage } from '../memory/collect-garbage.ts'
import type { IndexChanges, IndexState, RegisterIndex } from '../register-index.ts'
import { Reclaim } from './reclaim.ts'
import type { ReaderMessage, WriterMessage } from './search-thread.ts'
import { StateReceiver, StateSender } from './state-messages.ts'

const usuallyMergedAtOnce = 100_000

export interface IndexWriterOptions {
  /** Starts a thread that runs `serveMerge`; without it every merge is done at once, by the writer itself. */
  startMerge?: () => Worker
  /** Told when a merge failed; the index stays as it is, and the merge is tried again after the next change. */
  onMergeFailed?: (error: unknown) => void
  /** Merges of up to so many marks are done at once: they take less time than a change may take to become visible. */
  mergedAtOnce?: number
}

interface Reader {
  port: MessagePort
  sender: StateSender
  /** Publications it has not taken over yet. */
  open: Map<number, () => void>
}

/**
 * The one who changes the index: takes changes over, publishes each new state to all search threads, and has large merges done in a thread
 * of their own. A search thread sees a change as a whole or not at all, for it gets whole states.
 */
export class IndexWriter {
  private ownIndex: RegisterIndex
  private readonly options: IndexWriterOptions
  private readonly readers = new Set<Reader>()
  private readonly reclaim = new Reclaim()
  private published = 0
  /** The state that was published last, and its number: from a random one on, for a search thread may have that of a writer before. */
  private numbered: IndexState | null = null
  private stateNumber = randomInt(2 ** 47)
  private merging: { merge: Merge; thread: Worker } | null = null
  private isClosed = false

  constructor(index: RegisterIndex, options: IndexWriterOptions = {}) {
    this.ownIndex = index
    this.options = options
  }

  /** The index as it is now. */
  get index(): RegisterIndex {
    return this.ownIndex
  }

  /** Gives a search thread the present state and every later one. */
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

  /** Begins anew with another index, as when the register was replaced. Resolves when every search thread has it. */
  async replace(index: RegisterIndex): Promise<void> {
    await this.stopMerging()
    this.take(() => {
      this.ownIndex = index
    })
    await this.publish()
  }

  /** Takes changes over. Resolves when every search thread has them. */
  async append(changes: IndexChanges): Promise<void> {
    this.take(() => {
      this.ownIndex.append(changes)
      this.mergeSome()
    })
    await this.publish()
  }

  /** Resolves when no merge is under way and none is due: for measuring and tests. */
  async merged(): Promise<void> {
    while (this.merging !== null) {
      const { thread } = this.merging
      await new Promise<void>((resolve) => thread.once('exit', () => resolve()))
    }
  }

  /** Ends a merge under way and lets the search threads go. */
  async close(): Promise<void> {
    this.isClosed = true
    await this.stopMerging()
    for (const { port } of this.readers) port.close()
  }

  /** Does the merges that are due: small ones now, a large one in its thread. */
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
    // A merge needs most memory of all: what this thread dropped is given back first.
    collectGarbage()
    const merging = { merge, thread }
    this.merging = merging
    let result: Segment[] | undefined
    let failure: unknown
    thread.on('message', (segments: Segment[]) => {
      result = segments
    })
    thread.on('error', (error) => {
      failure = error
    })
    thread.on('exit', (code) => {
      // A merge of an index that was replaced meanwhile is not wanted any more.
      if (this.merging !== merging) return
      this.merging = null
      if (result === undefined) {
        this.options.onMergeFailed?.(failure ?? new Error(`The merging thread ended with code ${code}`))
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

  /** Runs a change of the index and reclaims what it dropped. */
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

const segmentsOf = ({ base, changes }: IndexState) => [...base, ...changes].map(({ segment }) => segment)

/** The state that a search thread has from a writer before, or null: so a new writer goes on where the last one was. */
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
