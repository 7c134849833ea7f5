import { expect, it } from 'vitest'
import { typedDomains } from './typed-domains.ts'

const offered = ['de', 'com', 'uk', 'co.uk']

it.each([
  ['tavilo.de', ['tavilo.de']],
  ['https://a.de/x,y,https://b.de;', ['a.de', 'b.de']],
  [' tavilo.de, müller.co.uk.  x.com ', ['tavilo.de', 'müller.co.uk.', 'x.com']],
])('%j is whole domains', (text, domains) => {
  expect(typedDomains(text, offered)).toEqual(domains)
})

it.each(['', 'Tavilo', 'Dr. Oetker', 'Müller & Söhne', 'tavilo.de und mehr', '.de'])('%j is a name', (text) => {
  expect(typedDomains(text, offered)).toBeNull()
})

it.each([
  ['https://www.tavilo.de/tea?kind=green#top', 'tavilo.de'],
  ['HTTP://Shop.Müller.CO.UK:8080/', 'Müller.CO.UK'],
  ['www.tavilo.de', 'tavilo.de'],
  ['tavilo.de/tea', 'tavilo.de'],
  ['post@mail.tavilo.com', 'tavilo.com'],
  ['https://tavilo.de/tea,green;big?list=1,2', 'tavilo.de'],
  // The server refuses these, because nobody knows what can be registered.
  ['https://www.tavilo.com.br/', 'www.tavilo.com.br'],
  ['https://tavilo', 'tavilo'],
])('of the address %j, %s is checked', (text, domain) => {
  expect(typedDomains(text, offered)).toEqual([domain])
})
