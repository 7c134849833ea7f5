/**
 * Returns the share of the watched classes that a mark also has, in whole percent. Null when one of the two has no
 * class.
 */
export function classCoverage(watched: readonly number[], niceClasses: readonly number[]): number | null {
  if (watched.length === 0 || niceClasses.length === 0) return null
  return Math.round((watched.filter((niceClass) => niceClasses.includes(niceClass)).length / watched.length) * 100)
}
