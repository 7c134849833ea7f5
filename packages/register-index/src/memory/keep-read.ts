const kept = new Uint32Array(1)

/**
 * Prevents the compiler from removing reads whose only purpose is to prefetch. Scattered places are read in one loop
 * and summed, so that their cache misses overlap; the sum ends here.
 */
export function keepRead(sum: number): void {
  kept[0] = sum
}
