import type { SearchedLogo } from '@marklot/contracts'
import type { PartAddress } from '@marklot/contracts/logos-endpoints'
import { descriptorVersion, type LogoMatch, type LogoQuery } from '@marklot/similarity/logo'
import { AppError } from '../platform/app-error.ts'
import type { RawReply } from '../platform/bind-contract.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { parseObjectKey, thumbnailKey, uploadedLogoKey } from '../platform/object-store-keys.ts'
import { seenLogosOf } from '../register/index.ts'
import { partOfUpload } from './picture-parts.ts'
import type { LineQuestion } from './thread/draw-line.ts'
import type { LogoThread } from './thread/logo-thread.ts'
import type { QueryPicture } from './thread/logo-work.ts'
import { type StoredLogo, storedLogos } from './uploads.store.ts'
import { type LogoPicture, logoBytes, reachLogo, receiveLogo, type UploadsContext } from './uploads.ts'

/** The options of a search by logo: which parts are searched, and which similarities count. */
export type LogoOptions = Omit<SearchedLogo, 'id'>

export const wholeLogo: LogoOptions = { crop: null, leaveOut: [], turned: true, parts: true }

/** How the pictures of marks differ from a searched one, by serial. Marks without a described picture are left out. */
export type LogoMatches = ReadonlyMap<number, LogoMatch>

/** The logos that searches use. */
export interface SearchedLogos {
  /** Decodes a picture and begins to store it. @throws AppError `logo.…`, `server.busy` */
  receive(accountId: string, bytes: Uint8Array): Promise<LogoPicture>
  /** Returns a logo of one of these accounts. @throws AppError `logo.notFound` */
  reach(accountIds: readonly string[], id: string): Promise<StoredLogo>
  /** Returns the picture of a logo. @throws AppError `logo.notFound`, `storage.unavailable` */
  bytes(logo: StoredLogo): Promise<Buffer>
  /** Describes a logo for a search. @throws AppError `logo.blank`, `logo.notFound`, `storage.unavailable` */
  describe(picture: LogoPicture, options: LogoOptions): Promise<LogoQuery>
  /** Describes a mark's stored picture for a search; null if it is not stored or shows nothing. */
  describeMark(address: string): Promise<LogoQuery | null>
  /**
   * Returns how the described pictures of marks differ from a picture, by the marks' serials.
   * @throws AppError `logo.notFound`, `storage.unavailable`
   */
  explain(picture: LogoPicture, options: LogoOptions, serials: readonly number[]): Promise<LogoMatches>
  /** Like `explain`, for a mark's picture. @param address the address of the mark's picture */
  explainMark(address: string, serials: readonly number[]): Promise<LogoMatches>
  /** Returns a part of a logo. @throws AppError `logo.notFound`, `storage.unavailable` */
  part(logo: StoredLogo, part: PartAddress): Promise<RawReply>
  /**
   * Draws a logo above the picture of a mark as one PNG. Returns null if one of the two is no longer stored.
   * @throws AppError `storage.unavailable`
   */
  line(line: DrawnLine): Promise<Buffer | null>
}

/** A picture line to draw. */
export interface DrawnLine extends Pick<LineQuestion, 'columns'> {
  own: Pick<StoredLogo, 'accountId' | 'id'>
  /** The address of the mark's picture. */
  found: string
}

/**
 * The number of descriptions kept in memory, because further pages, sort orders and filters of a search need them
 * again.
 */
const mostKept = 100

export function openSearchedLogos(context: UploadsContext, thread: LogoThread): SearchedLogos {
  const { pool, objectStore } = context
  const kept = new Map<string, LogoQuery>()
  /** A searched picture for the thread. Its key identifies the picture. */
  type Source = Pick<QueryPicture, 'key' | 'picture'>
  const sourceOf = async ({ digest, pixels, stored }: LogoPicture, crop: LogoOptions['crop']): Promise<Source> => ({
    key: digest,
    // A part of a picture needs more pixels than the whole.
    picture: crop === null && pixels !== null ? pixels : await logoBytes(context, await stored),
  })
  const sourceAt = async (address: string): Promise<Source | null> => {
    const picture = await pictureAt(objectStore, address)
    return picture && { key: address, picture }
  }
  const explain = async (
    read: () => Promise<Source | null>,
    { crop, whole, leaveOut }: Pick<LogoOptions, 'crop' | 'whole' | 'leaveOut'>,
    serials: readonly number[],
  ): Promise<LogoMatches> => {
    if (serials.length === 0) return new Map()
    const [source, marks] = await Promise.all([read(), seenLogosOf(pool, serials, descriptorVersion)])
    if (source === null) return new Map()
    const matches = await thread.explain({ query: { ...source, crop, whole, leaveOut }, marks })
    return new Map(marks.map(({ serial }, at) => [serial, matches[at] as LogoMatch]))
  }

  return {
    receive: (accountId, bytes) => receiveLogo(context, accountId, bytes),
    reach: (accountIds, id) => reachLogo(pool, accountIds, id),
    bytes: (logo) => logoBytes(context, logo),
    describe: async (picture, { crop, whole, leaveOut, turned, parts = true }) => {
      const key = JSON.stringify([picture.digest, crop, whole, leaveOut, turned, parts])
      const known = kept.get(key)
      if (known) return known
      const source = await sourceOf(picture, crop)
      const query = await thread.describeQuery({ ...source, crop, whole, leaveOut, positions: turned, parts })
      if (query === null) throw new AppError('logo.blank')
      kept.set(key, query)
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return query
    },
    describeMark: async (address) => {
      const source = await sourceAt(address)
      return source && thread.describeQuery({ ...source, ...wholeLogo, positions: true })
    },
    explain: (picture, options, serials) => explain(() => sourceOf(picture, options.crop), options, serials),
    explainMark: (address, serials) => explain(() => sourceAt(address), wholeLogo, serials),
    part: (logo, part) => partOfUpload(context, thread, logo, part),
    line: async ({ own, found, columns }) => {
      const logo = (await storedLogos(pool, [own.id])).get(own.id)
      if (logo?.accountId !== own.accountId) return null
      const [picture, mark] = await Promise.all([objectStore.get(uploadedLogoKey(logo)), thumbnailAt(objectStore, found)])
      if (!picture || !mark) return null
      return Buffer.from(await thread.line({ own: picture.body, found: mark, columns }))
    },
  }
}

async function pictureAt(objectStore: ObjectStore, address: string): Promise<Buffer | null> {
  const key = parseObjectKey(address)
  const picture = key && (await objectStore.get(key))
  return picture?.body ?? null
}

/** Returns the small picture of a mark; null when it is not in the storage. */
export async function thumbnailAt(objectStore: ObjectStore, address: string | null): Promise<Buffer | null> {
  const key = address === null ? undefined : parseObjectKey(address)
  const picture = key && (await objectStore.get(thumbnailKey(key)))
  return picture?.body ?? null
}
