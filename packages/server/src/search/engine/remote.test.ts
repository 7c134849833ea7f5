import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { noFilters } from '@marklot/contracts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLog } from '../../platform/log.ts'
import { engineAddress } from './address.ts'
import { encodeFrame, mostRequestBytes, readFrames } from './frames.ts'
import type { OpenEngine, SearchEngine } from './port.ts'
import { openRemoteEngine } from './remote.ts'
import type { Suggestion } from './requests.ts'
import { type ServedEngine, type ServeEngineOptions, serveEngine } from './serve-engine.ts'

const log = createLog('silent')
const unavailable = { code: 'search.unavailable', status: 503 }

let folder: string
let address: string
const closed: (() => Promise<void>)[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marklot-socket-'))
  address = engineAddress(null, folder)
})
afterEach(async () => {
  for (const close of closed.splice(0).reverse()) await close()
  await rm(folder, { recursive: true, force: true })
})

/** Returns an engine for whose suggestions the test supplies the answers. Its other methods are not called. */
function heldEngine() {
  const asked: { text: string; answer: (serials: number[]) => void; fail: (error: Error) => void }[] = []
  const suggest: SearchEngine['suggest'] = (text) =>
    new Promise((resolve, reject) =>
      asked.push({
        text,
        answer: (serials) => resolve({ page: serials.map((serial) => ({ serial }) as Suggestion), revision: 1 }),
        fail: reject,
      }),
    )
  return { asked, engine: { suggest } as SearchEngine }
}
/** An engine that answers immediately. The serial of its only suggestion is the length of the text. */
const countingEngine = {
  suggest: async (text: string) => ({ page: [{ serial: text.length }], revision: 1 }),
} as unknown as SearchEngine

async function serve(engine: SearchEngine, options: Partial<ServeEngineOptions> = {}): Promise<ServedEngine> {
  const served = await serveEngine(engine, { address, log, ...options })
  closed.push(served.close)
  return served
}
async function open(version?: string): Promise<OpenEngine> {
  const engine = await openRemoteEngine({ address, log, version })
  closed.push(() => engine.close())
  return engine
}
const ask = async (engine: SearchEngine, text: string) => (await engine.suggest(text, 8, noFilters)).page
const waitFor = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 10 })

/** Returns a bare connection without the client's checks. */
async function rawConnection(): Promise<Socket> {
  const socket = connect(address)
  socket.on('error', () => undefined)
  closed.push(async () => void socket.destroy())
  await once(socket, 'connect')
  return socket
}

describe('a remote engine', () => {
  it('gets answers in any order, each for its own call', async () => {
    const { engine, asked } = heldEngine()
    await serve(engine)
    const remote = await open()
    const answers = ['a', 'b', 'c'].map((text) => ask(remote, text))
    await waitFor(() => expect(asked).toHaveLength(3))
    for (const { text, answer } of asked.toReversed()) answer([text.charCodeAt(0)])
    expect((await Promise.all(answers)).flat()).toEqual([{ serial: 97 }, { serial: 98 }, { serial: 99 }])
  })

  it('rejects at once while no indexer serves, and works when one does', async () => {
    const remote = await open()
    await expect(ask(remote, 'a')).rejects.toMatchObject(unavailable)
    await serve(countingEngine)
    await waitFor(async () => expect(await ask(remote, 'four')).toEqual([{ serial: 4 }]))
  })

  it('rejects pending calls when the indexer is lost, and connects to the next one', async () => {
    const server = createServer((socket) => {
      socket.write(encodeFrame({ version: 'x' }, mostRequestBytes))
      readFrames(socket, mostRequestBytes, () => socket.destroy())
    })
    await new Promise<void>((resolve) => server.listen(address, resolve))
    const remote = await open('x')
    await expect(ask(remote, 'a')).rejects.toMatchObject(unavailable)
    await new Promise((resolve) => server.close(resolve))
    await serve(countingEngine, { version: 'x' })
    await waitFor(async () => expect(await ask(remote, 'four')).toEqual([{ serial: 4 }]))
  })

  it('reports a failed call without its cause, and keeps answering others', async () => {
    const { engine, asked } = heldEngine()
    await serve(engine)
    const remote = await open()
    const failing = ask(remote, 'a')
    const fine = ask(remote, 'b')
    await waitFor(() => expect(asked).toHaveLength(2))
    asked[0]?.fail(new Error('secret'))
    asked[1]?.answer([2])
    await expect(failing).rejects.toThrow('The call failed in the indexer')
    expect(await fine).toEqual([{ serial: 2 }])
  })

  it('rejects an indexer of another version', async () => {
    await serve(heldEngine().engine, { version: 'another' })
    await expect(ask(await open(), 'a')).rejects.toMatchObject(unavailable)
  })

  it('rejects an oversized request without sending it', async () => {
    const { engine } = heldEngine()
    await serve(engine)
    await expect(ask(await open(), 'x'.repeat(mostRequestBytes))).rejects.toThrow(RangeError)
  })

  it('rejects pending and later calls once it is closed', async () => {
    const { engine, asked } = heldEngine()
    await serve(engine)
    const remote = await open()
    const asking = ask(remote, 'a')
    await waitFor(() => expect(asked).toHaveLength(1))
    const rejection = expect(asking).rejects.toMatchObject(unavailable)
    await remote.close()
    await rejection
    await expect(ask(remote, 'b')).rejects.toMatchObject(unavailable)
    asked[0]?.answer([])
  })
})

describe('a served engine', () => {
  it('limits running and waiting calls, and refuses further ones', async () => {
    const { engine, asked } = heldEngine()
    await serve(engine, { mostRunning: 1, mostWaiting: 2 })
    const remote = await open()
    const answers = ['a', 'b', 'c'].map((text) => ask(remote, text))
    await expect(ask(remote, 'd')).rejects.toMatchObject(unavailable)
    for (let i = 0; i < answers.length; i++) {
      await waitFor(() => expect(asked).toHaveLength(i + 1))
      asked[i]?.answer([i])
    }
    expect((await Promise.all(answers)).flat()).toEqual([{ serial: 0 }, { serial: 1 }, { serial: 2 }])
    expect(asked.map(({ text }) => text)).toEqual(['a', 'b', 'c'])
  })

  it('drops the waiting calls of a client that disconnects', async () => {
    const { engine, asked } = heldEngine()
    await serve(engine, { mostRunning: 1 })
    const leaving = await open()
    const lost = ['a', 'b'].map((text) => ask(leaving, text).catch(() => undefined))
    await waitFor(() => expect(asked).toHaveLength(1))
    const staying = await open()
    const answer = ask(staying, 'c')
    await leaving.close()
    await Promise.all(lost)
    // Once a later connection is open, the server has noticed the disconnection.
    await open()
    asked[0]?.answer([])
    await waitFor(() => expect(asked).toHaveLength(2))
    asked[1]?.answer([3])
    expect(await answer).toEqual([{ serial: 3 }])
    expect(asked.map(({ text }) => text)).toEqual(['a', 'c'])
  })

  it.each<[string, Buffer]>([
    ['a length over the limit', Buffer.from([0xff, 0xff, 0xff, 0xff])],
    ['invalid JSON', Buffer.concat([Buffer.from([0, 0, 0, 4]), Buffer.from('{"i')])],
    ['JSON that is not an object', Buffer.concat([Buffer.from([0, 0, 0, 4]), Buffer.from('1234')])],
    ['an object that is not a call', Buffer.concat([Buffer.from([0, 0, 0, 2]), Buffer.from('{}')])],
  ])('disconnects a client that sends %s, and keeps serving the others', async (_, bytes) => {
    const { engine, asked } = heldEngine()
    await serve(engine)
    const remote = await open()
    const socket = await rawConnection()
    const lost = once(socket, 'close')
    socket.write(Buffer.concat([bytes, Buffer.alloc(4)]))
    socket.resume()
    await lost
    const answer = ask(remote, 'a')
    await waitFor(() => expect(asked).toHaveLength(1))
    asked[0]?.answer([1])
    expect(await answer).toEqual([{ serial: 1 }])
  })

  it.each(['close', 'constructor', '__proto__', 'nothing'])('does not call the method "%s"', async (method) => {
    await serve({ ...heldEngine().engine, close: () => Promise.reject(new Error('was called')) } as SearchEngine)
    const socket = await rawConnection()
    const reply = new Promise((resolve) => readFrames(socket, mostRequestBytes, (message) => 'id' in message && resolve(message)))
    socket.write(encodeFrame({ id: 1, method, args: [] }, mostRequestBytes))
    expect(await reply).toEqual({ id: 1, failure: 'failed' })
  })

  it('reads messages that arrive in pieces', async () => {
    const { engine, asked } = heldEngine()
    await serve(engine)
    const socket = await rawConnection()
    const frame = encodeFrame({ id: 1, method: 'suggest', args: ['ü', 8, noFilters] }, mostRequestBytes)
    for (const byte of Buffer.concat([frame, frame])) {
      socket.write(Buffer.from([byte]))
      await new Promise(setImmediate)
    }
    await waitFor(() => expect(asked.map(({ text }) => text)).toEqual(['ü', 'ü']))
    for (const { answer } of asked) answer([])
  })

  it('answers running calls before it closes, and refuses the rest', async () => {
    const { engine, asked } = heldEngine()
    const served = await serve(engine)
    const remote = await open()
    const running = ask(remote, 'a')
    await waitFor(() => expect(asked).toHaveLength(1))
    const closing = served.close()
    await expect(ask(remote, 'b')).rejects.toMatchObject(unavailable)
    asked[0]?.answer([1])
    expect(await running).toEqual([{ serial: 1 }])
    await closing
  })

  it.skipIf(process.platform === 'win32')('replaces the socket of a killed process, and admits only its own user', async () => {
    await writeFile(address, '')
    await serve(heldEngine().engine)
    expect((await stat(address)).mode & 0o777).toBe(0o600)
  })

  it('refuses to serve an address that a live process serves', async () => {
    await serve(heldEngine().engine)
    await expect(serve(heldEngine().engine)).rejects.toThrow('Another process serves the search index')
  })
})

describe('the address of the indexer', () => {
  it('is in the data folder unless configured otherwise', () => {
    expect(engineAddress(null, '/data', 'linux')).toBe(join('/data', 'indexer.sock'))
    expect(engineAddress('/run/marklot.sock', '/data', 'linux')).toBe('/run/marklot.sock')
  })
  it('is a separate pipe for each data folder on Windows', () => {
    expect(engineAddress(null, 'C:\\data', 'win32')).toMatch(/^\\\\\.\\pipe\\marklot-indexer-[0-9a-f]{16}$/)
    expect(engineAddress(null, 'C:\\data', 'win32')).not.toBe(engineAddress(null, 'D:\\data', 'win32'))
  })
  it('is refused with a remedy when the path is too long for the system', () => {
    expect(() => engineAddress(null, `/${'x'.repeat(100)}`, 'linux')).toThrow('Set SEARCH_SOCKET to a shorter path')
  })
})
