import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { BrandId, BrandStateCategory, BrandThumbnail, CalendarDate, CodedValue } from './brand.ts'
import { DeadlineRule } from './brand-rights.ts'
import { endpoints } from './endpoints.ts'
import { tableTypes } from './file-types.ts'
import { visible } from './visible.ts'

/** The most boards of an account. */
export const mostBoards = 100
/** The most brands on a board. */
export const mostBookmarks = 500
export const longestBoardName = 100
export const longestNote = 1_000

/** A number in a path or query. */
const Id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER))

/** A board of pinned brands (bookmark container); spec 1, section 3. */
export const BrandBoard = z.object({
  id: z.int(),
  /** The default board has its name in the reader's language until somebody renames it. */
  name: z.string(),
  isDefault: z.boolean(),
  createdUtc: Instant,
  /** The number of pinned brands. */
  count: z.int(),
  /** The first brands in the board's own order, at most four. */
  thumbnails: z.array(BrandThumbnail),
  /** The bookmark of the brand that the call names. Null: the brand is not pinned here, or the call names none. */
  bookmarkId: z.nullable(z.int()),
})
export type BrandBoard = z.infer<typeof BrandBoard>

/**
 * Creates a board, or renames the one with this id. Without a name, it is the default board. If a board with the new
 * name exists, it is returned and none is created.
 */
export const SaveBrandBoard = z.object({
  id: z.optional(z.int()),
  name: z.optional(z.string().check(z.trim(), visible, z.maxLength(longestBoardName))),
})
export type SaveBrandBoard = z.infer<typeof SaveBrandBoard>

export const deadlineKinds = ['opposition', 'renewal', 'lateRenewal'] as const

/** A last day that concerns a brand, taken from the register or computed from the table of legal periods. */
export const BrandDeadline = z.object({
  /** `opposition`: the period ends. `renewal`: without a surcharge. `lateRenewal`: with one. */
  kind: z.enum(deadlineKinds),
  date: CalendarDate,
  /** False if the office delivers this day. */
  isComputed: z.boolean(),
  /** What determined a computed day. */
  rule: z.nullable(DeadlineRule),
  /** The legal basis of a computed day, and what moved it. */
  source: z.nullable(z.string()),
})
export type BrandDeadline = z.infer<typeof BrandDeadline>

/** A pinned brand as boards show it. */
export const PinnedBrand = z.object({
  ...BrandThumbnail.shape,
  brandState: CodedValue,
  brandStateCategory: BrandStateCategory,
  /** The number in the office's notation: the registration number if there is one. */
  numberDisplay: z.string(),
  niceClasses: z.array(z.int()),
  /** The office removed the entry. It stays readable. */
  isRemoved: z.boolean(),
  /** Past and future deadlines, the earliest first. */
  deadlines: z.array(BrandDeadline),
})
export type PinnedBrand = z.infer<typeof PinnedBrand>

/** A brand pinned on a board. */
export const BrandBookmark = z.object({
  id: z.int(),
  brandId: BrandId,
  /** Empty: no note. */
  note: z.string(),
  createdUtc: Instant,
  /** Null: the register no longer holds the brand, for example because the sample was replaced. */
  brand: z.nullable(PinnedBrand),
})
export type BrandBookmark = z.infer<typeof BrandBookmark>

/**
 * Pins a brand at the end of the board, or changes its bookmark there. A missing note stays, an empty one is removed.
 */
export const SaveBrandBookmark = z.object({
  brandId: BrandId,
  note: z.optional(z.string().check(z.trim(), z.maxLength(longestNote))),
  /** The place in the board's own order, counted from 1. A higher place means the last one. Missing: it stays. */
  position: z.optional(z.int().check(z.minimum(1), z.maximum(mostBookmarks))),
})
export type SaveBrandBookmark = z.infer<typeof SaveBrandBookmark>

export const boardExportFormats = ['csv', 'xlsx'] as const
export type BoardExportFormat = (typeof boardExportFormats)[number]

const boardsPath = '/brands/bookmarkcontainers'
const BoardAddress = z.object({ id: Id })
const BookmarksAddress = z.object({ containerId: Id })

/** Spec 2, 7.2, "Brands, boards, bookmarks". Pages that show boards load it on demand (`extendClient`). */
export const boardsEndpoints = endpoints({
  boards: {
    method: 'GET',
    path: `/user/account${boardsPath}`,
    summary: 'The boards of the default account, in the order of their creation.',
    access: 'account',
    query: z.object({ brandId: z.optional(BrandId) }),
    reply: z.array(BrandBoard),
  },
  saveBoard: {
    method: 'PUT',
    path: `/user/account${boardsPath}`,
    summary: 'Creates or renames a board. Without a name it is the default board.',
    access: 'account',
    body: SaveBrandBoard,
    reply: BrandBoard,
  },
  board: {
    method: 'GET',
    path: `${boardsPath}/{id}`,
    summary: 'One board.',
    access: 'account',
    params: BoardAddress,
    reply: BrandBoard,
  },
  deleteBoard: {
    method: 'DELETE',
    path: `${boardsPath}/{id}`,
    summary: 'Deletes a board with its bookmarks and notes. It cannot be restored.',
    access: 'account',
    params: BoardAddress,
    reply: z.null(),
    status: 204,
  },
  exportBoard: {
    method: 'GET',
    path: `${boardsPath}/{id}/export`,
    summary: 'The brands of a board with their register data and notes, as a file.',
    access: 'feature:export',
    params: BoardAddress,
    query: z.object({ format: z.enum(boardExportFormats) }),
    reply: { kind: 'media', mediaTypes: tableTypes },
  },
  bookmarks: {
    method: 'GET',
    path: `${boardsPath}/{containerId}/bookmarks`,
    summary: "The brands of a board with notes and deadlines, in the board's own order.",
    access: 'account',
    params: BookmarksAddress,
    reply: z.array(BrandBookmark),
  },
  saveBookmark: {
    method: 'PUT',
    path: `${boardsPath}/{containerId}/bookmarks`,
    summary: 'Pins a brand, or changes its note or place. Pinning it again changes nothing.',
    access: 'account',
    params: BookmarksAddress,
    body: SaveBrandBookmark,
    reply: BrandBookmark,
  },
  bookmark: {
    method: 'GET',
    path: `${boardsPath}/{containerId}/bookmarks/{id}`,
    summary: 'Whether a brand is pinned on a board, by bookmark or by `any` bookmark. 404 when it is not.',
    access: 'account',
    params: z.object({ containerId: Id, id: z.union([z.literal('any'), Id]) }),
    query: z.object({ brandId: BrandId }),
    reply: BrandBookmark,
  },
  deleteBookmark: {
    method: 'DELETE',
    path: `${boardsPath}/{containerId}/bookmarks/{id}`,
    summary: 'Removes a brand from a board, with its note.',
    access: 'account',
    params: z.object({ containerId: Id, id: Id }),
    reply: z.null(),
    status: 204,
  },
})
