import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/*
 * An open loop: requests begin when the schedule says so, however long the earlier ones take, as people do who know
 * nothing of each other. A request's time counts from the moment it was due, so a server that stalls is charged for
 * everybody who would have waited.
 */

/** One answered request. */
export interface Reply {
  status: number
  body: string
}
export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  body?: object
}
/** Where requests go: by turns, and to the next one where no connection comes about, as a load balancer does. */
export interface Balancer {
  send(call: Call): Promise<Reply>
  close(): void
}

/** When nobody waits any longer, in milliseconds. */
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
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }))
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
          // Only what certainly reached nobody is sent elsewhere.
          const isUnsent = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
          if (!isUnsent || next + 1 >= origins.length) throw error
        }
      }
    },
    close: () => agent.destroy(),
  }
}

/**
 * Begins `run` at random moments, `perSecond` on average (a Poisson process), until `until`. Resolves when all have ended.
 * @param run receives the moment at which it was due (`performance.now()`)
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
