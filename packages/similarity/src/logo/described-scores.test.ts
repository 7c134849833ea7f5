import { describe, expect, it } from 'vitest'
import {
  DescribedComparison,
  type DescribedRespect,
  describeLogo,
  describeQuery,
  explainLogoMatch,
  type Picture,
} from './index.ts'
import { black, blank, cross, disc, drawn, flag, half, letters, paint, ring, type Shape, stored, upper } from './test-pictures.ts'

const target: Shape = (x, y) => ring(0.5, 0.5, 0.4, 0.1)(x, y) || disc(0.5, 0.5, 0.15)(x, y)
const green = [20, 90, 60] as const
const red = [190, 40, 30] as const
const pictures = {
  flag: drawn(flag),
  'green flag above a word': paint(blank(200, 200), green, upper(flag), letters),
  'red mirrored flag': paint(blank(200, 200), red, (x, y) => flag(1 - x, y)),
  'red cross above a word': paint(blank(200, 200), red, upper(cross), letters),
  'flag beside a cross': paint(blank(480, 200), black, half(flag, 0), half(cross, 0.58)),
  target: paint(blank(200, 200), green, target),
}

function score(query: Picture, mark: Picture, respect: DescribedRespect): number {
  const [asked, found] = [describeQuery(query), describeLogo(mark)]
  if (asked === null || found === null) throw new Error('nothing to see')
  return new DescribedComparison(asked).score(respect, found)
}

describe('descriptions compared in one respect', () => {
  const pairs = Object.entries(pictures).flatMap(([one, query]) =>
    Object.entries(pictures).map(([other, mark]) => ({ one, other, query, mark })),
  )

  it.each(pairs)('say of a $one and a $other what a look at the pictures says', ({ query, mark }) => {
    const { scores } = explainLogoMatch(query, stored(mark))
    expect(score(query, mark, 'colour')).toBe(scores.colour)
    expect(Math.abs(score(query, mark, 'shape') - (scores.shape ?? 0))).toBeLessThanOrEqual(3)
    if (scores.part !== null) expect(Math.abs(score(query, mark, 'part') - scores.part)).toBeLessThanOrEqual(3)
  })

  it('take a drawing of one piece for its only part', () => {
    expect(score(pictures.flag, pictures.flag, 'part')).toBe(100)
    expect(score(pictures.flag, pictures['flag beside a cross'], 'part')).toBeGreaterThanOrEqual(70)
    expect(score(pictures.flag, pictures.target, 'part')).toBe(score(pictures.flag, pictures.target, 'shape'))
  })
})
