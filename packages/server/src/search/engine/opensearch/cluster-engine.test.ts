import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { noFilters } from '@marklot/contracts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWorld, type World } from '../../../../test/world.ts'
import { freePort } from '../../../platform/free-port.ts'
import { createLog } from '../../../platform/log.ts'
import type { OpenEngine } from '../port.ts'
import { openClusterEngine } from './cluster-engine.ts'

/* What happens while the cluster is away. The searches themselves are tested over a real one; see `engine.test.ts`. */

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

/** A server that answers every request with this status. */
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
