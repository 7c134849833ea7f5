import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import type { IngestRun, RegisterState } from '@marklot/contracts/administration'
import type { Pool, PoolClient } from '../platform/database.ts'

/*
 * The register's own facts: offices, deliveries and the generation. Only the ingest writes them. A mark's source
 * delivery is read with the mark.
 */

export interface OfficeState {
  office: RegistrationOfficeCode
  marks: number
  /** The as-of day, YYYY-MM-DD; null if no delivery states its day. */
  asOf: string | null
  /** The first day whose delivery is missing; null if there is no gap. */
  gapSince: string | null
  isSample: boolean
}

/** Returns all seven offices with their as-of date and stored number of marks, without counting. */
export async function officeStates(pool: Pool): Promise<OfficeState[]> {
  const { rows } = await pool.query<OfficeState>({
    name: 'officeStates',
    text: 'select office, marks, as_of as "asOf", gap_since as "gapSince", is_sample as "isSample" from offices',
  })
  const stored = new Map(rows.map((row) => [row.office, row]))
  const none = { marks: 0, asOf: null, gapSince: null, isSample: false }
  return registrationOfficeCodes.map((office) => stored.get(office) ?? { office, ...none })
}

/** Returns an estimate of the number of marks, without counting. */
export async function expectedMarks(pool: Pool): Promise<number> {
  return (await officeStates(pool)).reduce((sum, { marks }) => sum + marks, 0)
}

/**
 * Returns the register's generation, which changes when the whole register is replaced. Serials of an earlier
 * generation then identify other marks or none.
 */
export async function registerGeneration(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ value: string }>(
    `select value #>> '{}' as value from register_state where key = 'generation'`,
  )
  return rows[0]?.value ?? ''
}

export interface RegisterFacts {
  /** The revision of the newest change. */
  revision: number
  generation: string
  isSample: boolean
  /** Offices with marks, in the order of the contract. */
  offices: { code: RegistrationOfficeCode; asOf: string | null }[]
}

/** Returns the facts on which the statistics depend, which one statement reads without counting. */
export async function registerFacts(pool: Pool): Promise<RegisterFacts> {
  const { rows } = await pool.query<{
    revision: number
    generation: string
    offices: { code: RegistrationOfficeCode; asOf: string | null; isSample: boolean }[]
  }>(
    `select (select coalesce(max(revision), 0) from brands) as revision,
       coalesce((select value #>> '{}' from register_state where key = 'generation'), '') as generation,
       (select coalesce(json_agg(json_build_object('code', office, 'asOf', as_of, 'isSample', is_sample)), '[]')
        from offices where marks > 0) as offices`,
  )
  const { revision, generation, offices } = rows[0] ?? { revision: 0, generation: '', offices: [] }
  return {
    revision,
    generation,
    isSample: offices.some(({ isSample }) => isSample),
    offices: registrationOfficeCodes.flatMap((code) =>
      offices.filter((office) => office.code === code).map(({ asOf }) => ({ code, asOf })),
    ),
  }
}

/**
 * Returns whether an ingest that began after `since` has not ended. A killed ingest looks the same, so `since` limits
 * how far back this looks.
 */
export async function isIngestUnderWay(pool: Pool, since: Date, now: Date): Promise<boolean> {
  const { rows } = await pool.query<{ isUnderWay: boolean }>(
    `select exists (select 1 from deliveries where finished_at is null and started_at between $1 and $2) as "isUnderWay"`,
    [since, now],
  )
  return rows[0]?.isUnderWay === true
}

/** Returns whether deliveries of real offices have been read. */
export async function holdsRealDeliveries(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ real: boolean }>('select exists (select 1 from deliveries where not is_sample) as real')
  return rows[0]?.real === true
}

/** Returns whether deliveries of the sample have been read. */
export async function holdsSampleDeliveries(database: Pool | PoolClient): Promise<boolean> {
  const { rows } = await database.query<{ sample: boolean }>('select exists (select 1 from deliveries where is_sample) as sample')
  return rows[0]?.sample === true
}

/** Returns the register's state for administrators: all seven offices, with zero marks for those without data. */
export async function registerState(pool: Pool): Promise<RegisterState> {
  const { rows } = await pool.query<{
    code: RegistrationOfficeCode
    marks: number
    asOf: string | null
    isSample: boolean
    updatedAt: Date | null
  }>('select office as code, marks, as_of as "asOf", is_sample as "isSample", updated_at as "updatedAt" from offices')
  const stored = new Map(rows.map((row) => [row.code, row]))
  return {
    offices: registrationOfficeCodes.map((code) => {
      const { marks = 0, asOf = null, isSample = false, updatedAt = null } = stored.get(code) ?? {}
      return { code, marks, asOf, isSample, updatedUtc: updatedAt?.toISOString() ?? null }
    }),
  }
}

/** Returns a page of the files that were read into the register, newest first. */
export async function ingestRuns(
  pool: Pool,
  { query, page, size }: { query: string; page: number; size: number },
): Promise<{ total: number; runs: IngestRun[] }> {
  const words = query.trim()
  const condition = `($1 = '' or office = lower($1) or strpos(lower(file), lower($1)) > 0)`
  const { rows: counts } = await pool.query<{ total: number }>(`select count(*) as total from deliveries where ${condition}`, [
    words,
  ])
  const { rows } = await pool.query<{
    id: number
    office: RegistrationOfficeCode
    feed: string
    file: string
    deliveryDate: string | null
    isSample: boolean
    startedAt: Date
    finishedAt: Date | null
    summary: Record<string, unknown> | null
  }>(
    `select id, office, feed, file, delivery_date as "deliveryDate", is_sample as "isSample", started_at as "startedAt",
       finished_at as "finishedAt", summary
     from deliveries where ${condition} order by id desc limit $2 offset $3`,
    [words, size, (page - 1) * size],
  )
  return {
    total: counts[0]?.total ?? 0,
    runs: rows.map(({ office, startedAt, finishedAt, summary, ...run }) => ({
      ...run,
      registrationOfficeCode: office,
      startedUtc: startedAt.toISOString(),
      finishedUtc: finishedAt?.toISOString() ?? null,
      summary: summary ?? {},
    })),
  }
}
