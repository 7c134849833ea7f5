import type { ProtocolEntry } from '@marklot/contracts/search-protocol'
import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

export interface StoredProtocol {
  chain: string
  isOn: boolean
  entries: number
  lastHash: string
}

const state = 'chain, is_on as "isOn", entries, last_hash as "lastHash"'

export async function storedProtocol(database: Database, accountId: string): Promise<StoredProtocol | undefined> {
  const { rows } = await database.query<StoredProtocol>({
    name: 'storedProtocol',
    text: `select ${state} from search_protocols where account_id = $1`,
    values: [accountId],
  })
  return rows[0]
}

/** Reads the protocol and locks it until the transaction ends, so that entries are added one after the other. */
export async function lockedProtocol(client: PoolClient, accountId: string): Promise<StoredProtocol | undefined> {
  const { rows } = await client.query<StoredProtocol>(
    `select ${state} from search_protocols where account_id = $1 for no key update`,
    [accountId],
  )
  return rows[0]
}

export async function switchProtocol(
  database: Database,
  accountId: string,
  isOn: boolean,
  fresh: { chain: string; lastHash: string },
): Promise<StoredProtocol> {
  const { rows } = await database.query<StoredProtocol>(
    `insert into search_protocols (account_id, chain, is_on, last_hash) values ($1, $2, $3, $4)
     on conflict (account_id) do update set is_on = excluded.is_on returning ${state}`,
    [accountId, fresh.chain, isOn, fresh.lastHash],
  )
  return rows[0] as StoredProtocol
}

export async function addEntry(client: PoolClient, accountId: string, entry: ProtocolEntry): Promise<void> {
  const { record, hash, signature, keyId, text } = entry
  await client.query(
    `insert into search_protocol_entries (account_id, number, record, hash, signature, key_id, text)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [accountId, record.number, JSON.stringify(record), hash, signature, keyId, JSON.stringify(text)],
  )
  await client.query('update search_protocols set entries = $2, last_hash = $3 where account_id = $1', [
    accountId,
    record.number,
    hash,
  ])
}

const entry = 'record, hash, signature, key_id as "keyId", text'

/** Returns the entries with smaller numbers than `before`, the newest first. */
export async function entriesBefore(
  database: Database,
  accountId: string,
  before: number,
  size: number,
): Promise<ProtocolEntry[]> {
  const { rows } = await database.query<ProtocolEntry>(
    `select ${entry} from search_protocol_entries where account_id = $1 and number < $2 order by number desc limit $3`,
    [accountId, before, size],
  )
  return rows
}

/** Returns the accounts that keep a protocol or once kept one. */
export async function protocolAccounts(database: Database): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>('select account_id as id from search_protocols order by account_id')
  return rows.map(({ id }) => id)
}

/** Returns the whole chain, from its first entry. */
export async function allEntries(database: Database, accountId: string): Promise<ProtocolEntry[]> {
  const { rows } = await database.query<ProtocolEntry>(
    `select ${entry} from search_protocol_entries where account_id = $1 order by number`,
    [accountId],
  )
  return rows
}

export async function entryAt(database: Database, accountId: string, number: number): Promise<ProtocolEntry | undefined> {
  const { rows } = await database.query<ProtocolEntry>(
    `select ${entry} from search_protocol_entries where account_id = $1 and number = $2`,
    [accountId, number],
  )
  return rows[0]
}

/** Erases the text of an entry with its salt. @returns false when there is no such entry */
export async function eraseText(database: Database, accountId: string, number: number): Promise<boolean> {
  const { rowCount } = await database.query(
    'update search_protocol_entries set text = null where account_id = $1 and number = $2',
    [accountId, number],
  )
  return rowCount === 1
}
