import { type BrandBookmark, mostBookmarks, type SaveBrandBookmark } from '@marklot/contracts/boards'
import { AppError } from '../platform/app-error.ts'
import { type PoolClient, transaction } from '../platform/database.ts'
import { brandRow } from '../register/index.ts'
import { lockBoard } from './boards.store.ts'
import { type BoardsContext, type Reader, reachBoard } from './boards.ts'
import {
  bookmarkOf,
  bookmarksOf,
  insertBookmark,
  removeBookmark,
  type StoredBookmark,
  writeNote,
  writeOrder,
} from './bookmarks.store.ts'
import { type PresentContext, presentBookmarks } from './present.ts'

type BookmarksContext = BoardsContext & PresentContext

/** Returns the bookmarks of a board in its own order. @throws AppError `board.notFound` */
export async function listBookmarks(
  context: BookmarksContext,
  { accountId, locale }: Reader,
  boardId: number,
): Promise<BrandBookmark[]> {
  const { id } = await reachBoard(context.pool, accountId, boardId)
  return presentBookmarks(context, await bookmarksOf(context.pool, id), locale)
}

/**
 * Returns the bookmark of a brand on a board.
 * @param id the expected bookmark, or `any`
 * @throws AppError `board.notFound`, `bookmark.notFound`
 */
export async function readBookmark(
  context: BookmarksContext,
  { accountId, locale }: Reader,
  boardId: number,
  id: number | 'any',
  brandId: string,
): Promise<BrandBookmark> {
  const board = await reachBoard(context.pool, accountId, boardId)
  const found = await bookmarkOf(context.pool, board.id, brandId)
  if (!found || (id !== 'any' && id !== found.id)) throw new AppError('bookmark.notFound')
  return presentOne(context, found, locale)
}

/**
 * Pins a brand, or changes the note or the place of its bookmark. A brand is on a board only once, even if calls
 * overlap. If the register no longer has the brand, its bookmark can get a note or another place, but the brand cannot
 * be pinned.
 * @throws AppError `board.notFound`, `brand.notFound`, `board.full`
 */
export async function saveBookmark(
  context: BookmarksContext,
  { accountId, locale }: Reader,
  boardId: number,
  { brandId, note, position }: SaveBrandBookmark,
): Promise<BrandBookmark> {
  const isInRegister = (await brandRow(context.pool, brandId.slice(0, 2), brandId)) !== undefined
  const saved = await transaction(context.pool, async (client) => {
    if (!(await lockBoard(client, accountId, boardId))) throw new AppError('board.notFound')
    const known = await bookmarkOf(client, boardId, brandId)
    if (!known && !isInRegister) throw new AppError('brand.notFound')
    if (!known) await pin(client, context, { boardId, brandId, note: note ?? '' })
    else if (note !== undefined) await writeNote(client, known.id, note)
    const bookmark = (await bookmarkOf(client, boardId, brandId)) as StoredBookmark
    if (position !== undefined) await move(client, boardId, bookmark.id, position)
    return bookmark
  })
  return presentOne(context, saved, locale)
}

async function pin(
  client: PoolClient,
  { clock }: BookmarksContext,
  bookmark: { boardId: number; brandId: string; note: string },
): Promise<void> {
  if ((await bookmarksOf(client, bookmark.boardId)).length >= mostBookmarks) throw new AppError('board.full')
  await insertBookmark(client, { ...bookmark, at: clock.now() })
}

async function move(client: PoolClient, boardId: number, id: number, position: number): Promise<void> {
  const ids = (await bookmarksOf(client, boardId)).map((bookmark) => bookmark.id).filter((other) => other !== id)
  await writeOrder(client, boardId, ids.toSpliced(position - 1, 0, id))
}

/** Removes a bookmark with its note. @throws AppError `board.notFound`, `bookmark.notFound` */
export async function deleteBookmark(
  { pool }: BookmarksContext,
  { accountId }: Reader,
  boardId: number,
  id: number,
): Promise<null> {
  const board = await reachBoard(pool, accountId, boardId)
  if (!(await removeBookmark(pool, board.id, id))) throw new AppError('bookmark.notFound')
  return null
}

async function presentOne(context: BookmarksContext, bookmark: StoredBookmark, locale: Reader['locale']): Promise<BrandBookmark> {
  const [presented] = await presentBookmarks(context, [bookmark], locale)
  return presented as BrandBookmark
}
