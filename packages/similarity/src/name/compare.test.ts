import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alignNames, displayLetters } from '../letters/align.ts'
import { foldName } from '../letters/fold.ts'
import { bytesOf, hashBytes } from '../words/name-form.ts'
import { type ElementWeight, weightOfHash } from '../words/weak-words.ts'
import { compareNames, NameComparer } from './compare.ts'
import { NameScorer, prepareName, scoreNames, scoreOf } from './score.ts'

const total = (query: string, hit: string) => compareNames(query, hit).score.total
const remark = (query: string, hit: string) => compareNames(query, hit).comparison.remark

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(..."abcdefghilmnoprstuvwyzäöüéß 0123 -&.'\ud800"), maxLength: 40 }),
)
const name = fc.string({ unit: fc.constantFrom(...'aabcdeefghiiklmnoopqrsttuvwxyzäöü  -1'), minLength: 1, maxLength: 30 })
const nameOrVariant = fc.tuple(name, name, fc.nat(3)).map(([left, right, kind]): [string, string] => {
  if (kind === 0) return [left, `${left} ${right}`]
  if (kind === 1) return [left, left.slice(1)]
  if (kind === 2) return [left, left.replaceAll(' ', '')]
  return [left, right]
})
const knownWord = fc.constantFrom(...'black chat noir cat sun el sol red toro 4 you for coffee stern xylo the katzen'.split(' '))
const knownName = fc.array(knownWord, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '))

describe('likeness of names', () => {
  it('ranks the neighbours of TAVILO plausibly', () => {
    const [tavillo, tavelo, tafilo, davilo, stavilo, tavilon, tabilo, tawilow] = [
      'TAVILLO',
      'TAVELO',
      'TAFILO',
      'DAVILO',
      'STAVILO',
      'TAVILON',
      'TABILO',
      'TAWILOW',
    ].map((hit) => total('TAVILO', hit)) as [number, number, number, number, number, number, number, number]
    expect(Math.max(tavelo, tafilo, davilo, stavilo, tavilon, tabilo, tawilow)).toBeLessThan(tavillo)
    expect(davilo).toBeLessThan(tavelo)
    expect(stavilo).toBeLessThan(tavilon)
    expect(tabilo).toBeLessThan(tafilo)
    expect(tawilow).toBeLessThan(Math.min(tavelo, tafilo, davilo, stavilo, tavilon, tabilo))
    expect(tawilow).toBeGreaterThan(70)
    expect(total('TAVILO', 'LORENZA')).toBeLessThan(50)
  })

  it('treats both spellings of an umlaut as the same name', () => {
    for (const query of ['MÜLLER', 'MUELLER'])
      for (const hit of ['MÜLLER', 'MUELLER', 'MULLER']) expect(total(query, hit)).toBeGreaterThanOrEqual(99)
    expect(total('MULLER', 'MÜLLER')).toBe(100)
    expect(total('MULLER', 'MUELLER')).toBeGreaterThanOrEqual(95)
  })

  it.each([
    ['CAFE', 'KAFFEE', 80],
    ['PHILIPP', 'FILIP', 80],
    ['Star Light', 'STARLIGHT', 99],
    ['Star Light', 'Light Star', 90],
    ['NIKE', 'Nike Inc.', 95],
    ['MOVIEBUFF', 'MOVIEBUFF.COM', 95],
    ['Die Sonne', 'Sonne', 95],
    ['MATRATZEN MARKT CONCORD', 'MATRATZEN', 75],
    ['MATRATZEN', 'MATRATZEN MARKT CONCORD', 75],
    ['CONFORFLEX', 'FLEX', 70],
    ['FLEX', 'CONFORFLEX', 70],
    ['METROINVEST', 'METRO', 70],
    ['GALLOPING GOOSE', 'GALLOPING GOSE', 90],
    ['ЯНДЕКС', 'YANDEX', 85],
    ['北京', '北京', 100],
  ])('%s and %s score at least as they should', (query, hit, least) => {
    expect(total(query, hit)).toBeGreaterThanOrEqual(least)
  })

  it('compares a page of hits exactly as it compares each hit alone', () => {
    fc.assert(
      fc.property(name, fc.array(fc.oneof(name, anyText), { minLength: 1, maxLength: 6 }), (query, hits) => {
        const elementWeight: ElementWeight = (hash) => (hash % 8) / 7
        for (const options of [undefined, { elementWeight }]) {
          const comparer = new NameComparer(query, prepareName(query), options)
          for (const hit of hits) expect(comparer.compare(hit)).toEqual(compareNames(query, hit, options))
        }
      }),
    )
  })

  it('gives 100 to any name compared with itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(foldName(text) !== '')
        const { score, comparison } = compareNames(text, text)
        expect(score).toMatchObject({ total: 100, look: 100, sound: 100, structure: 100 })
        expect([null, 100]).toContain(score.meaning)
        expect(comparison.remark).toBe('identical')
        expect(comparison.equalPlaces).toBe(comparison.columns.length)
        expect(comparison.syllables.every(({ soundsEqual }) => soundsEqual)).toBe(true)
      }),
    )
  })

  it('stays in whole numbers from 0 to 100 and keeps 100 for equal folded names', () => {
    fc.assert(
      fc.property(anyText, anyText, (query, hit) => {
        const { score } = compareNames(query, hit)
        for (const value of [score.total, score.look, score.sound, score.structure ?? 0, score.meaning ?? 0]) {
          expect(Number.isInteger(value) && value >= 0 && value <= 100).toBe(true)
        }
        if (score.total === 100) expect(foldName(query)).toBe(foldName(hit))
      }),
    )
  })

  it('ranks by the score that it explains', () => {
    fc.assert(
      fc.property(fc.oneof(nameOrVariant, fc.tuple(knownName, knownName)), ([query, hit]) => {
        const prepared = prepareName(query)
        const { score } = compareNames(query, hit)
        expect(scoreNames(prepared, foldName(hit))).toEqual(score)
        const scorer = new NameScorer(prepared)
        const bytes = bytesOf(`xx${foldName(hit)}yy`)
        expect(scorer.score(bytes, 2, bytes.length - 2)).toBe(score.total)
        // With a minimum, a name either gets its exact score or a score below the minimum.
        for (const minimum of [50, 70, 90]) {
          const bounded = scorer.score(bytes, 2, bytes.length - 2, minimum)
          if (score.total >= minimum) {
            expect(bounded).toBe(score.total)
            expect(scoreOf(scorer)).toEqual(score)
          } else expect(bounded).toBeLessThan(minimum)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('returns the same score with a minimum, or a lower one, for any weights and meanings', () => {
    const names = fc.array(fc.oneof(knownWord, knownName), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
    const weights = fc.dictionary(knownWord, fc.constantFrom(0.3, 0.5, 0.8))
    fc.assert(
      fc.property(names, names, weights, fc.integer({ min: 40, max: 95 }), (query, hit, weak, minimum) => {
        const byHash = new Map(Object.entries(weak).map(([word, weight]) => [hashBytes(bytesOf(word), 0, word.length), weight]))
        const elementWeight: ElementWeight = (hash, squash, from, until) =>
          byHash.get(hash) ?? weightOfHash(hash, squash, from, until)
        const bytes = bytesOf(foldName(hit))
        const exact = new NameScorer(prepareName(query), { elementWeight })
        const total = exact.score(bytes, 0, bytes.length)
        const scorer = new NameScorer(prepareName(query), { elementWeight })
        const bounded = scorer.score(bytes, 0, bytes.length, minimum)
        if (total < minimum) expect(bounded).toBeLessThan(minimum)
        else expect({ ...scoreOf(scorer), relation: scorer.relation }).toEqual({ ...scoreOf(exact), relation: exact.relation })
      }),
      { numRuns: 1000 },
    )
  })

  it('does not treat a first word that is merely similar as a common beginning', () => {
    expect(total('Lumora', 'LUMIÈRE ET ÉTOILE')).toBeLessThan(65)
    expect(total('Lumora', 'LUMORA ET ÉTOILE')).toBeGreaterThanOrEqual(80)
  })

  it('never scores a name low that contains the other one, in both directions', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abdefgiklmnoprstuvz'), minLength: 4, maxLength: 10 })
    fc.assert(
      fc.property(word, word, fc.boolean(), (taken, added, before) => {
        const long = before ? `${added} ${taken}` : `${taken} ${added}`
        expect(total(long, taken)).toBeGreaterThanOrEqual(70)
        expect(total(taken, long)).toBeGreaterThanOrEqual(70)
      }),
    )
  })

  it("weighs elements by the register's counts when ranking and when explaining", () => {
    const bytes = bytesOf('movieflix garden')
    const weak = (word: string) => hashBytes(bytesOf(word), 0, word.length)
    const elementWeight: ElementWeight = (hash, squash, from, until) =>
      hash === weak('garden') || hash === weak('jardin') ? 0.1 : weightOfHash(hash, squash, from, until)
    expect(compareNames('GARDEN', 'MOVIEFLIX GARDEN', { elementWeight }).score.total).toBeLessThan(
      compareNames('GARDEN', 'MOVIEFLIX GARDEN').score.total,
    )
    expect(compareNames('TAVILO GARDEN', 'TAVILO', { elementWeight }).comparison.remark).toBe('genericAddition')
    for (const query of ['GARDEN', 'MOVIEFLIX JARDIN', 'MOVIEFLIX', 'GARDEN MOVIEFLIX']) {
      const scorer = new NameScorer(prepareName(query), { elementWeight })
      scorer.score(bytes, 0, bytes.length)
      expect(scoreOf(scorer)).toEqual(compareNames(query, 'MOVIEFLIX GARDEN', { elementWeight }).score)
    }
  })

  it('does not depend on earlier comparisons', () => {
    const scorer = new NameScorer(prepareName('TAVILO CAFE'))
    const bytes = bytesOf('tavilo kaffee')
    const first = scorer.score(bytes, 0, bytes.length)
    const long = bytesOf('a'.repeat(200))
    scorer.score(long, 0, long.length)
    expect(scorer.score(bytes, 0, bytes.length)).toBe(first)
  })

  it('accepts empty and very long names', () => {
    expect(total('', '')).toBe(0)
    expect(total('TAVILO', '')).toBe(0)
    const long = 'Lorem Ipsum Dolor '.repeat(60)
    expect(total(long, long)).toBe(100)
    expect(total(long, `${long}x`)).toBeLessThan(100)
    expect(total('Lorem', long)).toBeLessThan(100)
  })
})

describe('the comparison line', () => {
  it('shows both names in full', () => {
    fc.assert(
      fc.property(anyText, anyText, (query, hit) => {
        const { columns } = compareNames(query, hit).comparison
        const shown = (text: string) =>
          displayLetters(text)
            .map(({ shown: letter }) => letter)
            .join('')
        expect(columns.map((column) => column.query ?? '').join('')).toBe(shown(query))
        expect(columns.map((column) => column.hit ?? '').join('')).toBe(shown(hit))
        for (const column of columns) {
          expect(column.query !== null || column.hit !== null).toBe(true)
          if (column.equal) expect(column.query !== null && column.hit !== null).toBe(true)
        }
      }),
    )
  })

  it('shows names beyond the aligned length in full', () => {
    const long = 'ab '.repeat(200)
    const columns = alignNames(displayLetters(long), displayLetters('xyz'))
    expect(columns.map((column) => column.query ?? '').join('')).toBe(long.trim().toUpperCase())
  })

  it('places syllables inside the columns, in order', () => {
    fc.assert(
      fc.property(anyText, anyText, (query, hit) => {
        const { columns, syllables } = compareNames(query, hit).comparison
        let end = 0
        for (const { from, until } of syllables) {
          expect(from).toBeGreaterThanOrEqual(end)
          expect(until).toBeGreaterThan(from)
          end = until
        }
        expect(end).toBeLessThanOrEqual(columns.length)
      }),
    )
  })

  it('aligns doubled letters, vowels and added parts the way a reader would', () => {
    const lines = (query: string, hit: string) => {
      const { columns } = compareNames(query, hit).comparison
      return [columns.map((column) => column.query ?? '·').join(''), columns.map((column) => column.hit ?? '·').join('')]
    }
    expect(lines('Tavilo', 'tavillo')).toEqual(['TAVI·LO', 'TAVILLO'])
    expect(lines('Tavilo', 'Tavilo Coffee')).toEqual(['TAVILO·······', 'TAVILO COFFEE'])
    expect(lines('Conforflex', 'Flex')).toEqual(['CONFORFLEX', '······FLEX'])
    expect(lines('CAFE', 'Café')).toEqual(['CAFE', 'CAFÉ'])
    expect(lines('Star Light', 'STAR-LIGHT')).toEqual(['STAR LIGHT', 'STAR-LIGHT'])
  })

  it('marks the syllables that sound the same', () => {
    const heard = (query: string, hit: string) =>
      compareNames(query, hit).comparison.syllables.map(({ soundsEqual }) => soundsEqual)
    expect(heard('TAVILO', 'TAVILLO')).toEqual([true, true, true])
    expect(heard('TAVILO', 'TAVELO')).toEqual([true, false, true])
    expect(heard('TAVILO', 'DAVILO')).toEqual([false, true, true])
    expect(heard('TAVILO', 'TAVILON')).toEqual([true, true, false])
    expect(heard('CAFE', 'KAFFEE')).toEqual([true, true])
  })

  it.each([
    ['TAVILO', 'Tavilo', 'identical'],
    ['CAFE', 'Café', 'accentsOnly'],
    ['MÜLLER', 'MUELLER', 'accentsOnly'],
    ['Star Light', 'STARLIGHT', 'spacingOnly'],
    ['Star Light', 'Star-Light', 'spacingOnly'],
    ['Star Light', 'Light Star', 'sameWordsOtherOrder'],
    ['TAVILO', 'TAVILO GmbH', 'genericAddition'],
    ['TAVILO', 'TAVILLO', 'identicalSound'],
    ['PHILIPP', 'FILIP', 'identicalSound'],
    ['APFEL', 'Pomme', 'sameMeaning'],
    ['RED BULL', 'Toro Rojo', 'sameMeaning'],
    ['APPLE', 'Apples', 'additionalEnding'],
    ['TAVILO', 'TAVELO', 'letterReplaced'],
    ['TAVILO', 'STAVILO', 'additionalBeginning'],
    ['TAVILO', 'TAVILON', 'additionalEnding'],
    ['TAVILO', 'TAVIRLO', 'additionalMiddle'],
    ['TAVILON', 'TAVILO', 'missingLetters'],
    ['TAVILO', 'Tavilo Coffee', 'containsQuery'],
    ['CONFORFLEX', 'FLEX', 'containedInQuery'],
    ['MATRATZEN CONCORD', 'CONCORD', 'containedInQuery'],
    ['TAVILO', 'BERENIKE', 'partlyEqual'],
  ])('says of %s and %s: %s', (query, hit, expected) => {
    expect(remark(query, hit)).toBe(expected)
  })
})

it('does not mistake different letters for the same letters in another order', () => {
  expect(total('ISP', 'IPS')).toBeGreaterThanOrEqual(70)
  for (const [query, hit] of [
    ['xaxe ltd', 'snigios'],
    ['deviend', 'hund jea'],
    ['red jisi', 'pain gri'],
  ] as const)
    expect(total(query, hit)).toBeLessThan(50)
})

it('finds words run together in another order near, also with a letter changed', () => {
  expect(total('SUNNY BROOK', 'BROOKSUNNY')).toBeGreaterThanOrEqual(90)
  expect(total('BROOKSUNY', 'SUNNY BROOK')).toBeGreaterThanOrEqual(80)
  expect(total('TAVI LO MERA', 'MERATAVILO')).toBe(total('MERATAVILO', 'TAVI LO MERA'))
  expect(total('SUNNY BROOK', 'BRIDGEHILLS')).toBeLessThan(60)
})
