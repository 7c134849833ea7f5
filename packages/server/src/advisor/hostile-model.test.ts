import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { jsonSchema } from 'ai'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { begin, callsFor, chunk, type HostileModel, says, startHostileModel } from '../../test/hostile-model.ts'
import { createLog } from '../platform/log.ts'
import { createOutbound, type Outbound } from '../platform/outbound.ts'
import { openModelClient, type Question } from './model-client.ts'
import { AdvisorFault, type Usage } from './port.ts'

let server: HostileModel
let elsewhere: HostileModel
let outbound: Outbound
let logged = ''
let waits: number[] = []
beforeAll(async () => {
  server = await startHostileModel()
  elsewhere = await startHostileModel()
  const log = createLog('trace', { write: (line) => (logged += line) })
  outbound = createOutbound({ log, allowed: [server.url, elsewhere.url].map((url) => new URL(url).host) })
})
afterEach(() => {
  waits = []
})
afterAll(async () => {
  outbound.close()
  await server.close()
  await elsewhere.close()
})

const mostOutputTokens = 500
function ask(more: Partial<Question> = {}) {
  const settings = {
    url: server.url,
    key: 'a-secret-key',
    model: 'hostile',
    isSimulator: false,
    abilities: {
      jsonSchema: true,
      jsonObject: true,
      tools: true,
      vision: false,
      streamUsage: true,
      maxTokensField: 'max_tokens' as const,
    },
    limits: { firstByte: 200, idle: 200, total: 1_500 },
    mostOutputTokens,
    prices: { input: 1, output: 1 },
    daily: { tokens: null, cost: null },
  }
  const pause = async (milliseconds: number) => waits.push(milliseconds)
  const clock = { now: () => new Date('2026-11-22T12:00:00Z') }
  return openModelClient({ settings, outbound, clock, pause })({
    system: 'Private rules.',
    messages: [{ role: 'user', content: 'x'.repeat(386) }],
    customer: 'hash',
    ...more,
  })
}
/** The tokens of the question above. */
const asked = 100
const endOf = (promise: Promise<unknown>): Promise<{ reason: string; usage: Usage }> =>
  promise.then(
    () => Promise.reject(new Error('an answer')),
    (error: unknown) => {
      if (error instanceof AdvisorFault) return { reason: error.reason, usage: error.usage }
      throw error
    },
  )
/** Writes one piece after another until the caller closes the connection. */
function endlessly(piece: string) {
  return (response: ServerResponse) => {
    begin(response)
    const write = () => {
      if (response.destroyed) return
      if (response.write(piece)) setImmediate(write)
      else response.once('drain', write)
    }
    write()
  }
}
const closed = async () => {
  while (!server.received.at(-1)?.isAbandoned) await new Promise(setImmediate)
}

it.each([301, 302, 307, 308])('sends neither key nor question to where a %i leads', async (status) => {
  server.reply((response) => response.writeHead(status, { Location: `${elsewhere.url}/chat/completions` }).end())
  expect((await endOf(ask())).reason).toBe('unavailable')
  expect(server.received).toHaveLength(1)
  expect(elsewhere.received).toEqual([])
})

describe('a reply without an end', () => {
  it.each([
    ['of text', chunk({ content: 'A lie. ' })],
    ['of thoughts', chunk({ reasoning_content: 'Hmm. ' })],
    [
      'of arguments',
      chunk({ tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'a', arguments: 'xxxxx' } }] }),
    ],
    ['of comments', ': still here\n\n'],
    ['of one line', 'data: xxxxxxxxxxxxxxxx'],
    ['of empty pieces', chunk({ content: '' })],
  ])('is cut off where a whole answer would have ended: %s', async (_, piece) => {
    server.reply(endlessly(piece))
    const { usage } = await endOf(ask())
    expect(usage.inputTokens).toBe(asked)
    expect(usage.outputTokens).toBeLessThanOrEqual(mostOutputTokens * 4 + 2)
    expect(server.received).toHaveLength(1)
    await closed()
  })

  it('is not unpacked', async () => {
    // Packed beforehand, because packing would use up the time of the reply.
    const packed = gzipSync(chunk({ content: 'A lie. ' }).repeat(100_000))
    server.reply((response) =>
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Content-Encoding': 'gzip' }).end(packed),
    )
    expect((await endOf(ask())).reason).toBe('unavailable')
  })
})

describe('a question', () => {
  it.each([
    ['refused', (response: ServerResponse) => response.writeHead(400).end('{}'), 0, 0],
    ['never answered', () => undefined, asked, 0],
    ['answered by headers alone', (response: ServerResponse) => begin(response).flushHeaders(), asked, 0],
    ['answered in another format', (response: ServerResponse) => response.writeHead(200).end('<html>'), asked, 0],
    [
      'thought about, and then cut off',
      (response: ServerResponse) =>
        begin(response).write(chunk({ reasoning_content: 'x'.repeat(80) }), () => setTimeout(() => response.destroy(), 20)),
      asked,
      20,
    ],
  ])('%s costs what the model has read and written', async (_, reply, inputTokens, outputTokens) => {
    server.reply(reply)
    expect((await endOf(ask())).usage).toEqual({ inputTokens, outputTokens })
    expect(server.received).toHaveLength(1)
  })

  it.each([
    ['before', () => undefined, 0],
    ['during', (response: ServerResponse) => begin(response).write(chunk({ content: 'x'.repeat(80) })), 20],
  ])('costs what the model has read and written, if it is aborted %s the answer', async (_, reply, outputTokens) => {
    server.reply(reply)
    const stop = new AbortController()
    let aborted: Usage | null = null
    const onAbort = (usage: Usage) => {
      aborted = usage
    }
    let text = ''
    const onText = (piece: string) => {
      text += piece
    }
    const answer = ask({ signal: stop.signal, onAbort, onText })
    answer.catch(() => undefined)
    while (server.received.length === 0 || text.length < outputTokens * 4) await new Promise(setImmediate)
    stop.abort(new Error('enough'))
    await expect(answer).rejects.toThrow('enough')
    expect(aborted).toEqual({ inputTokens: asked, outputTokens })
    await closed()
  })

  it('costs nothing if it is aborted before it is sent', async () => {
    server.reply()
    let aborted: Usage | null = null
    const onAbort = (usage: Usage) => {
      aborted = usage
    }
    await expect(ask({ signal: AbortSignal.abort(new Error('enough')), onAbort })).rejects.toThrow('enough')
    expect(aborted).toEqual({ inputTokens: 0, outputTokens: 0 })
    expect(server.received).toEqual([])
  })

  it.each([
    [
      { prompt_tokens: 120.5, completion_tokens: 7.5 },
      { inputTokens: 121, outputTokens: 8 },
    ],
    [
      { prompt_tokens: -5, completion_tokens: -5 },
      { inputTokens: asked, outputTokens: 2 },
    ],
    [
      { prompt_tokens: 0, completion_tokens: 0 },
      { inputTokens: asked, outputTokens: 2 },
    ],
    [
      { prompt_tokens: null, completion_tokens: null },
      { inputTokens: asked, outputTokens: 2 },
    ],
    [
      { prompt_tokens: 1e300, completion_tokens: 1e18 },
      { inputTokens: 10_000_000, outputTokens: 10_000_000 },
    ],
  ])('costs a whole number of tokens, whatever a provider counts: %j', async (counted, usage) => {
    server.reply(says('A text.', counted))
    expect((await ask()).usage).toEqual(usage)
  })

  it('counts calls and results of tools where the provider counts nothing', async () => {
    server.reply(callsFor({ name: 'find', arguments: JSON.stringify({ name: 'x'.repeat(389) }) }))
    const value = 'y'.repeat(4_000)
    const { usage } = await ask({
      messages: [
        { role: 'assistant', content: [{ type: 'tool-call', toolCallId: 'a', toolName: 'find', input: {} }] },
        {
          role: 'tool',
          content: [{ type: 'tool-result', toolCallId: 'a', toolName: 'find', output: { type: 'text', value } }],
        },
      ],
      tools: { find: { inputSchema: jsonSchema({ type: 'object' }) } },
    })
    expect(usage.inputTokens).toBeGreaterThan(1_000)
    expect(usage.outputTokens).toBe(100)
  })
})

describe('Retry-After', () => {
  it.each([
    [503, '2', [2_000, 2_000]],
    [503, 'Sun, 22 Nov 2026 12:00:05 GMT', [5_000, 5_000]],
    [503, 'Sun, 22 Nov 2026 11:00:00 GMT', [0, 0]],
    [503, '0', [0, 0]],
    [503, '99999999999999999999', []],
    [503, 'Wed, 21 Oct 2065 07:28:00 GMT', []],
    [429, '1', [1_000, 1_000]],
    [429, '-5', []],
    [429, 'soon', []],
  ] as const)('%i with %s is waited for if it is short and can be read', async (status, value, expected) => {
    server.reply((response) => response.writeHead(status, { 'Retry-After': value }).end('{}'))
    await endOf(ask())
    expect(waits).toEqual(expected)
  })

  it.each(['-5', '1.5', 'soon', '1e3', 'Infinity'])('%s is ignored, and the usual time is waited', async (value) => {
    server.reply((response) => response.writeHead(503, { 'Retry-After': value }).end('{}'))
    await endOf(ask())
    expect(waits.map((wait) => wait >= 250 && wait <= 2_000)).toEqual([true, true])
  })
})

it.each([
  ['half a character', Buffer.from(chunk({ content: 'ä' })).filter((byte) => byte !== 0xa4)],
  ['half an event', Buffer.from('data: {"choices":[{"delta":{"content":"A')],
  ['no event', Buffer.from('{"choices":[{"message":{"content":"A text."},"finish_reason":"stop"}]}')],
  ['a deeply nested event', Buffer.from(`data: {"a":${'['.repeat(100_000)}\n\n`)],
])('a reply with %s fails no more than the question', async (_, bytes) => {
  server.reply((response) => begin(response).end(bytes))
  expect(['unavailable', 'incomplete']).toContain((await endOf(ask())).reason)
})

it('logs no key and no question', () => {
  expect(logged).toContain('language model')
  expect(logged).not.toMatch(/a-secret-key|Private rules|xxx|A lie/)
})
