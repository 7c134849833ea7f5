import { niceClass } from '@marklot/nice'
import { describe, expect, it } from 'vitest'
import { readUsualTerms } from './read-usual-terms.ts'

const classes = Array.from({ length: 45 }, (_, at) => at + 1)

describe('usual terms', () => {
  it.each(classes)('are terms of class %i, each once in a line', (number) => {
    const ofClass = new Set(niceClass(number)?.terms.map(({ en }) => en))
    for (const { terms } of readUsualTerms(number)) {
      expect(terms.filter((term) => !ofClass.has(term))).toEqual([])
      expect(new Set(terms).size).toBe(terms.length)
    }
  })

  it.each(classes)('have names in five languages in class %i', (number) => {
    for (const { names } of readUsualTerms(number)) {
      expect(names).toHaveLength(5)
      for (const name of names.flat()) expect(name).toMatch(/^\S.*$/)
    }
  })

  it('cover every class of services', () => {
    for (const number of classes.slice(34)) expect(readUsualTerms(number).length, `class ${number}`).toBeGreaterThan(3)
  })
})
