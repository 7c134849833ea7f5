import { createHash } from 'node:crypto'
import type { RegistrationOfficeCode } from '@marklot/contracts'

declare const objectKeyBrand: unique symbol

/**
 * The name of a stored object, e.g. `logos/de/3fa/de-3020090013365-9c1185a5.png`. It can only be made by the functions of this file, so
 * whatever receives one need not fear `..`, absolute paths or names a file system treats specially.
 *
 * The alphabet is strict on purpose, so that every key means the same on every store: lower case only (file systems that ignore
 * case), no dot except before the extension (no `..`, no hidden files, no folder that is also a file), no name reserved by Windows.
 */
export type ObjectKey = string & { readonly [objectKeyBrand]: true }

/** The prefixes in use; decisions, "Files". */
export const objectRoots = ['logos', 'statistics'] as const
const maxKeyLength = 512

const reserved = '(?!(?:con|prn|aux|nul|com\\d|lpt\\d)(?:[./]|$))'
const segment = `${reserved}[a-z0-9][a-z0-9_-]{0,79}`
const root = `(?:${objectRoots.join('|')})`
const keyPattern = new RegExp(`^${root}/(?:${segment}/){0,6}${segment}\\.[a-z0-9]{2,5}$`)
const prefixPattern = new RegExp(`^${root}/(?:${segment}/){0,6}(?:[a-z0-9][a-z0-9_.-]{0,84})?$`)

/** The key, or undefined when the text is none. Nothing is repaired: a text has one meaning or none. */
export function parseObjectKey(text: string): ObjectKey | undefined {
  return text.length <= maxKeyLength && keyPattern.test(text) ? (text as ObjectKey) : undefined
}

/** A key written in the code; throws a TypeError when it is none, which is a fault of ours. */
export function objectKey(text: string): ObjectKey {
  const key = parseObjectKey(text)
  if (key === undefined) throw new TypeError(`not an object key: ${JSON.stringify(text.slice(0, 100))}`)
  return key
}

/** The beginning of keys, e.g. `logos/de/` or `logos/de/3fa/de-1-`; throws a TypeError when no key can begin so. */
export function assertKeyPrefix(prefix: string): void {
  if (prefix.length > maxKeyLength || !prefixPattern.test(prefix) || prefix.includes('..'))
    throw new TypeError(`not a prefix of object keys: ${JSON.stringify(prefix.slice(0, 100))}`)
}

const contentTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  json: 'application/json',
  xml: 'application/xml',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
}

/** The content type follows from the extension alone: a folder of files needs nothing beside them. */
export function contentTypeOf(key: ObjectKey): string {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** Longest side of a thumbnail in pixels; the one value of `size` in `GET /BrandImages`. */
export const thumbnailSize = 240

/**
 * The key of a mark's logo. The name carries the content's hash: another picture gets another address, so every reply may be cached
 * for ever. 4,096 folders per office keep a folder below some thousand files at 22 million marks.
 */
export function logoKey(office: RegistrationOfficeCode, brandId: string, contentHash: string, extension: string): ObjectKey {
  const id = brandId.toLowerCase()
  const shard = createHash('sha256').update(id).digest('hex').slice(0, 3)
  return objectKey(`logos/${office}/${shard}/${id}-${contentHash}.${extension}`)
}

/** Where the thumbnail of a logo lies: beside it. */
export function thumbnailKey(logo: ObjectKey): ObjectKey {
  return objectKey(`${logo.slice(0, logo.lastIndexOf('.'))}-${thumbnailSize}.webp`)
}
