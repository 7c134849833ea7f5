import type { PictureBox } from '@marklot/contracts/logos'
import { AppError } from '../platform/app-error.ts'
import type { RawReply } from '../platform/bind-contract.ts'
import { parseObjectKey } from '../platform/object-store-keys.ts'
import { brandRow } from '../register/index.ts'
import type { LogoThread } from './thread/logo-thread.ts'
import type { StoredLogo } from './uploads.store.ts'
import { logoBytes, privatePicture, type UploadsContext } from './uploads.ts'

/** A part of an uploaded logo. @throws AppError `logo.notFound`, `storage.unavailable` */
export async function partOfUpload(
  context: UploadsContext,
  thread: LogoThread,
  logo: StoredLogo,
  box: PictureBox,
): Promise<RawReply> {
  return privatePicture(Buffer.from(await thread.cut({ bytes: await logoBytes(context, logo), box })))
}

/**
 * A part of a mark's stored picture.
 * @throws AppError `brand.notFound`, `image.notFound` without a stored picture, `storage.unavailable`
 */
export async function partOfMark(
  { pool, objectStore }: UploadsContext,
  thread: LogoThread,
  id: string,
  box: PictureBox,
): Promise<RawReply> {
  const mark = await brandRow(pool, id.slice(0, 2), id)
  if (!mark) throw new AppError('brand.notFound')
  const key = mark.logo === null ? undefined : parseObjectKey(mark.logo)
  const picture = key && (await objectStore.get(key))
  if (!picture) throw new AppError('image.notFound')
  const reply = privatePicture(Buffer.from(await thread.cut({ bytes: picture.body, box })))
  // The address does not name the picture's content, so it may change.
  return { ...reply, headers: { ...reply.headers, 'Cache-Control': 'public, max-age=3600' } }
}
