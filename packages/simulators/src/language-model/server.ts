import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerOf, type ScriptedReply, scriptedAnswer } from './answer.ts'
import { type Fault, faults, isKnownModel, magicModels, openFaultPlan, type PlannedFault, plainModel } from './faults.ts'
import { languageModelPage } from './page.ts'
import type { ReceivedCall } from './received-call.ts'
import { type ChatRequest, isObject, RequestError, readRequest } from './request.ts'
import { writeStream } from './stream.ts'

export interface LanguageModel {
  /** Base address of the API, `http://127.0.0.1:PORT/v1`. */
  url: string
  calls(): readonly ReceivedCall[]
  plan(fault: PlannedFault): void
  /** Replaces the simulated answers of the next calls, one reply for each call. */
  script(replies: readonly ScriptedReply[]): void
  /** Lets held calls (`slow`, `stall`) continue. */
  release(): void
  reset(): void
  close(): Promise<void>
}

const keptCalls = 100
const largestBody = 25 * 1_024 * 1_024
const controls = '/_sim/language-model'

/**
 * Starts an OpenAI-compatible server on this machine without a model: its answers follow from a hash of the
 * conversation. Model names (`GET /v1/models`) and the control API plan faults. Its scores are plausible numbers, not
 * assessments.
 */
export async function startLanguageModel(now: () => Date): Promise<LanguageModel> {
  const plan = openFaultPlan()
  let calls: ReceivedCall[] = []
  let scripted: ScriptedReply[] = []
  const held = new Set<() => void>()
  const release = () => {
    for (const go of held) go()
    held.clear()
  }
  const hold = (response: ServerResponse) =>
    new Promise<void>((go) => {
      held.add(go)
      response.once('close', go)
    })

  const complete = async (request: IncomingMessage, response: ServerResponse) => {
    requireKey(request)
    const body = await readJson(request)
    const asked = readRequest(body)
    if (!isKnownModel(asked.model)) throw new RequestError(404, `There is no model ${asked.model}.`, 'model_not_found', 'model')
    const planned = plan.next(asked.model)
    const fields = Object.keys(body as object).sort()
    const call = {
      at: now().toISOString(),
      model: asked.model,
      stream: asked.stream,
      fields,
      outcome: planned?.fault ?? 'answered',
    }
    calls = [call, ...calls].slice(0, keptCalls)
    response.once('close', () => {
      if (!response.writableFinished && planned === null) call.outcome = 'abandoned'
    })
    if (planned && (await fail(planned, response))) return
    if (planned?.fault === 'slow') await hold(response)
    await send(asked, response, planned?.fault ?? null)
    if (planned?.fault === 'stall') await hold(response).then(() => response.destroy())
  }

  const send = async (asked: ChatRequest, response: ServerResponse, fault: Fault | null) => {
    const written = fault === null ? scripted.shift() : undefined
    if (written?.isHeld) await hold(response)
    const answer = written ? scriptedAnswer(written) : await answerOf(asked, fault)
    const created = Math.floor(now().getTime() / 1_000)
    if (asked.stream) return writeStream(response, { request: asked, answer, created, fault })
    if (fault === 'cut' || fault === 'stall') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1_000 }).write('{"id":')
      if (fault === 'cut') setImmediate(() => response.destroy())
      return
    }
    const { content, refusal, toolCalls, finishReason, usage, id } = answer
    const called = toolCalls.map(({ id, name, arguments: json }) => ({
      id,
      type: 'function',
      function: { name, arguments: json },
    }))
    reply(response, 200, {
      id,
      object: 'chat.completion',
      created,
      model: asked.model,
      choices: [
        {
          index: 0,
          message: { role: 'assistant', content, refusal, ...(called.length > 0 ? { tool_calls: called } : {}) },
          finish_reason: finishReason,
          logprobs: null,
        },
      ],
      usage,
      system_fingerprint: 'simulator',
    })
  }

  const control = async (route: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    switch (route) {
      case 'GET ':
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
        response.end(languageModelPage({ calls, planned: plan.planned() }))
        return
      case 'GET /calls':
        return reply(response, 200, calls)
      case 'POST /faults':
        plan.plan(readFault(await readJson(request)))
        return reply(response, 200, plan.planned())
      case 'POST /release':
        release()
        return reply(response, 200, {})
      case 'DELETE ':
        plan.reset()
        calls = []
        return reply(response, 200, {})
      default:
        throw new RequestError(404, 'There is nothing at this address.')
    }
  }

  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace(/\?.*$/, '').replace(/\/$/, '')
    const route = `${request.method} ${path}`
    try {
      if (route === 'POST /v1/chat/completions') await complete(request, response)
      else if (route === 'GET /v1/models') reply(response, 200, modelList())
      else if (path.startsWith(controls)) await control(`${request.method} ${path.slice(controls.length)}`, request, response)
      else throw new RequestError(404, 'There is nothing at this address.')
    } catch (error) {
      if (response.destroyed || response.headersSent) return void response.destroy()
      const refused = error instanceof RequestError ? error : new RequestError(500, 'The simulator failed.')
      reply(response, refused.status, errorBody(refused.message, 'invalid_request_error', refused.code, refused.param))
    }
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => listening())
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls: () => calls,
    plan: plan.plan,
    script: (replies) => {
      scripted = [...replies]
    },
    release,
    reset: () => {
      plan.reset()
      scripted = []
      calls = []
    },
    close: async () => {
      release()
      server.closeAllConnections()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

/** Answers with the fault if it replaces the answer; returns false if it only changes the usual one. */
async function fail({ fault, retryAfter }: Omit<PlannedFault, 'times'>, response: ServerResponse): Promise<boolean> {
  switch (fault) {
    case 'rateLimit': {
      if (retryAfter !== null) response.setHeader('Retry-After', String(retryAfter))
      reply(
        response,
        429,
        errorBody('Too many requests.', 'rate_limit_error', retryAfter === null ? null : 'rate_limit_exceeded'),
      )
      return true
    }
    case 'quota':
      reply(response, 429, errorBody('The quota is used up.', 'insufficient_quota', 'insufficient_quota'))
      return true
    case 'serverError':
      reply(response, 500, errorBody('The server failed.', 'server_error'))
      return true
    case 'reset':
      response.destroy()
      return true
    case 'malformed':
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"id": "chatcmpl-sim", "choices": [')
      return true
    default:
      return false
  }
}

function requireKey({ headers }: IncomingMessage): void {
  const [, key] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
  if (!key || key === 'wrong') throw new RequestError(401, 'The key is not valid.', 'invalid_api_key')
}

function modelList() {
  const names = [plainModel, ...Object.keys(magicModels).flatMap((model) => [model, `${model}-once`])]
  return { object: 'list', data: names.map((id) => ({ id, object: 'model', created: 0, owned_by: 'simulator' })) }
}

function readFault(body: unknown): PlannedFault {
  const { fault, times = 1, retryAfter = null } = isObject(body) ? body : {}
  const known = faults.find((one) => one === fault)
  if (!known || !Number.isInteger(times)) throw new RequestError(400, `Send {"fault": "${faults.join('|')}", "times": 1}.`)
  return { fault: known, times: Number(times), retryAfter: retryAfter === null ? null : Number(retryAfter) }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largestBody) throw new RequestError(413, 'The body is too large.')
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    throw new RequestError(400, 'The body is not JSON.')
  }
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
const errorBody = (message: string, type: string, code: string | null = null, param: string | null = null) => ({
  error: { message, type, param, code },
})
