import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net'
import { noFilters } from '@marklot/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createWorld, type World } from '../../../../test/world.ts'
import { freePort } from '../../../platform/free-port.ts'
import { createLog } from '../../../platform/log.ts'
import type { OpenEngine } from '../port.ts'
import { Cluster } from './cluster.ts'
import { openClusterEngine } from './cluster-engine.ts'
import { describeSameResults } from './same-results.contract.ts'
import { describeSeveralNodes } from './several-nodes.contract.ts'

/* Tests the engine while the cluster is unreachable. `engine.test.ts` tests searches on a real cluster. */

let world: World
const opened: { close(): unknown }[] = []
beforeEach(async () => {
  world = await createWorld()
})
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close()
  await world.close()
})

async function open(port: number): Promise<OpenEngine> {
  const { pool, connection } = world
  const nodes = [`http://127.0.0.1:${port}`]
  const log = createLog('silent')
  const engine = await openClusterEngine({ nodes, prefix: 'test', pool, connection, applicationName: 'test', threads: 0, log })
  opened.push(engine)
  return engine
}

/** Starts a server that answers every request with this status. */
async function answering(status: number, body = '{}'): Promise<number> {
  const server: Server = createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.push({ close: () => new Promise((resolve) => server.close(resolve)) })
  return (server.address() as AddressInfo).port
}

const browse = (engine: OpenEngine) => engine.browse({ filters: noFilters, sort: 'relevance', page: 1, size: 10 })

it('starts without a cluster, and answers that the search is not available', async () => {
  const engine = await open(await freePort())
  await expect(browse(engine)).rejects.toMatchObject({ code: 'search.unavailable', status: 503 })
  await expect(engine.catchUp()).rejects.toMatchObject({ code: 'search.unavailable' })
})

it('answers the same while a cluster is starting or overloaded', async () => {
  for (const status of [429, 503]) {
    const engine = await open(await answering(status))
    await expect(engine.catchUp()).rejects.toMatchObject({ code: 'search.unavailable' })
    await expect(browse(engine)).rejects.toMatchObject({ code: 'search.unavailable' })
  }
})

it('reports an answer that it does not expect as a fault, and still searches nothing', async () => {
  const engine = await open(
    await answering(401, '{"error":{"type":"security_exception","reason":"no","root_cause":[]},"status":401}'),
  )
  await expect(engine.catchUp()).rejects.toMatchObject({ statusCode: 401 })
  await expect(browse(engine)).rejects.toMatchObject({ code: 'search.unavailable' })
})

/* The other tests run only if a cluster is configured. `scripts/opensearch.sh` starts one. */
const url = process.env.OPENSEARCH_URL

/** Opens a proxy to the cluster whose connections the test can cut. */
async function openProxy(to: URL) {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const server = createTcpServer((client) => {
    const upstream = connect(Number(to.port), to.hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    }
    client.pipe(upstream).pipe(client)
  })
  const join = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const cut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  await join()
  return { port, join, cut }
}

async function removeIndices(at: string, prefix: string): Promise<void> {
  const cluster = await Cluster.of({ nodes: [at] })
  await cluster.delete(`/${prefix}-*`)
  await cluster.close()
}

function describeOver(at: URL): void {
  let prefix = ''
  beforeEach(async () => {
    prefix = `test-${randomBytes(6).toString('hex')}`
    await world.pool.query(`insert into deliveries (office, feed, file, started_at) values ('de', 'f', 'f', '2026-01-01')`)
    opened.push({
      close: () => removeIndices(at.href, prefix),
    })
  })
  const openAt = async (port: number) => {
    const { pool, connection } = world
    const nodes = [`http://127.0.0.1:${port}`]
    const log = createLog('silent')
    const engine = await openClusterEngine({ nodes, prefix, pool, connection, applicationName: 'test', threads: 0, log })
    opened.push(engine)
    return engine
  }
  const put = (id: string) =>
    world.pool.query(
      `insert into brands (office, id, name, brand_type, state_category, state_key, application_number, nice_classes, delivery, content_hash)
       values ('de', $1, 'Lumora', 'Word', 'alive', 'de.x', $1, '{9}', 1, '\\x00')`,
      [id],
    )
  const found = async (engine: OpenEngine) => (await browse(engine)).total
  const indices = async () => {
    const reply = await fetch(`${at.href}${prefix}-marks*`)
    return Object.keys((await reply.json()) as object)
  }

  it('goes on by itself when a lost cluster is back', async () => {
    const proxy = await openProxy(at)
    const engine = await openAt(proxy.port)
    await put('1')
    await engine.catchUp()
    expect(await found(engine)).toBe(1)
    await proxy.cut()
    await expect(browse(engine)).rejects.toMatchObject({ code: 'search.unavailable' })
    await put('2')
    await proxy.join()
    await vi.waitFor(async () => expect(await found(engine)).toBe(2), { timeout: 60_000, interval: 100 })
    opened.push({ close: proxy.cut })
  })

  it('has one writer, whose work another takes over', async () => {
    const [first, second] = [await openAt(Number(at.port)), await openAt(Number(at.port))]
    await put('1')
    await first.catchUp()
    await second.catchUp()
    expect(await found(second)).toBe(1)
    await first.close()
    await put('2')
    await second.catchUp()
    expect(await found(second)).toBe(2)
  })

  // With any other setting, a node that is killed loses changes that the state already counts.
  it('writes each change to the disk before the change counts as done', async () => {
    const engine = await openAt(Number(at.port))
    await put('1')
    await engine.catchUp()
    const reply = await fetch(
      `${at.href}${prefix}-*/_settings/index.translog.durability?include_defaults=true&flat_settings=true`,
    )
    const settings = (await reply.json()) as Record<string, Record<'settings' | 'defaults', Record<string, string>>>
    const durability = Object.values(settings).map(({ settings, defaults }) => ({ ...defaults, ...settings }))
    expect(durability.length).toBeGreaterThan(1)
    for (const one of durability) expect(one['index.translog.durability']?.toLowerCase()).toBe('request')
  })

  it('builds new indices when the register was replaced, and removes the old ones', async () => {
    const engine = await openAt(Number(at.port))
    await put('1')
    await engine.catchUp()
    const before = await indices()
    await world.pool.query('delete from brands')
    await put('2')
    await put('3')
    await world.pool.query(`insert into register_state values ('generation', '"second"')`)
    await engine.catchUp()
    expect(await found(engine)).toBe(2)
    const after = await indices()
    expect(after).toHaveLength(1)
    expect(after).not.toEqual(before)
  })
}

if (url !== undefined) {
  describe('over a real cluster', () => describeOver(new URL(url)))
  describe.each([1, 3])('beside the embedded engine, in %i shards', (shards) =>
    describeSameResults(async ({ pool, connection }) => {
      const prefix = `test-${randomBytes(6).toString('hex')}`
      const log = createLog('silent')
      const options = { nodes: [url], prefix, pool, connection, applicationName: 'test', threads: 0, log, shards }
      const engine = await openClusterEngine(options)
      await engine.catchUp()
      const close = async () => {
        await engine.close()
        await removeIndices(url, prefix)
      }
      return { ...engine, close }
    }),
  )
}

/* Nodes that the tests start, kill and freeze themselves, if the folder of `scripts/opensearch.sh` is named. */
const program = process.env.OPENSEARCH_PROGRAM
if (program !== undefined) describe('several real nodes', () => describeSeveralNodes(program))
