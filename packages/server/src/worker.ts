import { openResources } from './compose/open-resources.ts'
import { openProbes } from './compose/probe-parts.ts'
import { composeWorker } from './compose/worker.ts'
import { readConfig } from './config.ts'
import { createLog } from './platform/log.ts'
import { explain, runRole } from './process.ts'

/** Runs jobs and sends mails for one or more API processes with `JOBS=off`. */
function main(): void {
  const config = readConfig()
  const log = createLog(config.logLevel)
  runRole(log, async (opened) => {
    const resources = await openResources('worker', config, log, opened)
    const probes = await openProbes('worker', config, resources.pool, log, opened)
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
