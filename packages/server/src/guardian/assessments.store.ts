import type { AssessmentCase } from '@marklot/contracts/guardian'
import type { SaferChanges } from '@marklot/contracts/guardian-assessment'
import type { RiskClass } from '@marklot/contracts/guardian-blocks'
import type { Verdict } from '@marklot/contracts/guardian-verdict'
import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

/** An assessment without its findings. */
export interface StoredAssessment {
  id: number
  accountId: string
  draftId: string | null
  previousId: number | null
  brandCase: AssessmentCase
  logoId: string | null
  createdAt: Date
  finishedAt: Date | null
  riskScore: number | null
  riskClass: RiskClass | null
  openConflicts: number | null
  /** Null: unfinished, or stored by an earlier program. */
  verdict: Verdict | null
  saferChanges: SaferChanges | null
}

const columns = `id, account_id as "accountId", draft_id as "draftId", previous_id as "previousId", brand_case as "brandCase",
  logo_id as "logoId", created_at as "createdAt", finished_at as "finishedAt", risk_score as "riskScore",
  risk_class as "riskClass", open_conflicts as "openConflicts", verdict, safer_changes as "saferChanges"`

/** Returns the assessments of an account, the newest first. */
export async function assessmentsOf(database: Database, accountId: string): Promise<StoredAssessment[]> {
  const { rows } = await database.query<StoredAssessment>(
    `select ${columns} from assessments where account_id = $1 order by id desc`,
    [accountId],
  )
  return rows
}

export async function storedAssessment(database: Database, id: number): Promise<StoredAssessment | undefined> {
  const { rows } = await database.query<StoredAssessment>(`select ${columns} from assessments where id = $1`, [id])
  return rows[0]
}

/** Returns the packed findings of an assessment; null if it is unfinished. */
export async function findingsOf(database: Database, id: number): Promise<Buffer | null> {
  const { rows } = await database.query<{ findings: Buffer | null }>('select findings from assessments where id = $1', [id])
  return rows[0]?.findings ?? null
}

/**
 * Replaces the packed findings of a finished assessment. @returns false when the assessment was deleted in the meantime
 */
export async function changeFindings(client: PoolClient, id: number, change: (packed: Buffer) => Buffer): Promise<boolean> {
  const { rows } = await client.query<{ findings: Buffer | null }>(
    'select findings from assessments where id = $1 for no key update',
    [id],
  )
  const packed = rows[0]?.findings
  if (!packed) return false
  await client.query('update assessments set findings = $2 where id = $1', [id, change(packed)])
  return true
}

/** Returns the last finished assessment of each of these drafts. */
export async function lastOfDrafts(database: Database, draftIds: readonly string[]): Promise<Map<string, StoredAssessment>> {
  if (draftIds.length === 0) return new Map()
  const { rows } = await database.query<StoredAssessment & { draftId: string }>(
    `select distinct on (draft_id) ${columns} from assessments
     where draft_id = any($1::uuid[]) and finished_at is not null order by draft_id, id desc`,
    [draftIds],
  )
  return new Map(rows.map((row) => [row.draftId, row]))
}

/** Returns the finished assessments that came from these drafts, also after the draft was deleted, the newest first. */
export async function assessmentsOfDrafts(database: Database, draftIds: readonly string[]): Promise<FinishedOfDraft[]> {
  if (draftIds.length === 0) return []
  const { rows } = await database.query<FinishedOfDraft>(
    `select id, origin_draft_id as "draftId", brand_case ->> 'name' as name, finished_at as "finishedAt",
       risk_score as "riskScore", open_conflicts as "openConflicts", verdict
     from assessments where origin_draft_id = any($1::uuid[]) and finished_at is not null order by id desc`,
    [draftIds],
  )
  return rows
}
/** The data that identify a finished assessment of a draft. */
export interface FinishedOfDraft extends Pick<StoredAssessment, 'id' | 'riskScore' | 'openConflicts' | 'verdict'> {
  draftId: string
  name: string
  finishedAt: Date
}

export async function countAssessments(database: Database, accountId: string): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::integer as count from assessments where account_id = $1',
    [accountId],
  )
  return rows[0]?.count ?? 0
}

/** Returns whether the account has an unfinished evaluation that started after this time. */
export async function isEvaluatedSince(database: Database, accountId: string, since: Date): Promise<boolean> {
  const { rowCount } = await database.query(
    'select from assessments where account_id = $1 and finished_at is null and created_at > $2 limit 1',
    [accountId, since],
  )
  return rowCount === 1
}

/** Returns the names of the account's assessments that finished after this time. */
export async function namesAssessedSince(database: Database, accountId: string, since: Date): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select distinct brand_case ->> 'name' as name from assessments where account_id = $1 and finished_at > $2`,
    [accountId, since],
  )
  return rows.map(({ name }) => name)
}

export type NewAssessment = Pick<StoredAssessment, 'accountId' | 'draftId' | 'previousId' | 'brandCase' | 'logoId' | 'createdAt'>
export async function insertAssessment(database: Database, one: NewAssessment): Promise<number> {
  const { rows } = await database.query<{ id: number }>(
    `insert into assessments (account_id, draft_id, previous_id, brand_case, logo_id, created_at, origin_draft_id)
     values ($1, $2, $3, $4, $5, $6, coalesce($2, (select origin_draft_id from assessments where id = $3))) returning id`,
    [one.accountId, one.draftId, one.previousId, JSON.stringify(one.brandCase), one.logoId, one.createdAt],
  )
  return rows[0]?.id as number
}

export type Finished = Required<
  Pick<StoredAssessment, 'finishedAt' | 'riskScore' | 'riskClass' | 'openConflicts' | 'verdict'>
> & {
  findings: Buffer
}
/** Stores the findings of a running assessment. @returns false when the assessment was deleted in the meantime */
export async function finishAssessment(client: PoolClient, id: number, finished: Finished): Promise<boolean> {
  const { rowCount } = await client.query(
    `update assessments
     set finished_at = $2, risk_score = $3, risk_class = $4, open_conflicts = $5, verdict = $6, findings = $7
     where id = $1 and finished_at is null`,
    [
      id,
      finished.finishedAt,
      finished.riskScore,
      finished.riskClass,
      finished.openConflicts,
      finished.verdict,
      finished.findings,
    ],
  )
  return rowCount === 1
}

/** Returns what decides the verdicts of these finished assessments. */
export async function judgedOf(database: Database, ids: readonly number[]): Promise<JudgedAssessment[]> {
  const { rows } = await database.query<JudgedAssessment>(
    'select id, brand_case as "brandCase", findings from assessments where id = any($1::integer[]) and findings is not null',
    [ids],
  )
  return rows
}
export interface JudgedAssessment extends Pick<StoredAssessment, 'id' | 'brandCase'> {
  findings: Buffer
}

/** Stores missing verdicts. */
export async function storeVerdicts(database: Database, verdicts: ReadonlyMap<number, Verdict>): Promise<void> {
  // Sorted, so that two lists that store the same verdicts lock them in the same order.
  const read = [...verdicts].sort(([a], [b]) => a - b)
  await database.query(
    `update assessments set verdict = read.verdict
     from unnest($1::integer[], $2::text[]) as read(id, verdict)
     where assessments.id = read.id and assessments.verdict is null`,
    [read.map(([id]) => id), read.map(([, verdict]) => verdict)],
  )
}

export async function storeSaferChanges(database: Database, id: number, changes: SaferChanges): Promise<void> {
  await database.query('update assessments set safer_changes = $2 where id = $1', [id, JSON.stringify(changes)])
}

export async function deleteAssessment(database: Database, id: number): Promise<void> {
  await database.query('delete from assessments where id = $1', [id])
}

/** Deletes an assessment unless it has finished. @returns whether it was deleted */
export async function deleteUnfinished(database: Database, id: number): Promise<boolean> {
  const { rowCount } = await database.query('delete from assessments where id = $1 and finished_at is null', [id])
  return rowCount === 1
}

/** Deletes evaluations that were interrupted before this time. */
export async function deleteInterrupted(database: Database, before: Date): Promise<void> {
  await database.query('delete from assessments where finished_at is null and created_at < $1', [before])
}
