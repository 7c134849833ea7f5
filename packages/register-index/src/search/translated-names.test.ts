import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexOf, plainMark } from '../../test/marks.ts'
import { noFilters } from '../filter/filters.ts'

const search = (text: string, more: object = {}) => ({
  text,
  minimumSimilarity: 70,
  maximumNames: 1000,
  filters: noFilters,
  sort: 'relevance' as const,
  page: 1,
  size: 100,
  ...more,
})
const marks = [
  { ...plainMark, serial: 1, name: 'Quellmarde', translation: 'Spring marten' },
  { ...plainMark, serial: 2, name: 'QUELLMARDE', office: 'ch' as const },
  { ...plainMark, serial: 3, name: 'Hoshi', translation: 'Star' },
  { ...plainMark, serial: 4, name: 'Tavilo', translation: 'Tavilo' },
  { ...plainMark, serial: 5, name: 'Merano' },
]
const index = indexOf(marks)
const found = (text: string, more: object = {}) => {
  const { page, receipt } = index.searchNames(search(text, more))
  return { scores: Object.fromEntries(page.map(({ serial, nameScore }) => [serial, nameScore?.total])), receipt }
}

describe('a recorded translation', () => {
  it('finds all marks of the name by their meaning, even by words that no list of meanings knows', () => {
    const { scores, receipt } = found('Spring Marten')
    expect(Object.keys(scores)).toEqual(['1', '2'])
    expect(scores[1]).toBeGreaterThanOrEqual(85)
    expect(scores[1]).toBeLessThan(90)
    expect(receipt).toMatchObject({ sameMeaning: 2, shown: 2 })
  })

  it('is read in the other languages of the public', () => {
    expect(Object.keys(found('Stern').scores)).toEqual(['3'])
    expect(Object.keys(found('Étoile').scores)).toEqual(['3'])
  })

  it('never makes a name: nothing is found under the translation itself', () => {
    expect(index.suggest('spring', 5, noFilters).page).toEqual([])
    const request = {
      ...search(''),
      clauses: [{ kind: 'name' as const, isNegated: false, values: [{ text: 'star', isPhrase: false }] }],
    }
    expect(index.searchQuery(request).total).toBe(0)
    expect(index.browse(search('', { sort: 'name' })).page.map(({ serial }) => serial)).toEqual([3, 5, 1, 2, 4])
  })

  it('is found through filters that only the translated mark passes, and hidden by others', () => {
    expect(Object.keys(found('Spring Marten', { filters: { ...noFilters, registrationOfficeCodes: ['ch'] } }).scores)).toEqual([
      '2',
    ])
    const { scores, receipt } = found('Spring Marten', { filters: { ...noFilters, registrationOfficeCodes: ['us'] } })
    expect(scores).toEqual({})
    expect(receipt).toMatchObject({ shown: 0 })
  })

  it('gives a query and a saved name the score of the search', () => {
    const clauses = [{ kind: 'similar' as const, isNegated: false, texts: ['Spring Marten'] }]
    const { page } = index.searchQuery({ ...search(''), clauses })
    expect(Object.fromEntries(page.map(({ serial, nameScore }) => [serial, nameScore?.total]))).toEqual(
      found('Spring Marten').scores,
    )
    const saved = { id: 7, text: 'Spring Marten', minimumSimilarity: 70, filters: noFilters }
    expect(index.watch([saved], [1, 3]).map(({ serial, nameScore }) => [serial, nameScore.total])).toEqual([
      [1, found('Spring Marten').scores[1]],
    ])
  })

  it('belongs to the last of two marks with one serial, in whatever order marks are added', () => {
    const own = (serial: number, name: string, translation: string | null) => ({ ...plainMark, serial, name, translation })
    const mixed = indexOf([
      own(9, 'Hoshi', 'Star'),
      own(3, 'Quellmarde', 'Moon'),
      own(5, 'Bruma', 'Cloud'),
      own(3, 'Quellmarde', 'Spring'),
    ])
    const serialsOf = (text: string) => mixed.searchNames(search(text)).page.map(({ serial }) => serial)
    expect(['Star', 'Moon', 'Cloud', 'Spring'].map(serialsOf)).toEqual([[9], [], [5], [3]])
  })

  it('never lowers a score, and changes nothing without a translation', () => {
    const names = fc.constantFrom('Star', 'Stern', 'Hoshi', 'Star Light', 'Luce', 'Tavilo')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.option(names)), { minLength: 1, maxLength: 8 }), names, (rows, text) => {
        const own = rows.map(([name, translation], i) => ({ ...plainMark, serial: i + 1, name, translation }))
        const scoresOf = (from: typeof own) => {
          const { page } = indexOf(from).searchNames(search(text, { minimumSimilarity: 50 }))
          return new Map(page.map(({ serial, nameScore }) => [serial, nameScore?.total ?? 0]))
        }
        const plain = scoresOf(own.map((mark) => ({ ...mark, translation: null })))
        const translated = scoresOf(own)
        for (const [serial, total] of plain) expect(translated.get(serial)).toBeGreaterThanOrEqual(total)
        for (const [serial, total] of translated) {
          const isTranslated = own.some(({ name, translation }) => translation !== null && name === own[serial - 1]?.name)
          if (!isTranslated) expect(plain.get(serial)).toBe(total)
        }
      }),
      { numRuns: 60 },
    )
  })
})
