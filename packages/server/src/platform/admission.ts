import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { isInnerCall } from './inner-calls.ts'

/**
 * The limit of calls in flight over all connections. At about 10 ms for a search, the last of them waits about a
 * second.
 */
export const mostInFlight = 128

/**
 * The limit of forms that are arriving, which bounds the memory that their files take. A form may arrive slowly, so it
 * occupies no place among the calls in flight meanwhile.
 */
const mostForms = 128

let answering = 0
/** Returns the number of requests that this process is answering. Background work pauses meanwhile. */
export const requestsInFlight = (): number => answering

/** The place of a call among those in flight. */
interface Place {
  /** @throws AppError `server.busy` when no place is free */
  take(): void
  leave(): void
  /** Leaves for good. */
  end(): void
}
const places = new WeakMap<FastifyRequest, Place>()
let forms = 0

/**
 * Reads a form while its call gives up its place. Other bodies have arrived before a call takes its place.
 * @throws AppError `server.busy` when too many forms are arriving, or no place is free afterwards
 */
export async function readingForm<Form>(request: FastifyRequest, read: () => Promise<Form>): Promise<Form> {
  if (forms >= mostForms) throw new AppError('server.busy')
  const place = places.get(request)
  place?.leave()
  forms++
  let isArriving = true
  const arrived = () => {
    if (isArriving) forms--
    isArriving = false
  }
  request.raw.once('close', arrived)
  const form = await read().finally(arrived)
  place?.take()
  return form
}

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

  // Runs after the body has arrived, so that a slow sender does not occupy a place. Forms arrive later (`readingForm`).
  app.addHook('preHandler', async (request, reply) => {
    if (isInnerCall(request)) return
    let [isHeld, isOver] = [false, false]
    const hold = (held: boolean) => {
      const change = Number(held) - Number(isHeld)
      inFlight += change
      answering += change
      isHeld = held
    }
    const place: Place = {
      take: () => {
        // The caller may have disconnected while its form arrived.
        if (isOver) return
        if (inFlight >= limit) throw new AppError('server.busy')
        hold(true)
      },
      leave: () => hold(false),
      end: () => {
        hold(false)
        isOver = true
      },
    }
    place.take()
    places.set(request, place)
    reply.raw.once('close', place.end)
  })
  // The handler has finished. The time that the caller needs to read the reply does not count.
  app.addHook('onSend', async (request) => places.get(request)?.end())
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
