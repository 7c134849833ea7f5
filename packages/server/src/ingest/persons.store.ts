import type { PoolClient } from '../platform/database.ts'
import type { MarkAddress } from '../register/index.ts'
import { ownerNameOf, ownerSeatOf, type PreparedMark } from './prepare-mark.ts'

export interface PersonToWrite {
  role: 'owner' | 'representative'
  key: string
  /** The person's address; undefined deletes the person. */
  address: MarkAddress | undefined
}
/**
 * Writes persons, and the owner names of the marks that name them by key. Persons may arrive before, after or together
 * with their marks.
 * @returns the number of persons that changed
 */
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
  if (owners.length > 0)
    await renameSeveralOwners(
      client,
      office,
      owners.map(({ key }) => key),
      revision,
    )
  return changed.length
}

/** Updates the joined names of marks with several owners. */
async function renameSeveralOwners(client: PoolClient, office: string, keys: string[], revision: number): Promise<void> {
  await client.query(
    `update brands b set owner_names = n.names, revision = $3
     from (
       select m.id, case when count(distinct o.name) > 1 then string_agg(o.name, '; ' order by o.place) end as names
       from brands m
       cross join lateral (
         select min(k.place) as place,
                coalesce(p.address->>'companyName', p.address->>'name',
                         nullif(concat_ws(' ', p.address->>'firstName', p.address->>'lastName'), '')) as name
         from unnest(m.owner_keys) with ordinality as k (key, place)
         join persons p on p.office = m.office and p.role = 'owner' and p.key = k.key
         group by 2
       ) o
       where m.office = $1 and m.owner_keys && $2::text[]
       group by m.id
     ) n
     where b.office = $1 and b.id = n.id and b.owner_names is distinct from n.names`,
    [office, keys, revision],
  )
}

/** Returns the owners to whom the marks refer by key, if the register holds them. */
export async function ownersOf(
  client: PoolClient,
  office: string,
  marks: readonly { mark: PreparedMark }[],
): Promise<Map<string, MarkAddress>> {
  const keys = new Set(marks.flatMap(({ mark }) => mark.ownerKeys))
  if (keys.size === 0) return new Map()
  const { rows } = await client.query<{ key: string; address: MarkAddress }>(
    `select key, address from persons where office = $1 and role = 'owner' and key = any($2::text[])`,
    [office, [...keys]],
  )
  return new Map(rows.map((row) => [row.key, row.address]))
}
