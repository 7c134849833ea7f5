import { Buffer } from 'node:buffer'
import { setTimeout as wait } from 'node:timers/promises'
import type { Clock } from '../../platform/clock.ts'
import { type Outbound, OutboundError } from '../../platform/outbound.ts'
import type { Algorithm, Checksum, OpenFile } from '../channel.ts'
import { largestFile } from '../download.ts'
import { FeedFault, withFaults } from '../fault.ts'
import type { FeedSettings } from '../settings.ts'

/** The longest list that is read, in bytes. */
const longestList = 32 * 1024 * 1024
/** The longest transfer of one file, in milliseconds. */
const longestTransfer = 4 * 3_600_000

export interface HttpParts {
  settings: FeedSettings
  outbound: Outbound
  clock: Clock
  productName: string
}

interface HttpCall {
  headers?: Readonly<Record<string, string>>
  method?: 'GET' | 'POST'
  body?: string
}

/** The calls of an office's HTTP interface, with the configured pause between them. */
export interface FeedHttp {
  /** Returns the reply's text and type. @throws FeedFault for every status except 200 */
  text(url: URL, call: HttpCall, signal: AbortSignal): Promise<{ text: string; type: string }>
  file(url: URL, call: HttpCall, at: { offset: number; tag: string | null }, signal: AbortSignal): Promise<OpenFile>
}

export function createFeedHttp({ settings, outbound, productName }: HttpParts): FeedHttp {
  const idle = settings.idleSeconds * 1_000
  let readyAt = 0
  const pace = async (signal: AbortSignal) => {
    const pause = readyAt - Date.now()
    if (pause > 0) await wait(pause, undefined, { signal })
    readyAt = Date.now() + settings.pauseSeconds * 1_000
  }
  const send = async (url: URL, call: HttpCall, largestReply: number, signal: AbortSignal): Promise<Response> => {
    await pace(signal)
    try {
      const reply = await outbound.stream(url, {
        ...call,
        service: `the register feed of ${settings.office}`,
        headers: { 'User-Agent': productName, 'Accept-Encoding': 'identity', ...call.headers },
        limits: { firstByte: idle, idle, total: longestTransfer },
        largestReply,
        redirects: 3,
        signal,
      })
      if (reply.status === 200 || reply.status === 206) return reply
      await reply.body?.cancel()
      throw statusFault(reply)
    } catch (error) {
      throw faultOf(error)
    }
  }
  return {
    text: async (url, call, signal) => {
      const reply = await send(url, call, longestList, signal)
      if (reply.status !== 200) {
        await reply.body?.cancel()
        throw statusFault(reply)
      }
      try {
        return { text: await reply.text(), type: reply.headers.get('content-type') ?? '' }
      } catch (error) {
        throw faultOf(error)
      }
    },
    file: async (url, call, { offset, tag }, signal) => {
      const isContinued = offset > 0 && tag !== null
      const range: Record<string, string> = isContinued ? { Range: `bytes=${offset}-`, 'If-Range': tag } : {}
      const reply = await send(url, { ...call, headers: { ...call.headers, ...range } }, largestFile, signal)
      const part = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(reply.headers.get('content-range') ?? '')
      const isPart = reply.status === 206
      if (isPart && Number(part?.[1]) !== offset) throw new FeedFault('truncated')
      const stated = isPart ? part?.[2] : reply.headers.get('content-length')
      return {
        offset: isPart ? offset : 0,
        body: reply.body === null ? nothing() : withFaults(reply.body as unknown as AsyncIterable<Uint8Array>, brokenBody),
        size: stated && /^\d+$/.test(stated) ? Number(stated) : null,
        checksum: checksumIn(reply.headers, isPart),
        tag: tagOf(reply.headers),
      }
    },
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

const brokenBody = (error: unknown) => faultOf(error, 'truncated')

/** Returns the strong entity tag, or else the date of the last change. */
function tagOf(headers: Headers): string | null {
  const etag = headers.get('etag')
  return etag !== null && !etag.startsWith('W/') ? etag : headers.get('last-modified')
}

/**
 * Reads the whole file's checksum from RFC 9530 headers, or from the RFC 1864 header, which in a partial reply covers
 * only the part.
 */
function checksumIn(headers: Headers, isPart: boolean): Checksum | null {
  const named: Record<string, Algorithm> = { 'sha-256': 'sha256', 'sha-512': 'sha512' }
  for (const [, name = '', digest = ''] of (headers.get('repr-digest') ?? '').matchAll(/(sha-256|sha-512)=:([\w+/=]+):/gi)) {
    const algorithm = named[name.toLowerCase()]
    if (algorithm) return { algorithm, value: Buffer.from(digest, 'base64').toString('hex') }
  }
  const md5 = isPart ? null : headers.get('content-md5')
  return md5 === null ? null : { algorithm: 'md5', value: Buffer.from(md5, 'base64').toString('hex') }
}

function statusFault({ status, headers }: Response): FeedFault {
  if (status === 401 || status === 403 || status === 407) return new FeedFault('credentials')
  if (status === 404 || status === 410) return new FeedFault('missing')
  if (status === 416) return new FeedFault('truncated')
  if (status === 429 || status === 503) return new FeedFault('busy', { retryAfter: secondsIn(headers.get('retry-after')) })
  return new FeedFault('unavailable')
}

/** Returns `Retry-After` in seconds, at most a day. */
function secondsIn(value: string | null): number | null {
  if (value === null) return null
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - Date.now()) / 1_000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 86_400) : null
}

/** Returns the fault behind an error. @param broken the kind of fault for a broken connection */
function faultOf(error: unknown, broken: 'unavailable' | 'truncated' = 'unavailable'): unknown {
  if (!(error instanceof OutboundError)) return error
  if (error.fault === 'address' || error.fault === 'redirect') return new FeedFault('address')
  if (error.fault === 'size') return new FeedFault('size')
  if (error.fault === 'timeout') return new FeedFault(broken === 'truncated' ? 'stalled' : 'unavailable')
  return new FeedFault(broken)
}
