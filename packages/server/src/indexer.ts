import { composeIndexer } from './compose/indexer.ts'
import { openResources } from './compose/open-resources.ts'
import { openProbes } from './compose/probe-parts.ts'
import { readConfig } from './config.ts'
import { createLog } from './platform/log.ts'
import { explain, runRole } from './process.ts'

/** Holds the search index and serves it to API and worker processes with `SEARCH_ENGINE=socket`. */
function main(): void {
  const config = readConfig()
  const log = createLog(config.logLevel)
  runRole(log, async (opened) => {
    const resources = await openResources('indexer', config, log, opened)
    const probes = await openProbes('indexer', config, resources.pool, log, opened)
    const indexer = await composeIndexer(config, resources, log, probes)
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
