/*
 * The figures of an evaluation as the product shows them: in the receipt of each search by name, and on the page about
 * the method. They contain only figures and counts, and no row of the list.
 */
import { writeFileSync } from 'node:fs'
import type { ConflictPair } from './conflict-pairs.ts'

/** The minimum similarities that a search can request, in percent. */
export const evaluatedSimilarities = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100] as const
/** The largest number of distinct names in a result. */
export const mostNamesShown = 1000

interface Evaluation {
  registerMarks: number
  /** All rows of the list. */
  decisions: readonly ConflictPair[]
  /** The rows that count towards recall. */
  counted: readonly ConflictPair[]
  figures: object
}

function countBy(values: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)))
}

/**
 * Writes the file with today's date (UTC).
 * @throws Error if it cannot be written
 */
export function writeEvaluation(path: string, { registerMarks, decisions, counted, figures }: Evaluation): void {
  const years = counted.flatMap(({ year }) => year ?? [])
  const written = {
    measuredOn: new Date().toISOString().slice(0, 10),
    registerMarks,
    decisions: decisions.length,
    byJurisdiction: countBy(counted.map(({ jurisdiction }) => jurisdiction)),
    years: years.length === 0 ? null : { from: Math.min(...years), until: Math.max(...years) },
    ...figures,
  }
  writeFileSync(path, `${JSON.stringify(written, null, 2)}\n`)
}
