import type { BrandHit } from '@marklot/contracts/search'
import { expect, it } from 'vitest'
import { groupHits } from './group-hits.ts'

const hit = (brandId: string, name: string | null) => ({ brandId, name }) as BrandHit
const grouped = (...hits: BrandHit[]) =>
  groupHits(hits).map(({ first, others }) => [first, ...others].map(({ brandId }) => brandId))

it('groups neighbours of the same name, whatever their case', () => {
  expect(grouped(hit('1', 'Sol'), hit('2', 'SOL'), hit('3', 'Sola'))).toEqual([['1', '2'], ['3']])
})
it('keeps the order: a name that returns later is a group of its own', () => {
  expect(grouped(hit('1', 'Sol'), hit('2', 'Luna'), hit('3', 'Sol'))).toEqual([['1'], ['2'], ['3']])
})
it('leaves marks without a name alone', () => {
  expect(grouped(hit('1', null), hit('2', null))).toEqual([['1'], ['2']])
})
it('shows every mark whose logo was compared in full', () => {
  const compared = (brandId: string) => ({ ...hit(brandId, 'Sol'), similarity: { logo: { score: 80 } } }) as BrandHit
  const notCompared = { ...hit('3', 'Sol'), similarity: { logo: null } }
  expect(grouped(compared('1'), compared('2'), notCompared)).toEqual([['1'], ['2', '3']])
})
