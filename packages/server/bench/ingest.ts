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
  /** The rate at which marks are stored in the database and the search index. */
  marksPerSecond: number
  /** The rate in uncompressed XML; a megabyte is 10^6 bytes. */
  megabytesPerSecond: number
  /** The peak memory of this process, including its threads, from the start of the ingest until the index is built. */
  peakRssBytes: number
  marks: number
  seconds: { ingest: number; index: number }
}

/**
 * Measures the ingest of realistic US case files (12 KB on average) into a fresh database with the product's settings,
 * and the build of the search index from it. The time to write the file and create the database is not included.
 * @throws Error when a mark is rejected
 */
export async function benchIngest(options: { marks: number; withLarge: boolean } & EmbeddedOptions): Promise<IngestBench> {
  const directory = await mkdtemp(join(tmpdir(), `${options.slug}-bench-`))
  // If root starts the benchmark, the database runs under its own account, which needs access to the folder.
  await chmod(directory, 0o755)
  try {
    const file = join(directory, 'apc240102.xml')
    const bytes = await writeCaseFiles(file, options.marks, options.withLarge)
    const server = await startEmbeddedPostgres(directory, options)
    const pool = createPool(server.connection, 'bench')
    try {
      await migrate(pool)
      const peak = watchMemory()
      const started = performance.now()
      const summary = await runIngest({ office: 'us', paths: [file], pool, report: true })
      const ingested = performance.now()
      if (summary.stored !== options.marks || summary.rejected.length > 0)
        throw new Error(`stored ${summary.stored} of ${options.marks} marks`)
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

/** Samples the process's memory. The returned function stops the sampling and returns the peak in bytes. */
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
