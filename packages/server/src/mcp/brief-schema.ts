export type JsonSchema = Record<string, unknown>

/**
 * The longest brief schema, in characters. It is short because assistants read the list of all tools before their first
 * call.
 */
const longestSchema = 3_600
const longestProperty = 1_200
const largestDepth = 8

/**
 * Shortens a schema to one that accepts at least the same values. It describes as many levels of properties as fit, and
 * omits the rule that an object has no other properties and the bounds of numbers.
 */
export function briefSchema(schema: JsonSchema): JsonSchema {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
  const within = (room: number): JsonSchema => {
    const shorter = properties.map(([name, one]) => [name, briefProperty(one, room)])
    return { ...cut(schema, 1), properties: Object.fromEntries(shorter) }
  }
  for (let room = longestProperty; room > 0; room -= 100) {
    const brief = within(room)
    if (JSON.stringify(brief).length <= longestSchema) return brief
  }
  return within(0)
}

function briefProperty(property: JsonSchema, room: number): JsonSchema {
  for (let depth = largestDepth; depth > 0; depth -= 1) {
    const shorter = cut(property, depth)
    if (JSON.stringify(shorter).length <= room) return shorter
  }
  return cut(property, 0)
}

function cut(schema: JsonSchema, depth: number): JsonSchema {
  const { type, properties, required, items, enum: values, const: value, anyOf, oneOf } = schema
  const choices = (anyOf ?? oneOf) as JsonSchema[] | undefined
  if (choices) return either(choices.map((one) => cut(one, depth)))
  if (values !== undefined) return { enum: values }
  if (value !== undefined) return { const: value }
  if (type === 'array' && depth > 0) return { type, items: cut((items ?? {}) as JsonSchema, depth) }
  if (type === 'object' && properties !== undefined && depth > 0) {
    const entries = Object.entries(properties as Record<string, JsonSchema>)
    const inner = Object.fromEntries(entries.map(([name, one]) => [name, cut(one, depth - 1)]))
    return { type, properties: inner, ...(required === undefined ? {} : { required }) }
  }
  return type === undefined ? {} : { type }
}

/**
 * Merges equal choices. If one choice accepts anything, the others are dropped. A list of types would be shorter, but
 * some clients do not understand it.
 */
function either(choices: readonly JsonSchema[]): JsonSchema {
  if (choices.some((one) => Object.keys(one).length === 0)) return {}
  const distinct = [...new Map(choices.map((one) => [JSON.stringify(one), one])).values()]
  const [only] = distinct
  return distinct.length === 1 && only ? only : { anyOf: distinct }
}
