import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Fault } from './faults.ts'
import { type ChatRequest, isObject, type JsonSchema, type Message, RequestError, type Tool } from './request.ts'
import { satisfying, type ValueSource } from './schema-value.ts'
import { injectedMarkup, languageOf, stockSentences, untrueSentences } from './stock-sentences.ts'

export interface ToolCall {
  id: string
  name: string
  /** JSON, unless a fault breaks it. */
  arguments: string
}
export interface Answer {
  id: string
  content: string | null
  refusal: string | null
  toolCalls: ToolCall[]
  finishReason: 'stop' | 'length' | 'tool_calls' | 'content_filter'
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number }
}

/** The number of sentences in an answer. */
const sentences = 3

/** Returns the answer to a conversation. The same conversation always gets the same answer. */
export async function answerOf(request: ChatRequest, fault: Fault | null): Promise<Answer> {
  const source = sourceOf(request)
  const toolCalls = fault === 'refusal' ? [] : callsOf(request, source, fault)
  const content = toolCalls.length > 0 || fault === 'refusal' ? null : await contentOf(request, source, fault)
  const whole = content ?? toolCalls.map((call) => call.arguments).join('')
  const limit = fault === 'length' ? Math.ceil(tokensOf(whole) / 2) : request.maxTokens
  const isCut = content !== null && limit !== null && tokensOf(content) > limit
  const kept = isCut ? content.slice(0, limit * charactersPerToken) : content
  const prompt = request.messages.reduce((sum, { text }) => sum + tokensOf(text), 0)
  const completion = tokensOf(kept ?? whole)
  return {
    id: `chatcmpl-sim-${source.hash.slice(0, 16)}`,
    content: fault === 'contentFilter' ? '' : kept,
    refusal: fault === 'refusal' ? 'The simulator declines.' : null,
    toolCalls,
    finishReason: fault === 'contentFilter' ? 'content_filter' : toolCalls.length > 0 ? 'tool_calls' : isCut ? 'length' : 'stop',
    usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
  }
}

/** A reply scripted by a test. */
export interface ScriptedReply {
  text?: string
  calls?: readonly { name: string; arguments: object }[]
  /** The reply waits until it is released or the caller gives up. */
  isHeld?: boolean
}
export function scriptedAnswer({ text = '', calls = [] }: ScriptedReply): Answer {
  const completion = tokensOf(text)
  return {
    id: 'chatcmpl-sim-scripted',
    content: text === '' ? null : text,
    refusal: null,
    toolCalls: calls.map((call, index) => ({ id: `call_${index}`, name: call.name, arguments: JSON.stringify(call.arguments) })),
    finishReason: calls.length > 0 ? 'tool_calls' : 'stop',
    usage: { prompt_tokens: 1, completion_tokens: completion, total_tokens: 1 + completion },
  }
}

const charactersPerToken = 4
const tokensOf = (text: string) => Math.ceil(text.length / charactersPerToken)

/** Returns a source of values that depends only on the conversation. */
function sourceOf({ messages }: ChatRequest): ValueSource & { hash: string } {
  const conversation = messages.map(({ role, text, images }) => `${role}: ${text} ${images.join(' ')}`).join('\n')
  const hash = createHash('sha256').update(conversation).digest('hex')
  const language = languageOf(conversation)
  const stock = stockSentences[language]
  let drawn = 0
  const below = (limit: number) => {
    const value = createHash('sha256').update(`${hash} ${drawn++}`).digest().readUInt32BE()
    return value % Math.max(1, limit)
  }
  return { hash, below, text: () => stock[below(stock.length)] ?? '' }
}

async function contentOf(request: ChatRequest, source: ValueSource, fault: Fault | null): Promise<string> {
  const { format, messages } = request
  if (fault === 'schemaViolation') return '{"unexpected": true}'
  if (format.kind === 'jsonSchema') return JSON.stringify(satisfying(format.schema, source))
  if (format.kind === 'jsonObject') return JSON.stringify({ text: source.text() })
  const last = messages.at(-1) as Message
  if (last.role === 'tool' && fault !== 'lies') return `${source.text()} ${last.text.slice(0, 400)}`
  const pictures = await Promise.all(last.images.map(describePicture))
  const language = languageOf(messages.map(({ text }) => text).join('\n'))
  const name = /"name":\s*"([^"\\]{1,80})"/.exec(last.text)?.[1]
  const said = Array.from({ length: sentences }, source.text)
  const distinct = [...new Set([stockSentences[language][0] ?? '', ...said])]
  if (fault === 'lies') distinct.splice(1, 0, ...untrueSentences[language])
  if (fault === 'injects') distinct.push(...injectedMarkup)
  return [...pictures, ...(name ? [`“${name}”.`] : []), ...distinct].join(' ')
}

/** Returns the size and mean colour of a picture in a data URL. */
async function describePicture(address: string): Promise<string> {
  const data = /^data:image\/[a-z+.-]+;base64,(.+)$/s.exec(address)?.[1]
  if (!data) throw new RequestError(400, 'Only pictures in data addresses are read: there is no network.', null, 'messages')
  try {
    const picture = sharp(Buffer.from(data, 'base64'), { limitInputPixels: 40_000_000 })
    const [{ width, height }, { channels }] = await Promise.all([picture.metadata(), picture.stats()])
    const colour = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    return `[${width} × ${height}, #${colour.join('')}]`
  } catch {
    throw new RequestError(400, 'The picture cannot be read.', 'invalid_image', 'messages')
  }
}

/**
 * Returns the required fields of a tool, or its first field if none is required, so that a call contains only what it
 * must.
 */
function neededOf(parameters: JsonSchema): JsonSchema {
  const { properties } = parameters
  if (!isObject(properties)) return parameters
  const required = Array.isArray(parameters.required) ? parameters.required : []
  const kept = Object.entries(properties).filter(([name], index) => (required.length > 0 ? required.includes(name) : index === 0))
  return { ...parameters, properties: Object.fromEntries(kept) }
}

/** Simple rules that decide which tool a message asks for. */
const askedFor: readonly (readonly [RegExp, RegExp])[] = [
  [/\bdomains?\b|\bdomini[o]?\b/i, /domain/i],
  [/\b(klasse|class|classe|clase)n?\b/i, /class/i],
  [/\b(such\w*|search\w*|find\w*|cherch\w*|busc\w*|cerc\w*)\b/i, /search|find/i],
]

function callsOf(
  { tools, toolChoice, messages }: ChatRequest,
  source: ValueSource & { hash: string },
  fault: Fault | null,
): ToolCall[] {
  const last = messages.at(-1) as Message
  if (tools.length === 0 || toolChoice === 'none' || last.role === 'tool') return []
  const chosen =
    typeof toolChoice === 'object'
      ? tools.find(({ name }) => name === toolChoice.name)
      : (askedFor
          .filter(([words]) => words.test(last.text))
          .map(([, named]) => tools.find(({ name }) => named.test(name)))
          .find((tool): tool is Tool => tool !== undefined) ?? (toolChoice === 'required' ? tools[0] : undefined))
  if (!chosen) return []
  const subject = /[„“"«]\s?([^”“"»]+?)\s?[”“"»]/.exec(last.text)?.[1] ?? last.text.match(/[\p{L}\p{N}.-]+/gu)?.at(-1) ?? ''
  const number = Number(/\d+/.exec(last.text)?.[0] ?? 1)
  const values = satisfying(neededOf(chosen.parameters), {
    text: () => subject,
    below: (limit) => (number - 1) % Math.max(1, limit),
  })
  const json = JSON.stringify(values ?? {})
  return [
    { id: `call_${source.hash.slice(0, 12)}`, name: chosen.name, arguments: fault === 'badArguments' ? json.slice(0, -1) : json },
  ]
}
