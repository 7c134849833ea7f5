import { expect, it } from 'vitest'
import { typedDomains } from './typed-domains.ts'

it.each([
  ['tavilo.de', ['tavilo.de']],
  [' tavilo.de, müller.co.uk.  x.com ', ['tavilo.de', 'müller.co.uk.', 'x.com']],
])('%j is whole domains', (text, domains) => {
  expect(typedDomains(text)).toEqual(domains)
})

it.each(['', 'Tavilo', 'Dr. Oetker', 'Müller & Söhne', 'tavilo.de und mehr', '.de'])('%j is a name', (text) => {
  expect(typedDomains(text)).toBeNull()
})
