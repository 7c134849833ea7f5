import { createHash } from 'node:crypto'
import type { Pool } from '../platform/database.ts'
import {
  type BrandRow,
  deadlinesOf,
  documentsBySerial,
  type RegisterMark,
  rowsBySerial,
  type WatchedMark,
  watchedColumns,
} from '../register/index.ts'
import type { FoundBrand } from './stored-result.ts'
import type { BrandFacts } from './verdicts.ts'

/** A mark with the columns that determine whether a search reports it. */
export interface WatchedBrand {
  row: BrandRow
  watched: WatchedMark
}

/** Loads found marks. Leaves out marks that were deleted in the meantime. */
export async function watchedBrands(pool: Pool, serials: readonly number[]): Promise<Map<number, WatchedBrand>> {
  const [rows, columns] = await Promise.all([rowsBySerial(pool, serials), watchedColumns(pool, serials)])
  const brands = new Map<number, WatchedBrand>()
  for (const [serial, row] of rows) {
    const watched = columns.get(serial)
    if (watched) brands.set(serial, { row, watched })
  }
  return brands
}

/** Facts that only the document of a mark contains. */
export interface DocumentFacts {
  goodsDigest: string
  opposition: FoundBrand['opposition']
}

/** Reads documents. This costs more than reading columns, so call it only for marks that may be reported. */
export async function documentFacts(pool: Pool, serials: readonly number[]): Promise<Map<number, DocumentFacts>> {
  const facts = new Map<number, DocumentFacts>()
  for (const [serial, mark] of await documentsBySerial(pool, serials))
    facts.set(serial, { goodsDigest: goodsDigestOf(mark), opposition: oppositionOf(mark) })
  return facts
}

export function factsOf({ row, watched }: WatchedBrand, goodsDigest: string): BrandFacts {
  return {
    revision: watched.revision,
    stateCategory: row.stateCategory,
    ownerKey: watched.ownerKey,
    niceClasses: row.niceClasses,
    goodsDigest,
  }
}

/**
 * Returns a hash of all goods and services. Offices may repeat texts in another order, which does not count as a
 * change.
 */
function goodsDigestOf({ goods }: RegisterMark): string {
  const texts = goods.map(({ niceClass, language, text }) => JSON.stringify([niceClass ?? null, language ?? null, text])).sort()
  return createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 22)
}

/** Returns the end of the opposition period: from the register, or computed. */
function oppositionOf(mark: RegisterMark): FoundBrand['opposition'] {
  const deadline = deadlinesOf(mark).find(({ kind }) => kind === 'opposition')
  if (!deadline) return null
  const isComputed = mark.oppositionPeriodIsComputed ?? false
  return { endDate: deadline.date, isComputed, source: deadline.computed?.source ?? null }
}
