import type { Locale } from '@marklot/contracts'
import type { Cancellation, DeclarationKind, DeclarationState, OpenReason, Withdrawal } from '@marklot/contracts/declarations'
import type { WithdrawalAssessment } from '../platform/contract-withdrawals.ts'
import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

/** The declaration as it was sent, without the id that the page chose. */
export type DeclarationContent =
  | ({ kind: 'cancellation' } & Omit<Cancellation, 'requestId'>)
  | ({ kind: 'withdrawal' } & Omit<Withdrawal, 'requestId'>)

export interface NewDeclaration {
  id: string
  requestId: string | null
  content: DeclarationContent
  receivedAt: Date
  locale: Locale
  isMailed: boolean
  isSignedIn: boolean
  accountId: string | null
  /**
   * The consequences of a withdrawal for the account's contract, as the customer was told; null for other declarations.
   */
  assessment: StoredAssessment | null
}

/** The assessment as stored, with its instants as texts. */
export type StoredAssessment = Omit<WithdrawalAssessment, 'orderedAt' | 'until'> & { orderedAt: string; until: string }

export interface StoredDeclaration extends NewDeclaration {
  kind: DeclarationKind
  state: DeclarationState
  reason: OpenReason | null
  contractId: string | null
  contractName: string | null
  previousEnd: Date | null
  endsAt: Date | null
  objectedAt: Date | null
  settledAt: Date | null
  settledBy: string | null
  note: string
}

const columns = `id, request_id as "requestId", kind, received_at as "receivedAt", locale, content, is_mailed as "isMailed",
  is_signed_in as "isSignedIn", account_id as "accountId", state, reason, contract_id as "contractId",
  contract_name as "contractName", previous_end as "previousEnd", ends_at as "endsAt", objected_at as "objectedAt",
  settled_at as "settledAt", settled_by as "settledBy", note,
  assessment`

/** Stores a new declaration. @returns false when the id of the request was used before */
export async function insertDeclaration(client: PoolClient, declaration: NewDeclaration): Promise<boolean> {
  const { id, requestId, content, receivedAt, locale, isMailed, isSignedIn, accountId, assessment } = declaration
  const { rowCount } = await client.query(
    `insert into declarations (id, request_id, kind, received_at, locale, content, receipt_mail, is_mailed, is_signed_in,
       account_id, assessment, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'received') on conflict (request_id) do nothing`,
    [
      id,
      requestId,
      content.kind,
      receivedAt,
      locale,
      JSON.stringify(content),
      content.receiptMail,
      isMailed,
      isSignedIn,
      accountId,
      assessment && JSON.stringify(assessment),
    ],
  )
  return rowCount === 1
}

export async function declarationById(database: Database, id: string): Promise<StoredDeclaration | undefined> {
  const { rows } = await database.query<StoredDeclaration>(`select ${columns} from declarations where id = $1`, [id])
  return rows[0]
}

/** Locks a declaration until the transaction ends. */
export async function lockDeclaration(client: PoolClient, id: string): Promise<StoredDeclaration | undefined> {
  const { rows } = await client.query<StoredDeclaration>(`select ${columns} from declarations where id = $1 for update`, [id])
  return rows[0]
}

export async function declarationByRequest(database: Database, requestId: string): Promise<StoredDeclaration | undefined> {
  const { rows } = await database.query<StoredDeclaration>(`select ${columns} from declarations where request_id = $1`, [
    requestId,
  ])
  return rows[0]
}

/** Returns how many confirmations have been sent to an address since a given time. */
export async function confirmationsTo(client: PoolClient, mail: string, since: Date): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*) as count from declarations where lower(receipt_mail) = lower($1) and received_at > $2 and is_mailed',
    [mail, since],
  )
  return rows[0]?.count ?? 0
}

/** The outcome of a declaration. */
export interface Outcome {
  state: DeclarationState
  reason?: OpenReason
  accountId?: string | null
  /** `endsAt` is null while its provider has not confirmed the end. */
  contract?: { id: string; name: string; previousEnd: Date | null; endsAt: Date | null }
  carriedOutAt?: Date
  assessment?: StoredAssessment
}

export async function writeOutcome(client: PoolClient, id: string, outcome: Outcome): Promise<void> {
  const { state, reason = null, accountId = null, contract, carriedOutAt = null, assessment = null } = outcome
  await client.query(
    `update declarations set state = $2, reason = $3, account_id = coalesce($4, account_id), contract_id = coalesce($5, contract_id),
       contract_name = coalesce($6, contract_name), previous_end = coalesce($7, previous_end), ends_at = coalesce($8, ends_at),
       carried_out_at = coalesce($9, carried_out_at), assessment = coalesce($10, assessment) where id = $1`,
    [
      id,
      state,
      reason,
      accountId,
      contract?.id ?? null,
      contract?.name ?? null,
      contract?.previousEnd ?? null,
      contract?.endsAt ?? null,
      carriedOutAt,
      assessment && JSON.stringify(assessment),
    ],
  )
}

export async function writeObjection(client: PoolClient, id: string, goesOn: boolean, at: Date): Promise<void> {
  await client.query(
    `update declarations set objected_at = $2, state = $3, reason = case when $3 = 'open' then 'objection' else reason end
     where id = $1`,
    [id, at, goesOn ? 'objected' : 'open'],
  )
}

export async function writeSettlement(
  client: PoolClient,
  id: string,
  settlement: { isDone: boolean; note: string; at: Date; by: string },
): Promise<void> {
  const { isDone, note, at, by } = settlement
  await client.query(`update declarations set state = $2, note = $3, settled_at = $4, settled_by = $5 where id = $1`, [
    id,
    isDone ? 'done' : 'open',
    note,
    isDone ? at : null,
    isDone ? by : null,
  ])
}

/**
 * Returns a page of the declarations, open ones first, then the newest. The search words may be part of the content, or
 * a reference.
 */
export async function selectDeclarations(
  pool: Pool,
  { query, page, size }: { query: string; page: number; size: number },
): Promise<{ total: number; open: number; rows: StoredDeclaration[] }> {
  const condition = `($1 = '' or strpos(lower(content::text), lower($1)) > 0 or starts_with(id::text, lower($1)))`
  const { rows: counts } = await pool.query<{ total: number; open: number }>(
    `select count(*) filter (where ${condition}) as total, count(*) filter (where state = 'open') as open from declarations`,
    [query],
  )
  const { rows } = await pool.query<StoredDeclaration>(
    `select ${columns} from declarations where ${condition} order by (state = 'open') desc, received_at desc, id
     limit $2 offset $3`,
    [query, size, (page - 1) * size],
  )
  return { total: counts[0]?.total ?? 0, open: counts[0]?.open ?? 0, rows }
}

/** Returns the declarations about an account, oldest first, for the export of personal data. */
export async function declarationsOf(pool: Pool, accountId: string): Promise<StoredDeclaration[]> {
  const { rows } = await pool.query<StoredDeclaration>(
    `select ${columns} from declarations where account_id = $1 order by received_at, id`,
    [accountId],
  )
  return rows
}

/** Deletes the declarations that were received before a given time. */
export async function deleteDeclarationsBefore(pool: Pool, before: Date): Promise<void> {
  await pool.query(`delete from declarations where received_at < $1`, [before])
}
