import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 collect garbage when a heap of this process has grown by 30 % since the last collection. This also applies
 * to the heaps of threads.
 *
 * By default V8 lets a heap more than double. Requests that wait in a connection's buffer outlive the young generation,
 * so 20,000 pipelined searches left 135 MB of garbage in the main thread's old generation (`docs/benchmarks.md`,
 * “Overload”). The option exists in Node 20, 22 and 24.
 */
export function boundHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=30')
}
