import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Measurement, Telemetry } from './telemetry.ts'

/** Measures every call and page by its route template. Install it before all other hooks. */
export function observeCalls(app: FastifyInstance, telemetry: Telemetry): void {
  if (!telemetry.isOn) return
  const running = new WeakMap<FastifyRequest, Measurement>()
  app.addHook('onRequest', (request, _, done) => {
    const { method, id } = request
    const measurement = telemetry.begin('call', { method, route: request.routeOptions.url ?? 'none' }, id)
    running.set(request, measurement)
    measurement.within(done)
  })
  // The events that deliver a body belong to the connection, not to this call, so the call is entered again here.
  app.addHook('preHandler', (request, _, done) => running.get(request)?.within(done) ?? done())
  app.addHook('onResponse', (request, reply, done) => {
    // The reader determines how long a stream lasts, so it is not timed.
    const isStream = String(reply.getHeader('Content-Type')).startsWith('text/event-stream')
    running.get(request)?.end(String(reply.statusCode), { isTimed: !isStream })
    done()
  })
}
