import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LanguageModel, startLanguageModel } from './server.ts'

let model: LanguageModel
beforeAll(async () => {
  model = await startLanguageModel(() => new Date('2026-11-22T12:00:00Z'))
})
afterEach(() => model.reset())
afterAll(() => model.close())

const hello = [{ role: 'user', content: 'What is the result for the name?' }]
const post = (body: object, signal?: AbortSignal) =>
  fetch(`${model.url}/chat/completions`, {
    method: 'POST',
    headers: { Authorization: 'Bearer any', 'Content-Type': 'application/json' },
    body: JSON.stringify({ model: 'simulator', messages: hello, ...body }),
    ...(signal ? { signal } : {}),
  })
const ask = async (body: object) => (await post(body)).json()

interface StreamEvent {
  id: string
  choices: { delta: { content?: string; tool_calls?: { function: { name?: string; arguments: string } }[] } }[]
}
/** Returns the events of a stream. */
async function eventsOf(body: object): Promise<{ events: StreamEvent[]; isDone: boolean }> {
  const text = await (await post({ stream: true, ...body })).text()
  const data = text.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []))
  return { events: data.filter((one) => one !== '[DONE]').map((one) => JSON.parse(one)), isDone: data.at(-1) === '[DONE]' }
}

describe('a completion', () => {
  it('is the same for the same conversation, and another for another', async () => {
    const [one, two] = [await ask({}), await ask({})]
    expect(one).toEqual(two)
    expect(one).toMatchObject({ object: 'chat.completion', model: 'simulator', choices: [{ finish_reason: 'stop' }] })
    expect(one.usage.total_tokens).toBe(one.usage.prompt_tokens + one.usage.completion_tokens)
    expect((await ask({ messages: [{ role: 'user', content: 'Another one' }] })).id).not.toBe(one.id)
  })

  it.each([
    ['de', 'Bitte fassen Sie das Ergebnis für die Marke zusammen, und nur das.', 'Simulator'],
    ['fr', 'Résumez le résultat pour la marque et ne dites que cela.', 'simulateur'],
    ['es', 'Resuma el resultado para la marca y no diga nada más que eso.', 'simulador'],
    ['it', 'Riassuma il risultato per il marchio e non dica altro che questo, con gli esiti.', 'simulatore'],
  ])('is in the language of the conversation: %s', async (_, content, word) => {
    expect((await ask({ messages: [{ role: 'user', content }] })).choices[0].message.content).toContain(word)
  })

  it('needs a key and known fields', async () => {
    const without = await fetch(`${model.url}/chat/completions`, { method: 'POST', body: '{}' })
    expect([without.status, (await without.json()).error.code]).toEqual([401, 'invalid_api_key'])
    expect((await post({ n: 2 })).status).toBe(501)
    expect((await post({ logprobs: true })).status).toBe(501)
    expect((await post({ messages: [] })).status).toBe(400)
    expect((await post({ model: 'gpt' })).status).toBe(404)
    expect((await fetch(`${model.url}/embeddings`)).status).toBe(404)
  })

  it('is cut at the token limit', async () => {
    for (const field of ['max_tokens', 'max_completion_tokens'])
      expect((await ask({ [field]: 3 })).choices[0]).toMatchObject({ finish_reason: 'length' })
  })

  it('describes a picture by size and mean colour', async () => {
    const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#3366cc' } })
      .png()
      .toBuffer()
    const url = `data:image/png;base64,${picture.toString('base64')}`
    const content = [
      { type: 'text', text: 'What is it?' },
      { type: 'image_url', image_url: { url } },
    ]
    expect((await ask({ messages: [{ role: 'user', content }] })).choices[0].message.content).toContain('[40 × 20, #3366cc]')
    const broken = [{ type: 'image_url', image_url: { url: 'https://pictures.test/a.png' } }]
    expect((await post({ messages: [{ role: 'user', content: broken }] })).status).toBe(400)
  })
})

it('streams the same text in pieces that split words, with the usage last', async () => {
  const whole = (await ask({})).choices[0].message.content
  const { events, isDone } = await eventsOf({ stream_options: { include_usage: true } })
  const text = events.map((event) => event.choices[0]?.delta.content ?? '').join('')
  expect([text, isDone]).toEqual([whole, true])
  expect(events.length).toBeGreaterThan(10)
  expect(events.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } })
  expect(new Set(events.map((event) => event.id)).size).toBe(1)
})

describe('a value for a schema', () => {
  const format = (schema: object) => ({
    response_format: { type: 'json_schema', json_schema: { name: 'value', schema, strict: true } },
  })
  it('satisfies it', async () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      required: ['key', 'score', 'share', 'list', 'note', 'inner'],
      properties: {
        key: { enum: ['9', '35'] },
        score: { type: 'integer', minimum: 15, maximum: 90 },
        share: { type: 'number', exclusiveMinimum: 0, maximum: 1 },
        list: { type: 'array', items: { $ref: '#/$defs/word' }, minItems: 2, maxItems: 3 },
        note: { type: ['string', 'null'] },
        inner: { anyOf: [{ type: 'null' }, { type: 'boolean' }] },
      },
      $defs: { word: { type: 'string', maxLength: 12 } },
    }
    const value = JSON.parse((await ask(format(schema))).choices[0].message.content)
    expect(['9', '35']).toContain(value.key)
    expect(value.score).toBeGreaterThanOrEqual(15)
    expect(value.score).toBeLessThanOrEqual(90)
    expect(value.share).toBeGreaterThan(0)
    expect(value.list).toHaveLength(2)
    expect(value.list[0].length).toBeLessThanOrEqual(12)
    expect([typeof value.note, typeof value.inner]).toEqual(['string', 'boolean'])
  })
  it('needs a strict schema and known keywords', async () => {
    expect((await post(format({ type: 'object', properties: { a: { type: 'string' } } }))).status).toBe(400)
    expect((await post(format({ type: 'string', pattern: '^a$' }))).status).toBe(501)
  })
})

describe('tools', () => {
  const parameters = {
    type: 'object',
    properties: { text: { type: 'string' } },
    required: ['text'],
    additionalProperties: false,
  }
  const tools = ['search_brands', 'check_domain'].map((name) => ({ type: 'function', function: { name, parameters } }))
  it('are called by the words of the message, and their result is worded', async () => {
    const messages = [{ role: 'user', content: 'Please search for “Velunaro”' }]
    const [choice] = (await ask({ tools, messages })).choices
    expect(choice.finish_reason).toBe('tool_calls')
    const [call] = choice.message.tool_calls
    expect([call.function.name, JSON.parse(call.function.arguments)]).toEqual(['search_brands', { text: 'Velunaro' }])
    const answered = [...messages, choice.message, { role: 'tool', tool_call_id: call.id, content: '3 hits' }]
    expect((await ask({ tools, messages: answered })).choices[0].message.content).toContain('3 hits')
  })
  it('stream their arguments in fragments', async () => {
    const { events } = await eventsOf({ tools, messages: [{ role: 'user', content: 'Is the domain velunaro.test free?' }] })
    const calls = events.flatMap((event) => event.choices[0]?.delta.tool_calls ?? [])
    expect(calls[0]?.function.name).toBe('check_domain')
    expect(JSON.parse(calls.map((call) => call.function.arguments).join(''))).toHaveProperty('text')
  })
  it('are left alone on demand', async () => {
    expect(
      (await ask({ tools, tool_choice: 'none', messages: [{ role: 'user', content: 'search' }] })).choices[0].finish_reason,
    ).toBe('stop')
    expect((await ask({ tools, tool_choice: 'required' })).choices[0].finish_reason).toBe('tool_calls')
    expect(
      (await ask({ tools, tool_choice: 'required', model: 'sim-bad-arguments' })).choices[0].message.tool_calls[0].function
        .arguments,
    ).not.toMatch(/}$/)
  })
})

describe('faults', () => {
  it.each([
    ['sim-429', 429, null],
    ['sim-429-retry-after', 429, '1'],
    ['sim-quota', 429, null],
    ['sim-500', 500, null],
  ])('%s', async (name, status, retryAfter) => {
    const answer = await post({ model: name })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter])
    expect((await answer.json()).error.message).toEqual(expect.any(String))
  })
  it('happen once with -once, and as often as the control API plans', async () => {
    expect([(await post({ model: 'sim-500-once' })).status, (await post({ model: 'sim-500-once' })).status]).toEqual([500, 200])
    const controls = model.url.replace('/v1', '/_sim/language-model')
    await fetch(`${controls}/faults`, { method: 'POST', body: JSON.stringify({ fault: 'serverError', times: 2 }) })
    expect([(await post({})).status, (await post({})).status, (await post({})).status]).toEqual([500, 500, 200])
    expect(await (await fetch(controls)).text()).toContain('Simulated language model')
  })
  it('of the answer keep its shape', async () => {
    expect((await ask({ model: 'sim-refusal' })).choices[0].message).toMatchObject({ content: null, refusal: expect.any(String) })
    expect((await ask({ model: 'sim-content-filter' })).choices[0].finish_reason).toBe('content_filter')
    expect((await ask({ model: 'sim-length' })).choices[0].finish_reason).toBe('length')
    expect((await ask({ model: 'sim-lies' })).choices[0].message.content).toContain('Zorblax')
    expect((await ask({ model: 'sim-injects' })).choices[0].message.content).toContain('<script>')
  })
  it('of the stream break it', async () => {
    expect((await eventsOf({ model: 'sim-no-done' })).isDone).toBe(false)
    expect((await eventsOf({ model: 'sim-stream-error' })).events.at(-1)).toHaveProperty('error')
    await expect(post({ model: 'sim-cut', stream: true }).then((answer) => answer.text())).rejects.toThrow()
    await expect(post({ model: 'sim-reset' })).rejects.toThrow()
  })
  it('that hold a call end when it is released or given up', async () => {
    const given = new AbortController()
    const slow = post({ model: 'sim-slow' }, given.signal)
    given.abort()
    await expect(slow).rejects.toThrow()
    const controls = model.url.replace('/v1', '/_sim/language-model')
    const held = post({ model: 'sim-slow' })
    let isAnswered = false
    void held.then(() => (isAnswered = true))
    while (!isAnswered) await fetch(`${controls}/release`, { method: 'POST' })
    expect((await held).status).toBe(200)
  })
})

it('keeps no conversation', async () => {
  await ask({ messages: [{ role: 'user', content: 'Velunaro' }] })
  expect(model.calls()).toHaveLength(1)
  expect(JSON.stringify(model.calls())).not.toContain('Velunaro')
})

it('lists its models', async () => {
  const { data } = await (await fetch(`${model.url}/models`)).json()
  expect(data.map(({ id }: { id: string }) => id)).toContain('sim-429')
})
