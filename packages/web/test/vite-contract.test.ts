import { fileURLToPath } from 'node:url'
import { contract } from '@marklot/contracts/contract'
import { runnerImport } from 'vite'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { browserContract, contractPlugin } from '../vite-contract.ts'

type Rows = Record<string, Record<string, { method: string; path: string; reply: unknown }>>

/** A reply in a form that compares by value. */
const shapeOf = (reply: unknown) =>
  reply instanceof z.core.$ZodType ? z.toJSONSchema(reply, { unrepresentable: 'any' }) : JSON.parse(JSON.stringify(reply))
const clientRows = (tables: Rows) =>
  Object.fromEntries(
    Object.entries(tables).map(([capability, rows]) => [
      capability,
      Object.fromEntries(
        Object.entries(rows).map(([name, { method, path, reply }]) => [name, { method, path, reply: shapeOf(reply) }]),
      ),
    ]),
  )

describe("the browser's contract", () => {
  it('has the method, path and reply of every row, and nothing else', async () => {
    const file = fileURLToPath(new URL('../../contracts/src/contract.ts', import.meta.url))
    const { module } = await runnerImport<{ contract: Rows }>(file, { configFile: false, plugins: [contractPlugin()] })
    const rows = Object.values(module.contract).flatMap((table) => Object.values(table))
    expect(new Set(rows.flatMap((row) => Object.keys(row)))).toEqual(new Set(['method', 'path', 'reply']))
    expect(clientRows(module.contract)).toEqual(clientRows(contract))
  })

  it('keeps fields of schemas that are named like parts of a row', () => {
    const source = [
      'const Text = z.string()',
      'export const Reply = z.object({',
      '  query: Text,',
      '  body: Text,',
      '  params: Text,',
      "  summary: 'none',",
      '})',
      'export const rows = endpoints({',
      '  query: {',
      "    method: 'POST',",
      "    path: '/Things/{id}',",
      "    summary: 'It\\'s a \"sentence\", with { braces }.',",
      "    access: 'public',",
      '    params: z.object({ id: Text }),',
      '    query: Text,',
      '    body: Text,',
      '    reply: z.object({ query: Text, body: Text, params: Text }),',
      '    status: 201,',
      '  },',
      "  events: { reply: { kind: 'eventStream', event: Reply }, path: '/Events', method: 'GET', access: 'user' },",
      '})',
    ]
    const cut = browserContract(source.join('\n'))
    expect(cut.split('\n').slice(0, 8)).toEqual(source.slice(0, 8))
    const evaluate = new Function('z', 'endpoints', `${cut.replaceAll('export ', '')}\nreturn { Reply, rows }`)
    const { Reply, rows } = evaluate({ string: () => 'text', object: (shape: unknown) => shape }, (table: unknown) => table)
    expect(Reply).toEqual({ query: 'text', body: 'text', params: 'text', summary: 'none' })
    expect(rows).toEqual({
      query: { method: 'POST', path: '/Things/{id}', reply: { query: 'text', body: 'text', params: 'text' } },
      events: { method: 'GET', path: '/Events', reply: { kind: 'eventStream', event: Reply } },
    })
  })

  it.each(['endpoints(table)', 'endpoints({ ...table })', 'endpoints({ row })', 'endpoints({ row: { ...common } })'])(
    'refuses rows that it cannot read: %s',
    (source) => {
      expect(() => browserContract(source)).toThrow('must be an object literal')
    },
  )
})
