import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registrationOfficeCodes } from '@marklot/contracts'
import { writeSampleRegister } from '@marklot/simulators'
import { composeServer, openObjectStore, type Product } from '../src/compose/api.ts'
import { readConfig } from '../src/config.ts'
import { runIngest } from '../src/ingest/ingest-command.ts'
import { createLog } from '../src/platform/log.ts'
import { quietTelemetry, type Telemetry } from '../src/platform/telemetry/telemetry.ts'
import { createWorld, type World } from './world.ts'

/** The as-of day of the register that the tests search. */
export const sampleUntil = '2026-06-30'

export interface SampleProduct extends Product {
  world: World
}

/** Starts the whole server without the web pages, with a small sample register loaded by the ordinary ingest. */
export async function startSampleProduct(
  environment: Record<string, string> = {},
  telemetry: Telemetry = quietTelemetry,
): Promise<SampleProduct> {
  const world = await createWorld()
  const directory = await mkdtemp(join(tmpdir(), 'marklot-product-'))
  const config = readConfig({ DATA_DIR: directory, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', SEARCH_THREADS: '0', ...environment })
  const resources = { pool: world.pool, connection: world.connection, objectStore: await openObjectStore(config) }
  const files = join(directory, 'sample')
  await writeSampleRegister({ directory: files, marks: 700, seed: 7, until: sampleUntil })
  for (const office of registrationOfficeCodes) {
    await runIngest({ office, paths: [join(files, office)], ...resources, isSample: true })
  }
  const product = await composeServer(config, { ...resources, telemetry }, createLog('silent'), { pages: false })
  return {
    ...product,
    world,
    close: async () => {
      await product.close()
      await world.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
