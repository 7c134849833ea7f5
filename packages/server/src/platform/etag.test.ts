import { expect, it } from 'vitest'
import { isNotModified, weakTag } from './etag.ts'

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b" , W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %s against the tag "a", strong or weak: %s', (ifNoneMatch, expected) => {
  expect(isNotModified(ifNoneMatch, '"a"')).toBe(expected)
  expect(isNotModified(ifNoneMatch, weakTag('"a"'))).toBe(expected)
})

it('marks a tag as weak once', () => {
  expect(weakTag('"a"')).toBe('W/"a"')
  expect(weakTag(weakTag('"a"'))).toBe('W/"a"')
})
