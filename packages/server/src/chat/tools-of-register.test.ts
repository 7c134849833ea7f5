import { expect, it } from 'vitest'
import type { ToolCaller, ToolParts } from './tool-parts.ts'
import { registerTools } from './tools-of-register.ts'

it.each([
  [0, 0, 0],
  [1, 0, 0],
  [3, 2, 2],
  [40, 12, 39],
  // The office has removed the mark, so the search does not find it.
  [2, 2, 2],
])('of %i found marks with a similar name, of which %i are shown, %i are not the mark itself', async (total, shown, others) => {
  const related = async () => ({ family: { brands: Array(shown).fill({}), total } })
  const { relatedBrands } = registerTools({ handlers: { brands: { related } } } as unknown as ToolParts)
  const found = await relatedBrands({ id: 'DE-1' }, {} as ToolCaller, {})
  expect(found).toMatchObject({ family: { total: others } })
})
