import { ApiError } from '@marklot/contracts'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, describe, expect, it } from 'vitest'
import { createQueryClient, restoreQueries, transferQueries } from './query-client.ts'

describe('without a network', () => {
  afterEach(() => onlineManager.setOnline(true))

  it('a change fails at once, and does not happen later', async () => {
    onlineManager.setOnline(false)
    let calls = 0
    const client = createQueryClient({ isServer: false })
    const change = client.getMutationCache().build(client, {
      mutationFn: () => {
        calls += 1
        return Promise.reject(new TypeError('Failed to fetch'))
      },
    })
    await expect(change.execute(undefined)).rejects.toThrow('Failed to fetch')
    onlineManager.setOnline(true)
    expect(calls).toBe(1)
  })
})

describe('answers transferred in the document', () => {
  it('survive the transfer, failures included', async () => {
    const server = createQueryClient({ isServer: true })
    const failure = new ApiError('/api/v1/Brands/de-1', 404, 'Not Found', { code: 'brand.notFound', message: 'Nicht da' })
    await server.prefetchQuery({ queryKey: ['de', 'good'], queryFn: () => ({ marks: 3 }) })
    await server.prefetchQuery({ queryKey: ['de', 'bad'], queryFn: () => Promise.reject(failure) })
    await server.prefetchQuery({ queryKey: ['de', 'broken'], queryFn: () => Promise.reject(new Error('not for the visitor')) })

    const browser = createQueryClient({ isServer: false })
    restoreQueries(browser, JSON.parse(JSON.stringify(transferQueries(server))))
    expect(browser.getQueryData(['de', 'good'])).toEqual({ marks: 3 })
    const state = browser.getQueryState(['de', 'bad'])
    expect(state).toMatchObject({ status: 'error', fetchStatus: 'idle' })
    expect(state?.error).toBeInstanceOf(ApiError)
    expect(state?.error).toMatchObject({ status: 404, code: 'brand.notFound', message: 'Nicht da' })
    expect(browser.getQueryState(['de', 'broken'])).toBeUndefined()
  })
})
