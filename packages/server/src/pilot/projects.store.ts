import type { PilotProject, PilotStation } from '@marklot/contracts/pilot'
import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

/** The owner's texts and decisions in a project, except the names. */
export type ProjectContent = Pick<
  PilotProject,
  'title' | 'idea' | 'niceClasses' | 'goods' | 'registrationOfficeCodes' | 'filings' | 'station'
>

export interface StoredProject {
  id: string
  accountId: string
  content: ProjectContent
  /** The instants at which the stations were completed. */
  done: Partial<Record<PilotStation, string>>
  storedQueryId: number | null
  watchedName: string | null
  createdAt: Date
  changedAt: Date
}

const columns = `id, account_id as "accountId", content, done, stored_query_id as "storedQueryId",
  watched_name as "watchedName", created_at as "createdAt", changed_at as "changedAt"`

/** Returns the projects of an account, the last changed first. */
export async function projectsOf(database: Database, accountId: string): Promise<StoredProject[]> {
  const { rows } = await database.query<StoredProject>(
    `select ${columns} from pilot_projects where account_id = $1 order by changed_at desc, id`,
    [accountId],
  )
  return rows
}

export async function storedProject(database: Database, id: string): Promise<StoredProject | undefined> {
  const { rows } = await database.query<StoredProject>(`select ${columns} from pilot_projects where id = $1`, [id])
  return rows[0]
}

/**
 * Returns the project like `storedProject`, but locks it until the transaction ends, which delays other changes of the
 * project and its names.
 */
export async function lockProject(client: PoolClient, id: string): Promise<StoredProject | undefined> {
  const { rows } = await client.query<StoredProject>(`select ${columns} from pilot_projects where id = $1 for update`, [id])
  return rows[0]
}

export async function countProjects(client: PoolClient, accountId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from pilot_projects where account_id = $1',
    [accountId],
  )
  return rows[0]?.count ?? 0
}

export async function insertProject(client: PoolClient, project: StoredProject): Promise<void> {
  await client.query(
    `insert into pilot_projects (id, account_id, content, done, created_at, changed_at) values ($1, $2, $3, $4, $5, $6)`,
    [
      project.id,
      project.accountId,
      JSON.stringify(project.content),
      JSON.stringify(project.done),
      project.createdAt,
      project.changedAt,
    ],
  )
}

export async function updateProject(
  client: PoolClient,
  { id, content, done, changedAt }: Pick<StoredProject, 'id' | 'content' | 'done' | 'changedAt'>,
): Promise<void> {
  await client.query('update pilot_projects set content = $2, done = $3, changed_at = $4 where id = $1', [
    id,
    JSON.stringify(content),
    JSON.stringify(done),
    changedAt,
  ])
}

/** Links the saved search that watches a name. */
export async function writeWatch(client: PoolClient, id: string, storedQueryId: number, watchedName: string): Promise<void> {
  await client.query('update pilot_projects set stored_query_id = $2, watched_name = $3 where id = $1', [
    id,
    storedQueryId,
    watchedName,
  ])
}

export async function deleteProject(database: Database, id: string): Promise<void> {
  await database.query('delete from pilot_projects where id = $1', [id])
}
