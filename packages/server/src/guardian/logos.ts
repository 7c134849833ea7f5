import { randomUUID } from 'node:crypto'
import { mostLogoPixels, smallestLogoSide, type UploadedLogo } from '@marklot/contracts/guardian'
import sharp, { type Metadata } from 'sharp'
import { AppError } from '../platform/app-error.ts'
import type { RawReply } from '../platform/bind-contract.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { uploadedLogoKey } from '../platform/object-store-keys.ts'
import { deleteLogoUnlessHeld, insertLogo, type StoredLogo, storedLogos, takeOffDrafts, unheldLogos } from './logos.store.ts'

export interface LogosContext {
  pool: Pool
  clock: Clock
  objectStore: ObjectStore
}

/** How long a logo is kept that no draft or assessment holds, in milliseconds (decisions, "Uploaded pictures"). */
const keptFor = 24 * 3_600_000
/** The longest stored side, in pixels. */
const longestSide = 2000
const formats: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp', 'gif', 'tiff'])

/** Pictures are decoded one at a time: 40 megapixels take 160 MB. */
let decoding: Promise<unknown> = Promise.resolve()

/**
 * Stores a picture for an account: its first frame, upright, in sRGB, without metadata.
 * @throws AppError `logo.notAPicture`, `logo.tooSmall`, `logo.tooManyPixels`, `storage.unavailable`
 */
export async function uploadLogo(
  { pool, clock, objectStore }: LogosContext,
  accountId: string,
  bytes: Uint8Array,
): Promise<UploadedLogo> {
  const decoded = decoding.then(() => redraw(bytes))
  decoding = decoded.catch(() => undefined)
  const { data, info } = await decoded
  const id = randomUUID()
  await objectStore.put(uploadedLogoKey(accountId, id), data, { contentType: 'image/webp' })
  const logo = { id, accountId, width: info.width, height: info.height, size: data.length, uploadedAt: clock.now() }
  await insertLogo(pool, logo)
  return presentLogo({ ...logo, isHeld: false })
}

async function redraw(bytes: Uint8Array): Promise<{ data: Buffer; info: { width: number; height: number } }> {
  refuseUnfit(await metadataOf(bytes))
  try {
    return await sharp(bytes, { limitInputPixels: mostLogoPixels })
      .autoOrient()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 92, alphaQuality: 100 })
      .timeout({ seconds: 20 })
      .toBuffer({ resolveWithObject: true })
  } catch (cause) {
    throw new AppError('logo.notAPicture', { cause })
  }
}

async function metadataOf(bytes: Uint8Array): Promise<Metadata> {
  try {
    // The limit is checked below, with its own sentence.
    return await sharp(bytes, { limitInputPixels: false }).metadata()
  } catch (cause) {
    throw new AppError('logo.notAPicture', { cause })
  }
}

function refuseUnfit({ format, width, height, pageHeight = height }: Metadata): void {
  if (!formats.has(format ?? '') || !width || !pageHeight) throw new AppError('logo.notAPicture')
  if (width * pageHeight > mostLogoPixels) throw new AppError('logo.tooManyPixels')
  if (Math.min(width, pageHeight) < smallestLogoSide) throw new AppError('logo.tooSmall')
}

export const presentLogo = ({ id, width, height, size, uploadedAt, isHeld }: StoredLogo): UploadedLogo => ({
  id,
  width,
  height,
  size,
  uploadedUtc: uploadedAt.toISOString(),
  expiresUtc: isHeld ? null : new Date(uploadedAt.getTime() + keptFor).toISOString(),
})

/** A logo of one of these accounts. @throws AppError `logo.notFound` */
export async function reachLogo(pool: Pool, accountIds: readonly string[], id: string): Promise<StoredLogo> {
  const logo = (await storedLogos(pool, [id])).get(id)
  if (!logo || !accountIds.includes(logo.accountId)) throw new AppError('logo.notFound')
  return logo
}

/** The picture itself. @throws AppError `logo.notFound`, `storage.unavailable` */
export async function readLogo({ objectStore }: LogosContext, { accountId, id }: StoredLogo): Promise<RawReply> {
  const picture = await objectStore.get(uploadedLogoKey(accountId, id))
  if (!picture) throw new AppError('logo.notFound')
  const headers = {
    'Content-Type': picture.contentType,
    'Content-Length': `${picture.size}`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  }
  return { status: 200, headers, body: picture.body }
}

/** Takes a logo off all drafts and deletes it, unless an assessment holds it. */
export async function removeLogo({ pool, objectStore }: LogosContext, { accountId, id }: StoredLogo): Promise<void> {
  await transaction(pool, async (client) => {
    await takeOffDrafts(client, id)
    // Within the transaction: while the storage is away, the row stays and the deletion is repeated.
    if (await deleteLogoUnlessHeld(client, id)) await objectStore.delete(uploadedLogoKey(accountId, id))
  })
}

/** Deletes the logos whose time is over. */
export async function sweepLogos({ pool, clock, objectStore }: LogosContext, signal: AbortSignal): Promise<void> {
  const before = new Date(clock.now().getTime() - keptFor)
  const atOnce = 100
  for (;;) {
    const logos = await unheldLogos(pool, before, atOnce)
    for (const { id, accountId } of logos) {
      if (signal.aborted) return
      await transaction(pool, async (client) => {
        if (await deleteLogoUnlessHeld(client, id)) await objectStore.delete(uploadedLogoKey(accountId, id))
      })
    }
    if (logos.length < atOnce) return
  }
}
