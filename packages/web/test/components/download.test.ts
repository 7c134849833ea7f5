// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { readCookie, storeChoice } from '../../src/lib/cookies.ts'
import { download } from '../../src/lib/download.ts'

it('leaves the page as it is', () => {
  download(new Blob(['once']), 'once.txt')
  storeChoice('kept', 'yes')
  expect(readCookie(document.cookie, 'kept')).toBe('yes')
})
