import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type ErrorCode, errorStatus, fallbackLocale } from '@marklot/contracts'
import { errors as errorPhrases } from '@marklot/phrases/errors'
import type { SecurityHeaders } from './security-headers.ts'

/**
 * Answers bytes that are not an HTTP request, and requests that were not completed in time. The framework never sees
 * them, so the answer is written to the connection directly. It has the same body and headers as every other failure.
 * It is in English because no header was read.
 */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex, headers: SecurityHeaders): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else if (error.code === 'HPE_HEADER_OVERFLOW') refuse(socket, 'request.headersTooLarge', headers)
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') refuse(socket, 'request.timeout', headers)
  else refuse(socket, 'request.invalid', headers)
}

/** Answers two kinds of requests that Node would otherwise end without a reply. */
export function answerUnusualRequests(server: Server, headers: SecurityHeaders): void {
  // This server is not a proxy.
  server.on('connect', (_: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => undefined)
    refuse(socket, 'route.methodNotAllowed', { ...headers, Allow: 'GET, HEAD' })
  })
  // A server may ignore an unknown expectation (RFC 9110, 10.1.1).
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
  // Destroying the socket with unread bytes would reset the connection before the answer arrives.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
}
