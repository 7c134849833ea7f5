import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { steadyPieces } from './steady-pieces.ts'

const { signal } = new AbortController()

/** Sends pieces of this size, each after a number of seconds of the given clock. */
async function* server(bytes: number, seconds: number, pieces: number, clock: { seconds: number }) {
  for (let at = 0; at < pieces; at++) {
    await nextTurn()
    clock.seconds += seconds
    yield new Uint8Array(bytes)
  }
}

async function receivedFrom(bytes: number, seconds: number): Promise<number> {
  const clock = { seconds: 0 }
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock.seconds * 1_000)
  try {
    let pieces = 0
    for await (const _ of steadyPieces(server(bytes, seconds, 1_000, clock), { idleSeconds: 60, signal })) pieces++
    return pieces
  } finally {
    now.mockRestore()
  }
}

it('ends a transfer that arrives a byte at a time', async () => {
  await expect(receivedFrom(1, 59)).rejects.toMatchObject({ kind: 'stalled' })
})

it('lets a slow transfer continue', async () => {
  expect(await receivedFrom(65_536, 50)).toBe(1_000)
})

it('ends a transfer that is silent, and stops on request', async () => {
  const silent = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }) }
  const first = steadyPieces(silent, { idleSeconds: 0.01, signal }).next()
  await expect(first).rejects.toMatchObject({ kind: 'stalled' })
  const stopped = AbortSignal.abort(new Error('stopped'))
  await expect(steadyPieces(silent, { idleSeconds: 60, signal: stopped }).next()).rejects.toThrow('stopped')
})
