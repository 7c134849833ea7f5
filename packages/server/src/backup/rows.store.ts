import type { Readable, Writable } from 'node:stream'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { PoolClient } from '../platform/database.ts'
import { quoted, type StoredTable } from './schema.store.ts'

const named = ({ name, columns }: StoredTable) => `${quoted(name)} (${columns.map(quoted).join(', ')})`

/**
 * The rows of a table in PostgreSQL's text format, a line for each.
 * @param mails `settled` leaves out the mails that wait, whose texts hold codes and links
 */
export function rowsOf(client: PoolClient, table: StoredTable, mails: 'all' | 'settled' = 'all'): Readable {
  const settled = `(select ${table.columns.map(quoted).join(', ')} from mails where state <> 'waiting')`
  return client.query(copyTo(`copy ${table.name === 'mails' && mails === 'settled' ? settled : named(table)} to stdout`))
}

/** Takes rows as `rowsOf` gives them. */
export const rowsInto = (client: PoolClient, table: StoredTable): Writable =>
  client.query(copyFrom(`copy ${named(table)} from stdin`))
