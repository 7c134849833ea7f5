import { type LanguageModel, startLanguageModel } from '@marklot/simulators'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { exampleFacts } from '../../test/advisor-cases.ts'
import { createLog } from '../platform/log.ts'
import { createOutbound, type Outbound } from '../platform/outbound.ts'
import { advisorContract } from './advisor.contract.ts'
import { openModelAdvisor } from './model.ts'
import type { ModelSettings } from './model-settings.ts'
import { openOfflineAdvisor } from './offline.ts'
import type { Advisor, AdvisorFault } from './port.ts'

let server: LanguageModel
let outbound: Outbound
let logged = ''
let waits: number[] = []
beforeAll(async () => {
  server = await startLanguageModel(() => new Date('2026-11-22T12:00:00Z'))
  const log = createLog('trace', { write: (line) => (logged += line) })
  outbound = createOutbound({ log, allowed: [new URL(server.url).host] })
})
afterEach(() => {
  server.reset()
  waits = []
})
afterAll(async () => {
  outbound.close()
  await server.close()
})

interface Changes extends Partial<Omit<ModelSettings, 'abilities'>> {
  abilities?: Partial<ModelSettings['abilities']>
}
function openModel(model = 'simulator', { abilities, ...changes }: Changes = {}): Advisor {
  const settings: ModelSettings = {
    url: server.url,
    key: 'any',
    model,
    isSimulator: true,
    abilities: {
      jsonSchema: true,
      jsonObject: true,
      tools: true,
      vision: true,
      streamUsage: true,
      maxTokensField: 'max_completion_tokens',
      ...abilities,
    },
    limits: { firstByte: 10_000, idle: 10_000, total: 20_000 },
    mostOutputTokens: 800,
    prices: { input: 1, output: 2 },
    daily: { tokens: null, cost: null },
    ...changes,
  }
  const pause = async (milliseconds: number) => waits.push(milliseconds)
  return openModelAdvisor({ settings, outbound, clock: { now: () => new Date('2026-11-22T12:00:00Z') }, pause })
}

describe('the rules keep the contract', () => advisorContract(openOfflineAdvisor))
describe('a model keeps the contract', () => advisorContract(() => openModel()))

const task = { purpose: 'summary', locale: 'en', facts: exampleFacts } as const
const each = { purpose: 'summary', locale: 'en', cases: [exampleFacts] } as const
const options = { customer: 'hash' }
const faultOf = (promise: Promise<unknown>): Promise<AdvisorFault> =>
  promise.then(
    () => Promise.reject(new Error('an answer')),
    (error: AdvisorFault) => error,
  )

describe('a call', () => {
  it('names the customer by hash and limits the answer in the configured field', async () => {
    await openModel().word(task, options)
    expect(server.calls()[0]?.fields).toEqual(
      ['max_completion_tokens', 'messages', 'model', 'stream', 'stream_options', 'temperature', 'user'].sort(),
    )
    await openModel('simulator', { abilities: { maxTokensField: 'max_tokens', streamUsage: false } }).word(task, options)
    expect(server.calls()[0]?.fields).toEqual(['max_tokens', 'messages', 'model', 'stream', 'temperature', 'user'].sort())
  })

  it('counts tokens, and estimates them where the provider is silent', async () => {
    const { usage } = await openModel().word(task, options)
    expect(usage.inputTokens).toBeGreaterThan(300)
    expect(usage.outputTokens).toBeGreaterThan(10)
    const estimated = await openModel('simulator', { abilities: { streamUsage: false } }).word(task, options)
    expect(Math.abs(estimated.usage.inputTokens - usage.inputTokens)).toBeLessThan(5)
  })

  it.each([
    ['a schema', { jsonSchema: true }],
    ['JSON alone', { jsonSchema: false }],
  ])('asks for reasons with %s', async (_, abilities) => {
    const advice = openModel('simulator', { abilities }).wordEach(each, options)
    // Without a schema, the simulator's JSON has a different shape, even when it is asked again.
    if (abilities.jsonSchema) expect((await advice).value).toHaveLength(1)
    else expect((await faultOf(advice)).reason).toBe('invalid')
    expect(server.calls()[0]?.fields).toContain('response_format')
  })

  it('asks without a format where the server knows none', async () => {
    await faultOf(openModel('simulator', { abilities: { jsonSchema: false, jsonObject: false } }).wordEach(each, options))
    expect(server.calls()[0]?.fields).not.toContain('response_format')
  })
})

describe('a repair', () => {
  it('is tried once', async () => {
    const { value, usage } = await openModel('sim-schema-violation-once').wordEach(each, options)
    expect([value.length, server.calls().length]).toEqual([1, 2])
    expect(usage.inputTokens).toBeGreaterThan(600)
  })
  it('is not tried twice', async () => {
    expect((await faultOf(openModel('sim-schema-violation').wordEach(each, options))).reason).toBe('invalid')
    expect(server.calls()).toHaveLength(2)
  })
})

describe('a server that fails', () => {
  it.each([
    ['sim-refusal', 'refused', 1],
    ['sim-length', 'incomplete', 1],
    ['sim-content-filter', 'filtered', 1],
    ['sim-cut', 'incomplete', 1],
    ['sim-stream-error', 'unavailable', 1],
    ['sim-malformed', 'unavailable', 1],
    ['sim-quota', 'unavailable', 1],
    ['sim-429', 'unavailable', 1],
    ['sim-429-retry-after', 'unavailable', 3],
    ['sim-500', 'unavailable', 3],
    ['sim-reset', 'unavailable', 3],
    ['unknown-model', 'unavailable', 0],
  ] as const)('%s is %s after %i calls', async (model, reason, calls) => {
    expect((await faultOf(openModel(model).word(task, options))).reason).toBe(reason)
    expect(server.calls()).toHaveLength(calls)
  })

  it.each(['sim-429-retry-after-once', 'sim-500-once', 'sim-reset-once'])('and then answers: %s', async (model) => {
    expect((await openModel(model).word(task, options)).value).toContain('simulator')
    expect(server.calls()).toHaveLength(2)
  })

  it('is asked again after the time that it names, otherwise after a growing one', async () => {
    await faultOf(openModel('sim-429-retry-after').word(task, options))
    expect(waits).toEqual([1_000, 1_000])
    waits = []
    await faultOf(openModel('sim-500').word(task, options))
    expect(waits[0]).toBeGreaterThanOrEqual(250)
    expect(waits[0]).toBeLessThanOrEqual(500)
    expect(waits[1]).toBeGreaterThanOrEqual(1_000)
  })

  it('without [DONE] has answered when it said why it stopped', async () => {
    expect((await openModel('sim-no-done').word(task, options)).value).toContain('simulator')
  })

  it.each([
    ['sim-slow', { firstByte: 30, idle: 10_000, total: 20_000 }],
    ['sim-stall', { firstByte: 10_000, idle: 30, total: 20_000 }],
    ['sim-stall', { firstByte: 10_000, idle: 10_000, total: 30 }],
  ])('is given up: %s', async (model, limits) => {
    expect((await faultOf(openModel(model, { limits }).word(task, options))).reason).toBe('timeout')
    expect(server.calls()).toHaveLength(1)
  })

  it('without a valid key is unavailable', async () => {
    expect((await faultOf(openModel('simulator', { key: 'wrong' }).word(task, options))).reason).toBe('unavailable')
  })
})

it('closes the connection to the server when the caller stops', async () => {
  const stop = new AbortController()
  const advice = openModel('sim-stall').word(task, { ...options, signal: stop.signal })
  advice.catch(() => undefined)
  while (server.calls().length === 0) await new Promise(setImmediate)
  stop.abort(new Error('enough'))
  await expect(advice).rejects.toThrow('enough')
})

it('logs no name and no key', async () => {
  await faultOf(openModel('sim-500', { key: 'a-secret-key' }).word(task, options))
  const fault = await faultOf(openModel('sim-quota').word(task, options))
  expect(logged).toContain('language model')
  expect(logged).not.toMatch(/Velunaro|secret/)
  expect(JSON.stringify([fault, fault.message, fault.cause])).not.toContain('Velunaro')
})
