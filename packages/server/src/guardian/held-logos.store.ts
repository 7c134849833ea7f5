import type { Pool, PoolClient } from '../platform/database.ts'

/** Returns the ids of those logos that drafts or assessments use. */
export async function heldLogos(database: Pool | PoolClient, ids: readonly string[]): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `select logo_id as id from assessment_drafts where logo_id = any($1::uuid[])
     union select logo_id from assessments where logo_id = any($1::uuid[])`,
    [ids],
  )
  return rows.map(({ id }) => id)
}

/** Removes a logo from the drafts. */
export async function takeLogoOffDrafts(client: PoolClient, id: string): Promise<void> {
  await client.query('update assessment_drafts set logo_id = null where logo_id = $1', [id])
}
