/** Letters that German inserts between the parts of a compound. */
const links = ['', 's', 'n', 'en', 'es', 'er']
const shortestPart = 4
const shortestRest = 3

/**
 * Returns the parts of a compound, the last one first, because it names the thing: `gartenscher` → `scher`, `gart`. The
 * last part is the longest known ending of the word. An unknown rest before it is split again.
 * @param known says whether a stem is in the vocabulary
 * @param stemOf the stem of the rest before the last part
 */
export function splitCompound(word: string, known: (stem: string) => boolean, stemOf: (part: string) => string): string[] {
  for (let at = shortestRest; at <= word.length - shortestPart; at++) {
    const last = word.slice(at)
    if (!known(last)) continue
    const before = word.slice(0, at)
    for (const link of links) {
      if (!before.endsWith(link) || before.length - link.length < shortestRest) continue
      const first = before.slice(0, before.length - link.length)
      if (known(stemOf(first))) return [last, stemOf(first)]
    }
    return [last, ...splitCompound(before, known, stemOf)]
  }
  return []
}
