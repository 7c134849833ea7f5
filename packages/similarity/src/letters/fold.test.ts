import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldLetter, foldName, foldVariants, squash } from './fold.ts'

describe('folding', () => {
  it.each([
    ['MÜLLER & Söhne®', 'muller and sohne'],
    ['Straße', 'strasse'],
    ['B.K.R.', 'bkr'],
    ['B. Antonio Basile', 'b antonio basile'],
    ["PERRY'S", 'perrys'],
    ['L’Oréal', 'loreal'],
    ['ON-LINE  TODAY', 'on line today'],
    ['MOVIEBUFF.COM', 'moviebuff com'],
    ['Æsir Øresund Łódź Œuvre', 'aesir oresund lodz oeuvre'],
    ['ЯНДЕКС', 'yandeks'],
    ['Ελλάδα', 'ellada'],
    ['ＡＢＣ１２', 'abc12'],
    ['Acme™ Foods', 'acme foods'],
    ['A&B', 'a and b'],
    ['mu\u0308ller', 'muller'],
    ['4 YOU!', '4 you'],
  ])('%s becomes %s', (name, folded) => {
    expect(foldName(name)).toBe(folded)
  })

  it('keeps names without letters distinct', () => {
    expect(foldName('!!!')).not.toBe('')
    expect(foldName('!!!')).not.toBe(foldName('???'))
    expect(foldName('  \t ')).toBe('')
  })

  it('yields words of letters and digits with single spaces for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ unit: 'binary-ascii', maxLength: 60 })),
        (text) => {
          expect(foldName(text)).toMatch(/^([a-z0-9]+( [a-z0-9]+)*)?$/)
        },
      ),
    )
  })

  it('is stable: folding a folded name changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text))
      }),
    )
  })

  it('accepts lone surrogates', () => {
    expect(foldName('\ud800')).toMatch(/^[a-z0-9]+$/)
    expect(foldName('A\udfffB')).toMatch(/^[a-z0-9 ]+$/)
  })

  it('returns both spellings of an umlaut', () => {
    expect(foldVariants('MÜLLER')).toEqual(['muller', 'mueller'])
    expect(foldVariants('MUELLER')).toEqual(['mueller', 'muller'])
    expect(foldVariants('MULLER')).toEqual(['muller'])
  })

  it('folds single letters as it folds names', () => {
    expect(['É', 'ß', '-', '7', '\ud800'].map(foldLetter)).toEqual(['e', 'ss', '', '7', ''])
  })

  it('removes spaces', () => {
    expect(squash('star light')).toBe('starlight')
  })
})
