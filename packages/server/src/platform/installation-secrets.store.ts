import { randomBytes } from 'node:crypto'
import type { Pool } from './database.ts'

/**
 * Returns a secret of this installation. It is created at its first use, and is the same for all processes on the
 * database.
 */
export async function installationSecret(pool: Pool, name: string): Promise<Buffer> {
  await pool.query('insert into installation_secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32),
  ])
  const value = await knownSecret(pool, name)
  if (!value) throw new Error(`There is no secret ${name}`)
  return value
}

/** Returns a secret of this installation, if it already exists. */
export async function knownSecret(pool: Pool, name: string): Promise<Buffer | undefined> {
  const { rows } = await pool.query<{ value: Buffer }>('select value from installation_secrets where name = $1', [name])
  return rows[0]?.value
}
