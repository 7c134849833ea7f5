import { expect, it } from 'vitest'
import { pictureFault } from './picture.ts'

it.each([
  ['', 9, null],
  ['image/png', 9, null],
  ['image/jpg', 9, null],
  ['image/heic', 9, null],
  ['text/plain', 9, 'notAPicture'],
  ['image/png', 5 * 1024 * 1024, null],
  ['image/png', 5 * 1024 * 1024 + 1, 'tooLarge'],
] as const)('leaves a file of the type "%s" with %i bytes to the server, or says why not: %s', (type, size, fault) => {
  expect(pictureFault({ type, size })).toBe(fault)
})
