import { niceClass, type Translated } from '@marklot/nice'
import { splitCompound } from './text/compounds.ts'
import { readWords } from './text/fold.ts'
import { readPhrase } from './text/phrase.ts'
import { stem } from './text/stem.ts'
import type { SuggestedTerm } from './types.ts'

/** Stems that a description says, parts of compounds included, with the word as typed. */
export type SaidWords = Map<string, string>

const mostTerms = 10
/** How many general terms of a class stand for it when none shares a word with the description. */
const generalTerms = 3

interface TermStems {
  readonly text: Translated
  /** The stems of the term in each language. */
  readonly languages: readonly (readonly string[])[]
}

interface ClassTerms {
  readonly terms: readonly TermStems[]
  /** How much a stem tells the terms of the class apart. */
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

/**
 * Terms of the class that share words with the description, best first. When none does, the first terms of the class,
 * which are its most general ones, with the reasons for the class.
 */
export function termsOf(number: number, said: SaidWords, reasons: readonly string[]): SuggestedTerm[] {
  const { terms, weightOf } = termsOfClass(number)
  const scored = terms.map(({ text, languages }) => {
    let best = { score: 0, reasons: [] as readonly string[] }
    for (const stems of languages) {
      const shared = stems.filter((one) => said.has(one))
      const all = stems.reduce((sum, one) => sum + (weightOf.get(one) ?? 0), 0)
      const score = shared.reduce((sum, one) => sum + (weightOf.get(one) ?? 0), 0) / Math.sqrt(1 + all)
      if (score > best.score) best = { score, reasons: [...new Set(shared.map((one) => said.get(one) as string))] }
    }
    return { text, ...best }
  })
  const found = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  if (found.length === 0) return terms.slice(0, generalTerms).map(({ text }) => ({ text, reasons }))
  return found.slice(0, mostTerms).map(({ text, reasons: because }) => ({ text, reasons: because }))
}
