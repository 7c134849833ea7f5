import { ApiError } from '@marklot/contracts'
import { describe, expect, it } from 'vitest'
import { createQueryClient, restoreQueries, transferQueries } from './query-client.ts'

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
