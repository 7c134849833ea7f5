import { setTimeout as wait } from 'node:timers/promises'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { type ModelMessage, Output, streamText, type ToolSet } from 'ai'
import type { core } from 'zod/mini'
import type { Clock } from '../platform/clock.ts'
import type { Outbound } from '../platform/outbound.ts'
import type { ModelSettings } from './model-settings.ts'
import { AdvisorFault, type Answer, type AskOptions, sum, type Usage } from './port.ts'
import { outboundCause, retryWait } from './retry.ts'

export interface ModelClientParts {
  settings: ModelSettings
  outbound: Outbound
  clock: Clock
  /** Waits before a retry. */
  pause?: (milliseconds: number, signal: AbortSignal | undefined) => Promise<unknown>
}
export interface Question extends AskOptions {
  system: string
  messages: ModelMessage[]
  /** The shape of a JSON reply; without it, the reply is text. */
  shape?: { name: string; schema: core.$ZodType }
  /** The tools that the model may call. Calls are only returned with the reply, not executed here. */
  tools?: ToolSet
  /** Receives the text as it arrives. Once any text has been delivered, the question is never repeated. */
  onText?: (piece: string) => void
}
/** A tool call that the model asks for. */
export interface AskedCall {
  id: string
  tool: string
  /** The unchecked arguments; undefined if the model wrote invalid JSON. */
  input: unknown
}
export interface ModelReply {
  text: string
  calls: readonly AskedCall[]
}
/**
 * Asks the model and returns its whole reply. @throws AdvisorFault if there is none; the signal's reason if it is
 * aborted
 */
export type AskModel = (question: Question) => Promise<Answer<ModelReply>>

/**
 * By default, the AI SDK prints failed calls with their conversation on the console. Names must not appear in any log.
 */
const unreported = { onError: () => undefined }
const charactersPerToken = 4
/** The most bytes on the wire that one token takes. Servers add names and times to each token. */
const bytesPerToken = 2_048
const charactersOfLongToken = 16
/** The most tokens that a provider is believed to have counted. */
const mostCounted = 10_000_000

/**
 * Opens the client of an OpenAI-compatible server: the AI SDK over the product's own HTTP client. Replies are streamed,
 * so that a silent server is noticed early and an abort also stops the server's work.
 */
export function openModelClient({ settings, outbound, clock, pause = patience }: ModelClientParts): AskModel {
  const { abilities, limits, model: modelId, mostOutputTokens } = settings
  const modelOf = (meter: Meter) =>
    createOpenAICompatible({
      name: 'advisor',
      baseURL: settings.url,
      ...(settings.key === '' ? {} : { apiKey: settings.key }),
      includeUsage: abilities.streamUsage,
      supportsStructuredOutputs: abilities.jsonSchema,
      fetch: async (address, { method = 'GET', headers, body, signal } = {}) => {
        meter.isSent = !signal?.aborted
        const reply = await outbound.stream(String(address), {
          service: 'language model',
          method,
          headers: Object.fromEntries(new Headers(headers)),
          ...(typeof body === 'string' ? { body } : {}),
          ...(signal ? { signal } : {}),
          limits,
          largestReply: 65_536 + mostOutputTokens * bytesPerToken,
        })
        meter.isAccepted = reply.ok
        return reply
      },
      transformRequestBody: ({ max_tokens: most, ...body }) => ({ ...body, [abilities.maxTokensField]: most }),
      metadataExtractor: refusalReader,
    }).chatModel(modelId)

  const attempt = async (question: Question, meter: Meter): Promise<Answer<ModelReply>> => {
    const { system, messages, shape, tools, onText, customer, signal } = question
    const over = new AbortController()
    const reply = streamText({
      model: modelOf(meter),
      system,
      messages,
      maxRetries: 0,
      maxOutputTokens: settings.mostOutputTokens,
      temperature: 0.2,
      providerOptions: { advisor: { user: customer } },
      abortSignal: signal ? AbortSignal.any([signal, over.signal]) : over.signal,
      ...(shape ? { output: outputOf(shape, abilities) } : {}),
      ...(tools ? { tools } : {}),
      ...unreported,
    })
    let text = ''
    const calls: AskedCall[] = []
    const count = (piece: string) => {
      meter.received += piece.length
      if (meter.received > mostOutputTokens * charactersOfLongToken) throw new AdvisorFault('incomplete', usageOf(meter))
    }
    try {
      for await (const part of reply.fullStream) {
        if (part.type === 'text-delta') {
          count(part.text)
          text += part.text
          onText?.(part.text)
        } else if (part.type === 'reasoning-delta') count(part.text)
        else if (part.type === 'tool-input-delta') count(part.delta)
        else if (part.type === 'tool-call')
          calls.push({ id: part.toolCallId, tool: part.toolName, input: part.invalid ? undefined : part.input })
        else if (part.type === 'error') throw part.error
        else if (part.type === 'abort') throw signal?.reason ?? new Error('aborted')
        else if (part.type === 'finish-step') {
          const { inputTokens, outputTokens } = part.usage
          const estimate = usageOf(meter)
          const usage = {
            inputTokens: credible(inputTokens, estimate.inputTokens),
            outputTokens: credible(outputTokens, estimate.outputTokens),
          }
          return judged({ text, calls }, part.finishReason, part.providerMetadata?.advisor?.refused === true, usage)
        }
      }
    } catch (error) {
      signal?.throwIfAborted()
      if (error instanceof AdvisorFault) throw error
      if (meter.received > 0) throw broken(error, usageOf(meter))
      throw error
    } finally {
      // Without this, the SDK keeps reading the reply in the background.
      over.abort()
    }
    throw new AdvisorFault('incomplete', usageOf(meter))
  }

  return async (question) => {
    const { system, messages, tools = {}, signal, onAbort } = question
    const asked = [system, ...messages.map(({ content }) => content), ...Object.values(tools)].reduce(
      (length, part) => length + (typeof part === 'string' ? part : JSON.stringify(part)).length,
      0,
    )
    let failed: Usage = { inputTokens: 0, outputTokens: 0 }
    for (let number = 1; ; number++) {
      const meter: Meter = { asked, received: 0, isSent: false, isAccepted: false }
      try {
        return withFailed(await attempt(question, meter), failed)
      } catch (error) {
        if (error instanceof AdvisorFault) throw new AdvisorFault(error.reason, sum(failed, error.usage))
        // Nobody pays for a question that a server has refused. One that it was still working on costs what it read.
        const isLate = outboundCause(error)?.fault === 'timeout'
        if (meter.isAccepted || (meter.isSent && (isLate || signal?.aborted))) failed = sum(failed, usageOf(meter))
        if (signal?.aborted) {
          onAbort?.(failed)
          throw error
        }
        const delay = retryWait(error, number, clock.now())
        if (delay === null) throw broken(error, failed)
        await pause(delay, signal).catch((stopped: unknown) => {
          onAbort?.(failed)
          throw stopped
        })
      }
    }
  }
}

/** What an attempt has cost so far, in characters, and how far it came. */
interface Meter {
  asked: number
  received: number
  isSent: boolean
  /** Whether the server has begun a reply that is no refusal. */
  isAccepted: boolean
}

/** Estimates the usage of an attempt that the provider does not count: four characters count as one token. */
const usageOf = ({ asked, received }: Meter): Usage => ({
  inputTokens: Math.ceil(asked / charactersPerToken),
  outputTokens: Math.ceil(received / charactersPerToken),
})

/** Returns a provider's count of tokens, or the estimate if the count is none. */
const credible = (counted: number | undefined, estimate: number): number =>
  counted !== undefined && counted > 0 && Number.isFinite(counted) ? Math.min(Math.ceil(counted), mostCounted) : estimate

const withFailed = ({ value, usage }: Answer<ModelReply>, failed: Usage): Answer<ModelReply> => ({
  value,
  usage: sum(failed, usage),
})

const patience = (milliseconds: number, signal: AbortSignal | undefined) =>
  wait(milliseconds, undefined, signal ? { signal } : {})

/** Returns a fault without the original error, which contains the conversation. */
function broken(error: unknown, usage: Usage): AdvisorFault {
  const isLate = outboundCause(error)?.fault === 'timeout'
  return new AdvisorFault(isLate ? 'timeout' : usage.outputTokens > 0 ? 'incomplete' : 'unavailable', usage)
}

/**
 * Returns a complete reply, or throws the reason why it is incomplete: it checks for a refusal first, then for the
 * length and the filter.
 */
function judged(reply: ModelReply, finishReason: string, isRefused: boolean, usage: Usage): Answer<ModelReply> {
  if (isRefused) throw new AdvisorFault('refused', usage)
  if (finishReason === 'content-filter') throw new AdvisorFault('filtered', usage)
  const isWhole = reply.calls.length > 0 || (finishReason === 'stop' && reply.text.trim() !== '')
  if (!isWhole) throw new AdvisorFault('incomplete', usage)
  return { value: reply, usage }
}

function outputOf({ name, schema }: NonNullable<Question['shape']>, { jsonSchema, jsonObject }: ModelSettings['abilities']) {
  if (jsonSchema) return Output.object({ name, schema: schema as never })
  return jsonObject ? Output.json({ name }) : Output.text()
}

const isRefusing = (message: unknown) => {
  const { refusal } = (message ?? {}) as { refusal?: unknown }
  return typeof refusal === 'string' && refusal !== ''
}
const firstChoice = (body: unknown) => (body as { choices?: { message?: unknown; delta?: unknown }[] }).choices?.[0]

/** The AI SDK's provider ignores `refusal`, so it is read separately. */
const refusalReader = {
  extractMetadata: async ({ parsedBody }: { parsedBody: unknown }) => ({
    advisor: { refused: isRefusing(firstChoice(parsedBody)?.message) },
  }),
  createStreamExtractor: () => {
    let refused = false
    return {
      processChunk: (chunk: unknown) => {
        refused ||= isRefusing(firstChoice(chunk)?.delta)
      },
      buildMetadata: () => ({ advisor: { refused } }),
    }
  },
}
