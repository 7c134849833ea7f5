import type { Config } from '../config.ts'
import type { Pool } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { objectKey } from '../platform/object-store-keys.ts'
import { createProbes, type ProbedRole, type Probes, probeDatabase, serveProbes } from '../platform/probes.ts'
import { newestRevision } from '../register/index.ts'
import type { SearchEngine } from '../search/index.ts'

/** Opens the probes of a role, on a separate port if one is configured. */
export async function openProbes(
  role: ProbedRole,
  { probePort, http }: Pick<Config, 'probePort' | 'http'>,
  pool: Pool,
  log: Log,
  opened: (part: { close(): Promise<void> }) => void,
): Promise<Probes> {
  const probes = createProbes(role, log)
  probeDatabase(probes, pool)
  if (probePort !== null) {
    const server = await serveProbes(probes, { host: http.host, port: probePort })
    opened({
      close: async () => {
        server.closeAllConnections()
        server.close()
      },
    })
  }
  return probes
}

/**
 * Checks that the search engine answers, and reports its revision and the register's. All processes share a cluster, so
 * an unreachable one is reported but leaves them ready, because everything except search still works.
 */
export function probeEngine(
  probes: Probes,
  engine: SearchEngine,
  pool: Pool,
  { searchEngine }: Pick<Config, 'searchEngine'>,
): void {
  probes.add(
    'search',
    async () => {
      const [{ revision }, newest] = await Promise.all([engine.countRegister([], 0), newestRevision(pool)])
      return { revision, registerRevision: newest }
    },
    searchEngine.kind !== 'opensearch',
  )
}

/** Checks the object storage. All processes share it, so a fault is reported but leaves them ready. */
export function probeStorage(probes: Probes, objectStore: ObjectStore): void {
  probes.add(
    'storage',
    async () => {
      await objectStore.head(objectKey('statistics/global/all.json'))
      return undefined
    },
    false,
  )
}
