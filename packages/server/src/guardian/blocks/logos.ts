import { maximumResultNames, noFilters, usualLogoSimilarity } from '@marklot/contracts'
import { mostAssessedBrands } from '@marklot/contracts/guardian-blocks'
import { pictureOfLogo, type SearchedLogos, type StoredLogo, wholeLogo } from '../../logos/index.ts'
import {
  describeLogo,
  explainLogos,
  type FindContext,
  type FoundSearch,
  findMarks,
  loadMarks,
  type OfficeSet,
} from '../../search/index.ts'
import type { LogosFinding } from '../findings.ts'

/**
 * Finds the living marks with an identical or similar logo, like a person's own search.
 * @returns null if no logo of these offices is described
 * @throws AppError `logo.blank`, `logo.notFound`, `storage.unavailable`, `search.unavailable`
 */
export async function findSimilarLogos(
  context: FindContext & { logos: SearchedLogos },
  stored: StoredLogo,
  searched: OfficeSet,
): Promise<LogosFinding | null> {
  const chosen = { picture: pictureOfLogo(stored), options: wholeLogo }
  const logo = await describeLogo(context.logos, chosen, { minimumLogoSimilarity: usualLogoSimilarity, sameIdea: false })
  const asked = {
    mode: 'logo',
    text: '',
    query: '',
    filters: { ...noFilters, brandStateCategories: ['new', 'alive'] },
    minimumSimilarity: usualLogoSimilarity,
    sort: 'relevance',
    page: 1,
    size: maximumResultNames,
  } satisfies FoundSearch['asked']
  const { logos: found, totalIsLowerBound } = await findMarks({ asked, text: '', query: null, logo }, searched, context)
  if (!found || found.compared.of === 0) return null
  const count = (kind: 'identical' | 'similar') => found.page.filter((hit) => hit.logo?.kind === kind).length
  const shown = found.page.slice(0, mostAssessedBrands)
  const rows = await loadMarks(context.pool, shown)
  const similarities = await explainLogos(context.logos, chosen, logo.logo, shown, rows)
  return {
    identical: count('identical'),
    similar: count('similar'),
    similarIsLowerBound: totalIsLowerBound,
    compared: found.compared,
    brands: rows.map((row) => ({ row, similarity: similarities.get(row.serial) ?? null })),
  }
}
