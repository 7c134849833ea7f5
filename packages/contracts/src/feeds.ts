import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { CalendarDate } from './brand.ts'
import { endpoints } from './endpoints.ts'
import { RegistrationOfficeCode } from './office.ts'

/* The scheduled fetching of the offices' deliveries, for administrators. */

/** Faults that affect the whole channel. */
export const channelFaults = ['credentials', 'busy', 'unavailable', 'listing', 'address', 'storage'] as const
/** Faults that affect one file. */
export const fileFaults = ['missing', 'stalled', 'truncated', 'size', 'checksum', 'archive', 'repeated', 'unreadable'] as const
export const FeedFaultKind = z.enum([...channelFaults, ...fileFaults])
export type FeedFaultKind = z.infer<typeof FeedFaultKind>

/**
 * `waiting`: to be fetched. `missing`: due, but not offered by the office. `quarantined`: set aside because of its
 * fault.
 */
export const openFileStates = ['waiting', 'missing', 'quarantined'] as const

/** A file that has not been read yet, or a delivery that the office should have offered. */
export const FeedFile = z.object({
  id: z.int(),
  /** Null for a delivery that the office has not offered. */
  name: z.nullable(z.string()),
  /** The day whose changes the file holds; for a weekly delivery the Friday of its week. */
  day: CalendarDate,
  state: z.enum(openFileStates),
  fault: z.nullable(FeedFaultKind),
  /** The number of runs in which the file failed. */
  attempts: z.int(),
  /** In bytes, as the office states it. */
  size: z.nullable(z.int()),
  seenUtc: Instant,
})
export type FeedFile = z.infer<typeof FeedFile>

export const FeedState = z.object({
  code: RegistrationOfficeCode,
  /** Null if nothing is fetched from this office. */
  channel: z.nullable(z.enum(['https', 'ftp', 'ftps', 'sftp'])),
  asOf: z.nullable(CalendarDate),
  /** Days since the as-of date. */
  ageDays: z.nullable(z.int()),
  /** The first and the last day with a missing delivery, and the number of missing deliveries. */
  gap: z.nullable(z.object({ since: CalendarDate, until: CalendarDate, deliveries: z.int() })),
  /** The last file that was read. */
  last: z.nullable(z.object({ name: z.string(), day: CalendarDate, atUtc: Instant })),
  /** When a run last completed. */
  checkedUtc: z.nullable(Instant),
  nextUtc: z.nullable(Instant),
  /** Why the last run ended early. */
  fault: z.nullable(FeedFaultKind),
  faultUtc: z.nullable(Instant),
  /** The oldest open files. */
  files: z.array(FeedFile),
  openFiles: z.int(),
})
export type FeedState = z.infer<typeof FeedState>

const file = z.object({ id: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)) })

export const feedsEndpoints = endpoints({
  states: {
    method: 'GET',
    path: '/FeedStates',
    summary: 'How the deliveries of each office are fetched: channel, last file, gap, quarantined files, next fetch.',
    access: 'permission:MasterData.Read',
    reply: z.object({ offices: z.array(FeedState) }),
  },
  fetch: {
    method: 'POST',
    path: '/FeedStates/{office}/fetch',
    summary: 'Fetches the deliveries of an office soon instead of at its next time.',
    access: 'permission:MasterData.Update',
    params: z.object({ office: RegistrationOfficeCode }),
    reply: z.null(),
    status: 204,
  },
  retry: {
    method: 'POST',
    path: '/FeedFiles/{id}/retry',
    summary: 'Takes a file out of quarantine: it is fetched and read again.',
    access: 'permission:MasterData.Update',
    params: file,
    reply: z.null(),
    status: 204,
  },
  skip: {
    method: 'POST',
    path: '/FeedFiles/{id}/skip',
    summary: 'Goes on without a quarantined or missing delivery. It is no gap any more.',
    access: 'permission:MasterData.Update',
    params: file,
    reply: z.null(),
    status: 204,
  },
})
