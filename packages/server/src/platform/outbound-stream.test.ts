import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { createOutbound, type Outbound, type OutboundError } from './outbound.ts'
import type { StreamLimits } from './outbound-stream.ts'

let server: Server
let outbound: Outbound

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  outbound = createOutbound({ log: createLog('silent'), allowed: [host] })
  return `http://${host}/stream`
}
afterEach(async () => {
  outbound.close()
  server.closeAllConnections()
  await new Promise((closed) => server.close(closed))
})

const patient: StreamLimits = { firstByte: 10_000, idle: 10_000, total: 10_000 }
const call = (limits: Partial<StreamLimits> = {}, more: { signal?: AbortSignal; largestReply?: number } = {}) => ({
  service: 'model',
  method: 'POST',
  body: '{}',
  limits: { ...patient, ...limits },
  ...more,
})
const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: OutboundError) => error.fault,
  )

it('passes pieces on while they arrive', async () => {
  let finish = () => {}
  const url = await serve((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('first ')
    finish = () => response.end('second')
  })
  const reply = await outbound.stream(url, call())
  const reader = (reply.body as ReadableStream<Uint8Array>).getReader()
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('first ')
  finish()
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('second')
  expect((await reader.read()).done).toBe(true)
})

it('does not repeat the call', async () => {
  let calls = 0
  const url = await serve((_, response) => {
    calls++
    response.writeHead(503).end('later')
  })
  const reply = await outbound.stream(url, call())
  expect([reply.status, await reply.text(), calls]).toEqual([503, 'later', 1])
})

it.each([
  ['no first byte', { firstByte: 20 }, false],
  ['a pause', { idle: 20 }, true],
  ['a reply that takes too long', { total: 20 }, true],
] as const)('gives up after %s', async (_, limits, begins) => {
  const url = await serve((_, response) => {
    response.writeHead(200).flushHeaders()
    if (begins) response.write('piece')
  })
  expect(await faultOf(outbound.stream(url, call(limits)).then((reply) => reply.text()))).toBe('timeout')
})

it('closes the connection when the caller stops', async () => {
  let closed: Promise<unknown> = Promise.resolve()
  const url = await serve((_, response) => {
    closed = once(response, 'close')
    response.write('piece')
  })
  const stop = new AbortController()
  const reply = await outbound.stream(url, call({}, { signal: stop.signal }))
  stop.abort(new Error('enough'))
  await expect(reply.text()).rejects.toThrow('enough')
  await closed
})

// Without the guard, the error of the connection ends the process, which the test runner reports as unhandled.
it.each([0, 1])('survives a stop just when the whole reply has arrived, after %i pieces', async (read) => {
  const url = await serve((_, response) => response.writeHead(200).end('whole'))
  for (let round = 0; round < 5; round++) {
    const stop = new AbortController()
    const reply = await outbound.stream(url, call({}, { signal: stop.signal }))
    const reader = (reply.body as ReadableStream<Uint8Array>).getReader()
    for (let piece = 0; piece < read; piece++) await reader.read()
    stop.abort(new Error('enough'))
    await reader.read().catch(() => undefined)
    await new Promise(setImmediate)
  }
})

it.each([204, 304, 699])(
  'reads a reply of status %i, which has no body or is none, and keeps no connection busy',
  async (status) => {
    const url = await serve((_, response) => response.writeHead(status).end())
    const seen = new Set<unknown>()
    // An agent has 32 connections.
    for (let number = 0; number < 40; number++)
      seen.add(
        await outbound.stream(url, call({ firstByte: 300 })).then(
          (reply) => reply.status,
          ({ fault }) => fault,
        ),
      )
    expect([...seen]).toEqual([status === 699 ? 'network' : status])
  },
)

it('closes the connection when the body is cancelled', async () => {
  let closed: Promise<unknown> = Promise.resolve()
  const url = await serve((_, response) => {
    closed = once(response, 'close')
    response.write('piece')
  })
  const reply = await outbound.stream(url, call())
  await reply.body?.cancel()
  await closed
})

it('fails with a broken connection and with a reply above its size', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': 1_000 }).write('x'.repeat(100), () => response.destroy())
  })
  expect(await faultOf(outbound.stream(url, call()).then((reply) => reply.text()))).toBe('network')
  expect(await faultOf(outbound.stream(url, call({}, { largestReply: 50 })).then((reply) => reply.text()))).toBe('size')
})

it('refuses private addresses and redirects', async () => {
  const url = await serve((_, response) => response.writeHead(302, { Location: 'https://example.org' }).end())
  expect(await faultOf(outbound.stream(url, call()))).toBe('redirect')
  expect(await faultOf(outbound.stream('https://127.0.0.1:1/', call()))).toBe('address')
})
