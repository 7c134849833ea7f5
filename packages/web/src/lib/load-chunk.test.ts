import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkLoadError, chunkTimeoutMs, loadChunk } from './load-chunk.ts'

const failedImport = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://x.test/assets/a-1.js'))
const answering = (status: number) => () => Promise.resolve(new Response(null, { status }))

describe('loadChunk', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('returns the loaded module and leaves no timer behind', async () => {
    await expect(loadChunk(() => Promise.resolve(7))).resolves.toBe(7)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('distinguishes a missing file from an unreachable one', async () => {
    await expect(loadChunk(failedImport, answering(404))).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'missing' })
    await expect(loadChunk(failedImport, answering(503))).rejects.toMatchObject({ type: 'other' })
    await expect(loadChunk(failedImport, () => Promise.reject(new TypeError('offline')))).rejects.toMatchObject({ type: 'other' })
    await expect(loadChunk(() => Promise.reject(new Error('boom')), answering(404))).rejects.toMatchObject({ type: 'other' })
  })

  it('gives up after 120 seconds', async () => {
    expect(chunkTimeoutMs).toBe(120_000)
    const loading = loadChunk(() => new Promise<never>(() => undefined))
    const outcome = expect(loading).rejects.toMatchObject({ type: 'timeout', message: 'Loading chunk failed (timeout)' })
    await vi.advanceTimersByTimeAsync(119_999)
    await vi.advanceTimersByTimeAsync(1)
    await outcome
  })

  it('keeps the cause', async () => {
    const error = await loadChunk(failedImport, answering(404)).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ChunkLoadError)
    expect((error as ChunkLoadError).cause).toBeInstanceOf(TypeError)
  })
})
