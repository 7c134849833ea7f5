import type { Locale } from '@marklot/contracts'
import type { DossierFormat, DossierKind } from '@marklot/contracts/dossiers'
import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

export interface StoredDossier {
  id: string
  accountId: string
  kind: DossierKind
  format: DossierFormat
  title: string
  language: Locale
  /** The input of the dossier; null once it is no longer needed. */
  input: unknown
  /** The address to notify when it is ready. */
  mail: string | null
  done: number
  total: number
  failure: string | null
  size: number | null
  createdAt: Date
  finishedAt: Date | null
}

const columns = `id, account_id as "accountId", kind, format, title, language, input, mail, done, total, failure, size,
  created_at as "createdAt", finished_at as "finishedAt"`

export async function insertDossier(
  client: PoolClient,
  dossier: Omit<StoredDossier, 'done' | 'failure' | 'size' | 'finishedAt'>,
): Promise<StoredDossier> {
  const { id, accountId, kind, format, title, language, input, mail, total, createdAt } = dossier
  const { rows } = await client.query<StoredDossier>(
    `insert into dossiers (id, account_id, kind, format, title, language, input, mail, total, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning ${columns}`,
    [id, accountId, kind, format, title, language, JSON.stringify(input), mail, total, createdAt],
  )
  return rows[0] as StoredDossier
}

export async function storedDossier(database: Database, id: string): Promise<StoredDossier | undefined> {
  const { rows } = await database.query<StoredDossier>(`select ${columns} from dossiers where id = $1`, [id])
  return rows[0]
}

/** Returns the dossiers of an account, the newest first. */
export async function dossiersOf(database: Database, accountId: string): Promise<StoredDossier[]> {
  const { rows } = await database.query<StoredDossier>(
    `select ${columns} from dossiers where account_id = $1 order by created_at desc, id`,
    [accountId],
  )
  return rows
}

/** Returns the dossiers that were requested before a given time, the oldest first. */
export async function oldDossiers(database: Database, before: Date, limit: number): Promise<StoredDossier[]> {
  const { rows } = await database.query<StoredDossier>(
    `select ${columns} from dossiers where created_at < $1 order by created_at limit $2`,
    [before, limit],
  )
  return rows
}

export async function noteProgress(database: Database, id: string, done: number, total: number): Promise<void> {
  await database.query('update dossiers set done = $2, total = $3 where id = $1', [id, done, total])
}

/** Records that a dossier is finished. @returns false if it was deleted in the meantime */
export async function finishDossier(client: PoolClient, id: string, size: number, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `update dossiers set finished_at = $2, size = $3, done = total, input = null, mail = null, failure = null where id = $1`,
    [id, now, size],
  )
  return rowCount === 1
}

/** Records why a dossier failed for good. */
export async function giveUp(database: Database, id: string, failure: string): Promise<void> {
  await database.query('update dossiers set failure = $2, input = null, mail = null where id = $1', [id, failure])
}

export async function deleteDossier(database: Database, id: string): Promise<void> {
  await database.query('delete from dossiers where id = $1', [id])
}
