import { mostRelatedBrands, type RelatedBrand, type RelatedBrands } from '@marklot/contracts/brands'
import { classFilters } from '@marklot/contracts/class-filters'
import { maximumResultNames, noFilters, usualLogoSimilarity } from '@marklot/contracts/search'
import { bytesOf, foldName, hashBytes, weightOfHash } from '@marklot/similarity'
import type { Caller } from '../identity/index.ts'
import type { SearchedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Pool } from '../platform/database.ts'
import { type BrandRow, brandRow, displayNumber, logosComparedAsOf } from '../register/index.ts'
import type { SearchEngine } from './engine/port.ts'
import { type SearchOutcome, searchedLogo } from './engine/requests.ts'
import { explainMarkLogos } from './explain-logos.ts'
import { loadMarks } from './load.ts'
import { notBehind, oldestRevision } from './not-behind.ts'

/** The similarity from which two names count as very similar, in whole percent. */
const familySimilarity = 80
/** The most marks of one family. An element that more marks of the same classes share is a common trade word. */
const mostOfOneFamily = 60
/** Minimum length of an element, in letters. Shorter ones occur in too many names. */
const shortestElement = 4
/** The most marks that are checked for exactly this owner. The engine returns the closest owners first. */
const ownerRows = 50

export interface RelatedContext {
  pool: Pool
  engine: SearchEngine
  logos: Pick<SearchedLogos, 'describeMark' | 'explainMark'>
}

/**
 * Returns marks related to a mark: the same family by name and class, the same owner, and similar logos (spec 1,
 * section 2, "Brand details"). This takes three or four searches.
 * @param seenRevision the newest revision of the register that the caller has seen
 * @throws AppError `brand.notFound`
 */
export async function readRelatedBrands(
  context: RelatedContext,
  id: string,
  { caller, seenRevision }: { caller: Caller; seenRevision: number },
): Promise<RelatedBrands> {
  const mark = await brandRow(context.pool, id.slice(0, 2), id)
  if (!mark) throw new AppError('brand.notFound')
  const isMember = caller.kind === 'account'
  const find = async () => {
    const [family, owner, logos] = await Promise.all([
      familyOf(context, mark),
      isMember ? ofSameOwner(context, mark) : null,
      isMember ? withSimilarLogo(context, mark) : null,
    ])
    return { family, owner, logos, revision: oldestRevision([family, owner, logos]) }
  }
  const found = await notBehind(context.engine, seenRevision, find(), find)
  return { ...found, ownerNeedsLogin: !isMember, logosNeedLogin: !isMember && mark.logo !== null }
}

/** A part of the reply, with the revision of the register from which it was made; null if nothing was searched. */
type Found<Part> = Part & { revision: number | null }

async function familyOf({ pool, engine }: RelatedContext, mark: BrandRow): Promise<Found<RelatedBrands['family']>> {
  const name = mark.name?.trim() ?? ''
  // A mark without classes shares no class with another.
  if (name === '' || mark.niceClasses.length === 0)
    return { brands: [], text: null, minimumSimilarity: familySimilarity, total: 0, revision: null }
  const search = (text: string) =>
    engine.searchNames({
      text,
      minimumSimilarity: familySimilarity,
      maximumNames: mostOfOneFamily,
      filters: {
        ...noFilters,
        ...classFilters(mark.niceClasses),
      },
      sort: 'relevance',
      page: 1,
      size: mostRelatedBrands + 1,
    })
  const element = dominantElement(name)
  let text = element ?? name
  let outcome = await search(text)
  if (element !== null && outcome.total > mostOfOneFamily) {
    text = name
    outcome = await search(text)
  }
  const brands = await present(pool, outcome, mark)
  const { total, revision } = outcome
  return { brands: brands.slice(0, mostRelatedBrands), text, minimumSimilarity: familySimilarity, total, revision }
}

async function ofSameOwner(
  { pool, engine }: RelatedContext,
  mark: BrandRow,
): Promise<Found<NonNullable<RelatedBrands['owner']>>> {
  const name = mark.ownerName
  if (name === null) return { brands: [], name: null, total: 0, revision: null }
  const outcome = await engine.searchOwners({ text: name, filters: noFilters, sort: 'relevance', page: 1, size: ownerRows })
  const same = foldName(name)
  const brands = await present(pool, outcome, mark, (row) => row.ownerName !== null && foldName(row.ownerName) === same)
  return { brands: brands.slice(0, mostRelatedBrands), name, total: outcome.total, revision: outcome.revision }
}

/** Returns marks with a similar logo; null if the mark has no stored picture, or if its picture shows nothing. */
async function withSimilarLogo(
  { pool, engine, logos }: RelatedContext,
  mark: BrandRow,
): Promise<Found<NonNullable<RelatedBrands['logos']>> | null> {
  if (mark.logo === null) return null
  const query = await logos.describeMark(mark.logo)
  if (query === null) return null
  const searched = searchedLogo(query)
  const finding = engine.findLogos({
    logo: searched,
    minimumLogoSimilarity: usualLogoSimilarity,
    sameIdea: false,
    maximumMarks: maximumResultNames,
    name: null,
    filters: noFilters,
    sort: 'relevance',
    page: 1,
    size: mostRelatedBrands + 1,
  })
  const [{ page, total, totalIsLowerBound, compared, revision }, asOf] = await Promise.all([finding, logosComparedAsOf(pool)])
  const found = page.filter(({ serial }) => serial !== mark.serial).slice(0, mostRelatedBrands)
  const matches = new Map(found.map(({ serial, logo }) => [serial, logo]))
  const rows = await loadMarks(pool, found)
  const similarities = await explainMarkLogos(logos, mark.logo, searched, found, rows)
  const brands = rows.map((row) => {
    const match = matches.get(row.serial)
    const similarity = { logo: similarities.get(row.serial) ?? null }
    return { ...relatedBrand(row), score: match?.score ?? 0, kind: match?.kind ?? null, similarity }
  })
  return { brands, total, totalIsLowerBound, compared: { ...compared, asOf: asOf?.toISOString() ?? null }, revision }
}

/**
 * Returns the dominant word of a name: the first that is not an article, legal form, trade word or number (EUIPO
 * Guidelines, part C, section 2, chapter 4: consumers focus on the beginning). Returns null for a name of one word.
 */
export function dominantElement(name: string): string | null {
  const words = name.split(/\s+/)
  if (words.length < 2) return null
  const element = words.find((word) => {
    const bytes = bytesOf(foldName(word))
    return bytes.length >= shortestElement && weightOfHash(hashBytes(bytes, 0, bytes.length), bytes, 0, bytes.length) === 1
  })
  return element ?? null
}

/** Presents the found marks, except the original, in the order found. */
async function present(
  pool: Pool,
  outcome: SearchOutcome,
  mark: BrandRow,
  belongs: (row: BrandRow) => boolean = () => true,
): Promise<RelatedBrand[]> {
  const marks = await loadMarks(
    pool,
    outcome.page.filter(({ serial }) => serial !== mark.serial),
  )
  return marks.filter(belongs).map(relatedBrand)
}

const relatedBrand = (row: BrandRow): RelatedBrand => ({
  brandId: row.id,
  name: row.name,
  brandType: row.brandType,
  registrationOfficeCode: row.office,
  brandLogoUrl: row.logo,
  brandStateCategory: row.stateCategory,
  numberDisplay: row.registrationNumber
    ? displayNumber(row.office, row.registrationNumber, 'registration')
    : displayNumber(row.office, row.applicationNumber, 'application'),
  niceClasses: row.niceClasses,
})
