import { expect, it } from 'vitest'
import { singleHeaders } from './single-headers.ts'

it('keeps headers that were sent once, by their names in lower case', () => {
  const raw = ['X-Signature', 'a', 'Authorization', 'Bearer b', 'x-signature', 'c', '__proto__', 'd', 'Empty', '']
  expect(Object.entries(singleHeaders(raw))).toEqual([
    ['authorization', 'Bearer b'],
    ['__proto__', 'd'],
    ['empty', ''],
  ])
})
