import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readConfig } from '../src/config.ts'
import { createLog } from '../src/platform/log.ts'
import { createOutbound } from '../src/platform/outbound.ts'
import { defineTask } from '../src/platform/tasks.ts'
import { gauges, measuredWork } from '../src/platform/telemetry/instruments.ts'
import { type OpenedTelemetry, openTelemetry } from '../src/platform/telemetry/open-telemetry.ts'
import { deployedNames } from './deployed-names.ts'
import { type SampleProduct, startSampleProduct } from './sample-product.ts'

/** Texts planted where people type: searched names, an address and a secret. None of them may leave the process. */
const planted = ['Quastenflosser', 'quastenflosser', 'planted.person', 'planted-secret']
let product: SampleProduct
let telemetry: OpenedTelemetry
let collector: Server
let metrics: string
/** Everything sent over OTLP, as text. */
let sent = ''
const sentTo = new Set<string>()

const scrape = async () => (await fetch(`http://127.0.0.1:${telemetry.port}/metrics`)).text()

beforeAll(async () => {
  collector = createServer(async (request, reply) => {
    sentTo.add(`${request.method} ${request.url} ${request.headers['x-tenant']}`)
    for await (const chunk of request) sent += chunk
    reply.setHeader('Content-Type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as { port: number }
  const config = readConfig({
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-tenant=a%2Cb',
    OTEL_TRACES_SAMPLER_ARG: '1',
  })
  telemetry = await openTelemetry(config.telemetry, { slug: 'marklot', role: 'api', version: '1.2.3' }, createLog('silent'))
  product = await startSampleProduct({}, telemetry)
  const { app, jobs } = product
  const ask = (url: string, payload?: object) =>
    app.inject({ method: payload ? 'POST' : 'GET', url, ...(payload ? { payload } : {}) })
  await ask('/api/v1/BrandQueries', { text: 'Quastenflosser' })
  await ask('/api/v1/BrandQueries', { text: 'Quastenflosser', page: -1 })
  await app.inject({ method: 'PUT', url: '/api/v1/BrandAutocompletes/Quastenflosser', payload: { size: 5 } })
  await ask('/api/v1/Brands/Quastenflosser')
  await ask('/quastenflosser/planted.person?secret=planted-secret')
  await ask('/api/v1/health')
  const failing = defineTask({
    name: 'test.failing',
    payload: z.object({ address: z.string() }),
    queue: 'default',
    run: async ({ address }) => {
      throw new Error(`refused ${address}`)
    },
  })
  jobs.register({ tasks: [failing] })
  await jobs.add(failing, { address: 'planted.person@example.test' })
  await jobs.runDue()
  const outbound = createOutbound({ log: createLog('silent'), allowed: ['127.0.0.1'], retryPause: 0, telemetry })
  await outbound.call(`http://127.0.0.1:${port}/planted-secret?name=Quastenflosser`, { service: 'RDAP' })
  await outbound.call('http://127.0.0.1:1/planted-secret', { service: 'registrar' }).catch(() => undefined)
  outbound.close()
  metrics = await scrape()
  // Closing sends the remaining data.
  await telemetry.close()
})
afterAll(async () => {
  await product.close()
  await new Promise((closed) => collector.close(closed))
})

it('answers in the text format of Prometheus, with values of this process', () => {
  expect(metrics).toMatch(/^# HELP marklot_calls_total Calls and pages, by outcome$/m)
  expect(metrics).toMatch(/^# TYPE marklot_calls_total counter$/m)
  expect(metrics).toMatch(/^# TYPE marklot_call_duration_seconds histogram$/m)
  expect(metrics).toMatch(/^marklot_build_info\{version="1\.2\.3",role="api"\} 1$/m)
  expect(metrics).toMatch(/^marklot_calls_total\{method="POST",route="\/api\/v1\/BrandQueries",outcome="200"\} 1$/m)
  expect(metrics).toMatch(/^marklot_calls_total\{method="POST",route="\/api\/v1\/BrandQueries",outcome="400"\} 1$/m)
  expect(metrics).toMatch(/^marklot_jobs_total\{task="test\.failing",outcome="retried"\} [1-5]$/m)
  expect(metrics).toMatch(/^marklot_jobs_total\{task="mail\.send",outcome="failed"\} 0$/m)
  expect(metrics).toMatch(/^marklot_outbound_total\{service="RDAP",outcome="2xx"\} 1$/m)
  expect(metrics).toMatch(/^marklot_outbound_total\{service="registrar",outcome="network"\} 3$/m)
  expect(metrics).toMatch(/^marklot_index_lag_revisions 0$/m)
  expect(metrics).toMatch(/^marklot_feed_age_seconds\{office="de"\} \d+/m)
  for (const collected of ['process', 'database', 'queues', 'mails', 'backups', 'register', 'index'])
    expect(metrics).toContain(`marklot_collector_up{collector="${collected}"} 1`)
})

it('exports no name under search, no address and no secret', () => {
  expect([...sentTo].sort()).toEqual([
    'GET /planted-secret?name=Quastenflosser undefined',
    'POST /v1/metrics a,b',
    'POST /v1/traces a,b',
  ])
  const isSent = (text: string) => sent.includes(text)
  for (const text of ['marklot_calls_total', 'call POST /api/v1/BrandQueries', 'search searchNames', 'job test.failing'])
    expect([text, isSent(text)]).toEqual([text, true])
  for (const text of planted) expect([text, isSent(text), metrics.includes(text)]).toEqual([text, false, false])
})

it('nests what a call does in its trace', () => {
  const spans = [...sent.matchAll(/"traceId":"(\w+)","spanId":"(\w+)"(?:,"parentSpanId":"(\w+)")?[^{]*?"name":"([^"]+)"/g)]
  const call = spans.find(([, , , , name]) => name === 'call POST /api/v1/BrandQueries')
  const search = spans.find(([, trace, , , name]) => name === 'search searchNames' && trace === call?.[1])
  expect(search?.[3]).toBe(call?.[2])
})

it('has bounded labels: templates of routes, tasks and codes', () => {
  const routes = new Set([...metrics.matchAll(/route="([^"]+)"/g)].map(([, route]) => route))
  expect(routes).toContain('/api/v1/BrandAutocompletes/:text')
  expect(routes).toContain('none')
  expect(metrics.split('\n').length).toBeLessThan(3_000)
})

it('names every metric of the dashboards and the alert rules', async () => {
  const known = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  // These metrics appear only after the first failure or the first mail.
  for (const { duration } of Object.values(measuredWork)) known.add(duration)
  known.add('marklot_failures_total')
  for (const gauge of Object.keys(gauges)) expect(known).toContain(gauge)
  const { names } = await deployedNames()
  expect(names.length).toBeGreaterThan(20)
  for (const name of names) expect(known).toContain(name)
})

it('serves the figures on a port of their own only', async () => {
  expect((await product.app.inject('/metrics')).statusCode).toBe(404)
  expect(() => readConfig({ PORT: '8080', METRICS_PORT: '8080' })).toThrow('METRICS_PORT')
})

it('is off by default, and measures nothing then', async () => {
  const off = await openTelemetry(readConfig({}).telemetry, { slug: 'marklot', role: 'api', version: '1' }, createLog('silent'))
  expect(off.isOn).toBe(false)
  expect(off.port).toBeNull()
})

it('shows a collector that fails, and the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marklot-telemetry-'))
  const own = await openTelemetry(
    readConfig({ METRICS_PORT: '0', DATA_DIR: folder }).telemetry,
    { slug: 'marklot', role: 'worker', version: '1' },
    createLog('silent'),
  )
  own.observe('index', ['marklot_index_revision'], async () => {
    throw new Error('away')
  })
  own.observe('mails', ['marklot_mails_due'], () => [{ gauge: 'marklot_mails_due', value: 4 }])
  const text = await (await fetch(`http://127.0.0.1:${own.port}/metrics`)).text()
  expect(text).toContain('marklot_collector_up{collector="index"} 0')
  expect(text).toContain('marklot_mails_due 4')
  await own.close()
  await rm(folder, { recursive: true, force: true })
})
