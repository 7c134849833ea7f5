import type { Locale, LogoSearchFacts, LogosCompared } from '@marklot/contracts'
import type { SearchedLogos } from '../logos/index.ts'
import type { Pool } from '../platform/database.ts'
import { type BrandRow, logosComparedAsOf } from '../register/index.ts'
import { explainLogos, type LogoSimilarities } from './explain-logos.ts'
import type { FoundOutcome } from './found-outcome.ts'
import type { ChosenLogo } from './logo-search.ts'
import type { FoundLogo } from './read-search.ts'
import { viennaVote } from './vienna-vote.ts'

/** What a reply says about a search by logo. */
export interface AnsweredLogos {
  facts: LogoSearchFacts
  compared: LogosCompared
  similarities: LogoSimilarities
}

interface SearchedAndFound {
  search: FoundLogo
  chosen: ChosenLogo
  outcome: NonNullable<FoundOutcome['logos']>
}

/** Explains the shown hits of a search by logo, and says how it was done. */
export async function answerLogos(
  { pool, logos }: { pool: Pool; logos: SearchedLogos },
  { search, chosen, outcome: { page, receipt, compared } }: SearchedAndFound,
  marks: readonly BrandRow[],
  locale: Locale,
): Promise<AnsweredLogos> {
  const voters = page.filter(({ logo }) => logo?.kind).map(({ serial }) => serial)
  const [similarities, viennaSuggestions, asOf] = await Promise.all([
    explainLogos(logos, chosen, search.logo, page, marks),
    viennaVote(pool, voters, locale),
    logosComparedAsOf(pool),
  ])
  return {
    facts: { id: chosen.stored.id, parts: search.parts.map((part) => ({ ...part })), receipt, viennaSuggestions },
    compared: { ...compared, asOf: asOf?.toISOString() ?? null },
    similarities,
  }
}
