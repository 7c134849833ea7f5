import type { RegistrationOfficeCode } from '@marklot/contracts'

export type ChannelKind = 'https' | 'ftp' | 'ftps' | 'sftp'

/** How the deliveries of one office are fetched, as the operator configured it. */
export interface FeedSettings {
  office: RegistrationOfficeCode
  kind: ChannelKind
  /** Without user and password. */
  url: URL
  /** Secret of an interface with keys. */
  key: string | null
  user: string | null
  password: string | null
  /** OpenSSH or PEM. */
  privateKey: string | null
  /** SHA-256 of the server's key, base64: what `ssh-keygen -lf` prints after `SHA256:`. */
  hostKey: string | null
  /** Address that issues tokens (ch). */
  tokenUrl: URL | null
  /** The first day to fetch; null: from the office's as-of date on. */
  from: string | null
  everyMinutes: number
  /** How many days a delivery may be late before it counts as missing. */
  graceDays: number
  /** Least seconds between two calls. */
  pauseSeconds: number
  /** Longest silence of a server, in seconds. */
  idleSeconds: number
  /** Most megabytes in 24 hours; null: as many as there are. */
  dailyMegabytes: number | null
}

export type Feeds = ReadonlyMap<RegistrationOfficeCode, FeedSettings>
