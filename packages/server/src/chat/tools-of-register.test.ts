import type { BrandQuery } from '@marklot/contracts'
import type { ToolArguments } from '@marklot/contracts/chat-tools'
import { expect, it, vi } from 'vitest'
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

const searchWith = async (input: ToolArguments['searchBrands']) => {
  const query = vi.fn(async (_: { body: { json: BrandQuery } }) => ({}))
  const { searchBrands } = registerTools({ handlers: { search: { query } } } as unknown as ToolParts)
  await searchBrands(input, { locale: 'en', admit: async () => undefined } as unknown as ToolCaller, {})
  return query.mock.calls[0]?.[0].body.json
}

it('searches only the states and the motif that are named', async () => {
  expect(await searchWith({ name: 'Tavilo', states: ['alive'], motif: 'lions' })).toMatchObject({
    mode: 'name',
    text: 'Tavilo',
    filters: { brandStateCategories: ['alive'], viennaCategories: [3] },
  })
  expect(await searchWith({ states: ['dead'] })).toMatchObject({ text: '', filters: { brandStateCategories: ['dead'] } })
})

it('refuses a search for an unknown motif alone, which would find any mark', async () => {
  await expect(searchWith({ motif: 'zorblax' })).rejects.toMatchObject({ sentence: expect.stringContaining('Vienna') })
  expect(await searchWith({ name: 'Tavilo', motif: 'zorblax' })).toMatchObject({ filters: { viennaCategories: [] } })
})
