import type { Locale } from '@marklot/contracts'
import type { Pool, PoolClient } from '../platform/database.ts'
import type { ListName, ValueText } from './values.ts'

/** A text written by an administrator. */
export interface WrittenText extends ValueText {
  list: ListName
  key: string
  language: Locale
}
const textColumns = 'list, key, language, description, short_description as "shortDescription"'

export async function writtenTexts(pool: Pool): Promise<WrittenText[]> {
  const { rows } = await pool.query<WrittenText>(`select ${textColumns} from reference_texts order by list, key, language`)
  return rows
}

/** Returns the written texts of one value in all languages, locked until the transaction ends. */
export async function lockTextsOf(client: PoolClient, list: ListName, key: string): Promise<WrittenText[]> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`reference ${list} ${key}`])
  const { rows } = await client.query<WrittenText>(
    `select ${textColumns} from reference_texts where list = $1 and key = $2 order by language`,
    [list, key],
  )
  return rows
}

export async function writeText(client: PoolClient, text: WrittenText, at: Date): Promise<void> {
  await client.query(
    `insert into reference_texts (list, key, language, description, short_description, updated_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (list, key, language) do update set
       description = excluded.description, short_description = excluded.short_description, updated_at = excluded.updated_at`,
    [text.list, text.key, text.language, text.description, text.shortDescription, at],
  )
}

export async function removeTexts(client: PoolClient, list: ListName, key: string): Promise<void> {
  await client.query('delete from reference_texts where list = $1 and key = $2', [list, key])
}
