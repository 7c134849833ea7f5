import { request } from 'node:http'
import { Readable } from 'node:stream'
import { type Client, createClient, endpoints } from '@marklot/contracts'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'
import { bindTables, type LaterReply, type OpenCall, type RawReply, type WireCall } from './bind-contract.ts'
import { createLog } from './log.ts'
import { openApiDocument } from './openapi.ts'
import { createServer } from './serve.ts'

/** One row of every kind of body and reply other than JSON. */
const tables = {
  things: endpoints({
    upload: {
      method: 'POST',
      path: '/Things/picture',
      summary: 'Takes a picture.',
      access: 'public',
      body: {
        kind: 'multipart',
        fields: z.object({ title: z.string().check(z.maxLength(10)) }),
        files: { picture: { mediaTypes: ['image/png', 'image/webp'], maximumBytes: 1.5 * 1_024 * 1_024 } },
      },
      reply: z.object({ title: z.string(), bytes: z.int(), mediaType: z.string(), name: z.string() }),
    },
    find: {
      method: 'POST',
      path: '/Things/find',
      summary: 'Takes JSON, or a form with the same JSON and a picture.',
      access: 'public',
      body: {
        kind: 'jsonOrForm',
        json: z.object({ text: z._default(z.string(), '') }),
        field: 'query',
        files: { picture: { mediaTypes: ['image/png'], maximumBytes: 1_000 } },
      },
      reply: z.object({ text: z.string(), bytes: z.nullable(z.int()) }),
    },
    notify: {
      method: 'POST',
      path: '/Things/events',
      summary: 'Takes a signed message.',
      access: 'signed:paymill',
      body: { kind: 'raw', mediaType: 'application/json', maximumBytes: 100 },
      reply: z.object({ received: z.string() }),
    },
    watch: {
      method: 'GET',
      path: '/Things/steps',
      summary: 'Counts.',
      access: 'public',
      query: z.object({ until: z.coerce.number(), failing: z.optional(z.string()) }),
      reply: { kind: 'eventStream', event: z.object({ step: z.int() }) },
    },
    print: {
      method: 'GET',
      path: '/Things/print',
      summary: 'Answers with a file, or with its entry.',
      access: 'public',
      query: z.object({ as: z.string() }),
      reply: {
        kind: 'media',
        mediaTypes: ['application/pdf', 'text/csv'],
        isConditional: true,
        later: z.object({ id: z.string() }),
      },
    },
    picture: {
      method: 'GET',
      path: '/Things/picture',
      summary: 'Answers with a picture.',
      access: 'public',
      reply: { kind: 'media', mediaTypes: ['image/png'] },
    },
    note: {
      method: 'PUT',
      path: '/Things/note',
      summary: 'Takes JSON.',
      access: 'public',
      body: z.object({ text: z.optional(z.string()) }),
      reply: z.object({ text: z.nullable(z.string()) }),
    },
  }),
} as const

let app: FastifyInstance
let origin: string
let client: Client<typeof tables>
let ended: Promise<void>
let logged: string
const openedAs: string[] = []
const open: OpenCall<WireCall> = async (call, _, access) => {
  openedAs.push(access)
  return call
}

beforeAll(async () => {
  const log = createLog('error', { write: (line: string) => (logged += line) })
  app = await createServer({ log, trustProxy: false })
  let end = () => {}
  ended = new Promise((resolve) => {
    end = resolve
  })
  async function* count(until: number, failing: string | undefined) {
    try {
      for (let step = 1; step <= until; step++) yield { step }
      if (failing === 'known') throw new AppError('brand.notFound')
      if (failing === 'unknown') throw new Error('secret of the server')
    } finally {
      end()
    }
  }
  bindTables(
    app,
    tables,
    {
      things: {
        upload: ({ body: { fields, files } }) => ({
          title: fields.title,
          bytes: files.picture.bytes.length,
          mediaType: files.picture.mediaType,
          name: files.picture.name,
        }),
        find: ({ body: { json, files } }) => ({ text: json.text, bytes: files?.picture.bytes.length ?? null }),
        notify: ({ body }) => ({ received: Buffer.from(body).toString('hex') }),
        watch: ({ query }) => count(query.until, query.failing),
        print: ({ query }): RawReply | LaterReply<{ id: string; own: string }> => {
          if (query.as === 'later') return { status: 202, location: '/api/v1/Things/7', entry: { id: '7', own: 'x' } }
          if (query.as === 'known') return { status: 304, headers: {}, body: null }
          return { status: 200, headers: { 'Content-Type': query.as }, body: Buffer.from('file') }
        },
        picture: (): RawReply => ({ status: 304, headers: {}, body: null }),
        note: ({ body }) => ({ text: body.text ?? null }),
      },
    },
    {
      openCall: open,
      verifiers: {
        paymill: async ({ body, headers }) => {
          if (headers['x-signature'] !== String(body.length)) throw new AppError('auth.forbidden')
        },
      },
    },
  )
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
  client = createClient(tables, { origin, locale: () => 'en' })
})
beforeEach(() => {
  logged = ''
  openedAs.length = 0
})
afterAll(() => app.close())

const picture = (size: number, type = 'image/png') => new File([new Uint8Array(size)], 'logo.png', { type })

describe('a multipart body', () => {
  it('arrives with fields and files', async () => {
    expect(await client.things.upload({ body: { fields: { title: 'a' }, files: { picture: picture(1_572_864) } } })).toEqual({
      title: 'a',
      bytes: 1_572_864,
      mediaType: 'image/png',
      name: 'logo.png',
    })
  })

  it.each([
    ['an oversized file', 'a', { picture: picture(1_572_865) }, 413, 'request.tooLarge', 'At most 1.5 MB'],
    ['another type', 'a', { picture: picture(1, 'image/gif') }, 415, 'request.unsupportedMediaType', 'example image/png'],
    ['an invalid field', 'a'.repeat(11), { picture: picture(1) }, 400, 'request.invalid', 'fields indicated'],
    ['an unknown file', 'a', { picture: picture(1), other: picture(1) }, 400, 'request.invalid', 'the field “other”'],
  ])('is refused for %s, with a sentence that says what is expected', async (_, title, files, status, code, sentence) => {
    const body = { fields: { title }, files: files as unknown as { picture: File } }
    const refusal = { status, code, body: { message: expect.stringContaining(sentence) } }
    await expect(client.things.upload({ body })).rejects.toMatchObject(refusal)
  })

  it('is refused without its file', async () => {
    const form = new FormData()
    form.append('title', 'a')
    const answer = await fetch(`${origin}/api/v1/Things/picture`, { method: 'POST', body: form })
    const message = expect.stringContaining('lacks the file in the field “picture”')
    expect(await answer.json()).toMatchObject({ code: 'request.invalid', message, details: [{ path: 'files.picture', message }] })
  })

  it('is refused with a file that names no field', async () => {
    const payload = '--x\r\nContent-Disposition: form-data; filename="a"\r\nContent-Type: image/png\r\n\r\na\r\n--x--\r\n'
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'accept-language': 'en' }
    const answer = await app.inject({ method: 'POST', url: '/api/v1/Things/picture', headers, payload })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/^[^{}]*the field “”[^{}]*the field “picture”[^{}]*$/)
  })

  it('is refused for an oversized file even if the surplus byte arrives last', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\nContent-Type: image/png\r\n\r\n'
    const payload = Readable.from([Buffer.from(head), Buffer.alloc(1_572_864), Buffer.alloc(1), Buffer.from('\r\n--x--\r\n')])
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'accept-language': 'en' }
    const answer = await app.inject({ method: 'POST', url: '/api/v1/Things/picture', headers, payload })
    expect({ status: answer.statusCode, ...answer.json() }).toMatchObject({
      status: 413,
      code: 'request.tooLarge',
      message: expect.stringContaining('At most 1.5 MB'),
    })
  })

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['cut short', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\na'],
    [
      'cut short in a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\nContent-Type: image/png\r\n\r\na',
    ],
    ['with a broken part', 'multipart/form-data; boundary=x', '--x\r\nnothing\r\n--x--\r\n'],
  ])('is refused %s', async (_, type, payload) => {
    const answer = await app.inject({ method: 'POST', url: '/api/v1/Things/picture', headers: { 'content-type': type }, payload })
    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 400, code: 'request.invalid' })
    expect(logged).toBe('')
  })

  it.each(['application/json', 'text/html', undefined])('is the only body that the row takes, not %s', async (type) => {
    const headers = { 'accept-language': 'de', ...(type ? { 'content-type': type } : {}) }
    const answer = await app.inject({ method: 'POST', url: '/api/v1/Things/picture', payload: '{}', headers })
    expect(answer.statusCode).toBe(415)
    expect(answer.json()).toMatchObject({
      code: 'request.unsupportedMediaType',
      message: expect.stringMatching(/multipart\/form-data.*„picture“/),
    })
  })
})

describe('a body of JSON or a form', () => {
  const find = async (fields: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('picture', picture(3))
    return (await fetch(`${origin}/api/v1/Things/find`, { method: 'POST', body: form })).json()
  }
  it('brings the same JSON either way', async () => {
    expect(await client.things.find({ body: { text: 'a' } })).toEqual({ text: 'a', bytes: null })
    expect(await find({ query: '{"text":"a"}' })).toEqual({ text: 'a', bytes: 3 })
  })

  it('is refused as a form without the field that holds the JSON', async () => {
    const message = expect.stringContaining('“query”')
    expect(await find({})).toMatchObject({ code: 'request.invalid', details: [{ path: 'query', message }] })
  })
})

describe('a call of a version', () => {
  const answerTo = (headers: Record<string, string>) =>
    app.inject({ method: 'PUT', url: '/api/v1/Things/note', payload: '', headers })
  it('is of version 1.0 without stating one, as a client by default', async () => {
    const answer = await answerTo({})
    expect([answer.statusCode, answer.headers['api-version']]).toEqual([200, undefined])
    const sent: string[] = []
    const fetched = async (_: unknown, init?: RequestInit) => {
      sent.push(...new Headers(init?.headers).keys())
      return Response.json({ text: 'a', bytes: null })
    }
    await createClient(tables, { locale: () => 'en', fetch: fetched as typeof fetch }).things.find({ body: { text: 'a' } })
    expect(sent).toEqual(['accept', 'accept-language', 'content-type'])
  })
  it('is answered with the version', async () => {
    const answer = await answerTo({ 'api-version': '1.0' })
    expect([answer.statusCode, answer.headers['api-version']]).toEqual([200, '1.0'])
  })
  it('is refused when it is another one', async () => {
    const other = createClient(tables, { origin, locale: () => 'en', apiVersion: '2.0' })
    await expect(other.things.find({ body: { text: 'a' } })).rejects.toMatchObject({
      code: 'request.unknownVersion',
      message: 'This version of the API does not exist. The version is 1.0.',
    })
  })
})

describe('a raw body', () => {
  const notify = (body: string, signature: string, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: '/api/v1/Things/events',
      payload: body,
      headers: { 'content-type': type, 'x-signature': signature, authorization: 'Bearer of somebody' },
    })
  it('reaches verifier and handler unchanged, as a call without a person', async () => {
    const body = '{ "a" :1 , "a": 2}'
    expect((await notify(body, String(body.length))).json()).toEqual({ received: Buffer.from(body).toString('hex') })
    expect(openedAs).toEqual(['public'])
  })

  it('is refused without the signature, before the call is opened', async () => {
    expect((await notify('{}', '0')).statusCode).toBe(403)
    expect(openedAs).toEqual([])
  })

  it('is refused with two signatures, even if one of them is right', async () => {
    const call = { method: 'POST', path: '/api/v1/Things/events', host: '127.0.0.1', port: Number(new URL(origin).port) }
    const usual = ['Host', call.host, 'Content-Type', 'application/json', 'Content-Length', '2']
    const send = (given: string[]) =>
      new Promise<number | undefined>((answered, failed) => {
        const message = request({ ...call, headers: given }, (reply) =>
          reply.resume().on('end', () => answered(reply.statusCode)),
        )
        message.on('error', failed).end('{}')
      })
    expect([await send([...usual, 'X-Signature', '2']), await send([...usual, 'X-Signature', '2', 'x-signature', '2'])]).toEqual([
      200, 403,
    ])
  })

  it('is refused above its size limit and with another type', async () => {
    expect((await notify('x'.repeat(101), '101')).statusCode).toBe(413)
    expect((await notify('x', '1', 'text/xml')).statusCode).toBe(415)
  })

  it('needs a verifier for its provider', async () => {
    const other = await createServer({ log: createLog('silent'), trustProxy: false })
    const { notify: row } = tables.things
    const bind = () =>
      bindTables(
        other,
        { things: { row } },
        { things: { row: () => ({ received: '' }) } },
        {
          openCall: open,
          verifiers: {} as never,
        },
      )
    expect(bind).toThrow('signed:paymill needs a verifier')
    await other.close()
  })
})

describe('an event stream', () => {
  it('arrives event by event', async () => {
    const steps: number[] = []
    for await (const { step } of await client.things.watch({ query: { until: 3 } })) steps.push(step)
    expect(steps).toEqual([1, 2, 3])
  })

  it('ends at the server when the caller stops reading', async () => {
    for await (const { step } of await client.things.watch({ query: { until: 1e9 } })) if (step === 2) break
    await ended
  })

  it.each([
    ['known', 'brand.notFound', 404],
    ['unknown', 'server.internal', 500],
  ])('reports a failure in the middle (%s)', async (failing, code, status) => {
    const steps: number[] = []
    const read = async () => {
      for await (const { step } of await client.things.watch({ query: { until: 2, failing } })) steps.push(step)
    }
    await expect(read()).rejects.toMatchObject({ code, status, message: expect.not.stringContaining('secret') })
    expect(steps).toEqual([1, 2])
    expect(logged.includes('secret of the server')).toBe(failing === 'unknown')
  })
})

describe('a file', () => {
  const print = (as: string) => app.inject({ url: `/api/v1/Things/print?as=${encodeURIComponent(as)}` })
  it.each(['application/pdf', 'text/csv; charset=utf-8'])('is sent as %s, which the contract names', async (type) => {
    const { statusCode, headers, body } = await print(type)
    expect([statusCode, headers['content-type'], body]).toEqual([200, type, 'file'])
    expect((await print('known')).statusCode).toBe(304)
  })

  it('that is made later is 202 with its entry and the address of it', async () => {
    const { statusCode, headers, body } = await print('later')
    expect([statusCode, headers.location, JSON.parse(body)]).toEqual([202, '/api/v1/Things/7', { id: '7' }])
    expect(headers['content-type']).toContain('application/json')
  })

  it('is not sent with a media type or a status that the contract does not name', async () => {
    expect((await print('text/html')).statusCode).toBe(500)
    expect((await app.inject({ url: '/api/v1/Things/picture' })).statusCode).toBe(500)
    expect(logged).toContain('The contract names no reply 200 text/html')
    expect(logged).toContain('The contract names no reply 304')
  })
})

describe('a JSON body', () => {
  const note = (payload: string | undefined, type = 'application/json') =>
    app.inject({ method: 'PUT', url: '/api/v1/Things/note', payload: payload ?? '', headers: { 'content-type': type } })
  it('may be missing when no property is required', async () => {
    expect((await note(undefined)).json()).toEqual({ text: null })
  })
  it('may contain U+0000 only in unknown properties', async () => {
    expect((await note('{"text":"a\\u0000"}')).json()).toMatchObject({ code: 'request.invalid', details: [{ path: 'text' }] })
    expect((await note('{"text":"a","other":"\\u0000"}')).json()).toEqual({ text: 'a' })
  })
  it('may contain half of a surrogate pair only in unknown properties', async () => {
    for (const text of ['a\\ud800b', '\\udc00', '\\udc00\\ud800']) {
      const answer = (await note(`{"text":"${text}"}`)).json()
      expect(answer).toMatchObject({ code: 'request.invalid', details: [{ path: 'text' }] })
      expect(answer.details[0].message).toContain('incomplete')
    }
    expect((await note('{"text":"\\ud83e\\udd8a","other":"\\ud800"}')).json()).toEqual({ text: '🦊' })
  })
  it('must not be null', async () => {
    expect((await note('null')).statusCode).toBe(400)
  })
  it('must not have another type', async () => {
    expect((await note('<a/>', 'text/xml')).statusCode).toBe(415)
  })
})

interface JsonRequest {
  content: { 'application/json': { schema: { properties: { text: { pattern: string } } } } }
}

it('every kind is described in the OpenAPI document', () => {
  const { paths } = openApiDocument({ title: 'x', productVersion: '1', url: '' }, tables) as {
    info: { version: string }
    paths: Record<string, Record<string, { requestBody?: unknown; responses: Record<string, unknown> }>>
  }
  expect(paths['/Things/picture']?.post?.requestBody).toEqual({
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          properties: {
            title: { type: 'string', maxLength: 10, pattern: expect.any(String) },
            picture: { type: 'string', format: 'binary' },
          },
          required: ['title', 'picture'],
        },
        encoding: { picture: { contentType: 'image/png, image/webp' } },
      },
    },
  })
  const note = paths['/Things/note']?.put?.requestBody as JsonRequest | undefined
  const pattern = note?.content['application/json'].schema.properties.text.pattern ?? ''
  const allowed = ['', 'Ta🦊', 'a\nb', 'a\0', 'a\ud800b'].filter((text) => new RegExp(pattern, 'u').test(text))
  expect(allowed).toEqual(['', 'Ta🦊', 'a\nb'])
  expect(paths['/Things/events']?.post?.requestBody).toEqual({
    required: true,
    content: { 'application/json': { schema: { type: 'string', format: 'binary' } } },
  })
  const step = { type: 'object', properties: { step: { type: 'integer' } }, required: ['step'] }
  expect(paths['/Things/steps']?.get?.responses['200']).toMatchObject({
    content: { 'text/event-stream': { schema: { properties: { data: { type: 'string', contentSchema: step } } } } },
  })
  expect(paths['/Things/note']?.put?.requestBody).toMatchObject({ required: false })
  const file = { schema: { type: 'string', format: 'binary' } }
  const { 200: now, 202: later, 304: known } = paths['/Things/print']?.get?.responses ?? {}
  expect(now).toMatchObject({ content: { 'application/pdf': file, 'text/csv': file } })
  expect(later).toMatchObject({
    headers: { Location: { required: true } },
    content: { 'application/json': { schema: { properties: { id: { type: 'string' } }, required: ['id'] } } },
  })
  expect(known).toBeDefined()
  expect(Object.keys(paths['/Things/picture']?.get?.responses ?? {})).not.toEqual(expect.arrayContaining(['202', '304']))
})
