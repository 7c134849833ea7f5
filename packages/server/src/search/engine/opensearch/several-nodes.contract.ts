import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noFilters } from '@marklot/contracts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type ClusterNode, startClusterNodes } from '../../../../test/cluster-node.ts'
import { createWorld, type World } from '../../../../test/world.ts'
import { createLog } from '../../../platform/log.ts'
import type { OpenEngine } from '../port.ts'
import { openClusterEngine } from './cluster-engine.ts'

/** The time limit of a test, in milliseconds. On a busy machine a node takes a minute to start. */
const limit = 400_000
/** How long a cluster may take to notice a lost node and to copy its shards, in milliseconds. */
const patience = 120_000

/**
 * Kills and freezes nodes of a real cluster of three while an engine uses it.
 * @param program the folder that `scripts/opensearch.sh` has filled
 */
export function describeSeveralNodes(program: string): void {
  let folder: string
  let world: World
  let nodes: ClusterNode[]
  let engine: OpenEngine
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marklot-nodes-'))
    // If root runs the tests, the nodes run under another account, which needs access to the folder.
    await chmod(folder, 0o755)
    nodes = await startClusterNodes(program, folder, 3)
    world = await createWorld()
    const { pool, connection } = world
    await pool.query(`insert into deliveries (office, feed, file, started_at) values ('de', 'f', 'f', '2026-01-01')`)
    const cluster = { nodes: nodes.map(({ url }) => url), prefix: 'test' }
    const log = createLog('silent')
    engine = await openClusterEngine({ ...cluster, pool, connection, applicationName: 'test', threads: 0, log })
  }, limit)
  afterAll(async () => {
    await engine?.close()
    await world?.close()
    await Promise.all((nodes ?? []).map((node) => node.stop()))
    await rm(folder, { recursive: true, force: true })
  }, limit)

  const put = (id: string) =>
    world.pool.query(
      `insert into brands (office, id, name, brand_type, state_category, state_key, application_number, nice_classes, delivery, content_hash)
       values ('de', $1, 'Lumora', 'Word', 'alive', 'de.x', $1, '{9}', 1, '\\x00')`,
      [id],
    )
  const found = async () => (await engine.browse({ filters: noFilters, sort: 'relevance', page: 1, size: 10 })).total
  const caughtUp = () => vi.waitFor(() => engine.catchUp(), { timeout: patience, interval: 500 })
  /** Returns `green` when every shard has a copy on two nodes. */
  const health = async () => {
    const reply = await fetch(`${nodes[0]?.url}/_cluster/health`)
    return ((await reply.json()) as { status: string }).status
  }
  const everywhereTwice = () => expect.poll(health, { timeout: patience }).toBe('green')

  it('keep each mark twice', { timeout: limit }, async () => {
    await put('1')
    await engine.catchUp()
    expect(await found()).toBe(1)
    await everywhereTwice()
  })

  it('answer every search and accept changes while one of them is killed and starts again', { timeout: limit }, async () => {
    let isBack = false
    const back = nodes[2]?.crash(10_000).then(() => {
      isBack = true
    })
    await put('2')
    const changed = caughtUp()
    while (!isBack) expect(await found()).toBeGreaterThanOrEqual(1)
    await Promise.all([back, changed])
    expect(await found()).toBe(2)
    await everywhereTwice()
    expect(await found()).toBe(2)
  })

  it('answer again soon while one of them is silent, and accept changes afterwards', { timeout: limit }, async () => {
    let isAwake = false
    const awake = nodes[1]?.freeze(60_000).then(() => {
      isAwake = true
    })
    await vi.waitFor(async () => expect(await found()).toBe(2), { timeout: patience, interval: 100 })
    expect(isAwake).toBe(false)
    await awake
    await put('3')
    await caughtUp()
    expect(await found()).toBe(3)
  })

  it('keep the newest change when all are killed at once', { timeout: limit }, async () => {
    const before = await found()
    await put('4')
    await caughtUp()
    await Promise.all(nodes.map((node) => node.crash(0)))
    await vi.waitFor(async () => expect(await found()).toBe(before + 1), { timeout: patience, interval: 500 })
  })
}
