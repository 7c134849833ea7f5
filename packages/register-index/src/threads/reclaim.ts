import { collectGarbage } from '../memory/collect-garbage.ts'

/** Garbage collections are asked for after this many bytes of segments were dropped. */
const worthCollecting = 64 << 20

/**
 * Gives the memory of dropped segments back. V8 does not count shared memory, so a thread that makes little garbage of its own would keep
 * what was merged away for hours. Its heap is small: a collection takes a few milliseconds.
 */
export class Reclaim {
  private dropped = 0
  private timer: NodeJS.Timeout | undefined

  drop(bytes: number): void {
    this.dropped += bytes
    if (this.dropped < worthCollecting || this.timer !== undefined) return
    // Later: the event that brought the new state still holds on to the old one.
    this.timer = setTimeout(() => {
      this.timer = undefined
      this.dropped = 0
      collectGarbage()
    }, 50)
    this.timer.unref()
  }
}
