import type { Pool } from '../platform/database.ts'

/** The description of a mark's picture, as a search engine indexes it. */
export interface DescribedLogo {
  serial: number
  /** The description, packed by `packLogo`; null if the mark has no picture that can be compared. */
  logo: Uint8Array | null
}

/** The number of rows per round trip, which take 10 MB of memory. */
const batchSize = 10_000

/** Returns the newest revision of the descriptions. */
export async function newestLogoRevision(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ revision: number | null }>('select max(revision) as revision from logo_descriptions')
  return rows[0]?.revision ?? 0
}

/** Returns an estimate of the number of descriptions, without counting. */
export async function expectedLogos(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ estimate: number }>(
    `select greatest(reltuples, 0)::integer as estimate from pg_class where oid = 'logo_descriptions'::regclass`,
  )
  return rows[0]?.estimate ?? 0
}

/** Yields all descriptions of a version of the descriptor in batches, by serial. */
export async function* allLogos(pool: Pool, version: number): AsyncGenerator<DescribedLogo[]> {
  let after = 0
  for (;;) {
    const { rows } = await pool.query<DescribedLogo>(
      `select serial, packed as logo from logo_descriptions
       where serial > $1 and version = $2 and packed is not null order by serial limit ${batchSize}`,
      [after, version],
    )
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = last.serial
  }
}

/**
 * Returns the descriptions that changed after a revision, and the revision of the last change. Returns undefined if
 * nothing changed. Descriptions by another version of the descriptor count as missing.
 */
export async function changedLogos(
  pool: Pool,
  revision: number,
  version: number,
): Promise<{ logos: DescribedLogo[]; revision: number } | undefined> {
  // Revisions are committed in order, one per batch, so a visible revision is complete.
  const { rows: bounds } = await pool.query<{ until: number | null }>(
    `select max(revision) as until from
       (select revision from logo_descriptions where revision > $1 order by revision limit ${batchSize}) page`,
    [revision],
  )
  const until = bounds[0]?.until
  if (until === null || until === undefined) return undefined
  const { rows } = await pool.query<DescribedLogo>(
    `select serial, case when version = $3 then packed end as logo from logo_descriptions
     where revision > $1 and revision <= $2`,
    [revision, until, version],
  )
  return { logos: rows, revision: until }
}

/** Returns the descriptions of these marks by this version of the descriptor. Leaves out marks without one. */
export async function logosOfSerials(pool: Pool, serials: readonly number[], version: number): Promise<DescribedLogo[]> {
  if (serials.length === 0) return []
  const { rows } = await pool.query<DescribedLogo>(
    `select serial, packed as logo from logo_descriptions
     where serial = any($1::integer[]) and version = $2 and packed is not null`,
    [serials, version],
  )
  return rows
}

/** A mark's described picture, with the features that the picture line compares. */
export interface SeenLogo {
  serial: number
  /** The description, packed by `packLogo`. */
  description: Uint8Array
  /** Packed by `packLineFeatures`. */
  features: Uint8Array
}

/** Like `logosOfSerials`, with what the picture line compares. */
export async function seenLogosOf(pool: Pool, serials: readonly number[], version: number): Promise<SeenLogo[]> {
  if (serials.length === 0) return []
  const { rows } = await pool.query<SeenLogo>({
    name: 'seenLogosOf',
    text: `select serial, d.packed as description, f.packed as features
      from logo_descriptions d join logo_features f using (serial)
      where serial = any($1::integer[]) and version = $2 and d.packed is not null`,
    values: [serials, version],
  })
  return rows
}

/** The progress of describing the register's pictures. */
export interface DescribingProgress {
  /** The number of descriptions by the version. */
  described: number
  /** The numbers of stored pictures that cannot be described: the file is missing, unreadable or shows nothing. */
  faults: { missing: number; unreadable: number; blank: number }
  /** The number of pictures examined since the given time. */
  recent: number
  /** When the last picture was described. */
  at: Date | null
}

/** Counts the descriptions of a version. Reads the whole table. */
export async function describingProgress(pool: Pool, version: number, since: Date): Promise<DescribingProgress> {
  const { rows } = await pool.query<Omit<DescribingProgress, 'faults'> & DescribingProgress['faults']>(
    `select count(*) filter (where packed is not null) as described,
       count(*) filter (where fault = 'missing') as missing, count(*) filter (where fault = 'unreadable') as unreadable,
       count(*) filter (where fault = 'blank') as blank,
       count(*) filter (where picture <> '' and described_at >= $2) as recent, max(described_at) as at
     from logo_descriptions where version = $1`,
    [version, since],
  )
  const { missing = 0, unreadable = 0, blank = 0, described = 0, recent = 0, at = null } = rows[0] ?? {}
  return { described, faults: { missing, unreadable, blank }, recent, at }
}

/** Counts the register's marks by picture. Reads all marks. */
export async function countPictures(pool: Pool): Promise<{ stored: number; linked: number; missing: number }> {
  const { rows } = await pool.query<{ stored: number; linked: number; missing: number }>(
    `select count(*) filter (where logo like 'logos/%') as stored,
       count(*) filter (where logo is not null and logo not like 'logos/%') as linked,
       count(*) filter (where logo is null and brand_type <> 'Word') as missing
     from brands where not removed`,
  )
  return rows[0] ?? { stored: 0, linked: 0, missing: 0 }
}

/**
 * Returns the marks whose picture became comparable after one revision of the descriptions and up to another.
 * Describing a picture again, by a new version of the descriptor, does not count.
 */
export async function logosComparedBetween(pool: Pool, after: number, until: number, limit: number): Promise<number[]> {
  const { rows } = await pool.query<{ serial: number }>(
    `select serial from logo_descriptions where compared_revision > $1 and compared_revision <= $2
     order by compared_revision, serial limit $3`,
    [after, until, limit],
  )
  return rows.map(({ serial }) => serial)
}

/** Returns the given marks whose picture is described, each with the revision from which it has been comparable. */
export async function comparedRevisions(pool: Pool, serials: readonly number[], version: number): Promise<Map<number, number>> {
  if (serials.length === 0) return new Map()
  const { rows } = await pool.query<{ serial: number; revision: number }>(
    `select serial, compared_revision as revision from logo_descriptions
     where serial = any($1::integer[]) and version = $2 and packed is not null`,
    [serials, version],
  )
  return new Map(rows.map(({ serial, revision }) => [serial, revision]))
}

/** Returns the time up to which the pictures of all changes have been described; null if that has never happened. */
export async function logosComparedAsOf(pool: Pool): Promise<Date | null> {
  const { rows } = await pool.query<{ at: string | null }>(
    `select value ->> 'at' as at from register_state where key = 'logosDescribed'`,
  )
  const at = rows[0]?.at
  return at ? new Date(at) : null
}
