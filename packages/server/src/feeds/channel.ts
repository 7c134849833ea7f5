/** A file that an office offers. */
export interface RemoteFile {
  /** Unique for its office; also the name of the file on disk. */
  name: string
  /** The day whose changes it holds; for a weekly delivery the Friday of its week. */
  day: string
  /** Path or address on the server. Never logged or stored: an address can hold a key. */
  locator: string
  /** In bytes, as the office states it. */
  size: number | null
  checksum: Checksum | null
  /** A file beside it that holds its checksum. */
  checksumFile: { locator: string; algorithm: Algorithm } | null
  /** Changes when the file changes under its name; empty when the list does not tell. */
  stamp: string
  /** False for a name that follows from the calendar: the file may not be there yet. */
  isListed: boolean
}

export type Algorithm = 'md5' | 'sha1' | 'sha256' | 'sha512'
/** `value` in lower-case hexadecimal digits. */
export interface Checksum {
  algorithm: Algorithm
  value: string
}

/** A file that is being sent. */
export interface OpenFile {
  /** Where the body begins: the asked offset, or 0 when the server begins anew. */
  offset: number
  body: AsyncIterable<Uint8Array>
  /** Of the whole file in bytes, as the server states it now. */
  size: number | null
  checksum: Checksum | null
  /** Proves at a continuation that the file is still the same. */
  tag: string | null
}

/** One way to an office's files. It connects when it is first used, and again after `close`. */
export interface Channel {
  /** All files with changes of these days. @throws FeedFault */
  list(days: { from: string; until: string }, signal: AbortSignal): Promise<RemoteFile[]>
  /**
   * Opens a file at an offset.
   * @param tag the tag of the first part
   * @throws FeedFault
   */
  open(file: RemoteFile, at: { offset: number; tag: string | null }, signal: AbortSignal): Promise<OpenFile>
  close(): Promise<void>
}
