import type { Readable, Writable } from 'node:stream'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { PoolClient } from '../platform/database.ts'
import { quoted, type StoredTable } from './schema.store.ts'

const named = ({ name, columns }: StoredTable) => `${quoted(name)} (${columns.map(quoted).join(', ')})`

/** Conditions for the rows that an unencrypted backup may contain. Waiting mails contain codes and links. */
const openRows: Readonly<Record<string, string>> = { mails: `state <> 'waiting'` }

/**
 * Streams the rows of a table in PostgreSQL's text format, one line per row.
 * @param which `open` leaves out rows that only an encrypted backup may contain
 */
export function rowsOf(client: PoolClient, table: StoredTable, which: 'all' | 'open' = 'all'): Readable {
  const condition = which === 'open' ? openRows[table.name] : undefined
  const { name, columns } = table
  const source =
    condition === undefined ? named(table) : `(select ${columns.map(quoted).join(', ')} from ${quoted(name)} where ${condition})`
  return client.query(copyTo(`copy ${source} to stdout`))
}

/** Writes rows, in the format of `rowsOf`, into a table. */
export const rowsInto = (client: PoolClient, table: StoredTable): Writable =>
  client.query(copyFrom(`copy ${named(table)} from stdin`))
