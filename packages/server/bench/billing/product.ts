import { composeServer, openObjectStore } from '../../src/compose/api.ts'
import { readConfig } from '../../src/config.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { createLog } from '../../src/platform/log.ts'

/* The product as one process: calls and jobs, without the web pages. The benchmark kills and restarts it. */

const config = readConfig()
const log = createLog(config.logLevel)
const database = await openDatabase(config, `${config.productSlug}-bench`)
const resources = { pool: database.pool, connection: database.connection, objectStore: await openObjectStore(config) }
const product = await composeServer(config, resources, log, { pages: false })
await product.app.listen({ host: config.http.host, port: config.http.port })
await product.jobs.start()
process.stdout.write('ready\n')
