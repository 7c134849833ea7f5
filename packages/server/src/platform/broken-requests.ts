import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ErrorCode, errorStatus, fallbackLocale } from '@marklot/contracts'
import { errors as errorPhrases } from '@marklot/phrases/errors'
import type { SecurityHeaders } from './security-headers.ts'

/**
 * Answers what is no HTTP request, or was not finished in time: the framework never sees it, so the answer is written to the
 * connection by hand, in English since no header was read, with the same body and headers as every other failure.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex, headers: SecurityHeaders): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else if (error.code === 'HPE_HEADER_OVERFLOW') refuse(socket, 'request.headersTooLarge', headers)
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, 'request.timeout', headers)
  else refuse(socket, 'request.invalid', headers)
}

/** Answers the two kinds of requests that Node would end by itself. */
export function answerUnusualRequests(server: Server, headers: SecurityHeaders): void {
  // We are no proxy.
  server.on('connect', (_: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined)
    refuse(socket, 'route.methodNotAllowed', { ...headers, Allow: 'GET, HEAD' })
  })
  // An expectation that is not known may be passed over (RFC 9110, 10.1.1).
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response)
  })
}

function refuse(socket: Duplex, code: ErrorCode, headers: SecurityHeaders): void {
  const requestId = randomUUID()
  const body = JSON.stringify({ code, message: errorPhrases[code][fallbackLocale], requestId })
  const status = errorStatus[code]
  const lines = {
    ...headers,
    'X-Request-Id': requestId,
    'Cache-Control': 'no-store',
    'Content-Language': fallbackLocale,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  }
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
  // Not destroyed at once: what was not read yet would reset the connection before the answer arrives.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
}
