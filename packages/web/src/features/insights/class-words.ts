/** Values of the sentence about the classes. */
export interface ClassWords {
  /** The most frequent class and its share of the marks, in percent. */
  first: number
  share: number
  /** The five most frequent classes, most frequent first. */
  list: number[]
  /** Their share of all class entries, in percent. */
  five: number
}

/**
 * Returns the values of the sentence; null if no mark has a class. Of equally frequent classes, the smaller number
 * comes first.
 */
export function classWords(niceClass: Readonly<Record<string, number>>, marks: number): ClassWords | null {
  const classes = Object.entries(niceClass)
    .map(([key, count]) => ({ number: Number(key), count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.number - b.number)
  const [first] = classes
  if (!first || marks === 0) return null
  const sum = (some: typeof classes) => some.reduce((all, { count }) => all + count, 0)
  const most = classes.slice(0, 5)
  return {
    first: first.number,
    share: (first.count / marks) * 100,
    list: most.map(({ number }) => number),
    five: (sum(most) / sum(classes)) * 100,
  }
}
