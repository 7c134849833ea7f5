import type { LogoColumn, LogoSimilarity } from '@marklot/contracts'
import {
  type LogoColumn as ExplainedColumn,
  type LogoMatch as ExplainedMatch,
  positionAlterations,
} from '@marklot/similarity/logo'
import type { LogoMatches, SearchedLogos } from '../logos/index.ts'
import type { BrandRow } from '../register/index.ts'
import type { LogoHit, LogoMatch, SearchedLogo } from './engine/requests.ts'
import type { ChosenLogo } from './logo-search.ts'

/** The similarity of the logos of a page's marks, by serial; null if a mark has no described picture. */
export type LogoSimilarities = ReadonlyMap<number, LogoSimilarity | null>

/** The engine's match for a mark's logo. */
type FoundMark = Pick<LogoHit, 'serial' | 'logo'>

/** Compares the pictures of the shown hits, and explains how each logo was altered. */
export const explainLogos = (
  logos: SearchedLogos,
  { picture, options }: ChosenLogo,
  searched: SearchedLogo,
  page: readonly FoundMark[],
  marks: readonly BrandRow[],
): Promise<LogoSimilarities> => explained((serials) => logos.explain(picture, options, serials), searched, page, marks)

/** Compares the pictures of marks similar to a mark's own. @param own the address of the mark's picture */
export const explainMarkLogos = (
  logos: Pick<SearchedLogos, 'explainMark'>,
  own: string,
  searched: SearchedLogo,
  found: readonly FoundMark[],
  marks: readonly BrandRow[],
): Promise<LogoSimilarities> => explained((serials) => logos.explainMark(own, serials), searched, found, marks)

/** Returns how similar logos are by the engine's match alone. Nothing is read for it. */
export const unexplainedLogos = (
  searched: SearchedLogo,
  page: readonly FoundMark[],
  marks: readonly BrandRow[],
): Promise<LogoSimilarities> => explained(async () => new Map(), searched, page, marks)

async function explained(
  explain: (serials: readonly number[]) => Promise<LogoMatches>,
  searched: SearchedLogo,
  page: readonly FoundMark[],
  marks: readonly BrandRow[],
): Promise<LogoSimilarities> {
  const matches = new Map(page.map(({ serial, logo }) => [serial, logo]))
  const compared = marks.filter(({ serial }) => matches.get(serial) != null)
  const seen = await explain(compared.map(({ serial }) => serial))
  return new Map(
    marks.map(({ serial }) => {
      const match = matches.get(serial) ?? null
      return [serial, match && similarityOf(match, seen.get(serial) ?? null, searched)]
    }),
  )
}

function similarityOf(
  { score, kind, matched }: LogoMatch,
  explained: ExplainedMatch | null,
  searched: SearchedLogo,
): LogoSimilarity {
  const line = { scores: explained && { ...explained.scores }, columns: explained ? explained.columns.map(columnOf) : [] }
  // Alterations are reported only for copies, because the same idea in another drawing has no matching parts.
  if (explained !== null && (kind === 'identical' || (matched !== null && kind !== 'sameIdea')))
    return { score, kind, alterations: explained.alterations, query: explained.query, mark: explained.mark, ...line }
  if (matched === null) return { score, kind, alterations: [], query: null, mark: null, ...line }
  const alterations = positionAlterations(matched.position)
  return { score, kind, alterations, query: searched.views[matched.view]?.box ?? null, mark: matched.box, ...line }
}

const columnOf = ({ kind, state, alterations, query, mark }: ExplainedColumn): LogoColumn => ({
  kind,
  state,
  alterations: [...alterations],
  query: query && 'box' in query ? query.box : null,
  mark: mark && 'box' in mark ? mark.box : null,
  queryColours: coloursOf(query),
  markColours: coloursOf(mark),
})

const coloursOf = (cell: ExplainedColumn['query']): string[] =>
  cell && 'colours' in cell
    ? cell.colours.map((colour) => `#${colour.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`)
    : []
