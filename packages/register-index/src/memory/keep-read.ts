const kept = new Uint32Array(1)

/**
 * Takes the sum of what was read for nothing but to bring it near: many places far apart are read at once, where each would be waited for by itself. So the
 * reading is not left out as useless.
 */
export function keepRead(sum: number): void {
  kept[0] = sum
}
