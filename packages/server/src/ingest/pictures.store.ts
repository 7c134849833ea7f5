import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'

/** A mark whose picture is at an office's address. */
export interface LinkedPicture {
  serial: number
  office: RegistrationOfficeCode
  id: string
  address: string
}

/** The number of serials per look-up. Some offices have such a picture for most marks, others for none. */
const span = 20_000
/** The number of look-ups per call. */
const mostLookUps = 20

/**
 * Returns the next marks, by serial, whose picture is at one of the hosts and has not just failed. Also returns the
 * serial to continue from, which is the beginning after the last mark.
 */
export async function nextLinkedPictures(
  pool: Pool,
  { hosts, after, now, limit }: { hosts: readonly string[]; after: number; now: Date; limit: number },
): Promise<{ pictures: LinkedPicture[]; after: number }> {
  let from = after
  for (let lookUp = 0; lookUp < mostLookUps; lookUp++) {
    const { rows } = await pool.query<LinkedPicture>({
      name: 'nextLinkedPictures',
      text: `select b.serial, b.office, b.id, b.logo as address
        from brands b left join picture_fetches f on f.serial = b.serial and f.address = b.logo
        where b.serial > $1 and b.serial <= $1 + ${span} and not b.removed
          and lower(substring(b.logo from '^https?://([^/:?#]+)')) = any($2::text[])
          and (f.retry_at is null or f.retry_at <= $3)
        order by b.serial limit $4`,
      values: [from, hosts, now, limit],
    })
    const last = rows.at(-1)
    if (last) return { pictures: rows, after: rows.length === limit ? last.serial : from + span }
    from += span
    const { rows: further } = await pool.query('select from brands where serial > $1 limit 1', [from])
    if (further.length === 0) return { pictures: [], after: 0 }
  }
  return { pictures: [], after: from }
}

/** Makes the stored picture the mark's picture, unless a delivery has changed the mark in the meantime. */
export async function keepPicture(pool: Pool, { serial, address }: LinkedPicture, logo: string): Promise<void> {
  // This is one statement, so that a picture that is kept is also described.
  await pool.query(
    `with kept as (update brands set logo = $3 where serial = $1 and logo = $2 returning serial)
     insert into logos_due (serial) select serial from kept on conflict do nothing`,
    [serial, address, logo],
  )
  await pool.query('delete from picture_fetches where serial = $1', [serial])
}

export async function recordFailedFetch(
  pool: Pool,
  { serial, address }: LinkedPicture,
  fault: string,
  retryAt: Date,
): Promise<void> {
  await pool.query(
    `insert into picture_fetches (serial, address, fault, retry_at) values ($1, $2, $3, $4)
     on conflict (serial) do update set address = excluded.address, fault = excluded.fault, retry_at = excluded.retry_at`,
    [serial, address, fault, retryAt],
  )
}

const cursorKey = 'pictureFetchAfter'

/** Returns the serial after which fetching continues. */
export async function pictureCursor(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ value: number }>('select value from register_state where key = $1', [cursorKey])
  return rows[0]?.value ?? 0
}

export async function savePictureCursor(pool: Pool, after: number): Promise<void> {
  await pool.query(
    'insert into register_state (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [cursorKey, JSON.stringify(after)],
  )
}
