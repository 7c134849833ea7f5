import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'
import { AppError } from './app-error.ts'
import { freePort } from './free-port.ts'
import { createLog } from './log.ts'
import { createProbes, probeDatabase, serveProbes } from './probes.ts'
import { createServer } from './serve.ts'

const log = createLog('silent')
let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

it('is ready between the start and the stop, while what it needs works', async () => {
  const probes = createProbes('api', log)
  probes.add('storage', () => Promise.reject(new AppError('storage.unavailable')), false)
  expect((await probes.ready()).reasons).toEqual(['starting'])
  probes.started()
  const { status, checks } = await probes.ready()
  expect({ status, checks }).toEqual({
    status: 'ready',
    checks: { storage: { isWell: false, reason: 'storage.unavailable' } },
  })
  probes.drain()
  expect((await probes.ready()).reasons).toEqual(['draining'])
})

it('names the cause without quoting a message', async () => {
  const probes = createProbes('worker', log)
  probes.started()
  probes.add('search', () => Promise.reject(new AppError('search.unavailable')))
  probes.add('other', () => Promise.reject(new Error('at 10.0.0.7')))
  probes.add('database', () => Promise.reject(Object.assign(new Error('10.0.0.8'), { code: 'ECONNREFUSED' })))
  const { reasons } = await probes.ready()
  expect(reasons).toEqual(['search: search.unavailable', 'other: server.internal', 'database: server.databaseAway'])
})

it('checks the database, and that it has the schema of this program', async () => {
  const probes = createProbes('indexer', log)
  probeDatabase(probes, world.pool)
  probes.started()
  expect((await probes.ready()).status).toBe('ready')
  const older = createProbes('indexer', log)
  probeDatabase(older, world.pool)
  older.started()
  await world.pool.query(`delete from schema_migrations where name = '0001_register.sql'`)
  expect((await older.ready()).reasons).toEqual(['schema: server.internal'])
})

it('answers beside a busy API, and sends its callers elsewhere while it drains', async () => {
  const probes = createProbes('api', log)
  probes.started()
  const app = await createServer({ log, trustProxy: false, probes, mostInFlight: 0 })
  app.get('/work', () => 'done')
  expect((await app.inject('/work')).statusCode).toBe(503)
  const live = await app.inject('/health/live')
  expect({ status: live.statusCode, report: live.json() }).toMatchObject({ status: 200, report: { status: 'live', role: 'api' } })
  const ready = await app.inject('/health/ready')
  expect([ready.statusCode, ready.headers.connection]).toEqual([200, 'keep-alive'])
  probes.drain()
  const left = await app.inject('/health/ready')
  expect([left.statusCode, left.headers.connection, left.json().reasons]).toEqual([503, 'close', ['draining']])
  expect((await app.inject('/health/live')).statusCode).toBe(200)
  const statusOf = async (method: 'GET' | 'HEAD' | 'POST', url: string) => (await app.inject({ method, url })).statusCode
  expect([await statusOf('GET', '/health/live?from=balancer'), await statusOf('HEAD', '/health/ready?1')]).toEqual([200, 503])
  expect(await statusOf('POST', '/health/ready')).toBe(405)
  await app.close()
})

it('is served on a port of its own', async () => {
  const probes = createProbes('worker', log)
  const port = await freePort()
  const server = await serveProbes(probes, { host: '127.0.0.1', port })
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method }).then(({ status }) => status)
  expect(await get('/health/live')).toBe(200)
  expect(await get('/health/live?from=balancer')).toBe(200)
  expect(await get('/health/ready')).toBe(503)
  expect(await get('/other')).toBe(404)
  expect(await get('/health/live', 'POST')).toBe(405)
  server.closeAllConnections()
  server.close()
})
