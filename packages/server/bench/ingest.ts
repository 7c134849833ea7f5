import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { createPool } from '../src/platform/database.ts'
import { type EmbeddedOptions, startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { createLog } from '../src/platform/log.ts'
import { migrate } from '../src/platform/migrate.ts'
import { buildIndex } from '../src/search/index.ts'
import { writeCaseFiles } from './case-files.ts'

export interface IngestBench {
  /** Into the database and the search index. */
  marksPerSecond: number
  /** Of uncompressed XML, 10^6 bytes. */
  megabytesPerSecond: number
  /** Of this process, its threads included, from the start of the ingest to the built index. */
  peakRssBytes: number
  marks: number
  seconds: { ingest: number; index: number }
}

/**
 * Measures the ingest from a file of US case files of real size (12 KB each on average) into a fresh database with the settings of
 * the product, and the search index built from it. Writing the file and making the database are not timed.
 */
export async function benchIngest(options: { marks: number } & EmbeddedOptions): Promise<IngestBench> {
  const directory = await mkdtemp(join(tmpdir(), `${options.slug}-bench-`))
  // For root's database has an account of its own: its files lie in here, and are gone with it, only where that can pass.
  await chmod(directory, 0o755)
  try {
    const file = join(directory, 'apc240102.xml')
    const bytes = await writeCaseFiles(file, options.marks)
    const server = await startEmbeddedPostgres(directory, options)
    const pool = createPool(server.connection, 'bench')
    try {
      await migrate(pool)
      const peak = watchMemory()
      const started = performance.now()
      const summary = await runIngest({ office: 'us', paths: [file], pool, report: true })
      const ingested = performance.now()
      if (summary.stored !== options.marks) throw new Error(`stored ${summary.stored} of ${options.marks} marks`)
      await buildIndex(pool, createLog('silent'))
      const indexed = performance.now()
      const seconds = (indexed - started) / 1000
      return {
        marksPerSecond: Math.round(options.marks / seconds),
        megabytesPerSecond: Math.round(bytes / seconds / 1e5) / 10,
        peakRssBytes: peak(),
        marks: options.marks,
        seconds: { ingest: Math.round(ingested - started) / 1000, index: Math.round(indexed - ingested) / 1000 },
      }
    } finally {
      await pool.end()
      await server.stop()
    }
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Starts to watch the process's memory; the function returned ends that and tells the highest value. */
function watchMemory(): () => number {
  let highest = process.memoryUsage.rss()
  const look = () => {
    highest = Math.max(highest, process.memoryUsage.rss())
  }
  const timer = setInterval(look, 50)
  return () => {
    clearInterval(timer)
    look()
    return highest
  }
}
