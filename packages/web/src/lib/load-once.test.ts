import { describe, expect, it, vi } from 'vitest'
import { LoadOnce } from './load-once.ts'

describe('LoadOnce', () => {
  it('loads a key once and returns the same promise to every caller', async () => {
    const store = new LoadOnce<number>()
    const start = vi.fn(() => Promise.resolve(7))
    const first = store.load('a', start)
    expect(store.get('a')).toBeUndefined()
    expect(store.load('a', start)).toBe(first)
    await expect(first).resolves.toBe(7)
    expect(store.get('a')).toBe(7)
    expect(store.load('a', start)).toBe(first)
    expect(start).toHaveBeenCalledOnce()
    expect(store.keys()).toEqual(['a'])
  })

  it('keeps a failure until it is forgotten', async () => {
    const store = new LoadOnce<number>()
    const failed = store.load('a', () => Promise.reject(new Error('no')))
    await expect(failed).rejects.toThrow('no')
    expect(store.load('a', () => Promise.resolve(1))).toBe(failed)
    store.forgetFailures()
    await expect(store.load('a', () => Promise.resolve(1))).resolves.toBe(1)
  })
})
