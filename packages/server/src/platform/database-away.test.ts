import { locales } from '@marklot/contracts'
import { errors } from '@marklot/phrases/errors'
import { expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { createPool } from './database.ts'
import { isDatabaseAway, writeWhenBack } from './database-away.ts'
import { freePort } from './free-port.ts'
import { createLog } from './log.ts'
import { createServer } from './serve.ts'

const hosts = { network: '127.0.0.1', 'local socket': '/nowhere' }
const cases = locales.flatMap((locale) => (Object.keys(hosts) as (keyof typeof hosts)[]).map((by) => [locale, by] as const))

it.each(cases)(
  'is a 503 with Retry-After and a sentence in %s by %s, even when a capability wraps the failure',
  async (locale, by) => {
    const pool = createPool({ host: hosts[by], port: await freePort(), user: 'x', database: 'x' }, 'test')
    const app = await createServer({ log: createLog('silent'), trustProxy: false })
    app.get('/bare', () => pool.query('select 1'))
    app.get('/wrapped', () =>
      pool.query('select 1').catch((cause) => {
        throw new AppError('server.internal', { cause })
      }),
    )
    for (const url of ['/bare', '/wrapped']) {
      const reply = await app.inject({ url, headers: { 'accept-language': locale } })
      expect(reply.statusCode).toBe(503)
      expect(reply.headers).toMatchObject({ 'retry-after': '2', 'content-language': locale })
      expect(reply.json()).toMatchObject({ code: 'server.databaseAway', message: errors['server.databaseAway'][locale] })
      const page = await app.inject({ url, headers: { 'accept-language': locale, accept: 'text/html' } })
      expect(page.statusCode).toBe(503)
      expect(page.body).toContain(`<html lang="${locale}">`)
    }
    await app.close()
    await pool.end()
  },
)

it('is not reported for a faulty statement or another unreachable server', () => {
  expect(isDatabaseAway(Object.assign(new Error('syntax error'), { code: '42601' }))).toBe(false)
  expect(isDatabaseAway(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }))).toBe(false)
  expect(isDatabaseAway('ECONNREFUSED')).toBe(false)
  expect(isDatabaseAway(Object.assign(new Error('no file'), { code: 'ENOENT', syscall: 'open' }))).toBe(false)
})

it('makes a write wait, unless it can never succeed', async () => {
  let attempts = 0
  const write = async () => {
    attempts += 1
    if (attempts < 3) throw Object.assign(new Error('starting up'), { code: '57P03' })
    return 'written'
  }
  expect(await writeWhenBack(write, new AbortController().signal)).toBe('written')
  const wrong = () => Promise.reject(new Error('null value'))
  await expect(writeWhenBack(wrong, new AbortController().signal)).rejects.toThrow('null value')
  attempts = -10
  await expect(writeWhenBack(write, AbortSignal.abort())).rejects.toThrow('starting up')
})
