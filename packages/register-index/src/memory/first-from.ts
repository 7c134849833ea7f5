/** The place of the first of the ascending `items[from, until)` that is at least `least`; `until` when there is none. */
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
