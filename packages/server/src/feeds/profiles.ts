import type { RegistrationOfficeCode } from '@marklot/contracts'
import { dayInName, gazetteDate } from '../ingest/index.ts'
import type { Cadence } from './calendar.ts'
import type { ChannelKind } from './settings.ts'

/** The peculiarities of an office's deliveries (office-feeds, sections 1 and 4). */
export interface FeedProfile {
  cadence: Cadence
  /** The channels over which the office delivers. */
  kinds: readonly ChannelKind[]
  /** The way in which files are found over HTTPS. */
  over: 'bulkListing' | 'datedFiles' | 'queryPages' | 'folderPage'
  /** Folders below the configured address; empty for the address itself. */
  folders: readonly string[]
  /** The files to fetch. */
  names: RegExp
  /** Returns the position of a file among those of its day; the file with the lowest one is read first. */
  placeOf(name: string): number
  defaults: { everyMinutes: number; graceDays: number; pauseSeconds: number; dailyMegabytes: number | null }
}

const anyData = /\.(zip|xml|json)(\.gz)?$/i
const first = (order: readonly RegExp[]) => (name: string) => {
  const place = order.findIndex((pattern) => pattern.test(name))
  return place < 0 ? order.length : place
}
const hourly = { everyMinutes: 60, graceDays: 2, pauseSeconds: 2, dailyMegabytes: null }
const weekly = { everyMinutes: 360, graceDays: 7, pauseSeconds: 2, dailyMegabytes: null }

export const feedProfiles: Readonly<Record<RegistrationOfficeCode, FeedProfile>> = {
  us: {
    cadence: 'daily',
    kinds: ['https'],
    over: 'bulkListing',
    folders: [],
    names: /^apc\d{6}\.zip$/i,
    placeOf: () => 0,
    defaults: hourly,
  },
  em: {
    cadence: 'daily',
    kinds: ['ftp', 'ftps', 'sftp'],
    over: 'folderPage',
    folders: ['Applicant', 'Representative', 'Trademark/Differential', 'InternationalRegistration'],
    names: /^DIFF_(EUTMS|IRS|APPLICANTS|REPS)_\d{8}_\d{4}\.zip$/i,
    // Marks refer to persons by number, so persons are read first.
    placeOf: first([/_APPLICANTS_/i, /_REPS_/i, /_EUTMS_/i]),
    defaults: hourly,
  },
  de: {
    cadence: 'weekly',
    kinds: ['https'],
    over: 'datedFiles',
    folders: [],
    names: /^mar_bib_\w+_\d{6}\.zip$/,
    placeOf: first([/_ang_/, /_eing_/]),
    defaults: weekly,
  },
  fr: {
    cadence: 'weekly',
    kinds: ['sftp', 'ftps'],
    over: 'folderPage',
    folders: [],
    names: /^FR_FR(NEW|AMD|DEL)ST66_\d{4}-?\d{2}(_\d+)?\.(zip|xml)$/i,
    placeOf: first([/NEWST66/i, /AMDST66/i]),
    defaults: weekly,
  },
  ch: {
    cadence: 'daily',
    kinds: ['https'],
    over: 'queryPages',
    folders: [],
    names: /^ipi-\d{8}\.zip$/,
    placeOf: () => 0,
    // The office allows downloads of 2 GiB in 24 hours.
    defaults: { ...hourly, pauseSeconds: 1, dailyMegabytes: 2_000 },
  },
  es: {
    cadence: 'weekly',
    kinds: ['https', 'ftps', 'sftp'],
    over: 'folderPage',
    folders: [],
    names: anyData,
    placeOf: () => 0,
    defaults: weekly,
  },
  at: {
    cadence: 'weekly',
    kinds: ['https', 'ftps', 'sftp'],
    over: 'folderPage',
    folders: [],
    names: anyData,
    placeOf: () => 0,
    defaults: weekly,
  },
}

/** The names of files on disk may contain only letters, digits, dots, hyphens and underscores. */
const safeName = /^[A-Za-z0-9][\w.-]{0,199}$/

/**
 * Returns the day of a listed file, from its name or otherwise from its last change. Returns undefined for files that
 * are not fetched.
 */
export function dayOfFile({ names }: FeedProfile, name: string, changed: Date | null): string | undefined {
  if (!safeName.test(name) || !names.test(name)) return undefined
  const week = /(?<!\d)((?:19|20)\d\d)-?([0-5]\d)(?!\d)/.exec(name)
  return dayInName(name) ?? (week ? gazetteDate(`${week[1]}-${week[2]}`) : undefined) ?? changed?.toISOString().slice(0, 10)
}
