import { expect, it } from 'vitest'
import { pronunciationsOf } from './pronunciations.ts'

it('a name is read by five audiences, and leads some of them to another name', () => {
  const spoken = pronunciationsOf('Tavilo', ['Tavilo', 'Tabilo'])
  expect(spoken.map(({ language }) => language).sort()).toEqual(['de', 'en', 'es', 'fr', 'it'])
  expect(spoken.filter(({ leadsTo }) => leadsTo.includes('Tabilo')).map(({ language }) => language)).toEqual(['es'])
})

it.each(['8', '42', 'Studio 8', 'سلام'])('a name that the rules cannot read has no pronunciation: %s', (name) => {
  expect(pronunciationsOf(name)).toEqual([])
})

it.each([
  ['de', 'Größe', 'grøsə'],
  ['de', 'Mu\u0308ller', 'mylər'],
  ['es', 'Müller', 'muʎer'],
  ['fr', 'Françoise', 'fra\u0303swazə'],
])('%s reads the letters that it has of its own: %s', (language, name, text) => {
  expect(pronunciationsOf(name).find((one) => one.language === language)?.text).toBe(text)
})
