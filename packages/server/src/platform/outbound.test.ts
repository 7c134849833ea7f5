import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog } from './log.ts'
import { createOutbound, type Outbound, OutboundError, type OutboundFault } from './outbound.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server | undefined
let outbound: Outbound
let logged = ''

/** Starts a service and a client that may call it. Resolves to the service's address. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener)
  server = started
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve))
  const { port } = started.address() as AddressInfo
  logged = ''
  const log = createLog('info', { write: (line) => (logged += line) })
  outbound = createOutbound({ log, allowed: [`127.0.0.1:${port}`], retryPause: 1 })
  return `http://127.0.0.1:${port}`
}
afterEach(async () => {
  outbound.close()
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = undefined
})

async function faultOf(call: Promise<unknown>): Promise<OutboundFault> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(OutboundError)
  return (error as OutboundError).fault
}

it('returns the reply with status, headers and body', async () => {
  const origin = await serve((request, response) => {
    response.writeHead(201, { 'Content-Type': 'application/json', 'X-Method': request.method })
    request.pipe(response)
  })
  const reply = await outbound.call(`${origin}/things`, { service: 'things', method: 'POST', body: '{"a":1}' })
  expect(reply.status).toBe(201)
  expect(reply.headers.get('x-method')).toBe('POST')
  expect(await reply.json()).toEqual({ a: 1 })
})

describe('a service that fails', () => {
  it('is called again when the call is idempotent', async () => {
    let calls = 0
    const origin = await serve((_, response) => {
      calls++
      if (calls === 1) response.destroy()
      else response.writeHead(calls === 2 ? 503 : 200).end('done')
    })
    expect(await (await outbound.call(origin, { service: 'things' })).text()).toBe('done')
    expect(calls).toBe(3)
  })

  it('is not called a fourth time', async () => {
    let calls = 0
    const origin = await serve((_, response) => {
      calls++
      response.destroy()
    })
    expect(await faultOf(outbound.call(origin, { service: 'things' }))).toBe('network')
    expect(calls).toBe(3)
  })

  it('is not called again for a POST, unless the call allows it', async () => {
    let calls = 0
    const origin = await serve((_, response) => {
      calls++
      response.writeHead(503).end()
    })
    const call = { service: 'things', method: 'POST', body: 'x' }
    expect((await outbound.call(origin, call)).status).toBe(503)
    expect(calls).toBe(1)
    expect((await outbound.call(origin, { ...call, isIdempotent: true })).status).toBe(503)
    expect(calls).toBe(4)
  })

  it('is logged by name, without address, query or header', async () => {
    const origin = await serve((_, response) => response.writeHead(500).end())
    await outbound.call(`${origin}/private/path?key=hidden`, { service: 'things', headers: { Authorization: 'Bearer hidden' } })
    expect(logged).toContain('"service":"things","status":500')
    expect(logged).not.toMatch(/hidden|private|127\.0\.0\.1/)
  })
})

it('gives up after the time limit, even in the middle of a reply', async () => {
  const origin = await serve((_, response) => response.write('begun'))
  expect(await faultOf(outbound.call(origin, { service: 'things', timeout: 30, method: 'POST' }))).toBe('timeout')
})

it('refuses a reply above its size limit', async () => {
  const origin = await serve((_, response) => response.end('x'.repeat(2_000)))
  expect(await faultOf(outbound.call(origin, { service: 'things', largestReply: 1_999 }))).toBe('size')
  expect((await (await outbound.call(origin, { service: 'things', largestReply: 2_000 })).text()).length).toBe(2_000)
})

it('refuses redirects', async () => {
  const origin = await serve((_, response) => response.writeHead(302, { Location: 'http://169.254.169.254/' }).end())
  expect(await faultOf(outbound.call(origin, { service: 'things' }))).toBe('redirect')
})

it('stops when the caller stops', async () => {
  const stop = new AbortController()
  const origin = await serve(() => stop.abort(new Error('enough')))
  await expect(outbound.call(origin, { service: 'things', signal: stop.signal })).rejects.toThrow('enough')
})

describe('an address that is not public', () => {
  it.each([
    ['without TLS', 'http://example.org/'],
    ['of this machine', 'https://127.0.0.1/'],
    ['of this machine, by a name', 'https://localhost/'],
    ['of this machine, as one number', 'https://2130706433/'],
    ['of this machine, by IPv6', 'https://[::1]/'],
    ['of this machine, mapped into IPv6', 'https://[::ffff:127.0.0.1]/'],
    ['of the local network', 'https://10.1.2.3/'],
    ['of the local link', 'https://169.254.169.254/latest/meta-data'],
    ['with a password', 'https://user:password@example.org/'],
    ['of another scheme', 'file:///etc/passwd'],
  ])('is refused (%s)', async (_, url) => {
    await serve(() => undefined)
    expect(await faultOf(outbound.call(url, { service: 'things' }))).toBe('address')
  })

  it('is refused on a port other than the allowed one', async () => {
    const origin = await serve((_, response) => response.end())
    const other = origin.replace(/\d+$/, '1')
    expect(await faultOf(outbound.call(other, { service: 'things' }))).toBe('address')
  })
})

it.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['100.64.0.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['::', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:a00:1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001:0:1::', false],
  ['2001:db8::1', false],
  ['fc00::1', false],
  ['fe80::1%eth0', false],
  ['ff02::1', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

describe('redirects', () => {
  it('are followed as far as the call allows, and the reply says who answered', async () => {
    const origin = await serve((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) response.end('done')
      else response.writeHead(301, { Location: `/${left - 1}` }).end()
    })
    const call = (left: number, redirects?: number) =>
      outbound.call(`${origin}/${left}`, { service: 'things', ...(redirects === undefined ? {} : { redirects }) })
    const reply = await call(3, 3)
    expect(await reply.text()).toBe('done')
    expect(reply.url).toBe(`${origin}/0`)
    expect(await faultOf(call(4, 3))).toBe('redirect')
    expect(await faultOf(call(1))).toBe('redirect')
  })

  it.each(['http://127.0.0.1:1/', 'https://10.0.0.1/', 'https://[::1]/', 'http://example.org/', 'file:///etc/passwd'])(
    'to %s are never followed',
    async (location) => {
      const origin = await serve((_, response) => response.writeHead(302, { Location: location }).end())
      expect(await faultOf(outbound.call(origin, { service: 'things', redirects: 3 }))).toBe('address')
    },
  )
})
