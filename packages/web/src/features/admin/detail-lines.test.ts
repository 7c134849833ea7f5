import { expect, it } from 'vitest'
import { detailLines } from './detail-lines.ts'

it('writes before and after of every field', () => {
  expect(
    detailLines({
      state: ['active', 'suspended'],
      price: [null, 29],
      changed: ['name', 'timeZone'],
      accountId: 'a1',
      permissions: [[], [{ resource: 'Global', level: 15 }]],
      texts: { de: 'x' },
    }),
  ).toEqual([
    'state: active → suspended',
    'price: – → 29',
    'changed: name, timeZone',
    'accountId: a1',
    'permissions: – → Global 15',
    'texts: {"de":"x"}',
  ])
})
