import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reasonOf, StartError } from '../start-error.ts'

/**
 * Serves `/metrics` in Prometheus' text format on a separate port, never on the port of the pages.
 * @throws StartError when the port cannot be listened on
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  render: () => Promise<string>,
): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer((request, reply) => {
    reply.setHeader('X-Content-Type-Options', 'nosniff').setHeader('Cache-Control', 'no-store')
    if (request.url?.split('?')[0] !== '/metrics') return reply.writeHead(404).end()
    if (request.method !== 'GET') return reply.writeHead(405, { Allow: 'GET' }).end()
    render().then(
      (text) => reply.setHeader('Content-Type', 'text/plain; version=0.0.4; charset=utf-8').end(text),
      () => reply.writeHead(500).end(),
    )
  })
  server.maxConnections = 16
  server.listen(port, host)
  await once(server, 'listening').catch((error) => {
    throw new StartError(`/metrics cannot be served on ${host}:${port} (METRICS_HOST, METRICS_PORT): ${reasonOf(error)}`, error)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
