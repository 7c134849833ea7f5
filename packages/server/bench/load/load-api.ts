import { composeServer, openObjectStore } from '../../src/compose/api.ts'
import { leave } from '../../src/compose/leave.ts'
import { openProbes } from '../../src/compose/probe-parts.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { runRole } from '../../src/process.ts'

/** The role `api` without pages, which the load test starts and kills. */
const config = readConfig()
const log = createLog(config.logLevel)
runRole(log, async (opened) => {
  const database = await openDatabase(config, `${config.productSlug}-api`)
  opened(database)
  const probes = await openProbes('api', config, database.pool, log, opened)
  const resources = { pool: database.pool, connection: database.connection, objectStore: await openObjectStore(config) }
  const product = await composeServer(config, resources, log, { pages: false, probes })
  opened({ close: () => leave(product, probes, config.drainSeconds) })
  await product.app.listen({ host: config.http.host, port: config.http.port })
  probes.started()
  process.stdout.write('ready\n')
})
