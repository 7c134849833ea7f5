import { niceClass, type Translated } from '@marklot/nice'
import { splitCompound } from './text/compounds.ts'
import { readWords } from './text/fold.ts'
import { readPhrase } from './text/phrase.ts'
import { stem } from './text/stem.ts'
import type { SuggestedTerm } from './types.ts'
import { vocabularyRows } from './vocabulary/read-vocabulary.ts'

/** Stems that a description contains, including parts of compounds, with the word as typed. */
export type SaidWords = Map<string, string>

const mostTerms = 10
/** How many terms are suggested for a class if none of its terms shares a word with the description. */
const relatedTerms = 4
/** Terms that score less than this share of the best one are left out. */
const leastShare = 0.4

interface TermStems {
  readonly text: Translated
  /** The stems of the term in each language. */
  readonly languages: readonly (readonly string[])[]
}

interface ClassTerms {
  readonly terms: readonly TermStems[]
  /** How well a stem distinguishes the terms of the class. */
  readonly weightOf: ReadonlyMap<string, number>
}

const shortestCompound = 8
const cache = new Map<number, ClassTerms>()

function readTerms(number: number): ClassTerms {
  const texts = niceClass(number)?.terms ?? []
  const plain = texts.map((text) =>
    Object.values(text).map((translated: string) => readPhrase(readWords(translated)).map((word) => word.stem)),
  )
  const known = new Set(plain.flat(2))
  const withParts = (one: string) =>
    one.length < shortestCompound ? [one] : [one, ...splitCompound(one, (part) => known.has(part), stem)]
  const terms = texts.map((text, at) => ({ text, languages: (plain[at] ?? []).map((stems) => stems.flatMap(withParts)) }))
  const counts = new Map<string, number>()
  for (const { languages } of terms) for (const one of new Set(languages.flat())) counts.set(one, (counts.get(one) ?? 0) + 1)
  const weightOf = new Map([...counts].map(([one, count]) => [one, Math.log(1 + terms.length / count)]))
  return { terms, weightOf }
}

function termsOfClass(number: number): ClassTerms {
  const stored = cache.get(number)
  if (stored) return stored
  const read = readTerms(number)
  cache.set(number, read)
  return read
}

interface ScoredTerm {
  readonly text: Translated
  readonly score: number
  /** The stems shared, in the language that shares most. */
  readonly shared: readonly string[]
}

/** Returns the terms of a class with a word among these stems, best first. */
function termsWith(number: number, stems: { has(stem: string): boolean }): ScoredTerm[] {
  const { terms, weightOf } = termsOfClass(number)
  const weigh = (some: readonly string[]) => some.reduce((sum, one) => sum + (weightOf.get(one) ?? 0), 0)
  const scored = terms.map(({ text, languages }) => {
    let best: ScoredTerm = { text, score: 0, shared: [] }
    for (const all of languages) {
      const shared = all.filter((one) => stems.has(one))
      const score = weigh(shared) / Math.sqrt(1 + weigh(all))
      if (score > best.score) best = { text, score, shared }
    }
    return best
  })
  const found = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  return found.filter(({ score }) => score >= leastShare * (found[0]?.score ?? 0))
}

/** Returns the stems of the vocabulary line that shares most with the description: words of the same trade. */
function relatedStems(number: number, said: SaidWords): Set<string> {
  const rows = vocabularyRows(number).map(
    (phrases) => new Set(phrases.flatMap((phrase) => readPhrase(readWords(phrase)).map((word) => word.stem))),
  )
  let best = { count: 0, row: new Set<string>() }
  for (const row of rows) {
    const count = [...said.keys()].filter((one) => row.has(one)).length
    if (count > best.count) best = { count, row }
  }
  return best.row
}

/**
 * Returns terms of the class that share words with the description, best first. If none does, terms of the same trade
 * with the reasons for the class. As a last resort, the first terms of the class, which are its most general ones.
 */
export function termsOf(number: number, said: SaidWords, reasons: readonly string[]): SuggestedTerm[] {
  const direct = termsWith(number, said).slice(0, mostTerms)
  if (direct.length > 0)
    return direct.map(({ text, shared }) => ({ text, reasons: [...new Set(shared.map((one) => said.get(one) as string))] }))
  const related = termsWith(number, relatedStems(number, said))
  const shown = related.length > 0 ? related : termsOfClass(number).terms
  return shown.slice(0, relatedTerms).map(({ text }) => ({ text, reasons }))
}
