import type { LiveSegment } from '../layout/live-segment.ts'
import { type MarkTable, type Segment, segmentBytes } from '../layout/segment.ts'
import type { LogoSegment } from '../logo/logo-segment.ts'
import type { IndexState, RevisedLists } from '../register-index.ts'

/*
 * How a state of the index crosses threads: segments once, because their memory is shared, and tombstones when they
 * change.
 */

interface LiveUpdate<Of extends MarkTable> {
  id: string
  buried: number
  /** Left out if the receiver has it. */
  segment?: Of
  tombstones?: Uint32Array
}
interface ListsUpdate<Of extends MarkTable> {
  base: LiveUpdate<Of>[]
  changes: LiveUpdate<Of>[]
  revision: number
}
export interface StateUpdate extends ListsUpdate<Segment> {
  logos: ListsUpdate<LogoSegment>
}

/** Remembers what one receiver has. */
export class StateSender {
  private known = new Map<string, Uint32Array>()

  update({ logos, ...names }: IndexState): StateUpdate {
    const next = new Map<string, Uint32Array>()
    const describe = <Of extends MarkTable>({ segment, tombstones, buried }: LiveSegment<Of>): LiveUpdate<Of> => {
      const before = this.known.get(segment.id)
      next.set(segment.id, tombstones)
      return {
        id: segment.id,
        buried,
        ...(before === undefined && { segment }),
        ...(before !== tombstones && { tombstones }),
      }
    }
    const describeAll = <Of extends MarkTable>({ base, changes, revision }: RevisedLists<Of>) => ({
      base: base.map(describe),
      changes: changes.map(describe),
      revision,
    })
    const update = { ...describeAll(names), logos: describeAll(logos) }
    this.known = next
    return update
  }
}

/** Restores states from updates. */
export class StateReceiver {
  private known = new Map<string, LiveSegment<MarkTable>>()

  /** The new state, and how many bytes of segments this thread no longer references. */
  take({ logos, ...names }: StateUpdate): { state: IndexState; droppedBytes: number } {
    const next = new Map<string, LiveSegment<MarkTable>>()
    const restore = <Of extends MarkTable>({ id, buried, segment, tombstones }: LiveUpdate<Of>): LiveSegment<Of> => {
      const before = this.known.get(id)
      const live = {
        segment: (segment ?? before?.segment) as Of,
        tombstones: (tombstones ?? before?.tombstones) as Uint32Array,
        buried,
      }
      next.set(id, live)
      return live
    }
    const restoreAll = <Of extends MarkTable>({ base, changes, revision }: ListsUpdate<Of>): RevisedLists<Of> => ({
      base: base.map(restore),
      changes: changes.map(restore),
      revision,
    })
    const state = { ...restoreAll(names), logos: restoreAll(logos) }
    let droppedBytes = 0
    for (const [id, { segment }] of this.known) if (!next.has(id)) droppedBytes += segmentBytes(segment)
    this.known = next
    return { state, droppedBytes }
  }
}
