import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A load balancer on this machine. */
export interface TestBalancer {
  port: number
  close(): Promise<void>
}

/**
 * Passes requests on to the ports in turn, or to the next one if a server does not accept a connection. If a server is
 * lost while it answers, the caller's connection breaks.
 * @param own may answer a request itself, and then returns true
 */
export async function startBalancer(
  ports: readonly number[],
  own: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Promise<TestBalancer> {
  const agent = new Agent({ keepAlive: false })
  let turn = 0
  const pass = (incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, first: number, tried: number): void => {
    const { method, url, headers } = incoming
    const port = ports[(first + tried) % ports.length]
    const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(outgoing)
      reply.on('error', () => outgoing.destroy())
    })
    const leave = () => void passed.destroy()
    passed.on('error', (error: NodeJS.ErrnoException) => {
      outgoing.off('close', leave)
      // Only a request that certainly reached no server is sent to another one.
      if (error.code === 'ECONNREFUSED' && tried + 1 < ports.length) pass(incoming, body, outgoing, first, tried + 1)
      else if (error.code === 'ECONNREFUSED') outgoing.writeHead(502).end()
      else outgoing.destroy()
    })
    outgoing.on('close', leave)
    passed.end(body)
  }
  const server = createServer((incoming, outgoing) => {
    if (own(incoming, outgoing)) return
    const parts: Buffer[] = []
    incoming.on('data', (part: Buffer) => parts.push(part))
    incoming.on('end', () => pass(incoming, Buffer.concat(parts), outgoing, turn++ % ports.length, 0))
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
