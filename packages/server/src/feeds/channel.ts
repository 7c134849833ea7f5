/** A file that an office offers. */
export interface RemoteFile {
  /** A name that is unique within the office and is also the file's name on disk. */
  name: string
  /** The day whose changes the file holds; in weekly deliveries, the Friday of the week. */
  day: string
  /** The path or address on the server. Never log or store it: an address may contain a key. */
  locator: string
  /** The size in bytes, as stated by the office. */
  size: number | null
  checksum: Checksum | null
  /** A separate file that contains the checksum. */
  checksumFile: { locator: string; algorithm: Algorithm } | null
  /**
   * A text that changes whenever the content under this name changes; empty if the list contains no such information.
   */
  stamp: string
  /** False if the name was derived from the calendar. The file may then not exist yet. */
  isListed: boolean
}

export type Algorithm = 'md5' | 'sha1' | 'sha256' | 'sha512'
/** A checksum, whose `value` is in lower-case hexadecimal digits. */
export interface Checksum {
  algorithm: Algorithm
  value: string
}

/** A file being received. */
export interface OpenFile {
  /** The position at which the body begins: the requested offset, or 0 if the server starts over. */
  offset: number
  body: AsyncIterable<Uint8Array>
  /** The size of the whole file in bytes, as currently stated by the server. */
  size: number | null
  checksum: Checksum | null
  /** A tag that proves that the file has not changed when a transfer is continued. */
  tag: string | null
}

/**
 * Access to an office's files over one protocol. Connects at the first use, and again at the first use after `close`.
 */
export interface Channel {
  /** Lists all files with changes of these days. @throws FeedFault */
  list(days: { from: string; until: string }, signal: AbortSignal): Promise<RemoteFile[]>
  /**
   * Opens a file at an offset.
   * @param tag the tag that came with the first part
   * @throws FeedFault
   */
  open(file: RemoteFile, at: { offset: number; tag: string | null }, signal: AbortSignal): Promise<OpenFile>
  close(): Promise<void>
}
