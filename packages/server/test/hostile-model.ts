import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A question as it arrived at the server. */
export interface ReceivedQuestion {
  headers: IncomingHttpHeaders
  body: string
  /** Whether the caller closed the connection before the reply ended. */
  isAbandoned: boolean
}
/** A server that speaks the protocol of a language model, and replies with whatever a test writes. */
export interface HostileModel {
  url: string
  received: ReceivedQuestion[]
  /** Sets the replies of the next calls. Later calls get the last one. */
  reply(...replies: ((response: ServerResponse) => void)[]): void
  close(): Promise<void>
}

export async function startHostileModel(): Promise<HostileModel> {
  const received: ReceivedQuestion[] = []
  let replies: ((response: ServerResponse) => void)[] = []
  const answer: RequestListener = async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const question = { headers: request.headers, body, isAbandoned: false }
    received.push(question)
    response.once('close', () => {
      question.isAbandoned = !response.writableFinished
    })
    const write = replies.length > 1 ? replies.shift() : replies[0]
    write?.(response)
  }
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    reply: (...next) => {
      replies = next
      received.length = 0
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'one', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

/** Begins a streamed reply. */
export function begin(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'Content-Type': 'text/event-stream' })
}

/** Returns a reply with a text. */
export const says =
  (text: string, usage?: object) =>
  (response: ServerResponse): void => {
    const counted = usage ? `data: ${JSON.stringify({ id: 'one', choices: [], usage })}\n\n` : ''
    begin(response).end(`${chunk({ content: text })}${chunk({}, 'stop')}${counted}data: [DONE]\n\n`)
  }

/** Returns a reply with tool calls, whose arguments need not be JSON. */
export const callsFor =
  (...calls: { name: string; arguments: string }[]) =>
  (response: ServerResponse): void => {
    const pieces = calls.map((call, index) =>
      chunk({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: call }] }),
    )
    begin(response).end(`${pieces.join('')}${chunk({}, 'tool_calls')}data: [DONE]\n\n`)
  }
