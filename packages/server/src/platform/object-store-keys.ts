import { createHash } from 'node:crypto'
import type { RegistrationOfficeCode } from '@marklot/contracts'

declare const objectKeyBrand: unique symbol

/**
 * The name of a stored object, e.g. `logos/de/3fa/de-3020090013365-9c1185a5.png`. Only the functions of this file
 * create one. Code that receives a key need not guard against `..`, absolute paths or names that a file system treats
 * specially.
 *
 * The alphabet is strict, so that every key means the same on every store. It is lower case only, because some file
 * systems ignore case. A dot occurs only before the extension, which excludes `..`, hidden files, and folders that are
 * also files. Names reserved by Windows are excluded.
 */
export type ObjectKey = string & { readonly [objectKeyBrand]: true }

/** The prefixes in use (decisions, "Files"). */
export const objectRoots = ['logos', 'statistics', 'assessment-logos', 'invoices', 'domains', 'dossiers', 'search-index'] as const
const maxKeyLength = 512

const reserved = '(?!(?:con|prn|aux|nul|com\\d|lpt\\d)(?:[./]|$))'
const segment = `${reserved}[a-z0-9][a-z0-9_-]{0,79}`
const root = `(?:${objectRoots.join('|')})`
const keyPattern = new RegExp(`^${root}/(?:${segment}/){0,6}${segment}\\.[a-z0-9]{2,5}$`)
const prefixPattern = new RegExp(`^${root}/(?:${segment}/){0,6}(?:[a-z0-9][a-z0-9_.-]{0,84})?$`)

/** Parses a key; undefined when the text is not one. Never repairs a text. */
export function parseObjectKey(text: string): ObjectKey | undefined {
  return text.length <= maxKeyLength && keyPattern.test(text) ? (text as ObjectKey) : undefined
}

/**
 * Returns a key written in the code.
 * @throws TypeError when it is not a key, which is a programming error
 */
export function objectKey(text: string): ObjectKey {
  const key = parseObjectKey(text)
  if (key === undefined) throw new TypeError(`not an object key: ${JSON.stringify(text.slice(0, 100))}`)
  return key
}

/**
 * Checks the beginning of keys, e.g. `logos/de/` or `logos/de/3fa/de-1-`.
 * @throws TypeError if no key can begin with it
 */
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
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain; charset=utf-8',
}

/** Returns the content type. It follows from the extension alone, so files need no metadata. */
export function contentTypeOf(key: ObjectKey): string {
  return contentTypes[key.slice(key.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** The longest side of a thumbnail in pixels, and the only value of `size` in `GET /BrandImages`. */
export const thumbnailSize = 240

/**
 * Returns the key of a mark's logo. It contains a hash of the content, so a changed picture has another address and
 * every reply can be cached forever. With 4,096 folders per office, a folder has a few thousand files at 22 million
 * marks.
 */
export function logoKey(office: RegistrationOfficeCode, brandId: string, contentHash: string, extension: string): ObjectKey {
  const id = brandId.toLowerCase()
  const shard = createHash('sha256').update(id).digest('hex').slice(0, 3)
  return objectKey(`logos/${office}/${shard}/${id}-${contentHash}.${extension}`)
}

/** Returns the key of a logo's thumbnail, which is stored next to it. */
export function thumbnailKey(logo: ObjectKey): ObjectKey {
  return objectKey(`${logo.slice(0, logo.lastIndexOf('.'))}-${thumbnailSize}.webp`)
}

/** Returns the beginning of the keys of an account's uploaded logos. */
export const uploadedLogosPrefix = (accountId: string): string => `assessment-logos/${accountId}/`

/** Returns the key of a logo that somebody uploaded. It is private: only its account may read it. */
export const uploadedLogoKey = ({ accountId, id, mediaType }: UploadedLogoName): ObjectKey =>
  objectKey(`${uploadedLogosPrefix(accountId)}${id}.${mediaType === 'image/jpeg' ? 'jpg' : 'webp'}`)

export type UploadedLogoType = 'image/jpeg' | 'image/webp'

/** What identifies an uploaded logo in the object store. */
export interface UploadedLogoName {
  accountId: string
  id: string
  mediaType: UploadedLogoType
}

/** Returns the beginning of the keys of an account's large dossiers. */
export const dossiersPrefix = (accountId: string): string => `dossiers/${accountId}/`

/** Returns the key of a large dossier or table. It is private: only its account may read it. */
export const dossierKey = (accountId: string, id: string, format: 'pdf' | 'xlsx' | 'csv' = 'pdf'): ObjectKey =>
  objectKey(`${dossiersPrefix(accountId)}${id}.${format}`)

/** Returns the key of an invoice's file. It is private: only its account and administrators may read it. */
export const invoiceDocumentKey = (year: string, id: string): ObjectKey => objectKey(`invoices/${year}/${id}.pdf`)
