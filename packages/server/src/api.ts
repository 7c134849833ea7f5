import type { AddressInfo } from 'node:net'
import { composeServer, openObjectStore } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { ensureSampleRegister } from './ingest/sample-register.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/database.ts'
import { freePort } from './platform/free-port.ts'
import { createLog } from './platform/log.ts'
import { migrate } from './platform/migrate.ts'
import { addressError, checkAddress, StartError } from './platform/start-error.ts'

/** How long calls under way may take after a stop was asked for, in milliseconds; then their connections are closed. */
const callTimeout = 8_000
/** How long the whole stop may take: a large index is written, the database writes its last pages. */
const stopTimeout = 60_000

/** Starts the product: database, schema, the sample on the first start, the index, then the address. */
async function main(): Promise<void> {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const say = (text: string) => process.stdout.write(`${text}\n`)
  say(`${config.productName} starts …`)
  await checkAddress(config.http.host, config.http.port)
  // Tokens carry the product's address: it has to be known before the first is issued.
  const atKnownPort = { ...config, http: { ...config.http, port: config.http.port || (await freePort()) } }
  const opening = openDatabase(config, `${config.productSlug}-api`)
  let product: Awaited<ReturnType<typeof composeServer>> | undefined
  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    setTimeout(() => product?.app.server.closeAllConnections(), callTimeout).unref()
    setTimeout(() => process.exit(code || 1), stopTimeout).unref()
    try {
      await product?.close()
      // A database that could not be opened was explained already.
      await (await opening.catch(() => undefined))?.close()
    } catch (error) {
      log.error({ err: error }, 'The stop was not clean')
    }
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  try {
    const database = await opening
    if (stopping) return
    database.watch(log)
    await migrate(database.pool)
    const resources = { pool: database.pool, connection: database.connection, objectStore: await openObjectStore(config) }
    await ensureSampleRegister({ config, ...resources, today: localDay(systemClock.now()), say })
    product = await composeServer(atKnownPort, resources, log, { pages: true })
    // The first visitor finds figures. What cannot be written now is tried again later.
    await product.statistics.publish().catch((err) => log.error({ err }, 'The statistics could not be published'))
    const { host, port } = atKnownPort.http
    await product.app.listen({ host, port }).catch((error) => {
      throw addressError(error, host, port)
    })
    await product.jobs.start()
  } catch (error) {
    if (stopping) return
    explain(error)
    await stop(1)
    return
  }
  const { port } = product.app.server.address() as AddressInfo
  say(`${config.productName} is ready: http://localhost:${port}`)
}

/** YYYY-MM-DD in the machine's time zone. */
const localDay = (date: Date) => date.toLocaleDateString('sv-SE')

/** A sentence where the fault is one of the surroundings; a stack where it is ours. */
function explain(error: unknown): void {
  const isKnown = error instanceof ConfigError || error instanceof StartError
  process.stderr.write(`${isKnown ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
}

main().catch((error) => {
  explain(error)
  process.exit(1)
})
