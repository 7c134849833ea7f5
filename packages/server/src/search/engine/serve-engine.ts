import { chmod, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { AppError } from '../../platform/app-error.ts'
import type { Log } from '../../platform/log.ts'
import { projectVersion } from '../../platform/project-root.ts'
import { StartError } from '../../platform/start-error.ts'
import {
  type EngineFailure,
  type EngineReply,
  type EngineRequest,
  encodeFrame,
  mostReplyBytes,
  mostRequestBytes,
  readFrames,
} from './frames.ts'
import { engineOperations, isEngineMethod } from './operations.ts'
import type { SearchEngine } from './port.ts'

export interface ServeEngineOptions {
  /** The path of the socket, or the name of a pipe. */
  address: string
  log: Log
  /** The limit of calls that the engine handles at a time. Further ones wait here, where they can be cancelled. */
  mostRunning?: number
  /** The limit of waiting calls over all connections. Further ones are refused as `unavailable`. */
  mostWaiting?: number
  version?: string
}

export interface ServedEngine {
  /** Refuses further calls, answers those in progress, then disconnects all clients. Does not close the engine. */
  close(): Promise<void>
}

interface WaitingCall {
  socket: Socket
  id: number
  run: () => Promise<unknown>
}

/** The number of unread bytes beyond which a client is disconnected. */
const mostUnread = 2 * mostReplyBytes

/**
 * Serves an engine to other processes of this machine on a Unix domain socket, or a named pipe on Windows. Only the
 * user who runs this process may connect. A disconnected client's waiting calls are dropped.
 * @throws StartError when another process serves the address
 */
export async function serveEngine(engine: SearchEngine, options: ServeEngineOptions): Promise<ServedEngine> {
  const { address, log, mostRunning = 32, mostWaiting = 2_000, version = projectVersion } = options
  const sockets = new Set<Socket>()
  let waiting: WaitingCall[] = []
  let running = 0
  let isClosing = false
  let onIdle: (() => void) | undefined

  const send = (socket: Socket, reply: EngineReply) => {
    if (socket.destroyed) return
    socket.write(encodeFrame(reply, mostReplyBytes))
    if (socket.writableLength > mostUnread) socket.destroy(new RangeError('The client does not read its answers'))
  }
  const answer = async ({ socket, id, run }: WaitingCall) => {
    try {
      const result = await run()
      send(socket, { id, result: result ?? null })
    } catch (err) {
      const isUnavailable = err instanceof AppError && err.code === 'search.unavailable'
      if (!isUnavailable) log.error({ err }, 'A call of the search engine failed')
      send(socket, { id, failure: isUnavailable ? 'unavailable' : 'failed' })
    }
  }
  const runNext = () => {
    while (running < mostRunning) {
      const next = waiting.shift()
      if (next === undefined) break
      running++
      void answer(next).finally(() => {
        running--
        runNext()
      })
    }
    if (running === 0 && waiting.length === 0) onIdle?.()
  }
  const receive = (socket: Socket, request: EngineRequest) => {
    if ('cancel' in request) {
      waiting = waiting.filter((call) => call.socket !== socket || call.id !== request.cancel)
      return
    }
    const { id, method, args } = request
    if (typeof id !== 'number' || !Array.isArray(args)) {
      socket.destroy(new SyntaxError('A message is not a call'))
      return
    }
    const refuse = (failure: EngineFailure) => send(socket, { id, failure })
    if (isClosing || waiting.length >= mostWaiting) return refuse('unavailable')
    if (!isEngineMethod(method)) {
      log.error({ method: String(method).slice(0, 50) }, 'A call names no method of the search engine')
      return refuse('failed')
    }
    const operation = engineOperations[method] as (engine: SearchEngine, args: unknown[]) => Promise<unknown>
    waiting.push({ socket, id, run: () => operation(engine, args) })
    runNext()
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', (err) => log.info({ err }, 'A connection to the search engine was lost'))
    socket.on('close', () => {
      sockets.delete(socket)
      waiting = waiting.filter((call) => call.socket !== socket)
    })
    readFrames(socket, mostRequestBytes, (message) => receive(socket, message as EngineRequest))
    send(socket, { version })
  })
  await removeLeftSocket(address)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) => reject(new StartError(`The search index cannot be served at ${address}: ${cause.message}`)))
    server.listen(address, resolve)
  })
  if (process.platform !== 'win32') await chmod(address, 0o600)

  return {
    close: async () => {
      isClosing = true
      const closed = new Promise((resolve) => server.close(resolve))
      await new Promise<void>((resolve) => {
        onIdle = resolve
        runNext()
      })
      for (const socket of sockets) socket.destroySoon()
      await closed
    },
  }
}

/**
 * Removes the socket that a killed process left behind.
 * @throws StartError when a live process listens on it
 */
async function removeLeftSocket(address: string): Promise<void> {
  if (process.platform === 'win32') return
  const isServed = await new Promise<boolean>((resolve) => {
    const socket = connect(address, () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
  if (isServed) throw new StartError(`Another process serves the search index at ${address}.`)
  await rm(address, { force: true })
}
