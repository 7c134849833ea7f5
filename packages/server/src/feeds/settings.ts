import type { RegistrationOfficeCode } from '@marklot/contracts'

export type ChannelKind = 'https' | 'ftp' | 'ftps' | 'sftp'

/** The operator's configuration for fetching the deliveries of one office. */
export interface FeedSettings {
  office: RegistrationOfficeCode
  kind: ChannelKind
  /** The address without the user and the password. */
  url: URL
  /** The secret of an interface that needs a key. */
  key: string | null
  user: string | null
  password: string | null
  /** The private key in the OpenSSH or PEM format. */
  privateKey: string | null
  /** The SHA-256 of the server's key in base64, as `ssh-keygen -lf` prints it after `SHA256:`. */
  hostKey: string | null
  /**
   * The PEM certificate of the authority that signed the server's certificate; null for the usual authorities (ftps).
   */
  certificate: string | null
  /** The address that issues tokens (ch). */
  tokenUrl: URL | null
  /** The first day to fetch; null for the office's as-of date. */
  from: string | null
  everyMinutes: number
  /** How many days a delivery may be late before it counts as missing. */
  graceDays: number
  /** The minimum number of seconds between two calls. */
  pauseSeconds: number
  /** The longest silence of a server that is tolerated, in seconds. */
  idleSeconds: number
  /** The most megabytes to fetch in 24 hours; null for no limit. */
  dailyMegabytes: number | null
}

export type Feeds = ReadonlyMap<RegistrationOfficeCode, FeedSettings>
