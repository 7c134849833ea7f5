import { describe, expect, it } from 'vitest'
import { explainLogoMatch, openLogo, type Picture } from './index.ts'
import {
  black,
  blank,
  cross,
  disc,
  drawn,
  flag,
  half,
  letters,
  paint,
  rectangle,
  type Shape,
  stored,
  upper,
  white,
} from './test-pictures.ts'

const kinds = (query: Picture, mark: Picture) =>
  explainLogoMatch(query, stored(mark)).columns.map(({ kind, state }) => `${kind} ${state}`)

describe('the picture line', () => {
  it('joins what is the same and says in which order', () => {
    const logo = paint(blank(200, 200), [20, 90, 60], upper(flag), letters)
    expect(kinds(logo, logo)).toEqual(['shape equal', 'word equal', 'colour equal'])
    const { scores, columns } = explainLogoMatch(logo, stored(logo))
    expect(scores).toMatchObject({ whole: 100, shape: 100, colour: 100, part: null })
    expect(columns.flatMap(({ alterations }) => alterations)).toEqual([])
  })

  it('says what was done to the shape, and that word and colours differ', () => {
    const query = paint(blank(200, 200), [20, 90, 60], upper(flag), letters)
    const mirrored = paint(blank(200, 200), [190, 40, 30], (x, y) => upper(flag)(1 - x, y))
    const [shape, word, colour] = explainLogoMatch(query, stored(mirrored)).columns
    expect(shape).toMatchObject({ kind: 'shape', state: 'equal', alterations: ['mirrored'] })
    expect(word).toMatchObject({ kind: 'word', state: 'missing', mark: null })
    expect(colour).toMatchObject({ kind: 'colour', state: 'different', alterations: ['recoloured'] })
    expect(explainLogoMatch(mirrored, stored(query)).columns[1]).toMatchObject({ kind: 'word', state: 'different', query: null })
  })

  it('finds a drawing among the parts of another one, and parts that are missing', () => {
    const two = paint(blank(480, 200), black, half(flag, 0), half(cross, 0.58))
    const one = drawn(flag)
    expect(kinds(one, two)).toEqual(['shape different', 'part equal', 'colour equal'])
    expect(kinds(two, one)).toEqual(['shape different', 'part missing', 'part equal', 'colour equal'])
    expect(explainLogoMatch(one, stored(two)).columns[1]?.mark).toMatchObject({ box: { x: expect.closeTo(0.08, 1) } })
  })

  it('finds all parts of an identical picture that was taken apart differently', () => {
    const two = paint(blank(480, 200), black, half(flag, 0), half(cross, 0.58))
    const logo = paint(two, black, (x, y) => letters(x, y * 0.9 + 0.08))
    const { description, features } = stored(logo)
    const blurred = { ...features, shape: features.whole, word: null, parts: [] }
    for (const mark of [features, blurred]) {
      const { columns, scores, alterations } = explainLogoMatch(logo, { description, features: mark })
      expect(columns.map(({ state }) => state)).toEqual(columns.map(() => 'equal'))
      expect(columns.filter(({ mark: found }) => found === null)).toEqual([])
      expect(scores.shape).toBe(100)
      expect(alterations).toEqual([])
    }
  })

  it('has no columns for a blank picture', () => {
    expect(explainLogoMatch(blank(40, 40), stored(drawn(flag)))).toMatchObject({ columns: [], scores: { whole: null } })
  })
})

describe('a part cut out of its ground', () => {
  const picture = paint(blank(200, 200, [240, 230, 40]), [200, 20, 30], disc(0.3, 0.3, 0.2), rectangle(0.7, 0.7, 0.95, 0.95))
  const upperLeft = { x: 0.1, y: 0.1, width: 0.4, height: 0.4 }
  const pixel = ({ width, rgba }: Picture, x: number, y: number) => [...rgba.slice((y * width + x) * 4, (y * width + x) * 4 + 4)]

  it('keeps its colours on nothing', () => {
    const cut = openLogo(picture).cut(upperLeft, 'part')
    if (!cut) throw new Error('nothing was cut')
    expect(Math.abs(cut.width - 82)).toBeLessThan(4)
    expect(pixel(cut, 1, 1)[3]).toBe(0)
    const [red, green, blue, alpha] = pixel(cut, 41, 41)
    expect([alpha, red]).toEqual([255, 200])
    expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(40)
  })

  it('keeps its ground if it is white', () => {
    const cut = openLogo(paint(blank(200, 200, [20, 60, 140]), white, disc(0.3, 0.3, 0.2))).cut(upperLeft, 'part')
    expect(cut && [pixel(cut, 1, 1), pixel(cut, 41, 41)]).toEqual([
      [20, 60, 140, 255],
      [255, 255, 255, 255],
    ])
  })

  it('keeps the field of a part that is an opening in it', () => {
    const field = paint(blank(200, 200), [20, 60, 140], rectangle(0.05, 0.05, 0.95, 0.95))
    const opening = { x: 0.35, y: 0.35, width: 0.3, height: 0.3 }
    const cut = openLogo(paint(field, white, disc(0.5, 0.5, 0.15))).cut(opening, 'part')
    expect(cut && [pixel(cut, 1, 1), pixel(cut, cut.width >> 1, cut.height >> 1)]).toEqual([
      [20, 60, 140, 255],
      [255, 255, 255, 255],
    ])
  })

  it('cut what is drawn on a field, although the field is ink', () => {
    const blue = [20, 80, 160] as const
    const tile = rectangle(0.25, 0.2, 0.7, 0.8)
    const onTile: Shape = (x, y) => tile(x, y) && flag((x - 0.25) / 0.45, (y - 0.2) / 0.6)
    const screen = paint(blank(480, 360, [30, 30, 34]), white, rectangle(0.12, 0.08, 0.88, 0.92))
    const photo = paint(paint(screen, blue, tile), white, onTile)
    const { query } = explainLogoMatch(photo, stored(paint(blank(160, 160, blue), white, flag)))
    const cut = openLogo(photo).cut(query, 'silhouette')
    const opaque = cut?.rgba.filter((value, at) => at % 4 === 3 && value > 128).length ?? 0
    expect(opaque / ((cut?.width ?? 0) * (cut?.height ?? 0))).toBeGreaterThan(0.15)
    expect(opaque / ((cut?.width ?? 0) * (cut?.height ?? 0))).toBeLessThan(0.7)
  })

  it('is ink as a silhouette, and nothing where nothing is drawn', () => {
    const cut = openLogo(picture).cut(upperLeft, 'silhouette')
    expect(cut && pixel(cut, 41, 41)).toEqual([18, 35, 43, 255])
    expect(openLogo(picture).cut({ x: 0.6, y: 0.05, width: 0.3, height: 0.3 }, 'part')).toBeNull()
    expect(openLogo(blank(50, 50)).cut(upperLeft, 'part')).toBeNull()
  })
})
