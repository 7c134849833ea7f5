import sharp from 'sharp'
import { logoKey, thumbnailKey } from '../src/platform/object-store-keys.ts'
import type { MembersWorld } from './members-world.ts'

/* Marks with drawings that a search by logo can distinguish. */

export const leaf =
  '<path fill="#063" d="M30 20c60 0 80 40 70 90c-60 0-80-40-70-90z"/><circle cx="40" cy="90" r="14" fill="#063"/>'
export const fork = '<path fill="#063" d="M50 10h10v40h10V10h10v40h10V10h10v60h-16v40h-18V70H50z"/>'
export const arrow = '<path fill="#063" d="M10 50h50V20l50 40-50 40V70H10z"/>'

/** Returns a drawing as a picture. */
export const drawing = (shapes: string, { ink = '#063', ground = '#fff', transform = '' } = {}): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240" viewBox="0 0 120 120"><g transform="${transform}">${shapes.replaceAll('#063', ink)}</g></svg>`,
    ),
  )
    .flatten({ background: ground })
    .png()
    .toBuffer()

/** Stores a picture as the ingest does. Returns its key. */
export async function storePicture({ objectStore }: MembersWorld, id: string, picture: Buffer): Promise<string> {
  const key = logoKey('em', id, id.padStart(8, '0'), 'png')
  await objectStore.put(key, picture, { contentType: 'image/png' })
  await objectStore.put(thumbnailKey(key), await sharp(picture).webp().toBuffer(), { contentType: 'image/webp' })
  return key
}

interface DrawnMark {
  id: string
  /** The picture; null if the office delivered none. */
  picture: Buffer | null
  name?: string | null
  /** The address of the picture at the office, if it has not been fetched yet. */
  address?: string
  /** The main categories of the Vienna Classification. */
  vienna?: number[]
}

/** Stores a live mark of the European Union in class 9. Returns its serial. */
export async function addDrawnMark(
  at: MembersWorld,
  { id, picture, name = null, address, vienna = [] }: DrawnMark,
): Promise<number> {
  const logo = picture ? await storePicture(at, id, picture) : (address ?? null)
  const { rows } = await at.world.pool.query<{ serial: number }>(
    `insert into brands (office, id, name, brand_type, state_category, state_key, application_number, nice_classes, logo, delivery,
       content_hash, vienna_categories)
     values ('em', $1, $3, $4, 'alive', 'em.registered', $1, '{9}', $2, 1, '', $5) returning serial`,
    [`em-${id}`, logo, name, name === null ? 'Figurative' : 'Combined', vienna],
  )
  return rows[0]?.serial ?? 0
}
