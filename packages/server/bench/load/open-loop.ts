import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/*
 * An open loop: requests begin on schedule, like those of independent people, even if earlier ones take long. A
 * request's time counts from the moment it was due, so a stalled server also counts for everybody who would have
 * waited.
 */

/** One answered request. */
export interface Reply {
  status: number
  body: string
  /** The header `Retry-After`, if the server sent one. */
  retryAfter: string | undefined
}
export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  body?: object
}
/** Distributes requests like a load balancer: in turn, or to the next server if one does not accept a connection. */
export interface Balancer {
  send(call: Call): Promise<Reply>
  close(): void
}

/** The time limit of a request, in milliseconds. */
const timeout = 10_000

export function openBalancer(origins: readonly string[]): Balancer {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  let turn = 0
  const sendTo = (origin: string, { method, path, token, body }: Call) =>
    new Promise<Reply>((resolve, reject) => {
      const payload = body && JSON.stringify(body)
      const headers = {
        ...(payload ? { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(payload) } : {}),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      }
      const sent = request(`${origin}${path}`, { method, headers, agent, timeout }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            retryAfter: response.headers['retry-after'],
          }),
        )
      })
      sent.on('timeout', () => sent.destroy(new Error('timeout')))
      sent.on('error', reject)
      sent.end(payload)
    })
  return {
    send: async (call) => {
      const first = turn++ % origins.length
      for (let next = 0; ; next++) {
        try {
          return await sendTo(origins[(first + next) % origins.length] as string, call)
        } catch (error) {
          // Only a request that certainly reached no server is sent to another one.
          const isUnsent = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
          if (!isUnsent || next + 1 >= origins.length) throw error
        }
      }
    },
    close: () => agent.destroy(),
  }
}

/**
 * Calls `run` at random moments, `perSecond` times a second on average (a Poisson process), until `until`. Resolves
 * when all calls have ended.
 * @param run receives the moment at which it was due, by `performance.now()`
 */
export async function arrive(
  perSecond: number,
  until: number,
  random: () => number,
  run: (due: number) => Promise<void>,
): Promise<void> {
  const running = new Set<Promise<void>>()
  for (let due = performance.now(); due < until; due += (-Math.log(1 - random()) / perSecond) * 1_000) {
    const wait = due - performance.now()
    if (wait > 0) await pause(wait)
    const one = run(due).finally(() => running.delete(one))
    running.add(one)
  }
  await Promise.all(running)
}
