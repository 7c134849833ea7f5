import type { PartLook, PictureBox, SuggestedFrames } from '@marklot/contracts/logos'
import { AppError } from '../platform/app-error.ts'
import type { RawReply } from '../platform/bind-contract.ts'
import type { Pool } from '../platform/database.ts'
import { type ObjectKey, parseObjectKey, thumbnailKey } from '../platform/object-store-keys.ts'
import { brandRow } from '../register/index.ts'
import type { LogoThread } from './thread/logo-thread.ts'
import type { StoredLogo } from './uploads.store.ts'
import { logoBytes, privatePicture, type UploadsContext } from './uploads.ts'

/** The requested part of a picture. */
interface AskedPart extends PictureBox {
  as?: PartLook | undefined
}

/** Returns a part of an uploaded logo. @throws AppError `logo.notFound`, `storage.unavailable` */
export async function partOfUpload(
  context: UploadsContext,
  thread: LogoThread,
  logo: StoredLogo,
  asked: AskedPart,
): Promise<RawReply> {
  return cutPart(thread, await logoBytes(context, logo), asked)
}

/** Returns the parts of an upload that may be the logo. @throws AppError `logo.notFound`, `storage.unavailable` */
export async function framesOfUpload(context: UploadsContext, thread: LogoThread, logo: StoredLogo): Promise<SuggestedFrames> {
  return { frames: await thread.frames(await logoBytes(context, logo)) }
}

/**
 * Returns a part of a mark's stored picture.
 * @throws AppError `brand.notFound`, `image.notFound` without a stored picture, `storage.unavailable`
 */
export async function partOfMark(
  { pool, objectStore }: UploadsContext,
  thread: LogoThread,
  id: string,
  asked: AskedPart,
): Promise<RawReply> {
  const key = await keyOfMark(pool, id)
  // The thumbnail has as much detail as a part that is cut out of its background.
  const picture = (asked.as && (await objectStore.get(thumbnailKey(key)))) || (await objectStore.get(key))
  if (!picture) throw new AppError('image.notFound')
  const reply = await cutPart(thread, picture.body, asked)
  // The address does not identify the picture's content, which may change.
  return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'public, max-age=3600' } }
}

/**
 * Returns a mark's stored picture.
 * @throws AppError `brand.notFound`, `image.notFound` without a stored picture, `storage.unavailable`
 */
export async function pictureOfMark({ pool, objectStore }: UploadsContext, id: string): Promise<Uint8Array> {
  const picture = await objectStore.get(await keyOfMark(pool, id))
  if (!picture) throw new AppError('image.notFound')
  return picture.body
}

async function keyOfMark(pool: Pool, id: string): Promise<ObjectKey> {
  const mark = await brandRow(pool, id.slice(0, 2), id)
  if (!mark) throw new AppError('brand.notFound')
  const key = mark.logo === null ? undefined : parseObjectKey(mark.logo)
  if (!key) throw new AppError('image.notFound')
  return key
}

async function cutPart(thread: LogoThread, picture: Uint8Array, { as, ...box }: AskedPart): Promise<RawReply> {
  const { mediaType, bytes } = await thread.cut({ bytes: picture, box, as })
  return privatePicture(Buffer.from(bytes), mediaType)
}
