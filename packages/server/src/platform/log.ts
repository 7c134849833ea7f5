import pino from 'pino'

export type Log = pino.Logger

/**
 * Creates the structured log in English on stderr, with one JSON object per line. Never log a path, query, body,
 * address or name. The route pattern and the request id suffice (decisions, "Names under search in logs").
 */
export function createLog(level: string, destination: pino.DestinationStream = pino.destination({ fd: 2, sync: true })): Log {
  const options = { level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: withoutValues } }
  return pino(options, destination)
}

/**
 * Properties in which the database (`detail`: "Key (email)=(…) already exists") and the token library (`payload`) quote
 * personal data.
 */
const quoting = ['detail', 'where', 'internalQuery', 'payload']

function withoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { aggregateErrors, ...serialized } = pino.stdSerializers.err(error)
  const kept = Object.entries(serialized).filter(([key]) => !quoting.includes(key))
  const parts = error instanceof AggregateError && aggregateErrors ? { aggregateErrors: error.errors.map(withoutValues) } : {}
  return { ...Object.fromEntries(kept), ...parts }
}
