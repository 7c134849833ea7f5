import { toolData } from '@marklot/contracts/chat-results'
import { type ToolName, toolArguments, toolNames } from '@marklot/contracts/chat-tools'
import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import * as z from 'zod/mini'

/** A schema that can describe itself as JSON Schema, which those of zod/mini cannot. Made once for all servers. */
function described(schema: z.core.$ZodType, io: 'input' | 'output'): StandardSchemaWithJSON {
  let made: Record<string, unknown> | undefined
  const json = () => {
    made ??= z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
    return made
  }
  const validate = io === 'input' ? schema['~standard'].validate : (value: unknown) => ({ value }) // results were parsed by the tools
  return { '~standard': { version: 1, vendor: 'zod', validate, jsonSchema: { input: json, output: json } } }
}

const table = (schemas: Readonly<Record<ToolName, z.core.$ZodType>>, io: 'input' | 'output') =>
  Object.fromEntries(toolNames.map((tool) => [tool, described(schemas[tool], io)])) as Record<ToolName, StandardSchemaWithJSON>

export const inputSchemas = table(toolArguments, 'input')
export const outputSchemas = table(toolData, 'output')
