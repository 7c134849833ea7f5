import { type Locale, locales } from '@marklot/contracts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reportWords } from './report-words.ts'
import { isReportWord } from './reports.ts'

it.each([
  ['de', 'genutzt geklärt aufgefasst aufzufassen einzuschränken festzustellen hinzuweisen registereintrag'],
  ['es', 'utilice verifique busque califique abiertos abiertas'],
  ['it', 'aperti probabili ulteriori'],
  ['fr', 'descriptives incomplète probables'],
  ['en', 'rate talk incomplete'],
] as const)('a form of a listed word is a word of a report, in %s: %s', (locale, forms) => {
  expect(forms.split(' ').filter((form) => !isReportWord(form, locale))).toEqual([])
})

it.each([
  ['de', 'aufgegeben aufgehoben weggefallen freigegeben'],
  ['en', 'good safe free'],
  ['fr', 'libres libre'],
  ['es', 'libres fáciles'],
  ['it', 'liberi facili'],
] as const)('what only looks like a form of one is none, in %s: %s', (locale, forms) => {
  expect(forms.split(' ').filter((form) => isReportWord(form, locale))).toEqual([])
})

it('a stem alone is a word of a report, and one behind other letters is none', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'xqw'), minLength: 2, maxLength: 4 })
  const stemOf = (locale: Locale) =>
    fc.constantFrom(...reportWords[locale].stems.split(/\s+/).filter((stem) => /^\p{L}{5,}$/u.test(stem)))
  fc.assert(
    fc.property(
      fc.constantFrom(...locales).chain((locale) => fc.tuple(fc.constant(locale), stemOf(locale))),
      letters,
      ([locale, stem], before) => {
        expect(isReportWord(before + stem, locale)).toBe(false)
      },
    ),
  )
})
