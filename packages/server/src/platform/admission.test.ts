import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptMultipart, receiveMultipart } from './bodies.ts'
import { createLog } from './log.ts'
import { createServer } from './serve.ts'

let app: FastifyInstance
let port: number
let logged: Record<string, unknown>[]
/** The calls that the handler is holding, by key. */
let held: Map<string, () => void>
let started: string[]
let arrived: number
const connections: Socket[] = []

beforeEach(async () => {
  logged = []
  held = new Map()
  started = []
  arrived = 0
  const log = createLog('info', { write: (line: string) => logged.push(JSON.parse(line)) })
  app = await createServer({ log, trustProxy: false, mostInFlight: 3 })
  app.server.prependListener('request', () => arrived++)
  app.post<{ Params: { key: string } }>('/held/:key', async ({ params: { key }, body }) => {
    started.push(key)
    await new Promise<void>((resolve) => held.set(key, resolve))
    return { key, body }
  })
  await app.register(async (forms) => {
    await acceptMultipart(forms, { logo: { mediaTypes: ['image/png'], maximumBytes: 1_000 } })
    forms.post<{ Params: { key: string } }>('/forms/:key', async (request) => {
      started.push(`${request.params.key} begins`)
      await receiveMultipart(request, { logo: { mediaTypes: ['image/png'], maximumBytes: 1_000 } }, 'en')
      started.push(request.params.key)
      await new Promise<void>((resolve) => held.set(request.params.key, resolve))
      return { key: request.params.key }
    })
  })
  app.post<{ Params: { key: string } }>('/quick/:key', async ({ params: { key } }) => {
    started.push(key)
    return { key }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = (app.addresses()[0] as { port: number }).port
})
afterEach(async () => {
  for (const connection of connections.splice(0)) connection.destroy()
  app.server.closeAllConnections()
  await app.close()
})

const request = (path: string, body = '{}') =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`

/** Opens a connection that collects the bytes it receives. */
function open(): { send(text: string): void; until(pattern: RegExp, times?: number): Promise<string>; socket: Socket } {
  let received = ''
  const socket = connect(port, '127.0.0.1')
  connections.push(socket)
  socket.setEncoding('utf8')
  let notify = () => {}
  socket.on('data', (part) => {
    received += part
    notify()
  })
  return {
    socket,
    send: (text) => socket.write(text),
    until: (pattern, times = 1) =>
      new Promise((resolve) => {
        notify = () => {
          if ((received.match(new RegExp(pattern, 'g'))?.length ?? 0) >= times) resolve(received)
        }
        notify()
      }),
  }
}
const formParts = [
  '--x\r\nContent-Disposition: form-data; name="logo"; filename="a"\r\nContent-Type: image/png\r\n\r\nabc',
  '\r\n--x--\r\n',
]
/** A form whose end comes later. */
const formHead = (key: string) =>
  `POST /forms/${key} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${formParts.join('').length}\r\n\r\n${formParts[0]}`
const formEnd = formParts[1] ?? ''

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve))
}
/** Resolves once the handler is holding the call. */
async function whenHeld(key: string): Promise<() => void> {
  for (;;) {
    const release = held.get(key)
    if (release) return release
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('pipelined requests of one connection', () => {
  it('run one at a time and in order, without delaying other connections', async () => {
    const first = open()
    const keys = Array.from({ length: 50 }, (_, i) => `a${i}`)
    first.send(request('/held/first') + keys.map((key) => request(`/quick/${key}`)).join(''))
    const release = await whenHeld('first')
    const second = open()
    second.send(request('/quick/b'))
    await second.until(/"key":"b"/)
    expect(started).toEqual(['first', 'b'])
    release()
    const answers = await first.until(/"key":"a49"/)
    expect([...answers.matchAll(/"key":"(\w+)"/g)].map(([, key]) => key)).toEqual(['first', ...keys])
  })

  it('are left unread beyond one buffer while the first one runs', async () => {
    const first = open()
    const count = 5_000
    first.send(request('/held/first') + request('/quick/a').repeat(count) + request('/quick/last'))
    const release = await whenHeld('first')
    // These are enough rounds of the event loop for the server to read more if it were going to.
    for (let round = 0; round < 100; round++) {
      const other = open()
      other.send(request('/quick/b'))
      await other.until(/"key":"b"/)
      other.socket.destroy()
    }
    expect(arrived - 100).toBeLessThan(2_000)
    release()
    const answers = await first.until(/"key":"last"/)
    expect(answers.split('"key":"a"').length - 1).toBe(count)
  }, 60_000)

  it('may end with a body that arrives later', async () => {
    const first = open()
    const [head = '', body = ''] = request('/held/late', '{"a":1}').split(/(?<=\r\n\r\n)/)
    first.send(request('/held/first') + head)
    const release = await whenHeld('first')
    first.send(body)
    release()
    ;(await whenHeld('late'))()
    expect(await first.until(/"key":"late"/)).toContain('"body":{"a":1}')
  })

  it('are dropped when the caller disconnects', async () => {
    const closed = new Promise((resolve) => app.server.once('connection', (socket) => socket.once('close', resolve)))
    const first = open()
    first.send(request('/held/first') + request('/quick/a').repeat(200))
    const release = await whenHeld('first')
    first.socket.destroy()
    release()
    // The server is not reading the connection, so it notices the disconnection when it next writes.
    await closed
    expect(started.length).toBeLessThan(10)
  })
})

describe('calls beyond the limit of all connections', () => {
  it('are refused at once with Retry-After, and accepted again when others finish', async () => {
    const firsts = ['a', 'b', 'c'].map(() => open())
    for (const [i, key] of ['a', 'b', 'c'].entries()) {
      firsts[i]?.send(request(`/held/${key}`))
      await whenHeld(key)
    }
    const refused = open()
    refused.send(request('/quick/d'))
    const answer = await refused.until(/server\.busy/)
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer).toMatch(/\r\nretry-after: 2\r\n/i)
    expect(started).toEqual(['a', 'b', 'c'])
    held.get('a')?.()
    // Once the held call is answered, its place is free.
    const [first] = firsts
    await first?.until(/"key":"a"/)
    const later = open()
    later.send(request('/quick/e'))
    expect(await later.until(/"key":"e"|server\.busy/)).toContain('"key":"e"')
  })

  it('are not those whose form still arrives, until it has arrived', async () => {
    const senders = ['a', 'b', 'c', 'd'].map((key) => {
      const sender = open()
      sender.send(formHead(key))
      return sender
    })
    await until(() => started.length === 4)
    const other = open()
    other.send(request('/quick/e'))
    expect(await other.until(/"key":"e"|server\.busy/)).toContain('"key":"e"')
    for (const sender of senders) sender.send(formEnd)
    await Promise.race(senders.map((sender) => sender.until(/server\.busy/)))
    await until(() => held.size === 3)
    other.send(request('/quick/f'))
    expect(await other.until(/"key":"f"|server\.busy/)).toContain('server.busy')
  })

  it('are forms when 128 of them are arriving, and none is counted whose sender has gone', async () => {
    const senders = Array.from({ length: 128 }, (_, at) => {
      const sender = open()
      sender.send(formHead(`${at}`))
      return sender
    })
    await until(() => started.length === 128)
    const late = open()
    late.send(formHead('late') + formEnd)
    await late.until(/server\.busy/)
    for (const { socket } of senders) socket.destroy()
    await until(async () => {
      const later = open()
      later.send(formHead('later') + formEnd)
      await Promise.race([later.until(/server\.busy/), until(() => held.has('later'))])
      return held.has('later')
    })
  })

  it('are logged once with a stack, then only counted', async () => {
    for (const key of ['a', 'b', 'c']) {
      open().send(request(`/held/${key}`))
      await whenHeld(key)
    }
    const refused = open()
    refused.send(request('/quick/d').repeat(40))
    await refused.until(/server\.busy/, 40)
    for (const release of held.values()) release()
    await app.close()
    const failures = logged.filter(({ level }) => level === 50)
    expect(failures).toMatchObject([
      { code: 'server.busy', route: '/quick/:key', err: { stack: expect.any(String) } },
      { code: 'server.busy', route: '/quick/:key', count: 39 },
    ])
    expect(logged.filter(({ status }) => status === 503)).toEqual([])
  })
})
