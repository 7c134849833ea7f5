import type { PoolClient } from '../platform/database.ts'
import type { MarkAddress } from './mark.ts'
import { ownerNameOf, ownerSeatOf, type PreparedMark } from './prepare-mark.ts'

export interface PersonToWrite {
  role: 'owner' | 'representative'
  key: string
  /** Undefined deletes the person. */
  address: MarkAddress | undefined
}
/** Persons come before, after or beside the marks that name them: whichever is second makes the owner's name known. */
export async function writePersons(
  client: PoolClient,
  office: string,
  persons: readonly PersonToWrite[],
  revision: number,
): Promise<number> {
  const kept = persons.filter((person) => person.address !== undefined)
  const gone = persons.filter((person) => person.address === undefined)
  const changed: { role: string; key: string; address: MarkAddress | null }[] = []
  if (kept.length > 0) {
    const { rows } = await client.query<{ role: string; key: string; address: MarkAddress }>(
      `insert into persons as p (office, role, key, address)
       select $1, role, key, address from unnest($2::text[], $3::text[], $4::jsonb[]) as incoming (role, key, address)
       on conflict (office, role, key) do update set address = excluded.address where p.address is distinct from excluded.address
       returning role, key, address`,
      [office, kept.map(({ role }) => role), kept.map(({ key }) => key), kept.map(({ address }) => JSON.stringify(address))],
    )
    changed.push(...rows)
  }
  if (gone.length > 0) {
    const { rows } = await client.query<{ role: string; key: string }>(
      `delete from persons p using unnest($2::text[], $3::text[]) as gone (role, key)
       where p.office = $1 and p.role = gone.role and p.key = gone.key returning p.role, p.key`,
      [office, gone.map(({ role }) => role), gone.map(({ key }) => key)],
    )
    changed.push(...rows.map((row) => ({ ...row, address: null })))
  }
  const owners = changed.filter(({ role }) => role === 'owner')
  if (owners.length > 0) {
    await client.query(
      `update brands b set owner_name = o.name, owner_seat = o.seat, revision = $5
       from unnest($2::text[], $3::text[], $4::text[]) as o (key, name, seat)
       where b.office = $1 and b.owner_key = o.key and (b.owner_name, b.owner_seat) is distinct from (o.name, o.seat)`,
      [
        office,
        owners.map(({ key }) => key),
        owners.map(({ address }) => (address && ownerNameOf(address)) ?? null),
        owners.map(({ address }) => (address && ownerSeatOf(address)) ?? null),
        revision,
      ],
    )
  }
  return changed.length
}

/** The owners that marks name by key, as far as they were delivered. */
export async function ownersOf(
  client: PoolClient,
  office: string,
  marks: readonly { mark: PreparedMark }[],
): Promise<Map<string, MarkAddress>> {
  const keys = new Set(marks.flatMap(({ mark }) => mark.ownerKey ?? []))
  if (keys.size === 0) return new Map()
  const { rows } = await client.query<{ key: string; address: MarkAddress }>(
    `select key, address from persons where office = $1 and role = 'owner' and key = any($2::text[])`,
    [office, [...keys]],
  )
  return new Map(rows.map((row) => [row.key, row.address]))
}
