import { toolData } from '@marklot/contracts/chat-results'
import { type ToolName, toolArguments, toolNames } from '@marklot/contracts/chat-tools'
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import * as z from 'zod/mini'
import { briefSchema, type JsonSchema } from './brief-schema.ts'

/**
 * Returns the path of the full schema of a tool's results, below the endpoint. The list of tools contains a short form
 * of it.
 */
export const resultSchemaPath = (tool: string): string => `/schemas/${tool}.json`

/** Adds a JSON Schema to a schema, because zod/mini cannot derive it. All servers share the resulting schema. */
function described(validate: StandardSchemaWithJSON['~standard']['validate'], make: () => JsonSchema): StandardSchemaWithJSON {
  let made: JsonSchema | undefined
  const json = () => {
    made ??= make()
    return made
  }
  return { '~standard': { version: 1, vendor: 'zod', validate, jsonSchema: { input: json, output: json } } }
}

const jsonSchema = (schema: z.core.$ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema
const table = <T>(make: (tool: ToolName) => T) =>
  Object.fromEntries(toolNames.map((tool) => [tool, make(tool)])) as Record<ToolName, T>

export const inputSchemas = table((tool) => {
  const schema: z.core.$ZodType = toolArguments[tool]
  return described(schema['~standard'].validate, () => jsonSchema(schema, 'input'))
})
export const resultSchema = (tool: ToolName): JsonSchema => jsonSchema(toolData[tool], 'output')

/** The tools have already parsed their results, so these schemas check nothing. */
export const outputSchemas = table((tool) =>
  described(
    (value) => ({ value }),
    () => briefSchema(resultSchema(tool)),
  ),
)
