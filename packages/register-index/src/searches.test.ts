import { expect, it } from 'vitest'
import { RegisterBuilder } from './register-builder.ts'
import { answer, type SearchMethod, searchesIn } from './searches.ts'

const index = new RegisterBuilder(0).build(0)

it('offers only searches to other threads, and none that changes an index', () => {
  expect(Object.keys(searchesIn(() => index)).sort()).toEqual(
    [
      'browse',
      'countRegister',
      'findLogos',
      'searchNames',
      'searchOwners',
      'searchQuery',
      'searchSerials',
      'suggest',
      'watch',
      'watchLogos',
      'weakElements',
    ].sort(),
  )
})

it.each(['save', 'append', 'merge', 'searchOtherLane', 'constructor', 'toString'])('refuses to run %s as a search', (name) => {
  expect(() => answer(index, name as SearchMethod, [])).toThrow(new TypeError(`The index has no search ${name}`))
})
