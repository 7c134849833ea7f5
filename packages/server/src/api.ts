import type { AddressInfo } from 'node:net'
import { composeServer, openObjectStore } from './compose/api.ts'
import { readConfig } from './config.ts'
import { ensureSampleRegister } from './ingest/sample-register.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import { freePort } from './platform/free-port.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { addressError, checkAddress } from './platform/start-error.ts'
import { explain, runRole } from './process.ts'

/**
 * How long calls in progress may take after a stop was requested, in milliseconds. Then their connections are closed.
 */
const callTimeout = 8_000

/** Starts the product in this order: database, schema, sample (on the first start), index, HTTP server. */
function main(): void {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const say = (text: string) => process.stdout.write(`${text}\n`)
  say(`${config.productName} starts …`)
  runRole(log, async (opened) => {
    await checkAddress(config.http.host, config.http.port)
    const database = await openDatabase(config, `${config.productSlug}-api`)
    opened(database)
    database.watch(log)
    await migrate(database.pool)
    const resources = { pool: database.pool, connection: database.connection, objectStore: await openObjectStore(config) }
    await ensureSampleRegister({ config, ...resources, today: localDay(systemClock.now()), say })
    // Tokens carry the product's address, so the port is chosen before the first token is issued.
    const http = { ...config.http, port: config.http.port || (await freePort()) }
    const product = await composeServer({ ...config, http }, resources, log, { pages: true })
    opened({
      close: () => {
        setTimeout(() => product.app.server.closeAllConnections(), callTimeout).unref()
        return product.close()
      },
    })
    // Publishes before listening, so that the first visitor sees figures. A job retries a failed publication.
    await product.statistics.publish().catch((err) => log.error({ err }, 'The statistics could not be published'))
    await product.app.listen({ host: http.host, port: http.port }).catch((error) => {
      throw addressError(error, http.host, http.port)
    })
    if (config.runsJobs) await product.jobs.start()
    const { port } = product.app.server.address() as AddressInfo
    say(`${config.productName} is ready: http://localhost:${port}`)
  })
}

/** YYYY-MM-DD in the machine's time zone. */
const localDay = (date: Date) => date.toLocaleDateString('sv-SE')

try {
  main()
} catch (error) {
  explain(error)
  process.exit(1)
}
