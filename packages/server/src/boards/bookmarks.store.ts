import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

export interface StoredBookmark {
  id: number
  brandId: string
  /** The note; empty for none. */
  note: string
  createdAt: Date
}
const columns = 'id, brand_id as "brandId", note, created_at as "createdAt"'

/** Returns the bookmarks of a board, in its own order. */
export async function bookmarksOf(database: Database, boardId: number): Promise<StoredBookmark[]> {
  const { rows } = await database.query<StoredBookmark>(
    `select ${columns} from board_bookmarks where board_id = $1 order by position, id`,
    [boardId],
  )
  return rows
}

/** Returns the bookmark of a brand on a board. */
export async function bookmarkOf(database: Database, boardId: number, brandId: string): Promise<StoredBookmark | undefined> {
  const { rows } = await database.query<StoredBookmark>(
    `select ${columns} from board_bookmarks where board_id = $1 and brand_id = $2`,
    [boardId, brandId],
  )
  return rows[0]
}

/** Adds a bookmark at the end of a locked board. */
export async function insertBookmark(
  client: PoolClient,
  bookmark: { boardId: number; brandId: string; note: string; at: Date },
): Promise<void> {
  await client.query(
    `insert into board_bookmarks (board_id, brand_id, note, created_at, position)
     select $1, $2, $3, $4, coalesce(max(position), 0) + 1 from board_bookmarks where board_id = $1`,
    [bookmark.boardId, bookmark.brandId, bookmark.note, bookmark.at],
  )
}

export async function writeNote(client: PoolClient, id: number, note: string): Promise<void> {
  await client.query('update board_bookmarks set note = $2 where id = $1', [id, note])
}

/** Stores the order of a locked board: all its bookmarks, from first to last. */
export async function writeOrder(client: PoolClient, boardId: number, ids: readonly number[]): Promise<void> {
  await client.query(
    `update board_bookmarks m set position = o.position
     from unnest($2::bigint[]) with ordinality o (id, position)
     where m.board_id = $1 and m.id = o.id and m.position <> o.position`,
    [boardId, ids],
  )
}

/** Deletes a bookmark of a board; false when the board has no such bookmark. */
export async function removeBookmark(database: Database, boardId: number, id: number): Promise<boolean> {
  const { rowCount } = await database.query('delete from board_bookmarks where board_id = $1 and id = $2', [boardId, id])
  return rowCount === 1
}

/** Returns where the brands of an account are pinned, in the order of the boards and of their brands. */
export async function pinnedOf(
  database: Database,
  accountId: string,
): Promise<{ brandId: string; boardId: number; boardName: string | null }[]> {
  const { rows } = await database.query<{ brandId: string; boardId: number; boardName: string | null }>(
    `select m.brand_id as "brandId", b.id as "boardId", b.name as "boardName"
     from board_bookmarks m join boards b on b.id = m.board_id where b.account_id = $1 order by b.id, m.position, m.id`,
    [accountId],
  )
  return rows
}

/** Returns all bookmarks of an account by board, for the export of personal data. */
export async function bookmarksOfAccount(
  database: Database,
  accountId: string,
): Promise<(StoredBookmark & { boardId: number })[]> {
  const { rows } = await database.query<StoredBookmark & { boardId: number }>(
    `select m.id, m.board_id as "boardId", m.brand_id as "brandId", m.note, m.created_at as "createdAt"
     from board_bookmarks m join boards b on b.id = m.board_id where b.account_id = $1 order by m.board_id, m.position, m.id`,
    [accountId],
  )
  return rows
}
