import { isObject, type JsonSchema, RequestError } from './request.ts'

/** The source of values: texts for strings, and numbers from 0 (inclusive) to a limit (exclusive). */
export interface ValueSource {
  text(): string
  below(limit: number): number
}

/** The supported keywords of JSON Schema. Others are refused, because ignoring one could give an invalid value. */
const known = new Set(
  `$schema $defs $id title description default examples type enum const properties required additionalProperties items
   minItems maxItems uniqueItems minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minLength maxLength format anyOf
   oneOf $ref`.split(/\s+/),
)

/** Creates a value that satisfies a schema. @throws RequestError 501 for keywords that are not simulated */
export function satisfying(schema: JsonSchema, source: ValueSource, root: JsonSchema = schema): unknown {
  for (const keyword of Object.keys(schema))
    if (!known.has(keyword)) throw new RequestError(501, `The keyword ${keyword} is not simulated.`, 'not_simulated')
  if (typeof schema.$ref === 'string') return satisfying(resolve(schema.$ref, root), source, root)
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[source.below(schema.enum.length)]
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return satisfying(choices.find(({ type }) => type !== 'null') ?? choices[0] ?? {}, source, root)
  const types = Array.isArray(schema.type) ? schema.type : [schema.type]
  switch (types.find((type) => type !== 'null')) {
    case 'object':
      return Object.fromEntries(
        Object.entries(isObject(schema.properties) ? schema.properties : {}).map(([key, value]) => [
          key,
          satisfying(value as JsonSchema, source, root),
        ]),
      )
    case 'array': {
      const { minItems = 0, maxItems = 2 } = schema as { minItems?: number; maxItems?: number }
      const length = Math.max(minItems, Math.min(maxItems, 1))
      return Array.from({ length }, () => satisfying((schema.items ?? {}) as JsonSchema, source, root))
    }
    case 'integer':
      return numberOf(schema, source, 1)
    case 'number':
      return numberOf(schema, source, 0.01)
    case 'boolean':
      return source.below(2) === 1
    case 'string':
      return textOf(schema, source)
    default:
      return null
  }
}

function numberOf(schema: JsonSchema, source: ValueSource, step: number): number {
  const unit = (schema.multipleOf as number | undefined) ?? step
  const low = (schema.minimum as number | undefined) ?? ((schema.exclusiveMinimum as number | undefined) ?? -unit) + unit
  const high =
    (schema.maximum as number | undefined) ?? ((schema.exclusiveMaximum as number | undefined) ?? low + 100 * unit + unit) - unit
  const steps = Math.min(1_000_000, Math.floor((high - low) / unit + 1e-9))
  return Number((Math.ceil(low / unit) * unit + source.below(steps + 1) * unit).toFixed(6))
}

function textOf(schema: JsonSchema, source: ValueSource): string {
  if (schema.format === 'date') return '2026-01-15'
  if (schema.format === 'date-time') return '2026-01-15T12:00:00Z'
  const { minLength = 0, maxLength = 500 } = schema as { minLength?: number; maxLength?: number }
  return source.text().slice(0, maxLength).padEnd(minLength, '.')
}

function resolve(reference: string, root: JsonSchema): JsonSchema {
  const target = reference
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), root)
  if (!isObject(target)) throw new RequestError(400, `${reference} is not in the schema.`, 'invalid_schema')
  return target
}
