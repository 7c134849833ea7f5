import type { Locale } from '@marklot/contracts'
import type { CallContext, Handlers } from '../accounts/index.ts'
import { sheetReply } from '../exports/index.ts'
import type { Capability } from '../platform/capability.ts'
import type { Pool } from '../platform/database.ts'
import { boardsOf } from './boards.store.ts'
import { deleteBoard, listBoards, type Reader, readBoard, saveBoard } from './boards.ts'
import { bookmarksOfAccount, pinnedOf } from './bookmarks.store.ts'
import { deleteBookmark, listBookmarks, readBookmark, saveBookmark } from './bookmarks.ts'
import { type ExportContext, exportBoard } from './export-board.ts'
import { boardName, type PresentContext } from './present.ts'

/** A brand on a board of an account. */
export interface Pin {
  brandId: string
  board: { id: number; name: string }
}

/** Returns the brands on all boards of an account; the default board is named in the given language. */
export async function pinsOf(pool: Pool, accountId: string, locale: Locale): Promise<Pin[]> {
  return (await pinnedOf(pool, accountId)).map(({ brandId, boardId, boardName: name }) => ({
    brandId,
    board: { id: boardId, name: boardName(name, locale) },
  }))
}

type BoardsParts = ExportContext & PresentContext

/** Opens the boards on which people pin brands (bookmark containers; spec 2, section 7.2). */
export function openBoards(parts: BoardsParts): Capability<Pick<Handlers, 'boards'>> {
  return {
    handlers: { boards: boardsHandlers(parts) },
    personalData: async (subject) =>
      subject.kind === 'account' ? { sections: { boards: await boardsOfAccount(parts.pool, subject.id) } } : null,
  }
}

function boardsHandlers(parts: BoardsParts): Handlers['boards'] {
  const readerOf = async ({ member, locale }: CallContext): Promise<Reader> => ({
    accountId: (await member()).account.id,
    locale,
  })
  return {
    boards: async ({ query }, call) => listBoards(parts, await readerOf(call), query.brandId),
    saveBoard: async ({ body }, call) => saveBoard(parts, await readerOf(call), body),
    board: async ({ params }, call) => readBoard(parts, await readerOf(call), params.id),
    deleteBoard: async ({ params }, call) => deleteBoard(parts, await readerOf(call), params.id),
    exportBoard: async ({ params, query }, call) =>
      sheetReply(await exportBoard(parts, await readerOf(call), params.id), query.format, call.locale),
    bookmarks: async ({ params }, call) => listBookmarks(parts, await readerOf(call), params.containerId),
    saveBookmark: async ({ params, body }, call) => saveBookmark(parts, await readerOf(call), params.containerId, body),
    bookmark: async ({ params, query }, call) =>
      readBookmark(parts, await readerOf(call), params.containerId, params.id, query.brandId),
    deleteBookmark: async ({ params }, call) => deleteBookmark(parts, await readerOf(call), params.containerId, params.id),
  }
}

/** Returns the boards of an account with their bookmarks, for the export of personal data. */
async function boardsOfAccount(pool: Pool, accountId: string) {
  const [boards, bookmarks] = await Promise.all([boardsOf(pool, accountId), bookmarksOfAccount(pool, accountId)])
  return boards.map(({ id, name, createdAt }) => ({
    id,
    /** Null means the default board. */
    name,
    createdUtc: createdAt.toISOString(),
    bookmarks: bookmarks
      .filter(({ boardId }) => boardId === id)
      .map(({ brandId, note, createdAt: pinnedAt }) => ({ brandId, note, createdUtc: pinnedAt.toISOString() })),
  }))
}
