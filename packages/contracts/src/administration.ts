import * as z from 'zod/mini'
import { Instant, ListQuery } from './accounts.ts'
import { CalendarDate } from './brand.ts'
import { endpoints } from './endpoints.ts'
import { RegistrationOfficeCode } from './office.ts'
import { PermissionArea } from './permissions.ts'

/** One change: its author, time and content. It identifies people by id only. */
export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  /** Null: the product itself, the command line, or a person who has been deleted since. */
  userId: z.nullable(z.uuid()),
  /** Name or e-mail address, until the person is deleted. */
  userName: z.nullable(z.string()),
  area: PermissionArea,
  /** For example `subscription.granted`. */
  action: z.string(),
  objectId: z.nullable(z.string()),
  /** The changed fields as `{ field: [before, after] }`, or other facts by name. */
  details: z.record(z.string(), z.unknown()),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** One file that was read into the register. */
export const IngestRun = z.object({
  id: z.int(),
  registrationOfficeCode: RegistrationOfficeCode,
  feed: z.string(),
  file: z.string(),
  deliveryDate: z.nullable(CalendarDate),
  isSample: z.boolean(),
  startedUtc: Instant,
  /** Null: running or interrupted. */
  finishedUtc: z.nullable(Instant),
  /** Counts of the run: stored, unchanged, deleted, rejected … */
  summary: z.record(z.string(), z.unknown()),
})
export type IngestRun = z.infer<typeof IngestRun>

export const RegisterState = z.object({
  offices: z.array(
    z.object({
      code: RegistrationOfficeCode,
      marks: z.int(),
      asOf: z.nullable(CalendarDate),
      isSample: z.boolean(),
      updatedUtc: z.nullable(Instant),
    }),
  ),
})
export type RegisterState = z.infer<typeof RegisterState>

/** How many pictures of the register have been described. Searches by logo compare described pictures only. */
export const LogoProgress = z.object({
  /** Marks with a delivered picture. */
  pictures: z.int(),
  /** Pictures that searches compare. */
  described: z.int(),
  /** Pictures still to be described. */
  waiting: z.int(),
  /** Pictures that cannot be compared: the file is missing from the storage, unreadable or shows nothing. */
  faults: z.object({ missing: z.int(), unreadable: z.int(), blank: z.int() }),
  /** Marks whose picture was not delivered: only its address at the office is known. */
  linked: z.int(),
  /** Figurative and combined marks without a picture. */
  withoutPicture: z.int(),
  /** All changes of the register up to this time are described. Null: that has never been the case. */
  asOfUtc: z.nullable(Instant),
  /** When the last picture was described. */
  lastUtc: z.nullable(Instant),
  /** Pictures per minute during the last ten minutes. */
  perMinute: z.int(),
})
export type LogoProgress = z.infer<typeof LogoProgress>

/** A background job whose last run failed. */
export const FailedJob = z.object({
  id: z.string(),
  task: z.string(),
  attempts: z.int(),
  /** No attempts are left. The job runs again only on request. */
  isFinal: z.boolean(),
  failure: z.string(),
  createdUtc: Instant,
  failedUtc: Instant,
})
export type FailedJob = z.infer<typeof FailedJob>

/** Administration endpoints that spec 2, 7.2 does not list. Spec 1, sections 3 and 6, names the areas. */
export const administrationEndpoints = endpoints({
  auditEntries: {
    method: 'GET',
    path: '/AuditEntries',
    summary: 'All recorded changes, newest first.',
    access: 'permission:Global.Read',
    query: ListQuery,
    reply: z.object({ total: z.int(), entries: z.array(AuditEntry) }),
  },
  register: {
    method: 'GET',
    path: '/RegisterState',
    summary: 'All offices with their number of marks and as-of date.',
    access: 'permission:MasterData.Read',
    reply: RegisterState,
  },
  logoProgress: {
    method: 'GET',
    path: '/RegisterState/logos',
    summary: "How many of the register's pictures are described for the search by logo, and why others are not.",
    access: 'permission:MasterData.Read',
    reply: LogoProgress,
    callsPerMinute: 30,
  },
  ingestRuns: {
    method: 'GET',
    path: '/IngestRuns',
    summary: 'The files read into the register, newest first, optionally filtered by office or part of the file name.',
    access: 'permission:MasterData.Read',
    query: ListQuery,
    reply: z.object({ total: z.int(), runs: z.array(IngestRun) }),
  },
  failedJobs: {
    method: 'GET',
    path: '/FailedJobs',
    summary: 'Jobs whose last run failed, newest failure first.',
    access: 'permission:Global.Read',
    reply: z.array(FailedJob),
  },
  repeatJob: {
    method: 'POST',
    path: '/FailedJobs/{id}/repetition',
    summary: 'Runs a failed job again.',
    access: 'permission:Global.Update',
    params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(30)) }),
    reply: z.null(),
    status: 204,
  },
})
