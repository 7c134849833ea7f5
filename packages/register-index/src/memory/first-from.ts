/**
 * Returns the first place in the ascending `items[from, until)` with a value of at least `least`, or `until` if there
 * is none.
 */
export function firstFrom(items: Float64Array | Uint32Array | Uint8Array, from: number, until: number, least: number): number {
  let low = from
  let high = until
  while (low < high) {
    const middle = (low + high) >>> 1
    if (items[middle] < least) low = middle + 1
    else high = middle
  }
  return low
}
