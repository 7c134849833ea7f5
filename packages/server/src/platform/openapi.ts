import {
  apiVersion,
  bodyKind,
  type Endpoint,
  type ErrorCode,
  type EventStreamReply,
  errorStatus,
  type JsonOrFormBody,
  type MultipartBody,
  type RawBody,
  versionHeader,
} from '@marklot/contracts'
import { callLabel } from '@marklot/contracts/client'
import { contract } from '@marklot/contracts/contract'
import * as z from 'zod/mini'

interface Operation {
  [key: string]: unknown
}
type JsonSchema = Record<string, unknown>

const json = (schema: unknown) => ({ 'application/json': { schema } })
const binary = { type: 'string', format: 'binary' }

/** Builds the OpenAPI 3.1 document of the whole contract. */
export function openApiDocument(
  info: { title: string; productVersion: string; url: string },
  tables: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract,
): object {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [capability, rows] of Object.entries(tables)) {
    for (const [name, endpoint] of Object.entries(rows)) {
      paths[endpoint.path] ??= {}
      const path = paths[endpoint.path] as Record<string, Operation>
      path[endpoint.method.toLowerCase()] = operationOf(`${capability}.${name}`, capability, endpoint)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: info.title,
      version: apiVersion,
      description: `A call may state this version in the header \`${versionHeader}\`; without the header it has this version. Others are refused with \`request.unknownVersion\`.`,
      'x-product-version': info.productVersion,
    },
    servers: [{ url: `${info.url}/api/v1` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  }
}

function operationOf(operationId: string, tag: string, endpoint: Endpoint): Operation {
  const { access } = endpoint
  const isOpen = access === 'public' || access.startsWith('signed:')
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    // Public calls also accept a token, with which some replies contain more.
    security: isOpen ? [{}, { bearer: [] }] : [{ bearer: [] }],
    ...(access === 'public' ? {} : { 'x-access': access }),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...requestBodyOf(endpoint),
    responses: {
      [String(endpoint.status ?? 200)]: successOf(endpoint),
      ...laterOf(endpoint),
      ...(isConditional(endpoint) ? { '304': { description: 'The caller has it already (If-None-Match)' } } : {}),
      ...failuresOf(endpoint),
    },
  }
}

const isConditional = ({ reply, isTagged }: Endpoint) => isTagged || ('isConditional' in reply && reply.isConditional)

function laterOf({ reply }: Endpoint): Record<string, Operation> {
  if (!('later' in reply) || !reply.later) return {}
  const headers = { Location: { description: 'Where the entry is read again', required: true, schema: { type: 'string' } } }
  return { '202': { description: 'Made later', headers, content: json(schemaOf(reply.later, 'output')) } }
}

function successOf({ reply, status }: Endpoint): Operation {
  const description = 'Success'
  if (status === 204) return { description }
  if (!('kind' in reply)) return { description, content: json(schemaOf(reply, 'output')) }
  return {
    description,
    content:
      reply.kind === 'media'
        ? Object.fromEntries(reply.mediaTypes.map((type) => [type, { schema: type === 'application/json' ? {} : binary }]))
        : { 'text/event-stream': { schema: eventSchemaOf(reply) } },
  }
}

/**
 * Returns the schema of one event. OpenAPI 3.1 has no keyword for a sequence; tools apply this schema to each event.
 */
const eventSchemaOf = ({ event }: EventStreamReply) => ({
  type: 'object',
  description: 'An event named `error` ends a stream that fails. Its data are an `Error`.',
  properties: {
    id: { type: 'string' },
    event: { type: 'string' },
    data: { type: 'string', contentMediaType: 'application/json', contentSchema: schemaOf(event, 'output') },
  },
  required: ['data'],
})

function requestBodyOf(endpoint: Endpoint): Operation {
  switch (bodyKind(endpoint)) {
    case 'none':
      return {}
    case 'json': {
      const body = endpoint.body as z.core.$ZodType
      // A missing body is treated as an empty object.
      return { requestBody: { required: !z.safeParse(body, {}).success, content: json(onlyStorable(schemaOf(body, 'input'))) } }
    }
    case 'raw': {
      const { mediaType } = endpoint.body as RawBody
      return { requestBody: { required: true, content: { [mediaType]: { schema: binary } } } }
    }
    case 'jsonOrForm': {
      const { json: schema, field, files } = endpoint.body as JsonOrFormBody
      const whole = onlyStorable(schemaOf(schema, 'input'))
      const form = formOf({ kind: 'multipart', fields: z.object({ [field]: z.string() }), files })
      return { requestBody: { required: false, content: { ...json(whole), 'multipart/form-data': form } } }
    }
    case 'multipart':
      return { requestBody: { required: true, content: { 'multipart/form-data': formOf(endpoint.body as MultipartBody) } } }
  }
}

function formOf({ fields, files }: MultipartBody): Operation {
  const { properties = {}, required = [] } = onlyStorable(schemaOf(fields, 'input')) as {
    properties?: JsonSchema
    required?: string[]
  }
  const rules = Object.entries(files)
  return {
    schema: {
      type: 'object',
      properties: { ...properties, ...Object.fromEntries(rules.map(([name]) => [name, binary])) },
      required: [...required, ...Object.keys(files)],
    },
    encoding: Object.fromEntries(rules.map(([name, { mediaTypes }]) => [name, { contentType: mediaTypes.join(', ') }])),
  }
}

/** Returns the failures that an endpoint may answer with, by status. Descriptions list their codes. */
function failuresOf(endpoint: Endpoint): Record<string, Operation> {
  // The list includes 403, because a public call may also exceed the limits of a plan.
  const statuses = [400, 401, 403, 408, 421, 429, 431, 500, 503]
  const isPublic = endpoint.access === 'public'
  const isMedia = 'kind' in endpoint.reply && endpoint.reply.kind === 'media'
  if (endpoint.params) statuses.push(414)
  // Any input may name something that does not exist, and a call without input may concern something that the caller
  // does not have.
  if (endpoint.params || endpoint.query || endpoint.body || !isPublic) statuses.push(404)
  if (endpoint.body) statuses.push(413, 415)
  // Refusals depend on the data that the caller has, sends or changes.
  if (!isPublic || endpoint.body || endpoint.method !== 'GET') statuses.push(409, 422)
  if (endpoint.path.includes('{token}')) statuses.push(410)
  // 502: files and pictures come from the storage, and tokens and payments involve external services.
  if (!isPublic || endpoint.body || isMedia || endpoint.path.includes('{token}')) statuses.push(502)
  const codes = Object.entries(errorStatus)
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: `${callLabel(status)}: ${codes
          .filter(([, its]) => its === status)
          .map(([code]) => code)
          .join(', ')}`,
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  )
}

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Operation[] {
  if (!schema) return []
  const { properties = {}, required = [] } = onlyStorable(schemaOf(schema, 'input')) as {
    properties?: Record<string, unknown>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
  return rest
}

/** A pattern over code points, as JSON Schema reads patterns: the class matches only surrogates without a partner. */
const storable = '^[^\\u0000\\ud800-\\udfff]*$'

/** Adds to the schema the rule that `refuseUnstorableTexts` enforces: no U+0000, and surrogates only in pairs. */
function onlyStorable(schema: JsonSchema): JsonSchema {
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, walk(value)]))
  const isFreeText = schema.type === 'string' && !('pattern' in schema) && !('format' in schema) && !('enum' in schema)
  return isFreeText && !('const' in schema) ? { ...inner, pattern: storable } : inner
}
function walk(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(walk)
  return typeof value === 'object' && value !== null ? onlyStorable(value as JsonSchema) : value
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'requestId'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorStatus) as ErrorCode[] },
    message: { type: 'string', description: "One sentence in the caller's language, with what to do." },
    requestId: { type: 'string' },
    details: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'message'],
        properties: {
          path: { type: 'string' },
          message: { type: 'string' },
          code: { type: 'string' },
          position: { type: 'integer' },
          length: { type: 'integer' },
        },
      },
    },
  },
}
