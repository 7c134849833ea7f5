import type { AssessmentCase } from '@marklot/contracts/guardian'
import { mostAssessedBrands } from '@marklot/contracts/guardian-blocks'
import { relatedClasses } from '@marklot/similarity'
import {
  explainMarks,
  type FindContext,
  loadMarks,
  type OfficeSet,
  prepareComparison,
  type SearchOutcome,
  withEngineScores,
} from '../../search/index.ts'
import type { FoundBrand, NamesFinding } from '../findings.ts'
import { identicalFrom, searchLivingMarks } from '../name-search.ts'
import { pronunciationsOf } from '../pronunciations.ts'

/**
 * The number of the most similar marks in unrelated classes that are added to those in related classes, for identical
 * and well-known names.
 */
const ofAllClasses = 20

export const classesOf = ({ goods }: Pick<AssessmentCase, 'goods'>): number[] =>
  [...new Set(goods.map(({ niceClass }) => niceClass))].sort((a, b) => a - b)

/** Finds the living marks with an identical or similar name for a case. */
export const findNames = (
  context: FindContext,
  { name, goods }: Pick<AssessmentCase, 'name' | 'goods'>,
  searched: OfficeSet,
): Promise<NamesFinding> =>
  findNamesInClasses(context, { name, classes: classesOf({ goods }), most: mostAssessedBrands }, searched)

/**
 * Finds the living marks with an identical or similar name.
 * @param asked `most` is the maximum number of marks to load and compare; counts cover all of them
 */
export async function findNamesInClasses(
  context: FindContext,
  { name, classes, most }: { name: string; classes: readonly number[]; most: number },
  searched: OfficeSet,
): Promise<NamesFinding> {
  const search = (size: number, niceClasses: readonly number[] = []) =>
    searchLivingMarks(context, name, searched, { size, niceClasses })
  const hasClasses = classes.length > 0
  const finding = Promise.all([
    search(hasClasses ? Math.min(ofAllClasses, most) : most),
    hasClasses ? search(most, relatedClasses(classes)) : null,
    hasClasses ? search(1, classes) : null,
    searchLivingMarks(context, name, searched, { size: 1, minimumSimilarity: identicalFrom }),
  ])
  finding.catch(() => undefined)
  const comparison = prepareComparison([name])
  const [everywhere, related, own, identical] = await finding
  // Elements are weighted by the classes of the case.
  const weakElements = (related ?? everywhere).weakElements ?? []
  const page = joinPages(related?.page ?? [], everywhere.page)
  const rows = await loadMarks(context.pool, page)
  const compared = withEngineScores(page, rows, await explainMarks(rows, comparison(weakElements)))
  const brands = rows.map((row, i): FoundBrand => ({ row, compared: compared[i] ?? null }))
  const found = inSearchOrder(brands).slice(0, most)
  return {
    identical: identical.total,
    similar: everywhere.total,
    similarIsLowerBound: everywhere.totalIsLowerBound,
    sameNiceClass: own?.total ?? null,
    brands: found,
    weakElements,
    pronunciations: pronunciationsOf(
      name,
      found.flatMap(({ row }) => row.name ?? []),
    ),
  }
}

/** Joins both pages with each mark once: the first page, then the marks that only the second page has. */
function joinPages(first: SearchOutcome['page'], second: SearchOutcome['page']): SearchOutcome['page'] {
  const known = new Set(first.map(({ serial }) => serial))
  return [...first, ...second.filter(({ serial }) => !known.has(serial))]
}

/** Sorts brands with the most similar ones first; equally similar ones keep their order. */
const inSearchOrder = (brands: readonly FoundBrand[]): FoundBrand[] =>
  [...brands].sort((a, b) => (b.compared?.score.total ?? 0) - (a.compared?.score.total ?? 0))

/** Returns whether a found name is the searched one, ignoring case, accents and punctuation. */
export const isIdentical = ({ compared }: FoundBrand): boolean => (compared?.score.total ?? 0) >= identicalFrom
