import { composeIndexer } from './compose/indexer.ts'
import { openProbes } from './compose/probe-parts.ts'
import { openObjectStore } from './compose/resources.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './platform/database.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { projectVersion } from './platform/project-root.ts'
import { openTelemetry } from './platform/telemetry/open-telemetry.ts'
import { explain, runRole } from './process.ts'

/** Holds the search index and serves it to API and worker processes with `SEARCH_ENGINE=socket`. */
function main(): void {
  const config = readConfig()
  const log = createLog(config.logLevel)
  runRole(log, async (opened) => {
    const telemetry = await openTelemetry(
      config.telemetry,
      { slug: config.productSlug, role: 'indexer', version: projectVersion },
      log,
    )
    opened(telemetry)
    const database = await openDatabase(config, `${config.productSlug}-indexer`)
    opened(database)
    database.watch(log)
    await migrate(database.pool)
    const probes = await openProbes('indexer', config, database.pool, log, opened)
    const { pool, connection } = database
    const objectStore = await openObjectStore(config)
    const indexer = await composeIndexer(config, { pool, connection, objectStore, telemetry }, log, probes)
    opened({
      close: () => {
        probes.drain()
        return indexer.close()
      },
    })
    probes.started()
    process.stdout.write(`${config.productName}: the indexer is ready\n`)
  })
}

try {
  main()
} catch (error) {
  explain(error)
  process.exit(1)
}
