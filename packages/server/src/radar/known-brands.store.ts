import type { BrandStateCategory } from '@marklot/contracts'
import type { BrandAssessment, BrandChange } from '@marklot/contracts/radar'
import type { Pool, PoolClient } from '../platform/database.ts'
import type { BrandFacts, KnownBrand } from './verdicts.ts'

type Database = Pool | PoolClient

/** A brand that a search knows, with its assessment. */
export interface AssessedRow extends KnownBrand {
  queryId: number
  brandId: string
  note: string
  assessedAt: Date | null
  changes: BrandChange[]
}

const columns = `query_id as "queryId", brand_id as "brandId", assessment, note, assessed_at as "assessedAt", changes, revision,
  state_category as "stateCategory", owner_key as "ownerKey", nice_classes as "niceClasses", goods_digest as "goodsDigest"`

type Row = Omit<AssessedRow, 'facts'> & BrandFacts
const present = ({ revision, stateCategory, ownerKey, niceClasses, goodsDigest, ...row }: Row): AssessedRow => ({
  ...row,
  facts: { revision, stateCategory, ownerKey, niceClasses, goodsDigest },
})

/** Returns those pairs of a search and a brand that are known. */
export async function knownPairs(
  database: Database,
  pairs: readonly { queryId: number; brandId: string }[],
): Promise<AssessedRow[]> {
  if (pairs.length === 0) return []
  const { rows } = await database.query<Row>(
    `select ${columns} from known_brands
     join unnest($1::integer[], $2::text[]) as pair (query_id, brand_id) using (query_id, brand_id)`,
    [pairs.map(({ queryId }) => queryId), pairs.map(({ brandId }) => brandId)],
  )
  return rows.map(present)
}

/** Returns all brands that a search knows, the most recently assessed first. */
export async function knownBrandsOf(
  database: Database,
  queryId: number,
  assessment: BrandAssessment | null = null,
): Promise<AssessedRow[]> {
  const { rows } = await database.query<Row>(
    `select ${columns} from known_brands where query_id = $1 and ($2::text is null or assessment = $2)
     order by assessed_at desc nulls first, brand_id`,
    [queryId, assessment],
  )
  return rows.map(present)
}

/** An open risk of one of an account's saved searches. */
export interface OpenRisk {
  brandId: string
  query: { id: number; name: string }
}

/** Returns the open risks of all saved searches of an account. */
export async function openRisksOf(database: Database, accountId: string): Promise<OpenRisk[]> {
  const { rows } = await database.query<{ brandId: string; id: number; name: string }>(
    `select k.brand_id as "brandId", q.id, q.name
     from known_brands k join stored_brand_queries q on q.id = k.query_id
     where q.account_id = $1 and k.assessment = 'open' order by q.id, k.brand_id`,
    [accountId],
  )
  return rows.map(({ brandId, ...query }) => ({ brandId, query }))
}

/** A brand as it was reported. */
export interface ReportedBrand {
  queryId: number
  brandId: string
  facts: BrandFacts
  /** The changes; empty for a new brand. */
  changes: readonly BrandChange[]
}

/**
 * Stores reported brands with their facts. A changed brand becomes an open risk that is not yet assessed, and keeps its
 * note.
 */
export async function rememberReported(client: PoolClient, reported: readonly ReportedBrand[]): Promise<void> {
  if (reported.length === 0) return
  await client.query(
    `insert into known_brands as known (query_id, brand_id, revision, state_category, owner_key, nice_classes, goods_digest, changes)
     select query_id, brand_id, revision, state_category, owner_key, nice_classes::smallint[], goods_digest, changes::text[]
     from unnest($1::integer[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
       as r (query_id, brand_id, revision, state_category, owner_key, nice_classes, goods_digest, changes)
     on conflict (query_id, brand_id) do update set revision = excluded.revision, state_category = excluded.state_category,
       owner_key = excluded.owner_key, nice_classes = excluded.nice_classes, goods_digest = excluded.goods_digest,
       changes = excluded.changes, assessment = 'open', assessed_at = null`,
    [
      reported.map(({ queryId }) => queryId),
      reported.map(({ brandId }) => brandId),
      ...factColumns(reported.map(({ facts }) => facts)),
      reported.map(({ changes }) => `{${changes.join(',')}}`),
    ],
  )
}

/** Stores the newest revisions of known brands whose relevant facts have not changed. */
export async function noteRevisions(
  client: PoolClient,
  seen: readonly { queryId: number; brandId: string; revision: number }[],
): Promise<void> {
  if (seen.length === 0) return
  await client.query(
    `update known_brands k set revision = s.revision
     from unnest($1::integer[], $2::text[], $3::bigint[]) as s (query_id, brand_id, revision)
     where k.query_id = s.query_id and k.brand_id = s.brand_id`,
    [seen.map(({ queryId }) => queryId), seen.map(({ brandId }) => brandId), seen.map(({ revision }) => revision)],
  )
}

/** A person's assessment of a brand, with the brand's facts at that moment. */
export interface NewAssessment {
  brandId: string
  assessment: BrandAssessment
  note: string
  facts: BrandFacts
}

export async function storeAssessments(
  client: PoolClient,
  queryId: number,
  assessed: readonly NewAssessment[],
  now: Date,
): Promise<void> {
  if (assessed.length === 0) return
  await client.query(
    `insert into known_brands as known (query_id, brand_id, revision, state_category, owner_key, nice_classes, goods_digest,
       assessment, note, assessed_at)
     select $1, brand_id, revision, state_category, owner_key, nice_classes::smallint[], goods_digest, assessment, note, $10
     from unnest($2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
       as a (brand_id, revision, state_category, owner_key, nice_classes, goods_digest, assessment, note)
     on conflict (query_id, brand_id) do update set revision = excluded.revision, state_category = excluded.state_category,
       owner_key = excluded.owner_key, nice_classes = excluded.nice_classes, goods_digest = excluded.goods_digest,
       assessment = excluded.assessment, note = excluded.note, assessed_at = excluded.assessed_at, changes = '{}'`,
    [
      queryId,
      assessed.map(({ brandId }) => brandId),
      ...factColumns(assessed.map(({ facts }) => facts)),
      assessed.map(({ assessment }) => assessment),
      assessed.map(({ note }) => note),
      now,
    ],
  )
}

/** Returns the facts as arrays for `unnest`; the classes of each brand are one array, written as text. */
function factColumns(facts: readonly BrandFacts[]): [number[], BrandStateCategory[], string[], string[], string[]] {
  return [
    facts.map(({ revision }) => revision),
    facts.map(({ stateCategory }) => stateCategory),
    facts.map(({ ownerKey }) => ownerKey),
    facts.map(({ niceClasses }) => `{${niceClasses.join(',')}}`),
    facts.map(({ goodsDigest }) => goodsDigest),
  ]
}
