import { readPieces } from './idea.ts'
import { storedClassifier } from './stored-classifier.ts'
import { type SaidWords, termsOf } from './terms.ts'
import type { ClassSuggestion } from './types.ts'

export interface SuggestOptions {
  /** The most classes to name: one to six. */
  readonly most?: number
  /** Only classes of at least this confidence are named; the best one is always named. */
  readonly leastConfidence?: number
}

const mostClasses = 6
const classCount = 45
/** Determined on descriptions of our own; a professional names one or two classes for most businesses. */
const usualLeastConfidence = 0.11
/** A word is a reason for a class if it adds at least these log-odds. */
const leastReason = 0.5
const mostReasons = 8

/** Returns the Nice classes that a described business needs, best first, each with terms and reasons. */
export function suggestClasses(idea: string, options: SuggestOptions = {}): ClassSuggestion[] {
  const { most = mostClasses, leastConfidence = usualLeastConfidence } = options
  const classifier = storedClassifier()
  const sums = new Float64Array(classCount)
  const said: SaidWords = new Map()
  const reasons = Array.from({ length: classCount }, () => new Map<string, number>())
  let total = 0
  for (const { words, weight } of readPieces(idea)) {
    const found = classifier.classify(words)
    const known = found.words.filter((one) => one.known)
    if (known.length === 0) continue
    const counts = (weight * known.length) / found.words.length
    total += counts
    for (let at = 0; at < classCount; at++) sums[at] = (sums[at] as number) + (found.shares[at] as number) * counts
    for (const one of found.words) {
      for (const stem of [one.stem, ...one.parts]) if (!said.has(stem)) said.set(stem, one.word.typed)
      one.adds.forEach((adds, at) => {
        const before = reasons[at]?.get(one.word.typed) ?? leastReason
        if (adds * weight > before) reasons[at]?.set(one.word.typed, adds * weight)
      })
    }
  }
  if (total === 0) return []
  return [...sums]
    .map((sum, at) => ({ niceClass: at + 1, confidence: sum / total }))
    .sort((a, b) => b.confidence - a.confidence || a.niceClass - b.niceClass)
    .filter(({ confidence }, at) => at === 0 || confidence >= leastConfidence)
    .slice(0, Math.max(0, Math.min(most, mostClasses)))
    .map(({ niceClass, confidence }) => {
      const because = [...(reasons[niceClass - 1] ?? [])].sort((a, b) => b[1] - a[1]).map(([word]) => word)
      return {
        niceClass,
        confidence,
        terms: termsOf(niceClass, said, because.slice(0, mostReasons)),
        reasons: because.slice(0, mostReasons),
      }
    })
}
