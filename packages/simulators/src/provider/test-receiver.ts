import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A webhook as a product receives it. */
export interface Received {
  headers: IncomingHttpHeaders
  raw: Buffer
  // biome-ignore lint/suspicious/noExplicitAny: bodies of two providers, read by tests only
  body: any
}

export interface Receiver {
  url: string
  received: Received[]
  /** The statuses of the next answers; after them 200. 0 closes the connection. */
  answers: number[]
  /** Runs before an answer. */
  onReceive: ((received: Received) => Promise<void>) | null
  close(): Promise<void>
}

/** Receives webhooks for a test. */
export async function startReceiver(): Promise<Receiver> {
  const receiver: Receiver = { url: '', received: [], answers: [], onReceive: null, close: async () => undefined }
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
    const raw = Buffer.concat(parts)
    const received = { headers: request.headers, raw, body: JSON.parse(raw.toString('utf8')) }
    receiver.received.push(received)
    await receiver.onReceive?.(received)
    const status = receiver.answers.shift() ?? 200
    if (status === 0) response.destroy()
    else response.writeHead(status).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()))
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`
  receiver.close = async () => {
    const closed = new Promise<void>((done) => server.close(() => done()))
    server.closeAllConnections()
    await closed
  }
  return receiver
}
