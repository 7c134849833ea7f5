/** Returns the classes to show in room for `limit`, in ascending order. Highlighted ones have priority. */
export function visibleClasses(
  classes: readonly number[],
  highlighted: readonly number[],
  limit: number,
): { shown: number[]; more: number } {
  const distinct = [...new Set(classes)].sort((a, b) => a - b)
  if (distinct.length <= limit) return { shown: distinct, more: 0 }
  const first = distinct.filter((niceClass) => highlighted.includes(niceClass))
  const rest = distinct.filter((niceClass) => !highlighted.includes(niceClass))
  const shown = [...first, ...rest].slice(0, limit).sort((a, b) => a - b)
  return { shown, more: distinct.length - shown.length }
}
