import pino from 'pino'

export type Log = pino.Logger

/**
 * Structured log, one JSON object a line on stderr, in English. Never log a path, a query, a body, an address or a name: the
 * route pattern and the request id suffice (decisions, "Names under search in logs").
 */
export function createLog(level: string): Log {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ fd: 2, sync: true }))
}
