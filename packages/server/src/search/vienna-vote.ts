import type { Locale, ViennaSuggestion } from '@marklot/contracts'
import { viennaCategories } from '@marklot/nice'
import type { Pool } from '../platform/database.ts'
import { documentsBySerial } from '../register/index.ts'

/** The marks that vote, the most similar ones, and the codes that are suggested. */
const mostVoters = 25
const mostSuggestions = 5
/** A code that fewer marks share says little. */
const leastVotes = 2

/**
 * The Vienna categories and divisions that the most similar marks share. US design codes are another scheme and do not
 * vote.
 */
export async function viennaVote(pool: Pool, serials: readonly number[], locale: Locale): Promise<ViennaSuggestion[]> {
  const documents = await documentsBySerial(pool, serials.slice(0, mostVoters))
  const votes = new Map<string, number>()
  let voters = 0
  for (const { viennaClasses } of documents.values()) {
    const divisions = new Set(viennaClasses.flatMap(({ code, scheme }) => (scheme === 'vienna' ? divisionOf(code) : [])))
    if (divisions.size > 0) voters++
    for (const division of divisions) votes.set(division, (votes.get(division) ?? 0) + 1)
  }
  return [...votes]
    .filter(([, count]) => count >= leastVotes)
    .sort(([codeOfA, a], [codeOfB, b]) => b - a || codeOfA.localeCompare(codeOfB))
    .slice(0, mostSuggestions)
    .map(([code, count]) => ({ code, heading: headingOf(code, locale), votes: count, voters }))
}

/** `27.05` of `27.05.01` or `27.5.1`. */
function divisionOf(code: string): string[] {
  const [category, division] = code.split('.').map(Number)
  if (!category || !division) return []
  return [`${`${category}`.padStart(2, '0')}.${`${division}`.padStart(2, '0')}`]
}

const headingOf = (code: string, locale: Locale) =>
  viennaCategories.find(({ number }) => number === Number(code.slice(0, 2)))?.heading[locale] ?? ''
