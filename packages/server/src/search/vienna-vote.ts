import type { Locale, ViennaSuggestion } from '@marklot/contracts'
import { viennaCategories } from '@marklot/nice'
import type { Pool } from '../platform/database.ts'
import { documentsBySerial, viennaCategoriesOf } from '../register/index.ts'

/** The marks that vote, the most similar ones, and the categories that are suggested. */
const mostVoters = 25
const mostSuggestions = 5
/** A category that fewer marks share says little. */
const leastVotes = 2

/**
 * The main categories of the Vienna Classification that the most similar marks share. US design codes are another scheme and do not
 * vote.
 */
export async function viennaVote(pool: Pool, serials: readonly number[], locale: Locale): Promise<ViennaSuggestion[]> {
  const documents = await documentsBySerial(pool, serials.slice(0, mostVoters))
  const votes = new Map<number, number>()
  let voters = 0
  for (const document of documents.values()) {
    const categories = viennaCategoriesOf(document)
    if (categories.length > 0) voters++
    for (const category of categories) votes.set(category, (votes.get(category) ?? 0) + 1)
  }
  return [...votes]
    .filter(([, count]) => count >= leastVotes)
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, mostSuggestions)
    .map(([category, count]) => ({ category, heading: headingOf(category, locale), votes: count, voters }))
}

const headingOf = (category: number, locale: Locale) =>
  viennaCategories.find(({ number }) => number === category)?.heading[locale] ?? ''
