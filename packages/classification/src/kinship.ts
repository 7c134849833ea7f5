import { splitCompound } from './text/compounds.ts'
import { readWords } from './text/fold.ts'
import { readPhrase } from './text/phrase.ts'
import { stem } from './text/stem.ts'
import { readLines } from './vocabulary/read-vocabulary.ts'

const shortestCompound = 8

/** Returns the parts of a long word, the last one first, of which every one satisfies `known`. */
export const partsOf = (one: string, known: (part: string) => boolean): readonly string[] =>
  one.length < shortestCompound ? [] : splitCompound(one, known, stem)

/** How often each line of the vocabulary contains a stem, and the length of these counts as a vector. */
interface Uses {
  readonly lines: ReadonlyMap<number, number>
  readonly length: number
}
/** Two stems that share the only line that each of them is in are related by half. */
const doubt = 1

let uses: ReadonlyMap<string, Uses> | undefined

/** Counts the stems of the vocabulary, and the parts of its compounds, by line. */
function usesOfStems(): ReadonlyMap<string, Uses> {
  if (uses) return uses
  const lines = readLines().map(({ cells }) =>
    cells.flat().flatMap((phrase) => readPhrase(readWords(phrase)).map((word) => word.stem)),
  )
  const known = new Set(lines.flat())
  const counts = new Map<string, Map<number, number>>()
  lines.forEach((stems, line) => {
    for (const one of stems)
      for (const each of [one, ...partsOf(one, (part) => known.has(part))]) {
        const found = counts.get(each) ?? new Map<number, number>()
        found.set(line, (found.get(line) ?? 0) + 1)
        counts.set(each, found)
      }
  })
  uses = new Map([...counts].map(([one, found]) => [one, { lines: found, length: Math.hypot(...found.values()) }]))
  return uses
}

/** Returns whether the vocabulary contains a stem. */
export const isKnownStem = (one: string): boolean => usesOfStems().has(one)

/**
 * Returns how often two stems appear in the same lines of the vocabulary, 0 to 1. For "bike" and "bicycle" it is high.
 * The value is the cosine of their counts by line, lowered for stems that are rare.
 */
export function kinship(one: string, other: string): number {
  const [some, others] = [usesOfStems().get(one), usesOfStems().get(other)]
  if (!some || !others) return 0
  const [fewer, more] = some.lines.size <= others.lines.size ? [some, others] : [others, some]
  let shared = 0
  for (const [line, count] of fewer.lines) shared += count * (more.lines.get(line) ?? 0)
  return shared / (some.length * others.length + doubt)
}
