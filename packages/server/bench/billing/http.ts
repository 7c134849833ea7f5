import { Agent, request } from 'node:http'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the benchmark reads raw JSON
  body: any
}
export interface Request {
  method?: string
  token?: string
  body?: unknown
  headers?: Record<string, string>
}
/** Calls an address. Rejects if the connection ends before the answer. */
export type Call = (url: string, options?: Request) => Promise<Answer>

/**
 * The time after which idle connections are closed, because the other end might close them just as they are used again.
 */
const idleTime = 2_000
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: idleTime })
/**
 * The time limit of an answer, which may take long on a busy machine. The benchmark only checks whether the answer is
 * correct.
 */
const patience = 300_000

export const call: Call = (url, { method = 'GET', token, body, headers = {} } = {}) =>
  new Promise((answered, failed) => {
    const sent = typeof body === 'string' ? body : body === undefined ? undefined : JSON.stringify(body)
    const outgoing = request(
      url,
      {
        method,
        agent,
        timeout: patience,
        headers: {
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...(sent === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(sent) }),
          ...headers,
        },
      },
      (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.once('error', failed)
        reply.once('end', () => answered({ status: reply.statusCode ?? 0, body: parse(Buffer.concat(parts).toString()) }))
      },
    )
    outgoing.once('timeout', () => outgoing.destroy(new Error(`${method} ${url}: no answer`)))
    outgoing.once('error', failed)
    outgoing.end(sent)
  })

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
