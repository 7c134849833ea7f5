import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

export interface StoredBoard {
  id: number
  /** The name; null for the default board. */
  name: string | null
  createdAt: Date
  count: number
  /** The first brands in the board's own order. */
  firstBrandIds: string[]
  /** The id of the requested brand's bookmark. */
  bookmarkId: number | null
}

/** The number of a board's pictures in the list of boards. */
const mostFirstBrands = 4

const boardColumns = `id, name, created_at as "createdAt",
  (select count(*) from board_bookmarks m where m.board_id = boards.id) as count,
  array(select brand_id from board_bookmarks m where m.board_id = boards.id order by position, id limit ${mostFirstBrands})
    as "firstBrandIds",
  (select m.id from board_bookmarks m where m.board_id = boards.id and m.brand_id = $2) as "bookmarkId"`

/**
 * Returns the boards of an account, in the order of their creation.
 * @param brandId the brand whose bookmarks are returned
 */
export async function boardsOf(database: Database, accountId: string, brandId: string | null = null): Promise<StoredBoard[]> {
  const { rows } = await database.query<StoredBoard>(
    `select ${boardColumns} from boards where account_id = $1 order by boards.id`,
    [accountId, brandId],
  )
  return rows
}

/** Returns a board of the account; undefined for another account's board. */
export async function boardOf(database: Database, accountId: string, id: number): Promise<StoredBoard | undefined> {
  const { rows } = await database.query<StoredBoard>(
    `select ${boardColumns} from boards where account_id = $1 and boards.id = $3`,
    [accountId, null, id],
  )
  return rows[0]
}

/** Returns the board with this name, ignoring case; null stands for the default board. */
export async function boardNamed(
  database: Database,
  accountId: string,
  name: string | null,
): Promise<{ id: number } | undefined> {
  const { rows } = await database.query<{ id: number }>(
    `select id from boards where account_id = $1 and coalesce(lower(name), '') = coalesce(lower($2::text), '')`,
    [accountId, name],
  )
  return rows[0]
}

export async function countBoards(database: Database, accountId: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>('select count(*) as count from boards where account_id = $1', [
    accountId,
  ])
  return rows[0]?.count ?? 0
}

export async function insertBoard(
  client: PoolClient,
  board: { accountId: string; name: string | null; at: Date },
): Promise<{ id: number }> {
  const { rows } = await client.query<{ id: number }>(
    'insert into boards (account_id, name, created_at) values ($1, $2, $3) returning id',
    [board.accountId, board.name, board.at],
  )
  return rows[0] as { id: number }
}

export async function renameBoard(client: PoolClient, id: number, name: string | null): Promise<void> {
  await client.query('update boards set name = $2 where id = $1', [id, name])
}

/** Deletes a board of the account with its bookmarks; returns false if the account has no such board. */
export async function removeBoard(database: Database, accountId: string, id: number): Promise<boolean> {
  const { rowCount } = await database.query('delete from boards where account_id = $1 and id = $2', [accountId, id])
  return rowCount === 1
}

/**
 * Locks the board until the transaction ends.
 * @returns false if the account has no such board
 */
export async function lockBoard(client: PoolClient, accountId: string, id: number): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from boards where account_id = $1 and id = $2 for update', [accountId, id])
  return rowCount === 1
}
