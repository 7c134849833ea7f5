import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Cluster } from './cluster.ts'

/** A cluster that accepts every connection, and answers every request that `frozen` does not match. */
let server: Server
let frozen: RegExp | null
let asked: string[]
let cluster: Cluster

beforeEach(async () => {
  frozen = null
  asked = []
  server = createServer((request, response) => {
    asked.push(String(request.url))
    request.resume()
    if (!frozen?.test(String(request.url)))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"hits":{"hits":[]}}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cluster = await Cluster.of([`http://127.0.0.1:${(server.address() as AddressInfo).port}`], 100)
})
afterEach(async () => {
  server.closeAllConnections()
  server.close()
  await cluster.close()
})

const state = '/state/_doc/register'
const unavailable = { code: 'search.unavailable', status: 503 }

it('refuses searches while the cluster accepts connections but does not answer', async () => {
  frozen = /./
  const waiting = expect(cluster.search('marks', {})).rejects.toMatchObject(unavailable)
  const together = expect(cluster.searchAll([{ index: 'marks', body: {} }])).rejects.toMatchObject(unavailable)
  await expect(cluster.probe(state)).rejects.toMatchObject(unavailable)
  await Promise.all([waiting, together])
  const before = asked.length
  await expect(cluster.search('marks', {})).rejects.toMatchObject(unavailable)
  expect(asked).toHaveLength(before)

  frozen = null
  await cluster.probe(state)
  expect(await cluster.search('marks', {})).toEqual({ hits: { hits: [] } })
})

it('keeps searching a busy cluster that answers searches but no probe', async () => {
  frozen = /_doc/
  const probe = expect(cluster.probe(state)).rejects.toMatchObject(unavailable)
  await cluster.search('marks', {})
  await probe
  expect(await cluster.search('marks', {})).toEqual({ hits: { hits: [] } })
})
