import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { isInnerCall } from './inner-calls.ts'

/** Calls in flight on all connections. A search takes about 10 ms, so the last of them waits about a second. */
export const mostInFlight = 128

/**
 * Bounds the work in flight.
 *
 * A connection has one request in flight, as RFC 9112 (9.3.2) asks for methods that are not safe. Further pipelined
 * requests wait in order, and the connection is not read meanwhile: at most one buffer of requests (64 KiB) waits per
 * connection. On all connections together `limit` calls run; the next one is refused by 503 at once. Calls that a
 * page makes in this process belong to the page.
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
    // Closed after the last byte of the reply, or with the connection.
    reply.raw.once('close', line.leave)
    await line.enter()
  })

  // After the body has arrived: a slow sender takes nobody's place.
  app.addHook('preHandler', async (request, reply) => {
    if (isInnerCall(request)) return
    if (inFlight >= limit) throw new AppError('server.busy')
    inFlight++
    let isOver = false
    const leave = () => {
      if (!isOver) inFlight--
      isOver = true
    }
    departures.set(request, leave)
    reply.raw.once('close', leave)
  })
  // The handler is done; how fast the caller reads the reply is another matter.
  app.addHook('onSend', async (request) => departures.get(request)?.())
}

/** The requests of one connection, one at a time. */
class Line {
  private isBusy = false
  private readonly waiting: (() => void)[] = []
  private readonly read: () => Socket

  constructor(private readonly socket: Socket) {
    this.read = socket.resume.bind(socket)
    // Node resumes a connection by itself whenever it reads a body or has written a reply.
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
    // Requests of a caller who is gone are never begun.
    if (this.socket.destroyed) return
    const next = this.waiting.shift()
    if (next === undefined) {
      this.isBusy = false
      return
    }
    // The last one may lack a part of its body.
    if (this.waiting.length === 0) this.read()
    next()
  }
}
