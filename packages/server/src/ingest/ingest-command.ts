import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { ingestStopped } from './ingest-stopped.ts'
import { createLogoStore } from './logos.ts'
import { parseInThread } from './parser-thread.ts'
import { ingestBatches, type Rejection, type Totals } from './pipeline.ts'
import { listSources } from './sources.ts'

export interface IngestOptions {
  office: RegistrationOfficeCode
  /** The files, folders and zips to read. */
  paths: readonly string[]
  pool: Pool
  /** The store of delivered logos; without it, only web addresses are kept. */
  objectStore?: ObjectStore
  /** Whether the files belong to the sample. */
  isSample?: boolean
  /** Called when the sample register is removed. */
  onSampleRemoved?: () => Promise<void>
  /** Keeps the sample in addition to real files. For tests only. */
  keepSample?: boolean
  /** Prints the summary as JSON on stdout. */
  json?: boolean
  /** Shows progress and the summary on stderr. */
  report?: boolean
  now?: () => Date
}

/** The result of an ingest. `stored` counts new and changed marks and persons. */
export interface IngestSummary {
  read: number
  stored: number
  unchanged: number
  deleted: number
  /** The number of records that are neither marks nor faults: placeholders, and marks of other offices. */
  skipped: number
  /** The first thousand rejected records; files that could not be read have an empty `record`. */
  rejected: Rejection[]
  seconds: number
  /** The number of rejected records, if the list does not hold all of them. */
  rejectedCount?: number
  /** States that no table contains, with the number of their records. */
  unknownStates?: Record<string, number>
  /** Forms, kinds and steps that no list contains, with the number of their marks. They are shown as delivered. */
  unknownTerms?: Record<string, number>
}

/**
 * Reads an office's deliveries into the register. Bad records and unreadable files are listed in the summary.
 * @throws IngestStopped when the database or the storage fails; committed records stay, and a rerun completes the rest
 */
export async function runIngest(options: IngestOptions): Promise<IngestSummary> {
  try {
    return await ingestAndReport(options)
  } catch (error) {
    throw ingestStopped(error) ?? error
  }
}

async function ingestAndReport(options: IngestOptions): Promise<IngestSummary> {
  const started = performance.now()
  const sources = await listSources(options.paths)
  const progress = options.report ? createProgress(started) : undefined
  const say = (text: string) => options.report && process.stderr.write(`${text}\n`)
  try {
    const totals = await ingestBatches(parseInThread({ office: options.office, files: sources.files }), {
      office: options.office,
      sources,
      pool: options.pool,
      logos: options.objectStore && createLogoStore(options.objectStore),
      isSample: options.isSample ?? false,
      keepSample: options.keepSample ?? false,
      now: options.now ?? (() => new Date()),
      onProgress: progress?.show,
      onWaiting: () => say('Another ingest is writing to this register; waiting until it is done.'),
      onSampleRemoved: async () => {
        say('The sample register and its invented people were removed: real data take its place.')
        await options.objectStore?.deletePrefix('logos/')
        await options.onSampleRemoved?.()
      },
    })
    const seconds = Math.round(performance.now() - started) / 1000
    const summary: IngestSummary = {
      read: totals.read,
      stored: totals.stored,
      unchanged: totals.unchanged,
      deleted: totals.deleted,
      skipped: totals.skipped,
      rejected: totals.rejected,
      seconds,
    }
    if (totals.rejectedCount > totals.rejected.length) summary.rejectedCount = totals.rejectedCount
    if (totals.unknownStates.size > 0) summary.unknownStates = Object.fromEntries(totals.unknownStates)
    if (totals.unknownTerms.size > 0) summary.unknownTerms = Object.fromEntries(totals.unknownTerms)
    progress?.end()
    if (options.report) process.stderr.write(summaryText(totals, seconds))
    if (options.json) process.stdout.write(`${JSON.stringify(summary)}\n`)
    return summary
  } finally {
    await sources.pictures.close()
  }
}

function progressLine(totals: Readonly<Totals>, seconds: number): string {
  const marks = totals.stored + totals.unchanged + totals.deleted
  const megabytes = totals.bytes / 1e6
  const perSecond = seconds > 0 ? Math.round(marks / seconds) : 0
  return `${marks.toLocaleString('en')} records, ${totals.stored.toLocaleString('en')} stored, ${megabytes.toFixed(0)} MB, ${perSecond.toLocaleString('en')}/s`
}

/** Shows progress as one refreshed line on a terminal; otherwise as a line every three seconds. */
function createProgress(started: number): { show: (totals: Readonly<Totals>) => void; end: () => void } {
  const isTerminal = process.stderr.isTTY === true
  const interval = isTerminal ? 200 : 3000
  let shown = Number.NEGATIVE_INFINITY
  return {
    show: (totals) => {
      const now = performance.now()
      if (now - shown < interval) return
      shown = now
      const line = progressLine(totals, (now - started) / 1000)
      process.stderr.write(isTerminal ? `\r\x1b[K${line}` : `${line}\n`)
    },
    end: () => {
      if (isTerminal) process.stderr.write('\r\x1b[K')
    },
  }
}

function summaryText(totals: Totals, seconds: number): string {
  const lines = [
    `${progressLine(totals, seconds)} in ${seconds.toFixed(1)} s`,
    `  read ${totals.read}, stored ${totals.stored}, unchanged ${totals.unchanged}, deleted ${totals.deleted}, skipped ${totals.skipped}, rejected ${totals.rejectedCount}`,
  ]
  if (totals.outdated > 0) lines.push(`  ${totals.outdated} were left as they are: the register has them from a later delivery`)
  for (const [state, count] of totals.unknownStates)
    lines.push(`  unknown state “${state}” in ${count} records: category taken from the dates`)
  const terms = [...totals.unknownTerms].sort(([, a], [, b]) => b - a)
  for (const [term, count] of terms.slice(0, 10)) lines.push(`  no text for “${term}” in ${count} records: shown as delivered`)
  if (terms.length > 10) lines.push(`  no text for ${terms.length - 10} more values`)
  for (const { file, record, reason } of totals.rejected.slice(0, 20))
    lines.push(`  rejected: ${file}${record && `, ${record}`}: ${reason}`)
  if (totals.rejectedCount > 20) lines.push(`  … and ${totals.rejectedCount - 20} more`)
  for (const finding of totals.firstFindings.slice(0, 10)) lines.push(`  finding: ${finding}`)
  if (totals.findings > 10) lines.push(`  … ${totals.findings} findings in all`)
  return `${lines.join('\n')}\n`
}
