/** The part of a call to `POST /chat/completions` that the simulator understands. */
export interface ChatRequest {
  model: string
  messages: Message[]
  stream: boolean
  includesUsage: boolean
  format: { kind: 'text' } | { kind: 'jsonObject' } | { kind: 'jsonSchema'; schema: JsonSchema }
  tools: Tool[]
  toolChoice: 'none' | 'auto' | 'required' | { name: string }
  maxTokens: number | null
}
export interface Message {
  role: 'system' | 'developer' | 'user' | 'assistant' | 'tool'
  text: string
  /** Data URLs of pictures. */
  images: string[]
}
export interface Tool {
  name: string
  parameters: JsonSchema
}
export type JsonSchema = { readonly [keyword: string]: unknown }

/** A refused request, in the shape of the API. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code: string | null = null,
    readonly param: string | null = null,
  ) {
    super(message)
  }
}

const roles = ['system', 'developer', 'user', 'assistant', 'tool']
const name = /^[A-Za-z0-9_-]{1,64}$/
/** Features of the API that are not simulated. They are refused, because a silent 200 would hide that. */
const unknownFeatures = ['audio', 'functions', 'function_call', 'logprobs', 'modalities', 'prediction', 'web_search_options']

/**
 * Reads a request. @throws RequestError 400 for requests that no server accepts, 501 for features that this one does
 * not simulate
 */
export function readRequest(body: unknown): ChatRequest {
  if (!isObject(body)) throw new RequestError(400, 'The body is not a JSON object.')
  const { model, messages, stream = false, tools = [] } = body
  if (typeof model !== 'string') throw new RequestError(400, 'model is missing.', null, 'model')
  if (!Array.isArray(messages) || messages.length === 0) throw new RequestError(400, 'messages is missing.', null, 'messages')
  for (const feature of unknownFeatures)
    if (body[feature]) throw new RequestError(501, `${feature} is not simulated.`, 'not_simulated', feature)
  if ((body.n ?? 1) !== 1) throw new RequestError(501, 'n other than 1 is not simulated.', 'not_simulated', 'n')
  if (!Array.isArray(tools)) throw new RequestError(400, 'tools is not a list.', null, 'tools')
  const options = body.stream_options
  return {
    model,
    messages: messages.map(readMessage),
    stream: stream === true,
    includesUsage: isObject(options) && options.include_usage === true,
    format: readFormat(body.response_format),
    tools: tools.map(readTool),
    toolChoice: readChoice(body.tool_choice),
    maxTokens: Number(body.max_completion_tokens ?? body.max_tokens ?? 0) || null,
  }
}

function readMessage(message: unknown): Message {
  if (!isObject(message) || !roles.includes(String(message.role)))
    throw new RequestError(400, 'A message has no known role.', null, 'messages')
  const role = message.role as Message['role']
  if (role === 'tool' && typeof message.tool_call_id !== 'string')
    throw new RequestError(400, 'A tool message has no tool_call_id.', null, 'messages')
  const { content } = message
  if (content === null || content === undefined) return { role, text: '', images: [] }
  if (typeof content === 'string') return { role, text: content, images: [] }
  if (!Array.isArray(content)) throw new RequestError(400, 'content is neither text nor parts.', null, 'messages')
  const parts = content.filter(isObject)
  return {
    role,
    text: parts.flatMap(({ type, text }) => (type === 'text' ? [String(text)] : [])).join('\n'),
    images: parts.flatMap(({ type, image_url: image }) => (type === 'image_url' && isObject(image) ? [String(image.url)] : [])),
  }
}

function readFormat(format: unknown): ChatRequest['format'] {
  if (format === undefined || format === null) return { kind: 'text' }
  if (!isObject(format)) throw new RequestError(400, 'response_format is not an object.', null, 'response_format')
  if (format.type === 'text') return { kind: 'text' }
  if (format.type === 'json_object') return { kind: 'jsonObject' }
  const described = format.json_schema
  if (format.type !== 'json_schema' || !isObject(described) || !isObject(described.schema))
    throw new RequestError(400, 'response_format is not known.', null, 'response_format')
  if (!name.test(String(described.name)))
    throw new RequestError(400, 'The name of the schema is not valid.', null, 'response_format')
  if (described.strict === true) requireStrict(described.schema)
  return { kind: 'jsonSchema', schema: described.schema }
}

/** Checks the rules of strict mode: every object forbids additional properties and requires all its own. */
function requireStrict(schema: unknown): void {
  if (Array.isArray(schema)) for (const one of schema) requireStrict(one)
  if (!isObject(schema)) return
  if (schema.type === 'object' || isObject(schema.properties)) {
    const names = Object.keys(isObject(schema.properties) ? schema.properties : {})
    const required = Array.isArray(schema.required) ? schema.required : []
    if (schema.additionalProperties !== false || names.some((one) => !required.includes(one)))
      throw new RequestError(
        400,
        'A strict schema requires every property and forbids others.',
        'invalid_schema',
        'response_format',
      )
  }
  for (const value of Object.values(schema)) requireStrict(value)
}

function readTool(tool: unknown): Tool {
  const described = isObject(tool) && tool.type === 'function' && isObject(tool.function) ? tool.function : null
  if (!described || !name.test(String(described.name))) throw new RequestError(400, 'A tool is not valid.', null, 'tools')
  return { name: String(described.name), parameters: isObject(described.parameters) ? described.parameters : {} }
}

function readChoice(choice: unknown): ChatRequest['toolChoice'] {
  if (choice === 'none' || choice === 'required') return choice
  if (isObject(choice) && isObject(choice.function)) return { name: String(choice.function.name) }
  return 'auto'
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
