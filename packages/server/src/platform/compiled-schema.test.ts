import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { compileSchema } from './compiled-schema.ts'

const schema = z.object({
  id: z.int(),
  hits: z.array(
    z.object({ name: z.nullable(z.string().check(z.maxLength(3))), score: z.nullable(z.object({ total: z.int() })) }),
  ),
  note: z.optional(z.string()),
  strict: z.optional(z.strictObject({ a: z.int() })),
  kind: z.catch(z.enum(['a', 'b']), 'a'),
  range: z.optional(z.object({ from: z.int(), to: z.int() }).check(z.refine(({ from, to }) => from <= to))),
})
const hit = { name: 'abc', score: { total: 1 } }

it.each([
  { id: 1, hits: [hit, { name: null, score: null }], kind: 'b' },
  { id: 1, hits: [{ ...hit, secret: 'owner' }], kind: 'other', secret: 'address' },
  { id: 1, hits: [], note: 'x', kind: 'a', strict: { a: 1 }, range: { from: 1, to: 2 } },
  { id: 1, hits: [], kind: 'a', range: { from: 2, to: 1 } },
  { id: 1, hits: [], kind: 'a', strict: { a: 1, b: 2 } },
  { id: 1.5, hits: [{ name: 'abcd', score: { total: 'x' } }], kind: 'a' },
  { hits: {} },
  null,
])('accepts, strips and refuses the same values as the schema (%#)', (value) => {
  const expected = z.safeParse(schema, value)
  const actual = z.safeParse(compileSchema(schema), value)
  expect({ success: actual.success, data: actual.data, issues: actual.error?.issues }).toEqual({
    success: expected.success,
    data: expected.data,
    issues: expected.error?.issues,
  })
})
