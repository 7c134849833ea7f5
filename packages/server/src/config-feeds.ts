/** The part of the configuration that determines how the offices' deliveries are fetched. */
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import * as z from 'zod/mini'
import { isLoopback } from './config-outside.ts'
import type { ChannelKind, FeedSettings, Feeds } from './feeds/index.ts'
import { feedProfiles } from './feeds/profiles.ts'

/** A secret as text, or the path of the file that holds it, relative to the configuration file. */
const Secret = z.union([z.string().check(z.minLength(1)), z.strictObject({ file: z.string().check(z.minLength(1)) })])
const address = z.string().check(z.refine((url) => URL.canParse(url), 'must be an address'))

const Feed = z.strictObject({
  url: address,
  key: z.optional(Secret),
  user: z.optional(z.string().check(z.minLength(1))),
  password: z.optional(Secret),
  privateKey: z.optional(Secret),
  hostKey: z.optional(z.string().check(z.regex(/^SHA256:[A-Za-z0-9+/]{43}=?$/, 'must be SHA256:… as ssh-keygen -lf prints it'))),
  certificate: z.optional(Secret),
  tokenUrl: z.optional(address),
  from: z.optional(z.iso.date()),
  everyMinutes: z.optional(z.number().check(z.minimum(1), z.maximum(10_080))),
  graceDays: z.optional(z.int().check(z.minimum(0), z.maximum(60))),
  pauseSeconds: z.optional(z.number().check(z.minimum(0), z.maximum(3_600))),
  idleSeconds: z.optional(z.number().check(z.minimum(0.05), z.maximum(600))),
  dailyMegabytes: z.optional(z.number().check(z.positive())),
})
const File = z.strictObject(
  Object.fromEntries(registrationOfficeCodes.map((office) => [office, z.optional(Feed)])) as Record<
    RegistrationOfficeCode,
    z.ZodMiniOptional<typeof Feed>
  >,
)

const kinds: Readonly<Record<string, ChannelKind>> = {
  'https:': 'https',
  'http:': 'https',
  'ftp:': 'ftp',
  'ftps:': 'ftps',
  'sftp:': 'sftp',
}
const none: Feeds = new Map()

/**
 * Reads the file that `FEEDS_FILE` names, with one entry for each office whose deliveries are fetched. Adds mistakes to
 * `faults`; their messages name keys of the file, never values.
 */
export function readFeeds({ path, isSample }: { path: string | null; isSample: boolean }, faults: string[]): Feeds {
  if (path === null) return none
  if (isSample) faults.push('FEEDS_FILE needs SAMPLE=off: real deliveries take the place of the sample.')
  let content: unknown
  try {
    content = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    faults.push('FEEDS_FILE must name a readable file with JSON.')
    return none
  }
  const parsed = z.safeParse(File, content)
  if (!parsed.success) {
    for (const { path: keys, code, message } of parsed.error.issues)
      faults.push(
        `FEEDS_FILE: ${keys.join('.') || 'the file'} ${code === 'custom' || code === 'invalid_format' ? message : 'is not usable'}.`,
      )
    return none
  }
  const read = readSecrets(dirname(path), faults)
  const feeds = registrationOfficeCodes.flatMap((office): FeedSettings[] => {
    const feed = parsed.data[office]
    return feed === undefined ? [] : [settingsOf(office, feed, read)]
  })
  for (const settings of feeds) faults.push(...faultsOf(settings).map((fault) => `FEEDS_FILE: ${settings.office} ${fault}`))
  return new Map(feeds.map((settings) => [settings.office, settings]))
}

type ReadSecret = (name: string, secret: z.infer<typeof Secret> | undefined) => string | null

const readSecrets =
  (folder: string, faults: string[]): ReadSecret =>
  (name, secret) => {
    if (secret === undefined || typeof secret === 'string') return secret ?? null
    try {
      return readFileSync(resolve(folder, secret.file), 'utf8').trim()
    } catch {
      faults.push(`FEEDS_FILE: the file of ${name} cannot be read.`)
      return null
    }
  }

function settingsOf(office: RegistrationOfficeCode, feed: z.infer<typeof Feed>, read: ReadSecret): FeedSettings {
  const { defaults } = feedProfiles[office]
  const url = new URL(feed.url)
  return {
    office,
    kind: kinds[url.protocol] ?? 'https',
    url,
    key: read(`${office}.key`, feed.key),
    user: feed.user ?? null,
    password: read(`${office}.password`, feed.password),
    privateKey: read(`${office}.privateKey`, feed.privateKey),
    hostKey: feed.hostKey?.slice('SHA256:'.length).replace(/=+$/, '') ?? null,
    certificate: read(`${office}.certificate`, feed.certificate),
    tokenUrl: feed.tokenUrl === undefined ? null : new URL(feed.tokenUrl),
    from: feed.from ?? null,
    everyMinutes: feed.everyMinutes ?? defaults.everyMinutes,
    graceDays: feed.graceDays ?? defaults.graceDays,
    pauseSeconds: feed.pauseSeconds ?? defaults.pauseSeconds,
    idleSeconds: feed.idleSeconds ?? 60,
    dailyMegabytes: feed.dailyMegabytes ?? defaults.dailyMegabytes,
  }
}

function faultsOf({ office, kind, url, user, password, privateKey, hostKey, tokenUrl }: FeedSettings): string[] {
  const { kinds: allowed } = feedProfiles[office]
  const isPlain = (target: URL) => target.protocol === 'http:' && !isLoopback(target.hostname)
  return [
    ...(kinds[url.protocol] === undefined || !allowed.includes(kind) ? [`delivers by ${allowed.join(', ')} only.`] : []),
    ...(url.username !== '' || url.password !== '' ? ['must not have its password in the address.'] : []),
    ...(isPlain(url) || (tokenUrl !== null && isPlain(tokenUrl)) ? ['needs https: its address is not on this machine.'] : []),
    ...(kind === 'sftp' && hostKey === null ? ['needs hostKey.'] : []),
    ...(kind === 'sftp' && (user === null || (password === null && privateKey === null))
      ? ['needs user, and password or privateKey.']
      : []),
  ]
}

/** Returns the hosts named by the operator, which the server may call even if they are in a private network. */
export const hostsOfFeeds = (feeds: Feeds): string[] =>
  [...feeds.values()].flatMap(({ kind, url, tokenUrl }) =>
    kind === 'https' ? [url.host, ...(tokenUrl === null ? [] : [tokenUrl.host])] : [],
  )
