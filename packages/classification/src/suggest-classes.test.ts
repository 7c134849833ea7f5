import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankClasses, suggestClasses } from './index.ts'

const classesOf = (idea: string) => suggestClasses(idea).map(({ niceClass }) => niceClass)

describe('suggestClasses', () => {
  it('names nothing for a text without words', () => {
    expect(suggestClasses('')).toEqual([])
    expect(suggestClasses('?! 🙂')).toEqual([])
  })

  it('gives terms in five languages with the words that led to them', () => {
    const [first] = suggestClasses('We sell bread')
    expect(first?.terms.length).toBeGreaterThan(0)
    expect(first?.terms.length).toBeLessThanOrEqual(10)
    expect(first?.reasons).toContain('bread')
  })

  it('leaves out what is not offered', () => {
    expect(classesOf('Hats and scarves, no jewellery')).not.toContain(14)
  })

  it('names at most six classes, each once, best first, and the same ones again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (idea) => {
        const found = suggestClasses(idea)
        expect(found.length).toBeLessThanOrEqual(6)
        expect(new Set(found.map(({ niceClass }) => niceClass)).size).toBe(found.length)
        for (const [at, { confidence }] of found.entries()) expect(confidence).toBeLessThanOrEqual(found[at - 1]?.confidence ?? 1)
        expect(suggestClasses(idea)).toEqual(found)
      }),
      { numRuns: 60 },
    )
  })

  it('reads 20,000 characters', () => {
    for (const piece of ['a', 'shoes, ', 'ohne ', 'Schuhwerkstattladen', '🙂', '. ', 'a-'])
      expect(suggestClasses(piece.repeat(20_000 / piece.length)).length).toBeLessThanOrEqual(6)
  })
})

describe('rankClasses', () => {
  it('ranks six classes by likelihood', () => {
    const ranked = rankClasses('Umbrellas')
    expect(ranked).toHaveLength(6)
    expect(ranked[0]?.niceClass).toBe(18)
  })
})
