import { expect, it } from 'vitest'
import { contentOfReason } from './guardian-reasons.ts'

const goods = [
  { niceClass: 30, text: 'Kaffee, Tee' },
  { niceClass: 43, text: 'Betrieb von Cafés' },
]

it.each([
  ['goodsSameGroup', ['Tee', 'Kräutertees'], [30, 43], 'goods'],
  ['goodsSame', ['Betrieb von Cafés'], [30, 43], 'services'],
  ['doubleIdentity', ['Tee'], [30, 35], 'goods'],
  // Coffee and cafés are related, but not of one kind.
  ['goodsRelatedGroups', ['Tee', 'bar services'], [43], 'both'],
  ['goodsSameClass', [], [43], 'both'],
  ['goodsUnrelated', [], [], 'both'],
])('says what %s of %s and classes %s compares: %s', (key, elements, theirs, content) => {
  expect(contentOfReason({ key, elements }, goods, theirs)).toBe(content)
})

it('takes the classes where the reason names no goods', () => {
  expect(contentOfReason({ key: 'goodsOtherClasses', elements: [] }, goods.slice(1), [35, 41])).toBe('services')
  expect(contentOfReason({ key: 'goodsUnknown', elements: [] }, goods.slice(0, 1), [9])).toBe('goods')
})
