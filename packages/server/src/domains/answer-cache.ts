import type { Answer } from './answers.ts'

/** Recent answers, in the memory of this process and without any trace of who asked. */
export interface AnswerCache {
  get(name: string): KnownAnswer | undefined
  /** Stores an answer. @param checkedAt in milliseconds since 1970 */
  set(name: string, answer: Answer, checkedAt: number): void
}
export interface KnownAnswer {
  answer: Answer
  checkedAt: number
}

/** How long an answer is reused, in milliseconds. */
const kept = { notAvailable: 24 * 3_600_000, available: 10 * 60_000, unknown: 60_000 } as const
const mostAnswers = 20_000

export function openAnswerCache(now: () => number): AnswerCache {
  const answers = new Map<string, KnownAnswer>()
  return {
    get: (name) => {
      const known = answers.get(name)
      const age = known ? now() - known.checkedAt : 0
      if (known && age >= 0 && age < kept[known.answer.availability]) return known
      answers.delete(name)
      return undefined
    },
    set: (name, answer, checkedAt) => {
      // No server was queried, or none had time to answer, so the next call queries again.
      if (answer.reason === 'limited' || answer.reason === 'late') return
      answers.delete(name)
      answers.set(name, { answer, checkedAt })
      // A map keeps the order of insertion, so its first entry is the oldest.
      if (answers.size > mostAnswers) answers.delete(answers.keys().next().value ?? '')
    },
  }
}
