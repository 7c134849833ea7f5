import { setTimeout as wait } from 'node:timers/promises'
import { requestsInFlight } from '../platform/admission.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { type Outbound, OutboundError } from '../platform/outbound.ts'
import { isIngestUnderWay } from './ingest.store.ts'
import { createLogoStore } from './logos.ts'
import {
  keepPicture,
  type LinkedPicture,
  nextLinkedPictures,
  pictureCursor,
  recordFailedFetch,
  savePictureCursor,
} from './pictures.store.ts'

/** The number of pictures per run. A run takes at most half a minute, so that other heavy work does not wait long. */
const perRun = 10
/** The minimum time from the end of a call to the next one to the same host, in milliseconds. */
const gap = 2_000
/** The largest picture that is fetched, in bytes. Offices' own limits for filings are 2 MB (EUIPO) to 5 MB (USPTO). */
const largestPicture = 8 * 1024 * 1024
/** Time limit of a call, in milliseconds. */
const timeout = 10_000
/**
 * How long, in milliseconds, a host is not called after it refused or did not answer, and a picture is not fetched
 * after it proved unusable.
 */
const hostRest = 3_600_000
const pictureRest = 30 * 86_400_000
/** How long a run waits until this process answers no requests, and how often it checks; in milliseconds. */
const patience = 5_000
const look = 200

export interface PictureParts {
  pool: Pool
  objectStore: ObjectStore
  outbound: Outbound
  clock: Clock
  log: Log
  /** Hosts whose pictures may be copied, in lower case; empty if none are fetched. */
  hosts: readonly string[]
  productName: string
  /** Tests set these values to replace the constants. */
  gap?: number
  patience?: number
}

/** The reason why a picture cannot be used: the status of the reply, or the fault from `LogoStore`. */
type Fault = `status ${number}` | 'type' | 'picture' | 'size' | 'redirect' | 'address'

/**
 * Returns the function that copies pictures from offices' addresses into the storage. It copies a few at a time,
 * of limited size, with pauses between calls to a host. It uses the outbound client, which refuses private addresses
 * and redirects. It pauses while an ingest runs or this process answers requests. A host that refuses or does not
 * answer is not called again for an hour.
 */
export function pictureFetching(parts: PictureParts): (signal: AbortSignal) => Promise<void> {
  const { pool, outbound, clock, log, hosts } = parts
  const logos = createLogoStore(parts.objectStore)
  /** For each host, the machine's time from which it may be called again, in milliseconds. */
  const readyAt = new Map<string, number>()

  const fetchPicture = async (picture: LinkedPicture, signal: AbortSignal): Promise<string | { fault: Fault }> => {
    const reply = await outbound.call(picture.address, {
      service: 'an office’s pictures',
      headers: { Accept: 'image/*', 'User-Agent': parts.productName },
      timeout,
      largestReply: largestPicture,
      signal,
    })
    if (reply.status === 429 || reply.status >= 500) throw new OutboundError('network', 'an office’s pictures')
    if (reply.status !== 200) return { fault: `status ${reply.status}` }
    if (!/^(image\/|application\/octet-stream)/i.test(reply.headers.get('content-type') ?? '')) return { fault: 'type' }
    const bytes = Buffer.from(await reply.arrayBuffer())
    const source = { find: () => ({ name: 'picture', read: async () => bytes }) }
    return (await logos.store(picture.office, picture.id, { files: ['picture'] }, source)) ?? { fault: 'picture' }
  }

  const take = async (picture: LinkedPicture, signal: AbortSignal): Promise<void> => {
    const { host } = new URL(picture.address)
    const pause = (readyAt.get(host) ?? 0) - Date.now()
    if (pause > gap) return
    if (pause > 0) await wait(pause, undefined, { signal })
    let result: string | { fault: Fault }
    try {
      result = await fetchPicture(picture, signal)
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error
      if (error.fault === 'network' || error.fault === 'timeout') {
        readyAt.set(host, Date.now() + hostRest)
        return
      }
      result = { fault: error.fault }
    }
    readyAt.set(host, Date.now() + (parts.gap ?? gap))
    if (typeof result === 'string') return keepPicture(pool, picture, result)
    await recordFailedFetch(pool, picture, result.fault, new Date(clock.now().getTime() + pictureRest))
  }

  return async (signal) => {
    if (hosts.length === 0) return
    const after = await pictureCursor(pool)
    const next = await nextLinkedPictures(pool, { hosts, after, now: clock.now(), limit: perRun })
    for (const picture of next.pictures) {
      if (!(await isQuiet(pool, parts.patience ?? patience, signal))) return savePictureCursor(pool, picture.serial - 1)
      await take(picture, signal)
    }
    await savePictureCursor(pool, next.after)
    if (next.pictures.length > 0) log.debug({ pictures: next.pictures.length }, 'Offices’ pictures were fetched')
  }
}

/**
 * Waits briefly until this process answers no requests. Returns false if it is still answering requests, or while an
 * ingest runs.
 */
async function isQuiet(pool: Pool, longest: number, signal: AbortSignal): Promise<boolean> {
  for (let waited = 0; requestsInFlight() > 0; waited += look) {
    if (waited >= longest) return false
    await wait(look, undefined, { signal })
  }
  return !(await isIngestUnderWay(pool))
}
