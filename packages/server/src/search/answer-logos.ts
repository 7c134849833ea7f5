import type { BrandMotifs, Locale, LogoSearchFacts, LogosCompared } from '@marklot/contracts'
import type { SearchedLogos } from '../logos/index.ts'
import type { Pool } from '../platform/database.ts'
import { type BrandRow, logosComparedAsOf } from '../register/index.ts'
import { explainLogos, type LogoSimilarities } from './explain-logos.ts'
import type { FoundOutcome } from './found-outcome.ts'
import type { ChosenLogo } from './logo-search.ts'
import { motifsOf } from './motifs.ts'
import type { FoundLogo } from './read-search.ts'

/** The part of a reply that concerns a search by logo. */
export interface AnsweredLogos {
  facts: LogoSearchFacts
  compared: LogosCompared
  similarities: LogoSimilarities
  /** The motifs in the pictures of the shown marks, by serial. */
  motifs: ReadonlyMap<number, BrandMotifs>
}

interface SearchedAndFound {
  search: FoundLogo
  chosen: ChosenLogo
  outcome: NonNullable<FoundOutcome['logos']>
}

/** Explains the shown hits of a search by logo, and how the search was carried out. */
export async function answerLogos(
  { pool, logos }: { pool: Pool; logos: SearchedLogos },
  { search, chosen, outcome: { page, receipt, compared } }: SearchedAndFound,
  marks: readonly BrandRow[],
  locale: Locale,
): Promise<AnsweredLogos> {
  const [similarities, { suggestions, byMark }, asOf, { id }] = await Promise.all([
    explainLogos(logos, chosen, search.logo, page, marks),
    motifsOf(pool, page, locale),
    logosComparedAsOf(pool),
    chosen.picture.stored,
  ])
  return {
    facts: { id, parts: search.parts.map((part) => ({ ...part })), receipt, viennaSuggestions: suggestions },
    compared: { ...compared, asOf: asOf?.toISOString() ?? null },
    similarities,
    motifs: byMark,
  }
}
