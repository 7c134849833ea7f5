import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { objectKey } from '../platform/object-store-keys.ts'
import type { Outbound } from '../platform/outbound.ts'
import { type Bootstrap, longestMatch, parseBootstrap, withSlash } from './bootstrap.ts'
import { bundledPublication, bundledServices, usualOverrides } from './bundled-servers.ts'
import type { DomainSettings } from './settings.ts'

export interface RdapServersContext {
  settings: DomainSettings
  outbound: Outbound
  objectStore: ObjectStore
  clock: Clock
  log: Log
}
export interface RdapServers {
  /** Returns the base address of the server that is authoritative for a domain; null if there is none. */
  serverOf(name: string): Promise<string | null>
}

/** A copy of the bootstrap file, with its server's instructions for caching. */
const Copy = z.object({
  source: z.string(),
  fetchedAt: z.number(),
  /** How long the copy may be used, in milliseconds. */
  maxAge: z.number(),
  etag: z.nullable(z.string()),
  lastModified: z.nullable(z.string()),
  file: z.unknown(),
})
type Copy = z.infer<typeof Copy>

const copyKey = objectKey('domains/bootstrap.json')
const day = 86_400_000
const longestFetch = 8_000
const largestFile = 4 * 1_024 * 1_024

const bundled: Bootstrap = {
  publication: bundledPublication,
  servers: new Map(bundledServices.flatMap(([tlds, base]) => tlds.split(' ').map((tld) => [tld, base] as const))),
}

/**
 * Finds the authoritative RDAP servers: the operator's overrides first, then the bootstrap file. The file is read again
 * in the background, at most once a day. If it cannot be read or parsed, the last good copy stays in use.
 */
export function openRdapServers(context: RdapServersContext): RdapServers {
  const { settings, objectStore, clock, log } = context
  const source = settings.bootstrap.kind === 'address' ? settings.bootstrap.url : settings.bootstrap.path
  // A simulator stands for all registries, so no real registry may be queried.
  let current: Bootstrap | null = settings.isSimulator ? null : bundled
  const overrides = settings.isSimulator ? settings.overrides : new Map([...usualOverrides, ...settings.overrides])
  const denied = new Map([...settings.denied].map((domain) => [domain, true]))
  let copy: Copy | null = null
  let triedAt = Number.NEGATIVE_INFINITY
  let loading: Promise<void> | null = null

  const take = (next: Copy) => {
    current = parseBootstrap(next.file)
    copy = next
  }
  const readStored = async () => {
    const stored = await objectStore.get(copyKey)
    if (!stored) return
    const known = z.safeParse(Copy, JSON.parse(stored.body.toString('utf8')))
    if (known.success && known.data.source === source) take(known.data)
  }
  const refresh = async () => {
    const next = await fetchCopy(context, source, copy)
    take(next)
    await objectStore.put(copyKey, Buffer.from(JSON.stringify(next)), { contentType: 'application/json' })
  }
  const load = async () => {
    const isFirst = triedAt === Number.NEGATIVE_INFINITY
    triedAt = clock.now().getTime()
    const failed = (what: string) => (error: unknown) => log.warn({ err: error }, what)
    if (isFirst) await readStored().catch(failed('The stored copy of the RDAP bootstrap file cannot be used'))
    if (isDue(copy, triedAt)) await refresh().catch(failed('The RDAP bootstrap file cannot be read; the last good copy is used'))
  }
  return {
    serverOf: async (name) => {
      if (triedAt + (current ? day : 0) <= clock.now().getTime())
        loading ??= load().finally(() => {
          loading = null
        })
      if (!current) await loading
      if (longestMatch(denied, name)) return null
      const base = longestMatch(overrides, name) ?? (current ? longestMatch(current.servers, name) : undefined)
      return base === undefined ? null : withSlash(base)
    },
  }
}

const isDue = (copy: Copy | null, now: number) => copy === null || copy.fetchedAt + Math.max(day, copy.maxAge) <= now

async function fetchCopy({ settings, outbound, clock }: RdapServersContext, source: string, known: Copy | null): Promise<Copy> {
  const fetchedAt = clock.now().getTime()
  const fresh = { source, fetchedAt, maxAge: 0, etag: null, lastModified: null }
  if (settings.bootstrap.kind === 'file') {
    const file: unknown = JSON.parse(await readFile(settings.bootstrap.path, 'utf8'))
    parseBootstrap(file)
    return { ...fresh, file }
  }
  const reply = await outbound.call(source, {
    service: 'RDAP bootstrap',
    headers: {
      Accept: 'application/json',
      ...(known?.etag ? { 'If-None-Match': known.etag } : {}),
      ...(known?.lastModified ? { 'If-Modified-Since': known.lastModified } : {}),
    },
    timeout: longestFetch,
    largestReply: largestFile,
    redirects: 3,
  })
  const maxAge = Number(/max-age=(\d+)/.exec(reply.headers.get('cache-control') ?? '')?.[1] ?? 0) * 1_000
  if (reply.status === 304 && known) return { ...known, fetchedAt, maxAge }
  if (reply.status !== 200) throw new Error(`The bootstrap file was answered with ${reply.status}`)
  const file: unknown = await reply.json()
  parseBootstrap(file)
  return { ...fresh, maxAge, etag: reply.headers.get('etag'), lastModified: reply.headers.get('last-modified'), file }
}
