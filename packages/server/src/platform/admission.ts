import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { isInnerCall } from './inner-calls.ts'

/**
 * The limit of calls in flight over all connections. At about 10 ms for a search, the last of them waits about a
 * second.
 */
export const mostInFlight = 128

let answering = 0
/** Returns the number of requests that this process is answering. Background work pauses meanwhile. */
export const requestsInFlight = (): number => answering

/**
 * Bounds the work in flight.
 *
 * Each connection has one request in flight, as RFC 9112 (9.3.2) requires for unsafe methods. Further pipelined
 * requests wait in order. Meanwhile the connection is not read, so at most one buffer of requests (64 KiB) waits per
 * connection.
 *
 * Over all connections, at most `limit` calls run. Any further call is immediately refused with 503. Calls that a page
 * makes within this process count as part of the page's own request.
 */
export function boundWork(app: FastifyInstance, limit = mostInFlight): void {
  const lines = new WeakMap<Socket, Line>()
  const departures = new WeakMap<FastifyRequest, () => void>()
  let inFlight = 0

  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    if (!(socket instanceof Socket)) return
    let line = lines.get(socket)
    if (!line) {
      line = new Line(socket)
      lines.set(socket, line)
    }
    // The stream closes after the last byte of the reply, or when the connection closes.
    reply.raw.once('close', line.leave)
    await line.enter()
  })

  // Runs after the body has arrived, so that a slow sender does not occupy a slot.
  app.addHook('preHandler', async (request, reply) => {
    if (isInnerCall(request)) return
    if (inFlight >= limit) throw new AppError('server.busy')
    inFlight++
    answering++
    let isOver = false
    const leave = () => {
      if (!isOver) {
        inFlight--
        answering--
      }
      isOver = true
    }
    departures.set(request, leave)
    reply.raw.once('close', leave)
  })
  // The handler has finished. The time that the caller needs to read the reply does not count.
  app.addHook('onSend', async (request) => departures.get(request)?.())
}

/** Runs the requests of one connection one at a time. */
class Line {
  private isBusy = false
  private readonly waiting: (() => void)[] = []
  private readonly read: () => Socket

  constructor(private readonly socket: Socket) {
    this.read = socket.resume.bind(socket)
    // Node itself resumes a connection after reading a body or writing a reply.
    socket.resume = () => (this.waiting.length > 0 ? socket : this.read())
  }

  /** Resolves when every earlier request of the connection has been answered. */
  enter(): Promise<void> | undefined {
    if (!this.isBusy) {
      this.isBusy = true
      return
    }
    this.socket.pause()
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  readonly leave = (): void => {
    // Requests of a disconnected caller are never started.
    if (this.socket.destroyed) return
    const next = this.waiting.shift()
    if (next === undefined) {
      this.isBusy = false
      return
    }
    // Part of the last request's body may still be missing.
    if (this.waiting.length === 0) this.read()
    next()
  }
}
