import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { addressOf, startEmbeddedPostgres } from '../packages/server/src/platform/embedded-postgres.ts'
import { freePort } from '../packages/server/src/platform/free-port.ts'
import { startBalancer } from '../packages/server/test/balancer.ts'
import { type ClusterNode, startClusterNode } from '../packages/server/test/cluster-node.ts'
import { s3Environment, startS3TestServer } from '../packages/server/test/s3-server.ts'
import { type Providers, startProviders } from './providers.ts'
import { productEnvironment, type RunningProduct, root } from './setup-product.ts'

/** Milliseconds until a role is ready. The first one also fills the sample. */
const startTimeout = 300_000
/** The roles of a host: its own index, calls and pages, and jobs. Hosts with a search cluster have no indexer. */
const roles = ['indexer', 'api', 'worker'] as const
/** Milliseconds until a new search cluster has the register and answers. */
const fillTimeout = 120_000

export interface HostsOptions {
  dataFolder: string
  marks: number
  hosts: number
  /** The folder of OpenSearch, assembled there on first use; null for indexers. */
  openSearch: string | null
}

/**
 * Runs the product on several hosts behind a load balancer. Each host has an indexer, an API, a worker and a data
 * folder of its own. They share a PostgreSQL server in `dataFolder`, an S3 server, a mail server and the simulated
 * payment providers, which they call like real ones. With OpenSearch they also share a search cluster of one node,
 * instead of having an index on each host.
 */
export async function startHosts(options: HostsOptions): Promise<RunningProduct> {
  const { dataFolder, marks, hosts, openSearch } = options
  const database = await startEmbeddedPostgres(dataFolder, { slug: 'marklot', systemEnvironment: process.env })
  const s3 = await startS3TestServer()
  const ports = await Promise.all(Array.from({ length: hosts }, freePort))
  let providers: Providers | undefined
  const balancer = await startBalancer(ports, (request, response) => providers?.answer(request, response) ?? false)
  const url = `http://localhost:${balancer.port}`
  providers = await startProviders(url)
  const shared = {
    DATABASE_URL: addressOf(database.connection),
    ...s3Environment(s3),
    ...providers.environment,
    PUBLIC_URL: url,
    JOBS: 'off',
    SAMPLE: 'on',
    SIMULATORS: 'on',
    SAMPLE_MARKS: String(marks),
    SAMPLE_UNTIL: '2026-11-20',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'warn',
  }
  const children: ChildProcess[] = []
  let cluster: ClusterNode | undefined
  const stop = async () => {
    for (const child of children.reverse()) await stopChild(child)
    await balancer.close()
    await cluster?.stop()
    await providers?.close()
    await s3.close()
    await database.stop()
    return 0
  }
  try {
    cluster = openSearch === null ? undefined : await startClusterNode(openSearch, join(dataFolder, 'cluster'))
    const engine: Record<string, string> = cluster
      ? { SEARCH_ENGINE: 'opensearch', OPENSEARCH_URL: cluster.url }
      : { SEARCH_ENGINE: 'socket' }
    const started = roles.filter((role) => role !== 'indexer' || !cluster)
    for (const [i, apiPort] of ports.entries()) {
      const folder = join(dataFolder, `host-${i + 1}`)
      await mkdir(folder)
      for (const role of started) {
        const probePort = await freePort()
        const own = { PROBE_PORT: String(probePort), PORT: String(apiPort) }
        children.push(startRole(role, { ...productEnvironment(folder), ...shared, ...engine, ...own }))
        await ready(`http://127.0.0.1:${probePort}/health/ready`, children)
      }
    }
    await fillCatalogue({ ...productEnvironment(join(dataFolder, 'host-1')), ...shared })
    if (cluster) await answered(`${url}/api/v1/BrandQueries`)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function startRole(role: (typeof roles)[number], env: Record<string, string>): ChildProcess {
  const { JOBS: _, ...withJobs } = env
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs'), role], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: process.platform !== 'win32',
    env: role === 'worker' ? withJobs : env,
  })
  process.once('exit', () => child.kill('SIGTERM'))
  return child
}

/** Creates the plans at the payment provider, as the operator does. */
async function fillCatalogue(env: Record<string, string>): Promise<void> {
  await promisify(execFile)(process.execPath, [join(root, 'scripts/cli.mjs'), 'paypal:catalogue'], { cwd: root, env })
}

async function ready(url: string, children: readonly ChildProcess[]): Promise<void> {
  const deadline = Date.now() + startTimeout
  let last = 'nothing'
  while (Date.now() < deadline) {
    const ended = children.find(({ exitCode }) => exitCode !== null)
    if (ended) throw new Error(`A role ended with ${ended.exitCode}`)
    const reply = await fetch(url).catch(() => null)
    if (reply?.ok) return
    if (reply) last = await reply.text()
    await pause(200)
  }
  throw new Error(`A role was not ready after ${startTimeout / 1000} s. It said: ${last}`)
}

/** Resolves when a search is answered. */
async function answered(url: string): Promise<void> {
  const headers = { 'Content-Type': 'application/json' }
  const deadline = Date.now() + fillTimeout
  while (Date.now() < deadline) {
    const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ text: 'anything' }) })
    if (reply.ok) return
    await pause(200)
  }
  throw new Error(`No search was answered within ${fillTimeout / 1000} s`)
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await ended
  clearTimeout(timer)
}
