import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import type { DescribedPicture } from './thread/logo-work.ts'

/** The progress of the job through the register's changes. */
export interface DescribingState {
  /** The version of the descriptor. A new version starts from the beginning. */
  version: number
  /** The last examined change: the revision of the mark, and its serial within that revision. */
  revision: number
  serial: number
}

/** A mark whose picture may have changed. */
export interface PicturedMark {
  serial: number
  revision: number
  /** The picture that is stored now; null if there is none. */
  picture: string | null
  /** The stored description of the picture, if any. */
  described: { picture: string; version: number } | null
}

const stateKey = 'logosDescribed'
/** The lock that lets only one job write at a time, so that revisions are committed in order. */
const writeLock = 7_264_002

const columns = `b.serial, b.revision, case when b.logo like 'logos/%' and not b.removed then b.logo end as picture,
  case when d.serial is not null then json_build_object('picture', d.picture, 'version', d.version) end as described`

export async function describingState(pool: Pool, version: number): Promise<DescribingState> {
  const { rows } = await pool.query<{ value: DescribingState }>('select value from register_state where key = $1', [stateKey])
  const stored = rows[0]?.value
  return stored?.version === version ? stored : { version, revision: 0, serial: 0 }
}

/** Returns the marks that changed after a state, in the order of their changes. */
export async function nextChangedMarks(
  pool: Pool,
  { revision, serial }: DescribingState,
  limit: number,
): Promise<PicturedMark[]> {
  const { rows } = await pool.query<PicturedMark>({
    name: 'nextChangedMarks',
    text: `select ${columns} from brands b left join logo_descriptions d on d.serial = b.serial
      where b.revision >= $1 and (b.revision, b.serial) > ($1, $2) order by b.revision, b.serial limit $3`,
    values: [revision, serial, limit],
  })
  return rows
}

/** Returns marks whose picture arrived without a change of the mark. */
export async function nextDueMarks(pool: Pool, limit: number): Promise<PicturedMark[]> {
  const { rows } = await pool.query<PicturedMark>(
    `select ${columns} from (select serial from logos_due order by serial limit $1) due
     join brands b on b.serial = due.serial left join logo_descriptions d on d.serial = b.serial`,
    [limit],
  )
  return rows
}

/** The reason why a picture is not described: it is missing from the storage, is not a picture, or shows nothing. */
export type PictureFault = 'missing' | 'unreadable' | 'blank'

/** A description to store. */
export interface Description {
  serial: number
  /** The picture that was described; '' if the mark has none. */
  picture: string
  /** The description and the features of the picture. */
  described: DescribedPicture | null
  /** The reason why the picture is not described; null for a described picture, and if there is none. */
  fault: PictureFault | null
}

/**
 * Stores the descriptions of a batch and the new state in one transaction.
 * @param due the marks of the batch that are no longer due
 */
export async function storeDescriptions(
  pool: Pool,
  descriptions: readonly Description[],
  { state, version, at, due = [] }: { state?: DescribingState; version: number; at: Date; due?: readonly number[] },
): Promise<void> {
  await transaction(pool, async (client) => {
    if (descriptions.length > 0) {
      await client.query('select pg_advisory_xact_lock($1)', [writeLock])
      const { rows } = await client.query<{ revision: number }>(`select nextval('logo_revision') as revision`)
      await client.query(
        `insert into logo_descriptions as known (serial, picture, version, revision, compared_revision, packed, fault, described_at)
         select serial, picture, $5, $6, case when packed is not null then $6::bigint end, packed, fault, $7
         from unnest($1::integer[], $2::text[], $3::bytea[], $4::text[]) one(serial, picture, packed, fault)
         on conflict (serial) do update set picture = excluded.picture, version = excluded.version,
           revision = excluded.revision, packed = excluded.packed, fault = excluded.fault, described_at = excluded.described_at,
           compared_revision = case when excluded.packed is not null and known.picture = excluded.picture
             then coalesce(known.compared_revision, excluded.compared_revision) else excluded.compared_revision end`,
        [
          descriptions.map(({ serial }) => serial),
          descriptions.map(({ picture }) => picture),
          descriptions.map(({ described }) => described && Buffer.from(described.description)),
          descriptions.map(({ fault }) => fault),
          version,
          rows[0]?.revision,
          at,
        ],
      )
      await storeFeatures(client, descriptions)
    }
    if (due.length > 0) await client.query('delete from logos_due where serial = any($1::integer[])', [due])
    if (state)
      await client.query(
        `insert into register_state (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
        [stateKey, JSON.stringify({ ...state, at: at.toISOString() })],
      )
  })
}

async function storeFeatures(client: PoolClient, descriptions: readonly Description[]): Promise<void> {
  const seen = descriptions.flatMap(({ serial, described }) => (described ? [{ serial, features: described.features }] : []))
  const unseen = descriptions.filter(({ described }) => described === null).map(({ serial }) => serial)
  await client.query(
    `insert into logo_features (serial, packed) select * from unnest($1::integer[], $2::bytea[])
     on conflict (serial) do update set packed = excluded.packed`,
    [seen.map(({ serial }) => serial), seen.map(({ features }) => Buffer.from(features))],
  )
  await client.query('delete from logo_features where serial = any($1::integer[])', [unseen])
}
