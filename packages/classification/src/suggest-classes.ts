import { vocabularyClassifier } from './classifier-of-vocabulary.ts'
import { readClauses } from './idea.ts'
import { termsOf } from './terms.ts'
import type { ClassSuggestion } from './types.ts'

export interface SuggestOptions {
  /** The most classes to name, at most six. */
  readonly most?: number
  /** Names classes down to this confidence. */
  readonly leastConfidence?: number
}

const mostClasses = 6
const classCount = 45

/** The Nice classes that a description of a business asks for, best first, each with terms and reasons. */
export function suggestClasses(idea: string, options: SuggestOptions = {}): ClassSuggestion[] {
  const { most = mostClasses, leastConfidence = 0.15 } = options
  const classifier = vocabularyClassifier()
  const shares = new Float64Array(classCount)
  let total = 0
  const typed = new Map<string, string>()
  const reasons = Array.from({ length: classCount }, () => new Map<string, number>())
  for (const { words, weight } of readClauses(idea)) {
    const found = classifier.classify(words)
    for (const one of found.words) typed.set(one.stem, one.word.typed)
    const counts = weight * found.known
    total += counts
    found.shares.forEach((share, at) => {
      shares[at] = (shares[at] as number) + share * counts
    })
    for (const one of found.words) {
      const alone = classifier.classify([one.word])
      alone.shares.forEach((share, at) => {
        if (share > 0.3) reasons[at]?.set(one.word.typed, share)
      })
    }
  }
  if (total === 0) return []
  return [...shares]
    .map((share, at) => ({ niceClass: at + 1, confidence: share / total }))
    .sort((a, b) => b.confidence - a.confidence || a.niceClass - b.niceClass)
    .filter(({ confidence }, at) => at === 0 || confidence >= leastConfidence)
    .slice(0, Math.min(most, mostClasses))
    .map(({ niceClass, confidence }) => ({
      niceClass,
      confidence,
      terms: termsOf(niceClass, typed),
      reasons: [...(reasons[niceClass - 1] ?? [])].sort((a, b) => b[1] - a[1]).map(([word]) => word),
    }))
}
