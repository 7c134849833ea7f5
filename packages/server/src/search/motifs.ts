import type { BrandMotifs, Locale, ViennaSuggestion } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'
import { documentsBySerial, viennaCategoriesOf, viennaClassesOf, viennaHeading } from '../register/index.ts'
import type { LogoHit } from './engine/requests.ts'

/** The number of most similar marks that vote, and the number of categories that are suggested. */
const mostVoters = 25
const mostSuggestions = 5
/** The fewest marks that must share a category. One shared by fewer says little. */
const leastVotes = 2

/** The motifs in the pictures of found marks, by the Vienna Classification. */
export interface FoundMotifs {
  /** The categories that the most similar marks share. */
  suggestions: ViennaSuggestion[]
  /** Motifs by serial. */
  byMark: ReadonlyMap<number, BrandMotifs>
}

/**
 * Returns the motifs of a page's marks. If the office of a copy gives no Vienna classes, the copy gets the suggestions
 * for the searched picture, because both show the same motifs. US design codes belong to another scheme, so they
 * neither vote nor replace a class.
 */
export async function motifsOf(
  pool: Pool,
  page: readonly Pick<LogoHit, 'serial' | 'logo'>[],
  locale: Locale,
): Promise<FoundMotifs> {
  const documents = await documentsBySerial(
    pool,
    page.map(({ serial }) => serial),
  )
  const categoriesOf = (serial: number) => {
    const document = documents.get(serial)
    return document ? viennaCategoriesOf(document) : []
  }
  const voters = page.filter(({ logo }) => logo?.kind).slice(0, mostVoters)
  const suggestions = vote(
    voters.map(({ serial }) => categoriesOf(serial)),
    locale,
  )
  const byMark = new Map<number, BrandMotifs>()
  for (const { serial, logo } of page) {
    const document = documents.get(serial)
    const isCopy = logo?.kind === 'identical' || logo?.kind === 'similar'
    byMark.set(serial, {
      register: document ? viennaClassesOf(document, locale) : [],
      suggested: isCopy && categoriesOf(serial).length === 0 ? suggestions : [],
    })
  }
  return { suggestions, byMark }
}

/** Returns the main categories that most marks share. */
function vote(marks: readonly (readonly number[])[], locale: Locale): ViennaSuggestion[] {
  const classified = marks.filter((categories) => categories.length > 0)
  const votes = new Map<number, number>()
  for (const category of classified.flat()) votes.set(category, (votes.get(category) ?? 0) + 1)
  return [...votes]
    .filter(([, count]) => count >= leastVotes)
    .sort(([one, a], [other, b]) => b - a || one - other)
    .slice(0, mostSuggestions)
    .map(([category, count]) => ({
      category,
      heading: viennaHeading(category, locale),
      votes: count,
      voters: classified.length,
    }))
}
