import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { composeServer } from './compose/api.ts'
import { leave } from './compose/leave.ts'
import { openResources } from './compose/open-resources.ts'
import { openProbes } from './compose/probe-parts.ts'
import { readConfig } from './config.ts'
import { needsSampleRegister } from './ingest/sample-register.ts'
import type { Pool } from './platform/database.ts'
import { freePort } from './platform/free-port.ts'
import { createLog } from './platform/log.ts'
import { addressError, checkAddress, StartError } from './platform/start-error.ts'
import { explain, type Running, runRole } from './process.ts'
import { prepareTermSearch } from './reference/index.ts'

/** Starts the product in this order: database, schema, sample (on the first start), index, HTTP server. */
function main(): void {
  const config = readConfig()
  const log = createLog(config.logLevel)
  const say = (text: string) => process.stdout.write(`${text}\n`)
  say(`${config.productName} starts …`)
  runRole(log, async (opened) => {
    await checkAddress(config.http.host, config.http.port)
    const resources = await openResources('api', config, log, opened)
    if (await needsSampleRegister(config, resources.pool)) await fillSample(resources.pool, opened)
    // Tokens carry the product's address, so the port is chosen before the first token is issued.
    const http = { ...config.http, port: config.http.port || (await freePort()) }
    const probes = await openProbes('api', config, resources.pool, log, opened)
    const product = await composeServer({ ...config, http }, resources, log, { pages: true, probes })
    opened({ close: () => leave(product, probes, config.drainSeconds) })
    // The statistics are published before the server listens, so that the first visitor sees figures. A job retries a
    // failed publication.
    await product.statistics.publish().catch((err) => log.error({ err }, 'The statistics could not be published'))
    prepareTermSearch()
    await product.app.listen({ host: http.host, port: http.port }).catch((error) => {
      throw addressError(error, http.host, http.port)
    })
    if (config.runsJobs) await product.jobs.start()
    probes.started()
    const { port } = product.app.server.address() as AddressInfo
    say(`${config.productName} is ready: http://localhost:${port}`)
  })
}

/** Runs `fill-sample.ts` in a separate process, which ends together with this one. */
async function fillSample(pool: Pool, opened: (part: Running) => void): Promise<void> {
  // The last process to leave the embedded database stops it, and the pool closes idle connections, so one stays open.
  const stay = await pool.connect()
  try {
    const filling = fork(fileURLToPath(new URL('./fill-sample.js', import.meta.url)))
    opened({ close: async () => void filling.kill() })
    const [code] = await once(filling, 'exit')
    if (code !== 0) throw new StartError('The sample register could not be filled. The next start continues.')
  } finally {
    stay.release()
  }
}

try {
  main()
} catch (error) {
  explain(error)
  process.exit(1)
}
