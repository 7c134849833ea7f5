import { randomUUID } from 'node:crypto'
import type { UploadedLogo } from '@marklot/contracts/logos'
import type { Picture } from '@marklot/similarity/logo'
import { AppError } from '../platform/app-error.ts'
import type { RawReply } from '../platform/bind-contract.ts'
import type { Clock } from '../platform/clock.ts'
import { isHeldByAnother, type Pool, type PoolClient, transaction } from '../platform/database.ts'
import type { LogoHolder } from '../platform/logo-holders.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { type UploadedLogoName, uploadedLogoKey } from '../platform/object-store-keys.ts'
import type { EncodedPicture } from './decode/decode-picture.ts'
import type { PictureDecoder } from './decode/picture-decoder.ts'
import { deleteLogo, oldLogos, type StoredLogo, storedLogos, upsertLogo } from './uploads.store.ts'

export interface UploadsContext {
  pool: Pool
  clock: Clock
  objectStore: ObjectStore
  decoder: PictureDecoder
  /** The capabilities that use logos. */
  holders: Required<LogoHolder>
}

/** How long an unused logo is kept, in milliseconds (decisions, "Uploaded pictures"). */
const keptFor = 24 * 3_600_000

/** A picture to search with. One that came with the search may still be being stored. */
export interface LogoPicture {
  /** SHA-256 of its pixels, in hex. */
  digest: string
  /** Its pixels at the size at which pictures are described; null if they have to be read. */
  pixels: Picture | null
  stored: Promise<StoredLogo>
}

export const pictureOfLogo = (logo: StoredLogo): LogoPicture => ({
  digest: logo.digest,
  pixels: null,
  stored: Promise.resolve(logo),
})

/**
 * Decodes a picture and begins to store it for an account. Equal pictures of an account are stored once.
 * @returns the picture; `stored` may be rejected with AppError `storage.unavailable` or `logo.tooMuchWork`
 * @throws AppError `logo.…` with the reason for a refusal, `server.busy`
 */
export async function receiveLogo(context: UploadsContext, accountId: string, bytes: Uint8Array): Promise<LogoPicture> {
  const { pixels, file, ...seen } = await context.decoder.decode(accountId, bytes)
  const stored = file.then((encoded) => keepLogo(context, accountId, seen, encoded))
  // The search may end before it needs the stored logo, so a failure must not count as unhandled.
  stored.catch(() => undefined)
  return { digest: seen.digest, pixels, stored }
}

/** Like `receiveLogo`, and waits until the picture is stored. */
export const storeLogo = async (context: UploadsContext, accountId: string, bytes: Uint8Array): Promise<StoredLogo> =>
  (await receiveLogo(context, accountId, bytes)).stored

async function keepLogo(
  { pool, clock, objectStore }: UploadsContext,
  accountId: string,
  { width, height, digest }: Pick<StoredLogo, 'width' | 'height' | 'digest'>,
  { mediaType, bytes }: EncodedPicture,
): Promise<StoredLogo> {
  const id = randomUUID()
  const logo = { id, accountId, width, height, size: bytes.byteLength, mediaType, uploadedAt: clock.now(), digest }
  // The object is stored within the transaction, so that every row has its object.
  return transaction(pool, async (client) => {
    const stored = await upsertLogo(client, logo)
    if (stored.id === id) await objectStore.put(uploadedLogoKey(logo), Buffer.from(bytes), { contentType: mediaType })
    return stored
  })
}

export async function presentUpload({ pool, holders }: UploadsContext, logo: StoredLogo): Promise<UploadedLogo> {
  return presentLogo(logo, (await holders.heldLogos(pool, [logo.id])).length > 0)
}

export const presentLogo = ({ id, width, height, size, uploadedAt }: StoredLogo, isHeld: boolean): UploadedLogo => ({
  id,
  width,
  height,
  size,
  uploadedUtc: uploadedAt.toISOString(),
  expiresUtc: isHeld ? null : new Date(uploadedAt.getTime() + keptFor).toISOString(),
})

/** Returns a logo of one of these accounts. @throws AppError `logo.notFound` */
export async function reachLogo(database: Pool | PoolClient, accountIds: readonly string[], id: string): Promise<StoredLogo> {
  const logo = (await storedLogos(database, [id])).get(id)
  if (!logo || !accountIds.includes(logo.accountId)) throw new AppError('logo.notFound')
  return logo
}

/** Returns the stored picture. @throws AppError `logo.notFound`, `storage.unavailable` */
export async function logoBytes({ objectStore }: Pick<UploadsContext, 'objectStore'>, logo: UploadedLogoName): Promise<Buffer> {
  const picture = await objectStore.get(uploadedLogoKey(logo))
  if (!picture) throw new AppError('logo.notFound')
  return picture.body
}

/** Answers with the picture itself. @throws AppError `logo.notFound`, `storage.unavailable` */
export async function readLogo(context: UploadsContext, logo: StoredLogo): Promise<RawReply> {
  return privatePicture(await logoBytes(context, logo), logo.mediaType)
}

/** Returns the reply with a picture that only its account may see. */
export const privatePicture = (body: Buffer, mediaType: string): RawReply => ({
  status: 200,
  headers: {
    'Content-Type': mediaType,
    'Content-Length': `${body.byteLength}`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  },
  body,
})

/** Removes a logo from all drafts and deletes it, unless something else uses it. */
export async function removeLogo(context: UploadsContext, logo: StoredLogo): Promise<void> {
  const { pool, holders } = context
  await transaction(pool, (client) => holders.letGoOfLogo(client, logo.id))
  await deleteUnlessHeld(context, [logo], { before: null })
}

/** Deletes logos that have expired. */
export async function sweepLogos(context: UploadsContext, signal: AbortSignal): Promise<void> {
  const { pool, clock } = context
  const before = new Date(clock.now().getTime() - keptFor)
  const atOnce = 100
  let after: StoredLogo | undefined
  do {
    const logos = await oldLogos(pool, { before, after, limit: atOnce })
    after = logos.length < atOnce ? undefined : logos.at(-1)
    await deleteUnlessHeld(context, logos, { before, signal })
  } while (after && !signal.aborted)
}

/** @param before spares logos that have been uploaded again since then */
async function deleteUnlessHeld(
  { pool, objectStore, holders }: UploadsContext,
  logos: readonly StoredLogo[],
  { before, signal }: { before: Date | null; signal?: AbortSignal },
): Promise<void> {
  const held = new Set(
    await holders.heldLogos(
      pool,
      logos.map(({ id }) => id),
    ),
  )
  for (const logo of logos) {
    const { id } = logo
    if (held.has(id)) continue
    if (signal?.aborted) return
    await transaction(pool, async (client) => {
      if (!(await deleteLogo(client, id, before))) return
      // The object is deleted within the transaction: while the storage cannot be reached, the row stays, and the
      // deletion is repeated.
      await objectStore.delete(uploadedLogoKey(logo))
    }).catch((error: unknown) => {
      // Since the look-up, something has started to use the logo.
      if (!isHeldByAnother(error)) throw error
    })
  }
}
