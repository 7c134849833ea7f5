import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import type { IngestRun, RegisterState } from '@marklot/contracts/administration'
import type { Pool } from '../platform/database.ts'

/** All seven offices; those without data stand there with zero marks. */
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

/** A page of the files that were read, the newest first. */
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
