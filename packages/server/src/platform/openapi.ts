import { type Endpoint, type ErrorCode, errorStatus } from '@marklot/contracts'
import { contract } from '@marklot/contracts/contract'
import * as z from 'zod/mini'

interface Operation {
  [key: string]: unknown
}
const json = (schema: unknown) => ({ 'application/json': { schema } })
const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return rest
}

/** The OpenAPI 3.1 document of the whole contract. */
export function openApiDocument(info: { title: string; version: string; url: string }): object {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [capability, rows] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(rows as Record<string, Endpoint>)) {
      paths[endpoint.path] ??= {}
      const path = paths[endpoint.path] as Record<string, Operation>
      path[endpoint.method.toLowerCase()] = operationOf(`${capability}.${name}`, capability, endpoint)
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: info.title, version: info.version },
    servers: [{ url: `${info.url}/api/v1` }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Error: errorSchema },
    },
  }
}

function operationOf(operationId: string, tag: string, endpoint: Endpoint): Operation {
  const success =
    'mediaType' in endpoint.reply
      ? { [endpoint.reply.mediaType]: { schema: { type: 'string', format: 'binary' } } }
      : json(schemaOf(endpoint.reply, 'output'))
  return {
    operationId,
    tags: [tag],
    summary: endpoint.summary,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }], 'x-access': endpoint.access }),
    parameters: [...parametersOf(endpoint.params, 'path'), ...parametersOf(endpoint.query, 'query')],
    ...(endpoint.body ? { requestBody: { content: json(schemaOf(endpoint.body, 'input')) } } : {}),
    responses: {
      [String(endpoint.status ?? 200)]: { description: 'Success', content: success },
      ...('mediaType' in endpoint.reply || endpoint.isTagged
        ? { '304': { description: 'The caller has it already (If-None-Match)' } }
        : {}),
      ...failuresOf(endpoint),
    },
  }
}

/** Which failures an endpoint may answer, by status; the description names the codes. */
function failuresOf(endpoint: Endpoint): Record<string, Operation> {
  // 403: also a public call may be more than a plan includes.
  const statuses = [400, 401, 403, 408, 421, 429, 431, 500, 503]
  if (endpoint.params) statuses.push(404, 414)
  if (endpoint.body) statuses.push(413, 415)
  if (endpoint.access !== 'public') statuses.push(409, 422)
  if ('mediaType' in endpoint.reply) statuses.push(502)
  const codes = Object.entries(errorStatus)
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes
          .filter(([, its]) => its === status)
          .map(([code]) => code)
          .join(', '),
        content: json({ $ref: '#/components/schemas/Error' }),
      },
    ]),
  )
}

function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query'): Operation[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
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
        properties: { path: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}
