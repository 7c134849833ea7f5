import { toolData } from '@marklot/contracts/chat-results'
import { type ToolName, toolArguments, toolNames } from '@marklot/contracts/chat-tools'
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import * as z from 'zod/mini'
import { briefSchema, type JsonSchema } from './brief-schema.ts'

/** Where the whole schema of a tool's results is, below the endpoint. The list of tools holds a short form. */
export const resultSchemaPath = (tool: string): string => `/schemas/${tool}.json`

/** A schema with its JSON Schema, which those of zod/mini cannot tell themselves. Made once for all servers. */
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

/** The tools parse their results, so nothing is checked again. */
export const outputSchemas = table((tool) =>
  described(
    (value) => ({ value }),
    () => briefSchema(resultSchema(tool)),
  ),
)
