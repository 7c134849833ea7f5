import type { BrandThumbnail, Locale } from '@marklot/contracts'
import type { BrandBoard, BrandBookmark, BrandDeadline, PinnedBrand } from '@marklot/contracts/boards'
import { boards as phrases } from '@marklot/phrases/boards'
import { citeSources } from '@marklot/phrases/laws'
import type { Pool } from '../platform/database.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import {
  type BrandRow,
  deadlinesOf,
  displayNumber,
  type MarkDeadline,
  rowsById,
  storedMarks,
  unpackDocument,
} from '../register/index.ts'
import type { StoredBoard } from './boards.store.ts'
import type { StoredBookmark } from './bookmarks.store.ts'

export interface PresentContext {
  pool: Pool
  texts: ReferenceTexts
}

/** Returns the name of a board in the reader's language, which matters only for the default board. */
export const boardName = (name: string | null, locale: Locale): string => name ?? phrases['board.default'][locale]

/** Presents boards with their first pictures. A brand that is no longer in the register has none. */
export async function presentBoards(pool: Pool, boards: readonly StoredBoard[], locale: Locale): Promise<BrandBoard[]> {
  const rows = await rowsById(
    pool,
    boards.flatMap(({ firstBrandIds }) => firstBrandIds),
  )
  return boards.map(({ id, name, createdAt, count, firstBrandIds, bookmarkId }) => ({
    id,
    name: boardName(name, locale),
    isDefault: name === null,
    createdUtc: createdAt.toISOString(),
    count,
    thumbnails: firstBrandIds.flatMap((brandId) => {
      const row = rows.get(brandId)
      return row ? [thumbnail(row)] : []
    }),
    bookmarkId,
  }))
}

/** Presents bookmarks with their brands, in the given order. */
export async function presentBookmarks(
  { pool, texts }: PresentContext,
  bookmarks: readonly StoredBookmark[],
  locale: Locale,
): Promise<BrandBookmark[]> {
  const marks = await storedMarks(
    pool,
    bookmarks.map(({ brandId }) => brandId),
  )
  return bookmarks.map(({ id, brandId, note, createdAt }) => {
    const row = marks.get(brandId)
    return {
      id,
      brandId,
      note,
      createdUtc: createdAt.toISOString(),
      brand: row ? pinnedBrand(row, deadlinesOf(unpackDocument(row.document)), texts, locale) : null,
    }
  })
}

const thumbnail = (row: BrandRow): BrandThumbnail => ({
  brandId: row.id,
  name: row.name,
  brandType: row.brandType,
  registrationOfficeCode: row.office,
  brandLogoUrl: row.logo,
})

const pinnedBrand = (row: BrandRow, deadlines: readonly MarkDeadline[], texts: ReferenceTexts, locale: Locale): PinnedBrand => ({
  ...thumbnail(row),
  brandState: texts.brandState(row.stateKey, locale),
  brandStateCategory: row.stateCategory,
  numberDisplay: row.registrationNumber
    ? displayNumber(row.office, row.registrationNumber, 'registration')
    : displayNumber(row.office, row.applicationNumber, 'application'),
  niceClasses: row.niceClasses,
  isRemoved: row.removed,
  deadlines: row.removed ? [] : deadlines.map((deadline) => presentDeadline(deadline, locale)),
})

const presentDeadline = ({ kind, date, computed }: MarkDeadline, locale: Locale): BrandDeadline => ({
  kind,
  date,
  isComputed: computed !== undefined,
  rule: computed?.rule ?? null,
  source: computed ? citeSources(computed.source, locale) : null,
})
