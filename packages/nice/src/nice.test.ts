import { describe, expect, it } from 'vitest'
import { type Language, niceClass, niceClasses, printed, type Translated, viennaCategories } from './index.ts'
import { readClass, readTable } from './table.ts'

const languages: readonly Language[] = ['de', 'en', 'fr', 'es', 'it']
const inLanguages = (texts: readonly Translated[]) => languages.flatMap((language) => texts.map((text) => text[language]))

function duplicates(texts: readonly string[]): string[] {
  const folded = texts.map((text) => text.toLowerCase())
  return folded.filter((text, index) => folded.indexOf(text) !== index)
}

describe('Nice classes', () => {
  it('are numbered 1 to 45 ascending, each once', () => {
    expect(niceClasses.map(({ number }) => number)).toEqual(Array.from({ length: 45 }, (_, index) => index + 1))
  })

  it('are goods from 1 to 34 and services from 35 to 45', () => {
    for (const { number, kind } of niceClasses) expect(kind, `class ${number}`).toBe(number <= 34 ? 'goods' : 'services')
  })

  it.each(niceClasses)(
    'class $number has complete, trimmed texts without the separators of the tables',
    ({ heading, shortName, terms }) => {
      for (const text of inLanguages([heading, shortName, ...terms])) {
        expect(text).not.toBe('')
        expect(text).toBe(text.trim())
        expect(text).not.toMatch(/[|\n]| {2}/)
      }
    },
  )

  it.each(niceClasses)(
    'class $number has at least 40 common terms and 30 others, without semicolons',
    ({ terms, commonTerms }) => {
      expect(commonTerms).toBeGreaterThanOrEqual(40)
      expect(terms.length - commonTerms).toBeGreaterThanOrEqual(30)
      for (const text of inLanguages(terms)) expect(text).not.toContain(';')
    },
  )

  it.each(niceClasses)('class $number repeats no term in a language', ({ terms }) => {
    for (const language of languages) expect(duplicates(terms.map((term) => term[language])), language).toEqual([])
  })

  it.each(niceClasses)('class $number has as many groups in its heading in every language', ({ heading }) => {
    const groups = languages.map((language) => heading[language].split(';').length)
    expect(new Set(groups).size, groups.join(' ')).toBe(1)
  })

  it('have short names that differ from one another', () => {
    for (const language of languages)
      expect(duplicates(niceClasses.map(({ shortName }) => shortName[language])), language).toEqual([])
  })

  it('are found by number, and numbers outside of 1 to 45 have none', () => {
    for (const { number } of niceClasses) expect(niceClass(number)?.number).toBe(number)
    for (const number of [0, -1, 46, 200, 1.5, Number.NaN]) expect(niceClass(number)).toBeUndefined()
  })
})

describe('Vienna categories', () => {
  it('are numbered 1 to 29 ascending and have a heading in every language', () => {
    expect(viennaCategories.map(({ number }) => number)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1))
    for (const text of inLanguages(viennaCategories.map(({ heading }) => heading))) expect(text).toMatch(/^\S.*\S$/)
  })
})

describe('tables', () => {
  it('refuse a line without five texts', () => {
    expect(() => readTable('Öle | Oils | Huiles | Aceites')).toThrow('five texts')
    expect(() => readTable('Öle | Oils | Huiles | Aceites | ')).toThrow('five texts')
    expect(() => readTable('Öle | Oils | Huiles | Aceites | Oli | Olies')).toThrow('five texts')
  })

  it('take the first line of a class as its heading', () => {
    const row = (text: string) => Array(5).fill(text).join(' | ')
    const { heading, terms } = readClass(`\n${row('Heading')}\n\n${row('Term')}\n`)
    expect(heading.de).toBe('Heading')
    expect(terms.map(({ it }) => it)).toEqual(['Term'])
    expect(() => readClass('')).toThrow('heading')
  })
})

it('texts are printed with the typographic apostrophe', () => {
  expect(printed("Foglia d'oro per l'arte")).toBe('Foglia d’oro per l’arte')
  expect(printed("'a' 5'")).toBe("'a' 5'")
})
