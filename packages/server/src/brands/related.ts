import { mostRelatedBrands, type RelatedBrand, type RelatedBrands } from '@marklot/contracts/brands'
import { noFilters, type Searches, type SearchOutcome } from '@marklot/register-index'
import { bytesOf, foldName, hashBytes, weightOfHash } from '@marklot/similarity'
import type { Caller } from '../identity/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Pool } from '../platform/database.ts'
import { displayNumber } from '../register/index.ts'
import { type BrandRow, brandRow, rowsBySerial } from './brands.store.ts'

/** Whole percent from which on two names count as very similar. */
const familySimilarity = 80
/** An element that more marks of the same classes share says nothing about a family: it is a word of trade. */
const mostOfOneFamily = 60
/** Shorter elements stand in too many names. */
const shortestElement = 4
/** Rows that are looked through for marks of exactly this owner; the closest owners come first. */
const ownerRows = 50
/** Goods are the classes up to this one. */
const lastGoodsClass = 34

/**
 * Marks that belong to one: the same family by name and class, and the same owner (spec 1, section 2, "Brand details"). Both are
 * answered from the search index; the cost is that of two or three name searches.
 * @throws AppError `brand.notFound`
 */
export async function readRelatedBrands(
  { pool, index }: { pool: Pool; index: Searches },
  id: string,
  caller: Caller,
): Promise<RelatedBrands> {
  const mark = await brandRow(pool, id.slice(0, 2), id)
  if (!mark) throw new AppError('brand.notFound')
  const mayReadOwner = caller.kind === 'account'
  const [family, owner] = await Promise.all([familyOf(pool, index, mark), mayReadOwner ? ofSameOwner(pool, index, mark) : null])
  return { family, owner, ownerNeedsLogin: !mayReadOwner }
}

async function familyOf(pool: Pool, index: Searches, mark: BrandRow): Promise<RelatedBrands['family']> {
  const name = mark.name?.trim() ?? ''
  // Marks without a class have none in common with another.
  if (name === '' || mark.niceClasses.length === 0)
    return { brands: [], text: null, minimumSimilarity: familySimilarity, total: 0 }
  const search = (text: string) =>
    index.searchNames({
      text,
      minimumSimilarity: familySimilarity,
      maximumNames: mostOfOneFamily,
      filters: {
        ...noFilters,
        goodsClasses: mark.niceClasses.filter((number) => number <= lastGoodsClass),
        servicesClasses: mark.niceClasses.filter((number) => number > lastGoodsClass),
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
  return { brands: brands.slice(0, mostRelatedBrands), text, minimumSimilarity: familySimilarity, total: outcome.total }
}

async function ofSameOwner(pool: Pool, index: Searches, mark: BrandRow): Promise<NonNullable<RelatedBrands['owner']>> {
  const name = mark.ownerName
  if (name === null) return { brands: [], name: null, total: 0 }
  const outcome = await index.searchOwners({ text: name, filters: noFilters, sort: 'relevance', page: 1, size: ownerRows })
  const same = foldName(name)
  const brands = await present(pool, outcome, mark, (row) => row.ownerName !== null && foldName(row.ownerName) === same)
  return { brands: brands.slice(0, mostRelatedBrands), name, total: outcome.total }
}

/**
 * The word that carries a name of several words: the first one that is neither an article, a legal form, a word of trade nor a
 * number (EUIPO Guidelines, part C, section 2, chapter 4: consumers read the beginning first). Null when the name is one word.
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

/** The found marks without the one they belong to, in the order found. */
async function present(
  pool: Pool,
  outcome: SearchOutcome,
  mark: BrandRow,
  belongs: (row: BrandRow) => boolean = () => true,
): Promise<RelatedBrand[]> {
  const serials = outcome.page.map(({ serial }) => serial).filter((serial) => serial !== mark.serial)
  const rows = await rowsBySerial(pool, serials)
  return serials.flatMap((serial) => {
    const row = rows.get(serial)
    return row && belongs(row) ? [relatedBrand(row)] : []
  })
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
