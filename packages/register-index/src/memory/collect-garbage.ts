import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | undefined

/**
 * Collects the garbage of this thread now. V8 does not count shared memory and lets dropped arrays lie while there is room; where gigabytes
 * were dropped, waiting would double what the process needs.
 */
export function collectGarbage(): void {
  if (collect === undefined) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}
