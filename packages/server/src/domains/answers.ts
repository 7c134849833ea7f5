import type { DomainResult, UnknownReason } from '@marklot/contracts/domains'

/** The known facts about a domain. */
export type Answer = Pick<DomainResult, 'availability' | 'premium' | 'price' | 'source' | 'reason'>

const plain = { premium: false, price: null, reason: null }
export const taken = (source: NonNullable<Answer['source']>): Answer => ({ ...plain, availability: 'notAvailable', source })
export const free = (source: NonNullable<Answer['source']>): Answer => ({ ...plain, availability: 'available', source })
export const unknown = (reason: UnknownReason): Answer => ({ ...plain, availability: 'unknown', source: null, reason })

const byCertainty = ['notAvailable', 'available', 'unknown'] as const
/** The reasons for an unknown answer, the most informative first. */
const byMeaning: readonly (UnknownReason | null)[] = ['uncertain', 'limited', 'late', 'failed', 'noSource']

/**
 * Returns the combined answer of several sources, in the order in which they were queried. A source that reports the
 * domain as taken wins, then the first one that reports it as available.
 */
export function combined(answers: readonly Answer[]): Answer {
  for (const availability of byCertainty.slice(0, 2)) {
    const found = answers.find((answer) => answer.availability === availability)
    if (found) return found
  }
  const reasons = answers.map(({ reason }) => reason)
  return unknown(byMeaning.find((reason) => reasons.includes(reason)) ?? 'noSource')
}
