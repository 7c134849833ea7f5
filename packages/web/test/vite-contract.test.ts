import { fileURLToPath } from 'node:url'
import { contract } from '@marklot/contracts/contract'
import { runnerImport } from 'vite'
import { describe, expect, it } from 'vitest'
import { browserContract, contractPlugin, droppableSchemas } from '../vite-contract.ts'

type Rows = Record<string, Record<string, { method: string; path: string; reply: object }>>

/** Returns the parts of a row that the browser may know. */
const clientRows = (tables: Rows) =>
  Object.fromEntries(
    Object.entries(tables).map(([capability, rows]) => [
      capability,
      Object.fromEntries(
        Object.entries(rows).map(([name, { method, path, reply }]) => [
          name,
          { method, path, ...('kind' in reply && { reply: { kind: reply.kind } }) },
        ]),
      ),
    ]),
  )

describe("the browser's contract", () => {
  it('has the method, the path and the kind of reply of every row, and nothing else', async () => {
    const file = fileURLToPath(new URL('../../contracts/src/contract.ts', import.meta.url))
    const { module } = await runnerImport<{ contract: Rows }>(file, { configFile: false, plugins: [contractPlugin()] })
    expect(module.contract).toEqual(clientRows(contract))
  })

  it('keeps fields of schemas that are named like parts of a row, and takes the rows as evaluated', () => {
    const source = [
      'const Text = z.string()',
      'export const Reply = z.object({',
      '  query: Text,',
      '  body: Text,',
      '  params: Text,',
      "  summary: 'none',",
      '})',
      "const common = { access: 'public', params: z.object({ id: Text }), query: Text, body: Text }",
      'export const rows = endpoints({',
      "  query: { ...common, method: 'POST', path: place, reply: Reply, status: 201 },",
      "  events: { ...common, reply: { kind: 'eventStream', event: Reply }, path: '/Events', method: 'GET' },",
      '})',
    ]
    const table = {
      query: { access: 'public', query: 'text', method: 'POST', path: '/Things/{id}', reply: { query: 'text' }, status: 201 },
      events: { access: 'public', method: 'GET', path: '/Events', reply: { kind: 'eventStream', event: 'event' } },
    }
    const cut = browserContract(source.join('\n'), { rows: table })
    expect(cut.split('\n').slice(0, 8)).toEqual(source.slice(0, 8))
    const rows = {
      query: { method: 'POST', path: '/Things/{id}' },
      events: { method: 'GET', path: '/Events', reply: { kind: 'eventStream' } },
    }
    expect(cut.split('\n').slice(8).join('\n')).toBe(`export const rows = ${JSON.stringify(rows)}`)
  })

  it('refuses a table that cannot be read, because it is not exported', () => {
    expect(() => browserContract('const rows = endpoints({})', {})).toThrow('The table rows must be exported')
  })

  it('marks schemas as free of side effects, and nothing else', () => {
    const source = [
      'export const Text = z.string().check(z.regex(/^[a-z]{1,9}$/))',
      'const Pair = z.object({ first: Text, second: Text }), most = Math.max(1, 2)',
      'const Word = Text.check(z.minLength(2))',
      'const Day = z.iso.date()',
      'const fields = { first: z.string(), most }',
      'const limits = { most }',
      'export const other = start()',
    ]
    expect(droppableSchemas(source.join('\n')).split('\n')).toEqual([
      'export const Text = /* @__PURE__ */ (() => (z.string().check(z.regex(/^[a-z]{1,9}$/))))()',
      'const Pair = /* @__PURE__ */ (() => (z.object({ first: Text, second: Text })))(), most = Math.max(1, 2)',
      'const Word = /* @__PURE__ */ (() => (Text.check(z.minLength(2))))()',
      'const Day = /* @__PURE__ */ (() => (z.iso.date()))()',
      'const fields = /* @__PURE__ */ (() => ({ first: z.string(), most }))()',
      'const limits = { most }',
      'export const other = start()',
    ])
  })
})
