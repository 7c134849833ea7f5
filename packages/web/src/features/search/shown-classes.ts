/** Classes shown in the rail before it is expanded. */
const usualCount = 5

/** Returns the chosen classes and those with the most marks, ascending by number; without counts the first ones. */
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

/** Returns removes accents and case, so that "cafe" finds "Café". */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Returns the classes whose number starts with the text, or whose name contains each of its words. */
export function matchingClasses(all: readonly number[], names: ReadonlyMap<number, string>, wanted: string): number[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  return all.filter((niceClass) => {
    const name = plain(names.get(niceClass) ?? '')
    return words.every((word) => (/^\d+$/.test(word) ? String(niceClass).startsWith(word) : name.includes(word)))
  })
}
