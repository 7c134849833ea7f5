import type { AssessmentCase, GuardianStep } from '@marklot/contracts/guardian'
import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

/** The content of a draft, except its logo. */
export type DraftContent = Omit<AssessmentCase, 'logo'> & { step: GuardianStep }

export interface StoredDraft {
  id: string
  accountId: string
  content: DraftContent
  logoId: string | null
  createdAt: Date
  changedAt: Date
}

const columns = `id, account_id as "accountId", content, logo_id as "logoId", created_at as "createdAt", changed_at as "changedAt"`

/** Returns the drafts of an account, the last changed first. */
export async function draftsOf(database: Database, accountId: string): Promise<StoredDraft[]> {
  const { rows } = await database.query<StoredDraft>(
    `select ${columns} from assessment_drafts where account_id = $1 order by changed_at desc, id`,
    [accountId],
  )
  return rows
}

export async function storedDraft(database: Database, id: string): Promise<StoredDraft | undefined> {
  const { rows } = await database.query<StoredDraft>(`select ${columns} from assessment_drafts where id = $1`, [id])
  return rows[0]
}

/** Returns the draft like `storedDraft`, but locks it until the transaction ends. */
export async function lockDraft(client: PoolClient, id: string): Promise<StoredDraft | undefined> {
  const { rows } = await client.query<StoredDraft>(`select ${columns} from assessment_drafts where id = $1 for update`, [id])
  return rows[0]
}

export async function countDrafts(client: PoolClient, accountId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from assessment_drafts where account_id = $1',
    [accountId],
  )
  return rows[0]?.count ?? 0
}

export async function insertDraft(client: PoolClient, draft: StoredDraft): Promise<void> {
  await client.query(
    `insert into assessment_drafts (id, account_id, content, logo_id, created_at, changed_at) values ($1, $2, $3, $4, $5, $6)`,
    [draft.id, draft.accountId, JSON.stringify(draft.content), draft.logoId, draft.createdAt, draft.changedAt],
  )
}

export async function updateDraft(client: PoolClient, { id, content, logoId, changedAt }: StoredDraft): Promise<void> {
  await client.query('update assessment_drafts set content = $2, logo_id = $3, changed_at = $4 where id = $1', [
    id,
    JSON.stringify(content),
    logoId,
    changedAt,
  ])
}

export async function deleteDraft(database: Database, id: string): Promise<void> {
  await database.query('delete from assessment_drafts where id = $1', [id])
}
