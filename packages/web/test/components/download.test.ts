// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { readCookie, storeChoice } from '../../src/lib/cookies.ts'
import { download } from '../../src/lib/download.ts'

it('leaves the page as it is', () => {
  download(new Blob(['once']), 'once.txt')
  storeChoice('kept', 'yes')
  expect(readCookie(document.cookie, 'kept')).toBe('yes')
})

it('names the file so that every system can save it', () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  download(new Blob(['once']), 'owner:Casa AND tav*.csv')
  expect(click.mock.contexts).toMatchObject([{ download: 'owner_Casa AND tav_.csv' }])
  click.mockRestore()
})
