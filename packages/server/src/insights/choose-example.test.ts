import type { BrandSuggestion, LatestBrand } from '@marklot/contracts'
import { expect, it } from 'vitest'
import { chooseExample } from './choose-example.ts'

const brand = (name: string | null) => ({ name, applicationDate: '2026-11-20' }) as LatestBrand
const mark = (name: string, similarity: number) => ({ name, similarity }) as BrandSuggestion
const neighbours = [mark('TAVELO', 95), mark('TAVOLO', 90), mark('TAVILA', 88), mark('DAVILO', 80)]
const register: Record<string, BrandSuggestion[]> = {
  Tavilo: [mark('tavilo', 100), ...neighbours, mark('TAVOR', 79)],
  Lumora: [mark('LUMORA', 100), ...neighbours.slice(1)],
}
const suggestFor = async (name: string) => register[name] ?? []
const exampleOf = (...names: (string | null)[]) => chooseExample(names.map(brand), suggestFor)

it('chooses the newest plain word with four neighbours of 80 % or more, without itself', async () => {
  const found = await exampleOf(null, 'AB', 'ZIMT FEUER', 'A1 Plus', 'Quizwort', 'Lumora', 'Tavilo')
  expect(found).toEqual({ name: 'Tavilo', applicationDate: '2026-11-20', marks: neighbours })
})

it('chooses none when no mark has enough neighbours', async () => {
  expect(await exampleOf()).toBeNull()
  expect(await exampleOf('Lumora', 'Quizwort')).toBeNull()
})
