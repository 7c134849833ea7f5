import { collectGarbage } from '../memory/collect-garbage.ts'

/** Garbage is collected after this many bytes of segments were dropped. */
const worthCollecting = 64 << 20

/**
 * Returns the memory of dropped segments. V8 does not count shared memory, so a thread with little garbage of its own
 * would keep merged segments for hours. Its heap is small, so a collection takes a few milliseconds.
 */
export class Reclaim {
  private dropped = 0
  private timer: NodeJS.Timeout | undefined

  drop(bytes: number): void {
    this.dropped += bytes
    if (this.dropped < worthCollecting || this.timer !== undefined) return
    // Deferred, because the event that carried the new state still references the old one.
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.dropped = 0
      collectGarbage()
    }, 50)
    this.timer.unref()
  }
}
