import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import type { World } from '../../../test/world.ts'
import { createLog } from '../../platform/log.ts'
import { engineAddress } from './address.ts'
import { openEmbeddedEngine } from './embedded.ts'
import { describeEngine } from './engine.contract.ts'
import { Cluster } from './opensearch/cluster.ts'
import { openClusterEngine } from './opensearch/cluster-engine.ts'
import type { OpenEngine } from './port.ts'
import { openRemoteEngine } from './remote.ts'
import { serveEngine } from './serve-engine.ts'

/** The threads run from source, so they start slowly on a busy machine. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 })

const log = createLog('silent')

/** Opens an embedded engine in its own folder, which is removed when it closes. */
async function openIn({ pool, connection }: World, threads: number): Promise<OpenEngine & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'marklot-engine-'))
  const engine = await openEmbeddedEngine({
    pool,
    connection,
    applicationName: 'test-engine',
    threads,
    dataDirectory: folder,
    log,
  })
  const close = async () => {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...engine, close, folder }
}

describeEngine('in this thread', (world) => openIn(world, 0))

describeEngine('in threads of its own', (world) => openIn(world, 2))

describeEngine('over a socket', async (world) => {
  const embedded = await openIn(world, 0)
  const address = engineAddress(null, embedded.folder)
  const served = await serveEngine(embedded, { address, log })
  const remote = await openRemoteEngine({ address, log })
  const closeRemote = remote.close.bind(remote)
  remote.close = async () => {
    await closeRemote()
    await served.close()
    await embedded.close()
  }
  return remote
})

/** Opens an engine over separate indices, which are removed when it closes. */
async function openOver(url: string, { pool, connection }: World, threads: number): Promise<OpenEngine> {
  const prefix = `test-${randomBytes(6).toString('hex')}`
  const nodes = [url]
  const engine = await openClusterEngine({ nodes, prefix, pool, connection, applicationName: 'test-cluster', threads, log })
  await engine.catchUp()
  const close = async () => {
    await engine.close()
    const cluster = await Cluster.of({ nodes })
    await cluster.delete(`/${prefix}-*`)
    await cluster.close()
  }
  return { ...engine, close }
}

// These tests exist only if a cluster is configured. `scripts/opensearch.sh` starts one.
const url = process.env.OPENSEARCH_URL
if (url !== undefined) {
  describeEngine('over OpenSearch, in this thread', (world) => openOver(url, world, 0))
  describeEngine('over OpenSearch, in threads of its own', (world) => openOver(url, world, 2))
}
