import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { PoolClient } from '../platform/database.ts'

/** Stores the first day whose delivery is missing, or null, for every search to report. */
export async function noteGap(client: PoolClient, office: RegistrationOfficeCode, since: string | null): Promise<void> {
  await client.query(
    `insert into offices (office, gap_since) select $1, $2::date where $2::date is not null
     on conflict (office) do update set gap_since = excluded.gap_since`,
    [office, since],
  )
  if (since === null) await client.query('update offices set gap_since = null where office = $1', [office])
}
