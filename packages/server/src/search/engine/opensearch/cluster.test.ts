import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer, type Server as SecureServer, type ServerOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { afterEach, describe, expect, it } from 'vitest'
import { authority, client, node, stranger } from '../../../../test/cluster-certificates.ts'
import { freePort } from '../../../platform/free-port.ts'
import { Cluster, type ClusterAddress } from './cluster.ts'

const opened: { close(): unknown }[] = []
afterEach(async () => {
  // Nodes close before clients, which wait for the end of their requests.
  for (const one of opened.splice(0)) await one.close()
})

/** A node that accepts every connection, and answers every request that `frozen` does not match. */
interface FakeNode {
  url: string
  frozen: RegExp | null
  /** Whether replies stop after their first bytes. */
  stopsMidway: boolean
  /** The paths that were requested, with the name and password that came with each. */
  asked: string[]
  signIns: (string | undefined)[]
}

async function listen(server: Server | SecureServer): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  opened.push({
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
  return (server.address() as AddressInfo).port
}

async function startNode(tls: ServerOptions | null = null): Promise<FakeNode> {
  const fake: FakeNode = { url: '', frozen: null, stopsMidway: false, asked: [], signIns: [] }
  const answer: RequestListener = (request, response) => {
    fake.asked.push(String(request.url))
    fake.signIns.push(request.headers.authorization)
    request.resume()
    if (fake.frozen?.test(String(request.url))) return
    response.writeHead(200, { 'content-type': 'application/json' })
    if (fake.stopsMidway) response.write('{"hits":')
    else response.end('{"hits":{"hits":[]}}')
  }
  const port = await listen(tls ? createSecureServer(tls, answer) : createServer(answer))
  fake.url = `${tls ? 'https' : 'http'}://127.0.0.1:${port}`
  return fake
}

/** Limits that a busy machine keeps, and for tests that wait for one of them. */
const patient = { silenceAfter: 15_000, searchTimeout: 15_000 }
const impatient = { silenceAfter: 1_500, searchTimeout: 15_000 }

async function openCluster(address: ClusterAddress, limits = patient): Promise<Cluster> {
  const cluster = await Cluster.of(address, limits)
  opened.push(cluster)
  return cluster
}

const state = '/state/_doc/register'
const unavailable = { code: 'search.unavailable', status: 503 }
const nothing = { hits: { hits: [] } }

describe('a silent cluster', () => {
  it('has its searches refused while it accepts connections but does not answer', async () => {
    const fake = await startNode()
    const cluster = await openCluster({ nodes: [fake.url] }, impatient)
    fake.frozen = /./
    const waiting = expect(cluster.search('marks', {})).rejects.toMatchObject(unavailable)
    const together = expect(cluster.searchAll([{ index: 'marks', body: {} }])).rejects.toMatchObject(unavailable)
    await expect(cluster.probe(state)).rejects.toMatchObject(unavailable)
    await Promise.all([waiting, together])
    const before = fake.asked.length
    await expect(cluster.search('marks', {})).rejects.toMatchObject(unavailable)
    expect(fake.asked).toHaveLength(before)

    fake.frozen = null
    await cluster.probe(state)
    expect(await cluster.search('marks', {})).toEqual(nothing)
  })

  it('is told from a busy one that answers searches but no probe', async () => {
    const fake = await startNode()
    const cluster = await openCluster({ nodes: [fake.url] }, impatient)
    fake.frozen = /_doc/
    const probe = expect(cluster.probe(state)).rejects.toMatchObject(unavailable)
    await cluster.search('marks', {})
    await probe
    expect(await cluster.search('marks', {})).toEqual(nothing)
  })

  it('does not keep a search waiting when it stops in the middle of a reply', async () => {
    const fake = await startNode()
    fake.stopsMidway = true
    const cluster = await openCluster({ nodes: [fake.url] }, { silenceAfter: 1_000, searchTimeout: 1_000 })
    await expect(cluster.search('marks', {})).rejects.toMatchObject(unavailable)
  })
})

describe('several nodes', () => {
  it('answer for one that is down', async () => {
    const fake = await startNode()
    const cluster = await openCluster({ nodes: [`http://127.0.0.1:${await freePort()}`, fake.url] })
    for (let i = 0; i < 6; i++) expect(await cluster.search('marks', {})).toEqual(nothing)
    expect(fake.asked).toHaveLength(6)
  })

  it('answer for one that is silent, which is then left out', async () => {
    const [silent, fake] = [await startNode(), await startNode()]
    silent.frozen = /./
    const cluster = await openCluster({ nodes: [silent.url, fake.url] }, impatient)
    await cluster.probe(state)
    for (let i = 0; i < 6; i++) expect(await cluster.search('marks', {})).toEqual(nothing)
    expect(fake.asked).toHaveLength(7)
    expect(silent.asked).toHaveLength(1)
  })

  it('all receive the name and the password that one address contains', async () => {
    const [one, other] = [await startNode(), await startNode()]
    const named = one.url.replace('://', '://search:p%40ss@')
    const cluster = await openCluster({ nodes: [named, other.url] })
    for (let i = 0; i < 4; i++) await cluster.search('marks', {})
    const expected = `Basic ${Buffer.from('search:p@ss').toString('base64')}`
    expect(one.signIns.length).toBeGreaterThan(0)
    expect(new Set([...one.signIns, ...other.signIns])).toEqual(new Set([expected]))
  })
})

describe('TLS', () => {
  it('is accepted from a node whose authority is configured, and from no other', async () => {
    const fake = await startNode(node)
    const trusting = await openCluster({ nodes: [fake.url], tls: { ca: authority } })
    expect(await trusting.search('marks', {})).toEqual(nothing)
    const usual = await openCluster({ nodes: [fake.url] })
    await expect(usual.search('marks', {})).rejects.toMatchObject(unavailable)
    expect(fake.asked).toHaveLength(1)
  })

  it('is refused when the certificate is for another host, before anything is sent', async () => {
    const fake = await startNode(stranger)
    const named = fake.url.replace('://', '://search:secret@')
    const cluster = await openCluster({ nodes: [named], tls: { ca: authority } })
    const failure = await cluster.search('marks', {}).catch((error: unknown) => error)
    expect(failure).toMatchObject(unavailable)
    expect(String((failure as Error).cause)).toMatch(/altnames/)
    expect(String((failure as Error).cause)).not.toContain('secret')
    expect(fake.asked).toEqual([])
  })

  it('shows our certificate to a node that requires one', async () => {
    const subjects: unknown[] = []
    const answer: RequestListener = (request, response) => {
      subjects.push((request.socket as TLSSocket).getPeerCertificate().subject.CN)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"hits":{"hits":[]}}')
    }
    const port = await listen(createSecureServer({ ...node, ca: authority, requestCert: true }, answer))
    const nodes = [`https://localhost:${port}`]
    const known = await openCluster({ nodes, tls: { ca: authority, ...client } })
    await known.search('marks', {})
    expect(subjects).toEqual(['client'])
    const unknown = await openCluster({ nodes, tls: { ca: authority } })
    await expect(unknown.search('marks', {})).rejects.toMatchObject(unavailable)
    expect(subjects).toEqual(['client'])
  })
})
