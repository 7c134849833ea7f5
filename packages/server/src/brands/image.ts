import { AppError } from '../platform/app-error.ts'
import { isNotModified } from '../platform/etag.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { type ObjectKey, parseObjectKey, thumbnailKey } from '../platform/object-store-keys.ts'

/** The endpoint's parameter and query, and the header `If-None-Match`. */
export interface ImageRequest {
  address: string
  base64Encoded?: 'true' | 'false'
  size?: '240'
  ifNoneMatch?: string
}
/** A reply that is not JSON, as it is sent. */
export interface ImageReply {
  status: 200 | 304
  headers: Record<string, string>
  body: Buffer | null
}

/** The longest accepted address, in characters (decisions, "Base64 in a path"). */
const maxAddressLength = 1024

const imageHeaders = {
  // A logo's address contains the hash of its content, so the reply never changes.
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  // Pictures come from external sources. If opened on their own, they must not run or load anything.
  'Content-Security-Policy': "default-src 'none'; sandbox",
}

/**
 * Answers `GET /BrandImages/{address}`: a logo from the storage, or its thumbnail with `size=240` (spec 2, section
 * 7.2). With `base64Encoded=true`, the address is base64, URL-safe or standard, padded or not. Otherwise, it is the
 * relative address itself. Replies with 304 without the picture when `ifNoneMatch` contains its tag.
 *
 * @throws AppError `image.invalidAddress` for anything but the exact address of a logo, `image.notFound`,
 * `storage.unavailable`
 */
export async function brandImage(
  objects: ObjectStore,
  { address, base64Encoded, size, ifNoneMatch }: ImageRequest,
): Promise<ImageReply> {
  const logo = logoAt(base64Encoded === 'true' ? decodeBase64(address) : address)
  const key = size === undefined ? logo : thumbnailKey(logo)
  if (ifNoneMatch !== undefined) {
    const facts = await objects.head(key)
    if (facts && isNotModified(ifNoneMatch, facts.etag)) {
      return { status: 304, headers: { ...imageHeaders, ETag: facts.etag }, body: null }
    }
  }
  const image = await objects.get(key)
  if (!image) throw new AppError('image.notFound')
  const headers = { ...imageHeaders, ETag: image.etag, 'Content-Type': image.contentType, 'Content-Length': `${image.size}` }
  return { status: 200, headers, body: image.body }
}

function logoAt(address: string | undefined): ObjectKey {
  const key = address !== undefined && address.length <= maxAddressLength ? parseObjectKey(address) : undefined
  if (!key?.startsWith('logos/')) throw new AppError('image.invalidAddress')
  return key
}

/** Decodes canonical base64. Returns undefined for mixed alphabets, wrong padding and non-zero trailing bits. */
function decodeBase64(text: string): string | undefined {
  if (text.length > maxAddressLength || !/^(?:[A-Za-z0-9_-]+|[A-Za-z0-9+/]+)={0,2}$/.test(text)) return undefined
  const bytes = Buffer.from(text, 'base64')
  const plain = text.replace(/=+$/, '')
  const isPadded = plain.length < text.length
  if (isPadded && text.length % 4 !== 0) return undefined
  const canonical = bytes.toString('base64url')
  return canonical === plain.replaceAll('+', '-').replaceAll('/', '_') ? bytes.toString('latin1') : undefined
}
