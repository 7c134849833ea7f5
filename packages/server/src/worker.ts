import { openProbes } from './compose/probe-parts.ts'
import { openObjectStore } from './compose/resources.ts'
import { composeWorker } from './compose/worker.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './platform/database.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { projectVersion } from './platform/project-root.ts'
import { openTelemetry } from './platform/telemetry/open-telemetry.ts'
import { explain, runRole } from './process.ts'

/** Runs jobs and sends mails for one or more API processes with `JOBS=off`. */
function main(): void {
  const config = readConfig()
  const log = createLog(config.logLevel)
  runRole(log, async (opened) => {
    const telemetry = await openTelemetry(
      config.telemetry,
      { slug: config.productSlug, role: 'worker', version: projectVersion },
      log,
    )
    opened(telemetry)
    const database = await openDatabase(config, `${config.productSlug}-worker`)
    opened(database)
    database.watch(log)
    await migrate(database.pool)
    const resources = {
      pool: database.pool,
      connection: database.connection,
      objectStore: await openObjectStore(config),
      telemetry,
    }
    const probes = await openProbes('worker', config, database.pool, log, opened)
    const worker = await composeWorker(config, resources, log, probes)
    opened({
      close: () => {
        probes.drain()
        return worker.close()
      },
    })
    await worker.jobs.start()
    probes.started()
    process.stdout.write(`${config.productName}: the worker is ready\n`)
  })
}

try {
  main()
} catch (error) {
  explain(error)
  process.exit(1)
}
