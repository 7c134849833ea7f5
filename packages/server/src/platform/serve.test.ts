import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { createLog } from './log.ts'
import { logoSources, securityHeaders } from './security-headers.ts'
import { createServer } from './serve.ts'
import { answerUnknownAddresses } from './unknown-address.ts'

const hosts = ['*.office.example']
let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = await createServer({
    log: createLog('silent'),
    trustProxy: false,
    policy: [logoSources(hosts)],
  })
  app.route({ method: 'POST', url: '/api/v1/Things', handler: async () => ({}) })
  app.route({ method: ['POST', 'DELETE'], url: '/api/v1/Echo', handler: async ({ body }) => ({ body: body ?? null }) })
  app.route({ method: 'GET', url: '/api/v1/Things/:key', handler: async () => ({}) })
  app.route({ method: 'POST', url: '/api/v1/Things/query', handler: async () => ({}) })
  app.route({ method: 'GET', url: '/api/v1/Things/:key/parts/all', handler: async () => ({}) })
  app.route({ method: 'GET', url: '/api/v1/Wide/*', handler: async () => ({}) })
  app.route({ method: 'POST', url: '/api/v1/Wide/:one/:two', handler: async () => ({}) })
  app.route({ method: 'PUT', url: '/api/v1/Things/:key/parts/:part', handler: async () => ({}) })
  app.route({ method: 'GET', url: '/assets/*', handler: async (_, reply) => reply.callNotFound() })
  answerUnknownAddresses(app, async (_, reply) => reply.type('text/html').send('<p>page</p>'))
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.addresses()[0] as { port: number }).port
})
afterAll(() => app.close())

interface RawAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends raw bytes and reads until the server closes the connection. */
function send(text: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text, 'latin1'))
    socket.setEncoding('utf8')
    socket.on('data', (part) => {
      received += part
    })
    socket.on('error', reject)
    socket.on('end', () => {
      const [head = '', body = ''] = received.split('\r\n\r\n')
      const [first = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line): [string, string] => {
        const at = line.indexOf(':')
        return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
      })
      resolve({ status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body })
    })
  })
}
/** Makes a call with a `Content-Type` for its body. */
const askWithBody = (method: string, body: string) =>
  send(
    `${method} /api/v1/Echo HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
const ask = (method: string, path: string, headers = '') =>
  send(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`)

it('treats a declared but missing body as none, and a broken one as a fault', async () => {
  expect(await askWithBody('DELETE', '')).toMatchObject({ status: 200, body: '{"body":null}' })
  expect(await askWithBody('POST', '{"a":1}')).toMatchObject({ status: 200, body: '{"body":{"a":1}}' })
  for (const body of ['{', ' ', '{"__proto__":1}']) expect((await askWithBody('POST', body)).status).toBe(400)
})

it('takes the caller’s address from the nearest proxy, not from what the caller sent', async () => {
  const behind = await createServer({
    log: createLog('silent'),
    trustProxy: true,
  })
  behind.get('/address', (request) => ({ ip: request.ip }))
  const answer = await behind.inject({ url: '/address', headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' } })
  expect(answer.json()).toEqual({ ip: '198.51.100.7' })
  await behind.close()
})

it('says how to authenticate with every 401', async () => {
  const closed = await createServer({
    log: createLog('silent'),
    trustProxy: false,
  })
  for (const code of ['auth.required', 'auth.invalidToken', 'auth.forbidden'] as const)
    closed.get(`/${code}`, () => {
      throw new AppError(code)
    })
  const challenge = async (code: string) => (await closed.inject(`/${code}`)).headers['www-authenticate']
  expect(await challenge('auth.required')).toBe('Bearer')
  expect(await challenge('auth.invalidToken')).toBe('Bearer error="invalid_token"')
  expect(await challenge('auth.forbidden')).toBeUndefined()
  await closed.close()
})

describe('an invalid request', () => {
  it.each([
    ['bytes that are not HTTP', () => send('hello\r\n\r\n'), 400, 'request.invalid'],
    ['oversized headers', () => ask('GET', '/', `Accept-Language: ${'a,'.repeat(25_000)}\r\n`), 431, 'request.headersTooLarge'],
    ['an extremely long address', () => ask('GET', `/${'a'.repeat(40_000)}`), 431, 'request.headersTooLarge'],
    ['no host', () => send('GET / HTTP/1.1\r\nConnection: close\r\n\r\n'), 400, 'request.invalidHost'],
    ['an empty host', () => send('GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'), 400, 'request.invalidHost'],
    [
      'a malformed host',
      () => send('GET / HTTP/1.1\r\nHost: a b/"><x>\r\nConnection: close\r\n\r\n'),
      400,
      'request.invalidHost',
    ],
    ['two hosts', () => send('GET / HTTP/1.1\r\nHost: x\r\nHost: x\r\nConnection: close\r\n\r\n'), 400, 'request.invalidHost'],
    ['a tunnel', () => ask('CONNECT', 'elsewhere.example:443'), 405, 'route.methodNotAllowed'],
    ['a malformed address', () => ask('GET', '/de/%E0%A4%A'), 400, 'request.invalid'],
    ['an overlong parameter', () => ask('GET', `/api/v1/Things/${'a'.repeat(5_000)}`), 414, 'request.pathTooLong'],
    [
      'two lengths',
      () => send('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'),
      400,
      'request.invalid',
    ],
  ])('(%s) is answered with our body and all security headers', async (_, answered, status, code) => {
    const answer = await answered()
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ code, requestId: answer.headers['x-request-id'] })
    for (const [name, value] of Object.entries(securityHeaders([logoSources(hosts)])))
      expect({ name, value: answer.headers[name.toLowerCase()] }).toEqual({ name, value })
  })

  it('with an unknown expectation is served normally', async () => {
    expect((await ask('GET', '/api/v1/Things/a', 'Expect: more\r\n')).status).toBe(200)
  })
})

describe('with a public address', () => {
  const open = async (trustProxy: boolean) => {
    const named = await createServer({ log: createLog('silent'), trustProxy, publicUrl: 'https://marks.example.org' })
    named.get('/host', () => 'here')
    return named
  }
  it('a request for another host is refused with a sentence', async () => {
    const named = await open(false)
    const ask = async (host: string) => {
      const { statusCode, body } = await named.inject({ url: '/host', headers: { host } })
      return statusCode === 200 ? 200 : `${statusCode} ${JSON.parse(body).code}`
    }
    for (const host of ['marks.example.org', 'MARKS.example.org:443', 'localhost:8080', '127.0.0.1:8080', '[::1]:8080'])
      expect({ host, answer: await ask(host) }).toEqual({ host, answer: 200 })
    for (const host of ['example.org', 'marks.example.org.evil.test', 'evil.test:443', '10.0.0.1'])
      expect({ host, answer: await ask(host) }).toEqual({ host, answer: '421 request.foreignHost' })
    await named.close()
  })

  it('the host received by a trusted proxy counts', async () => {
    for (const [trustProxy, forwarded, status] of [
      [true, 'marks.example.org', 200],
      [true, 'evil.test', 421],
      [false, 'marks.example.org', 421],
    ] as const) {
      const named = await open(trustProxy)
      const headers = { host: 'upstream', 'x-forwarded-host': forwarded }
      expect((await named.inject({ url: '/host', headers })).statusCode).toBe(status)
      await named.close()
    }
  })
})

it('answers a failed page request with a document', async () => {
  const failing = await createServer({ log: createLog('silent'), trustProxy: false })
  for (const url of ['/de/page', '/api/v1/Call'])
    failing.get(url, () => {
      throw new AppError('server.busy')
    })
  const headers = { accept: 'text/html,*/*', 'accept-language': 'de' }
  const page = await failing.inject({ url: '/de/page', headers })
  expect(page.statusCode).toBe(503)
  expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '2' })
  expect(page.body).toContain('Bitte versuchen Sie es in einigen Sekunden noch einmal.')
  const call = await failing.inject({ url: '/api/v1/Call', headers })
  expect(call.json()).toMatchObject({ code: 'server.busy' })
  expect(call.headers['retry-after']).toBe('2')
  await failing.close()
})

describe('an unknown address or method', () => {
  const json = 'Content-Type: text/xml\r\nContent-Length: 1\r\n'
  it.each([
    ['GET', '/api/v1/Nothing', '', 404, undefined],
    ['POST', '/api/v1/Nothing', json, 404, undefined],
    ['DELETE', '/api/v1/Things', '', 405, 'POST'],
    ['PUT', '/api/v1/things', json, 405, 'POST'],
    ['POST', '/api/v1/Things/a', json, 405, 'GET, HEAD'],
    ['QUERY', '/api/v1/Things/a', '', 405, 'GET, HEAD'],
    ['OPTIONS', '/api/v1/Things', '', 405, 'POST'],
    ['DELETE', '/api/v1/Things/query', '', 405, 'POST'],
    ['GET', '/api/v1/Things/query', '', 405, 'POST'],
    ['PUT', '/api/v1/Things/a/parts/all', json, 405, 'GET, HEAD'],
    ['OPTIONS', '/api/v1/Things/a/parts/all', '', 405, 'GET, HEAD'],
    ['GET', '/api/v1/Things/a/parts/b', '', 405, 'PUT'],
    ['GET', '/api/v1/things/Query/?a=b', '', 405, 'POST'],
    ['TRACE', '/de/search', '', 405, 'GET, HEAD'],
    ['PATCH', '/de/search', json, 405, 'GET, HEAD'],
    ['GET', '/assets/none.js', '', 404, undefined],
    ['GET', '/assets/%2e%2e%2fserver%2fapi.js', '', 404, undefined],
  ])('%s %s is refused before its body is read', async (method, path, headers, status, allow) => {
    const answer = await send(`${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n${headers ? 'x' : ''}`)
    expect({ status: answer.status, allow: answer.headers.allow }).toEqual({ status, allow })
    expect(JSON.parse(answer.body).code).toBe(status === 404 ? 'route.notFound' : 'route.methodNotAllowed')
  })

  it('does not take a wildcard for the more exact route', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/Wide/a/b' })
    expect(answer.statusCode).toBe(200)
  })

  it('outside the API gets a page', async () => {
    expect(await ask('GET', '/de/nowhere')).toMatchObject({ status: 200, body: '<p>page</p>' })
  })
})
