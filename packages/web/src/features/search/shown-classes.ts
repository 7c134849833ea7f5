/** How many classes stand in the rail before it is opened wholly. */
const usualCount = 5

/** The chosen classes and those with most marks in the result, ascending by number; without counts the first ones. */
export function classesToShow(
  all: readonly number[],
  chosen: readonly number[],
  counts: readonly { key: string; count: number }[] | undefined,
): number[] {
  const countByClass = new Map((counts ?? []).map(({ key, count }) => [Number(key), count]))
  const others = all
    .filter((niceClass) => !chosen.includes(niceClass))
    .sort((a, b) => (countByClass.get(b) ?? 0) - (countByClass.get(a) ?? 0) || a - b)
  return [...chosen, ...others.slice(0, Math.max(0, usualCount - chosen.length))].sort((a, b) => a - b)
}
