import type { DomainResult } from '@marklot/contracts/domains'
import type { Pool, PoolClient } from '../platform/database.ts'

type Database = Pool | PoolClient

export interface StoredName {
  id: number
  projectId: string
  name: string
  note: string
  isShortlisted: boolean
  isChosen: boolean
  /** The results of the last domain check. */
  domains: DomainResult[]
  draftId: string | null
}

const columns = `id, project_id as "projectId", name, note, is_shortlisted as "isShortlisted", is_chosen as "isChosen", domains,
  draft_id as "draftId"`

/** Returns the names of a project in the customer's order. */
export async function namesOf(database: Database, projectId: string): Promise<StoredName[]> {
  const { rows } = await database.query<StoredName>(
    `select ${columns} from pilot_names where project_id = $1 order by position, id`,
    [projectId],
  )
  return rows
}

export interface NameSummary {
  names: number
  chosenName: string | null
  draftIds: string[]
}

/**
 * Returns, for each of these projects, the number of its names, the chosen name and the drafts of all its names.
 * Projects without names are omitted.
 */
export async function nameSummaries(database: Database, projectIds: readonly string[]): Promise<Map<string, NameSummary>> {
  const { rows } = await database.query<NameSummary & { projectId: string }>(
    `select project_id as "projectId", count(*)::integer as names, max(name) filter (where is_chosen) as "chosenName",
       coalesce(array_agg(draft_id) filter (where draft_id is not null), '{}') as "draftIds"
     from pilot_names where project_id = any($1::uuid[]) group by project_id`,
    [projectIds],
  )
  return new Map(rows.map(({ projectId, ...summary }) => [projectId, summary]))
}

/** Adds names at the end of a locked project. Skips names that it already has, ignoring case. */
export async function insertNames(client: PoolClient, projectId: string, names: readonly string[]): Promise<void> {
  await client.query(
    `insert into pilot_names (project_id, name, position)
     select $1, n.name, (select coalesce(max(position), 0) from pilot_names where project_id = $1) + n.place
     from unnest($2::text[]) with ordinality n (name, place) order by n.place
     on conflict do nothing`,
    [projectId, names],
  )
}

export async function countNames(client: PoolClient, projectId: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from pilot_names where project_id = $1',
    [projectId],
  )
  return rows[0]?.count ?? 0
}

/** Returns the name of a project that equals this one, ignoring case. */
export async function nameLike(client: PoolClient, projectId: string, name: string): Promise<{ id: number } | undefined> {
  const { rows } = await client.query<{ id: number }>(
    'select id from pilot_names where project_id = $1 and lower(name) = lower($2)',
    [projectId, name],
  )
  return rows[0]
}

export async function updateName(client: PoolClient, name: StoredName): Promise<void> {
  await client.query(
    `update pilot_names set name = $2, note = $3, is_shortlisted = $4, is_chosen = $5, domains = $6, draft_id = $7
     where id = $1`,
    [name.id, name.name, name.note, name.isShortlisted, name.isChosen, JSON.stringify(name.domains), name.draftId],
  )
}

/** Removes the choice from the chosen name of a locked project. */
export async function clearChoice(client: PoolClient, projectId: string): Promise<void> {
  await client.query('update pilot_names set is_chosen = false where project_id = $1 and is_chosen', [projectId])
}

/** Stores the order of a locked project: all its names, from first to last. */
export async function writeNameOrder(client: PoolClient, projectId: string, ids: readonly number[]): Promise<void> {
  await client.query(
    `update pilot_names n set position = o.position
     from unnest($2::integer[]) with ordinality o (id, position)
     where n.project_id = $1 and n.id = o.id and n.position <> o.position`,
    [projectId, ids],
  )
}

/** Replaces the domains of a name, unless its spelling has changed since the check. */
export async function writeDomains(
  client: PoolClient,
  { id, name }: Pick<StoredName, 'id' | 'name'>,
  domains: readonly DomainResult[],
): Promise<void> {
  await client.query('update pilot_names set domains = $3 where id = $1 and name = $2', [id, name, JSON.stringify(domains)])
}

/** Deletes a name of a project; returns false if the project has no such name. */
export async function removeName(database: Database, projectId: string, id: number): Promise<boolean> {
  const { rowCount } = await database.query('delete from pilot_names where project_id = $1 and id = $2', [projectId, id])
  return rowCount === 1
}
