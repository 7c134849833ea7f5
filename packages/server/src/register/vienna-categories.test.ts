import { expect, it } from 'vitest'
import { viennaCategoriesOf } from './vienna-categories.ts'

it('reads the main categories of Vienna codes in any notation, and leaves out design codes of the USPTO', () => {
  const vienna = (code: string) => ({ code, scheme: 'vienna' as const })
  const viennaClasses = [vienna('27.05.01'), vienna('5.3.13'), vienna('05.03.14'), vienna('CFE'), vienna('30.01')]
  expect(viennaCategoriesOf({ viennaClasses: [...viennaClasses, { code: '26.11', scheme: 'us-design' }] })).toEqual([5, 27])
  expect(viennaCategoriesOf({ viennaClasses: [] })).toEqual([])
})
