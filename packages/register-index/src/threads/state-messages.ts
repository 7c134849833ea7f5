import type { LiveSegment } from '../layout/live-segment.ts'
import { type Segment, segmentBytes } from '../layout/segment.ts'
import type { IndexState } from '../register-index.ts'

/*
 * How a state of the index crosses threads: segments once, because their memory is shared, and tombstones when they
 * change.
 */

interface LiveUpdate {
  id: string
  buried: number
  /** Left out if the receiver has it. */
  segment?: Segment
  tombstones?: Uint32Array
}
export interface StateUpdate {
  base: LiveUpdate[]
  changes: LiveUpdate[]
  revision: number
}

/** Remembers what one receiver has. */
export class StateSender {
  private known = new Map<string, Uint32Array>()

  update({ base, changes, revision }: IndexState): StateUpdate {
    const next = new Map<string, Uint32Array>()
    const describe = ({ segment, tombstones, buried }: LiveSegment): LiveUpdate => {
      const before = this.known.get(segment.id)
      next.set(segment.id, tombstones)
      return {
        id: segment.id,
        buried,
        ...(before === undefined && { segment }),
        ...(before !== tombstones && { tombstones }),
      }
    }
    const update = { base: base.map(describe), changes: changes.map(describe), revision }
    this.known = next
    return update
  }
}

/** Restores states from updates. */
export class StateReceiver {
  private known = new Map<string, LiveSegment>()

  /** The new state, and how many bytes of segments this thread no longer references. */
  take({ base, changes, revision }: StateUpdate): { state: IndexState; droppedBytes: number } {
    const next = new Map<string, LiveSegment>()
    const restore = ({ id, buried, segment, tombstones }: LiveUpdate): LiveSegment => {
      const before = this.known.get(id)
      const live = {
        segment: (segment ?? before?.segment) as Segment,
        tombstones: (tombstones ?? before?.tombstones) as Uint32Array,
        buried,
      }
      next.set(id, live)
      return live
    }
    const state = { base: base.map(restore), changes: changes.map(restore), revision }
    let droppedBytes = 0
    for (const [id, { segment }] of this.known) if (!next.has(id)) droppedBytes += segmentBytes(segment)
    this.known = next
    return { state, droppedBytes }
  }
}
