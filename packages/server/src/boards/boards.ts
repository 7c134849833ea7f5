import type { Locale } from '@marklot/contracts'
import { type BrandBoard, mostBoards, type SaveBrandBoard } from '@marklot/contracts/boards'
import { lockAccount } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import {
  boardNamed,
  boardOf,
  boardsOf,
  countBoards,
  insertBoard,
  removeBoard,
  renameBoard,
  type StoredBoard,
} from './boards.store.ts'
import { boardName, presentBoards } from './present.ts'

export interface BoardsContext {
  pool: Pool
  clock: Clock
}
/** The account whose boards a call concerns, and the language of the reply. */
export interface Reader {
  accountId: string
  locale: Locale
}

/** Returns the boards of an account, each with the bookmark of the brand that the call names. */
export async function listBoards(
  { pool }: BoardsContext,
  { accountId, locale }: Reader,
  brandId: string | undefined,
): Promise<BrandBoard[]> {
  return presentBoards(pool, await boardsOf(pool, accountId, brandId), locale)
}

/** Returns a board of the account. @throws AppError `board.notFound` */
export async function reachBoard(pool: Pool, accountId: string, id: number): Promise<StoredBoard> {
  const board = await boardOf(pool, accountId, id)
  if (!board) throw new AppError('board.notFound')
  return board
}

/** Reads a board. @throws AppError `board.notFound` */
export async function readBoard({ pool }: BoardsContext, { accountId, locale }: Reader, id: number): Promise<BrandBoard> {
  const [board] = await presentBoards(pool, [await reachBoard(pool, accountId, id)], locale)
  return board as BrandBoard
}

/**
 * Creates a board, or renames the one with the given id. Concurrent calls with the same name create one board.
 * @throws AppError `board.notFound`, `board.nameTaken`, `board.tooMany`
 */
export async function saveBoard(context: BoardsContext, reader: Reader, { id, name }: SaveBrandBoard): Promise<BrandBoard> {
  const stored = storedName(name, reader.locale)
  const saved = await transaction(context.pool, async (client) => {
    await lockAccount(client, reader.accountId)
    return id === undefined ? addBoard(client, context, reader, stored) : changeName(client, reader, id, stored)
  })
  return readBoard(context, reader, saved)
}

/**
 * Returns the name to store. A board with the default name is the default board: it is stored without a name, so that
 * its name follows the reader's language.
 */
function storedName(name: string | undefined, locale: Locale): string | null {
  const isDefault = name === undefined || name.toLocaleLowerCase(locale) === boardName(null, locale).toLocaleLowerCase(locale)
  return isDefault ? null : name
}

async function addBoard(
  client: PoolClient,
  { clock }: BoardsContext,
  { accountId }: Reader,
  name: string | null,
): Promise<number> {
  const known = await boardNamed(client, accountId, name)
  if (known) return known.id
  if ((await countBoards(client, accountId)) >= mostBoards) throw new AppError('board.tooMany')
  return (await insertBoard(client, { accountId, name, at: clock.now() })).id
}

async function changeName(client: PoolClient, { accountId }: Reader, id: number, name: string | null): Promise<number> {
  if (!(await boardOf(client, accountId, id))) throw new AppError('board.notFound')
  const holder = await boardNamed(client, accountId, name)
  if (holder && holder.id !== id) throw new AppError('board.nameTaken')
  await renameBoard(client, id, name)
  return id
}

/** Deletes a board with its bookmarks. @throws AppError `board.notFound` */
export async function deleteBoard({ pool }: BoardsContext, { accountId }: Reader, id: number): Promise<null> {
  if (!(await removeBoard(pool, accountId, id))) throw new AppError('board.notFound')
  return null
}
