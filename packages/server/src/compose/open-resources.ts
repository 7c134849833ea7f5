import type { Config } from '../config.ts'
import { openDatabase } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { migrate } from '../platform/migrate.ts'
import type { ProbedRole } from '../platform/probes.ts'
import { projectVersion } from '../platform/project-root.ts'
import { openTelemetry } from '../platform/telemetry/open-telemetry.ts'
import { openObjectStore, type Resources } from './resources.ts'

/**
 * Opens what every role needs, in this order: telemetry, database, schema, object storage.
 * @param opened registers a part for closing as soon as it is open
 */
export async function openResources(
  role: ProbedRole,
  config: Config,
  log: Log,
  opened: (part: { close(): Promise<void> }) => void,
): Promise<Resources> {
  const { productSlug } = config
  const telemetry = await openTelemetry(config.telemetry, { slug: productSlug, role, version: projectVersion }, log)
  opened(telemetry)
  const database = await openDatabase(config, `${productSlug}-${role}`)
  opened(database)
  database.watch(log)
  await migrate(database.pool)
  const { pool, connection } = database
  return { pool, connection, objectStore: await openObjectStore(config), telemetry }
}
