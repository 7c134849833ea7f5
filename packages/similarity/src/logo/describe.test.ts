import { describe, expect, it } from 'vitest'
import { allHashes } from './describe.ts'
import {
  copyLength,
  describeLogo,
  describeQuery,
  hashDistance,
  ideaLength,
  type LogoQuery,
  type Picture,
  productOf,
  type QueryOptions,
} from './index.ts'
import {
  black,
  blank,
  blurred,
  disc,
  drawn,
  flag,
  letters,
  paint,
  rectangle,
  ring,
  type Shape,
  upper,
  white,
} from './test-pictures.ts'

/** Returns the best cosine between any view of a query and any view of a mark. */
function bestOf(query: LogoQuery | null, mark: Picture) {
  const { views } = describeLogo(mark) ?? { views: [] }
  const pairs = (query?.views ?? []).flatMap((one) =>
    views.map((other) => ({ position: one.position, part: other.part, product: productOf(one.copy, other.copy) })),
  )
  return pairs.reduce((best, pair) => (pair.product > best.product ? pair : best), { position: '', part: '', product: -1 })
}

const hashesOf = (picture: Picture, options?: QueryOptions) => {
  const query = describeQuery(picture, options)
  return query === null ? [] : allHashes(query)
}

const turnedBy =
  (shape: Shape): Shape =>
  (x, y) =>
    shape(y, 1 - x)
const mirror =
  (shape: Shape): Shape =>
  (x, y) =>
    shape(1 - x, y)
const wordBeside: Shape = (x, y) => y > 0.4 && y < 0.62 && x > 0.4 && x < 0.97 && (x * 12) % 1 < 0.6
const other: Shape = (x, y) => ring(0.5, 0.5, 0.35, 0.1)(x, y) || rectangle(0.45, 0.45, 0.55, 0.9)(x, y)

describe('describing a logo', () => {
  it('finds nothing in a picture of one colour', () => {
    for (const picture of [blank(1, 1), blank(300, 2), blank(2, 400), blank(64, 64, [0, 0, 0, 0]), blank(90, 90, black)])
      expect(describeLogo(picture)).toBeNull()
  })

  it('describes any picture with ink, however thin', () => {
    for (const picture of [
      paint(blank(512, 3), black, rectangle(0.3, 0, 0.31, 1)),
      paint(blank(2, 512), black, rectangle(0, 0.2, 1, 0.9)),
      paint(blank(2, 2), black, rectangle(0, 0, 0.5, 0.5)),
    ]) {
      const description = describeLogo(picture)
      expect(description?.views[0]?.part).toBe('whole')
      expect(description?.views[0]?.copy).toHaveLength(copyLength)
      expect(description?.idea).toHaveLength(ideaLength)
    }
  })

  it('gives the same bytes each time', () => {
    expect(describeLogo(drawn(flag))).toEqual(describeLogo(drawn(flag)))
  })

  it('gives a drawing and its mirror image nearly the same idea', () => {
    const ideaOf = (shape: Shape) => describeLogo(drawn(shape))?.idea ?? new Int8Array(ideaLength)
    for (const shape of [flag, other]) expect(productOf(ideaOf(shape), ideaOf(mirror(shape)))).toBeGreaterThan(0.88)
  })

  it.each<[string, Picture]>([
    ['inverted', paint(blank(160, 160, black), white, flag)],
    ['recoloured', paint(blank(160, 160, [240, 230, 200]), [180, 20, 40], flag)],
    ['on nothing', paint(blank(160, 160, [0, 0, 0, 0]), [20, 60, 140], flag)],
    ['white on nothing', paint(blank(160, 160, [255, 255, 255, 0]), white, flag)],
    ['small in a corner', paint(blank(400, 400), black, (x, y) => x < 0.4 && y < 0.4 && flag(x / 0.4, y / 0.4))],
  ])('finds a drawing %s upright', (_how, picture) => {
    const query = describeQuery(drawn(flag))
    expect(bestOf(query, picture)).toMatchObject({ position: 'upright', product: expect.closeTo(1, 1) })
    expect(bestOf(query, picture).product).toBeGreaterThan(bestOf(query, drawn(other)).product)
  })

  it('finds a picture and its word in a frame, on a field and beside another word', () => {
    const mark = paint(blank(480, 160), black, (x, y) => flag(x * 3, y), wordBeside)
    const logo: Shape = (x, y) => x >= 0 && x < 1 && y >= 0 && y < 1 && (flag(x * 3, y) || wordBeside(x, y))
    const inMiddle: Shape = (x, y) => logo((x - 0.2) / 0.6, (y - 0.4) / 0.2)
    const field = paint(blank(600, 600), [255, 213, 77], disc(0.5, 0.5, 0.45))
    const otherWord: Shape = (x, y) => y > 0.3 && y < 0.7 && x > 0.55 && x < 0.97 && (x * 17) % 1 < 0.35 + 0.3 * ((x * 5) % 1)
    for (const picture of [
      paint(blank(600, 600), black, inMiddle, ring(0.5, 0.5, 0.48, 0.03)),
      paint(field, black, inMiddle),
      paint(blank(900, 130), black, (x, y) => logo(x / 0.433, y), otherWord),
    ]) {
      const { product, part } = bestOf(describeQuery(picture), mark)
      expect(part).toBe('piece')
      expect(product).toBeGreaterThan(0.9)
    }
  })

  it.each<[string, Shape]>([
    ['mirrored', mirror(flag)],
    ['quarter', turnedBy(flag)],
    ['half', turnedBy(turnedBy(flag))],
    ['threeQuarters', turnedBy(turnedBy(turnedBy(flag)))],
    ['mirroredHalf', turnedBy(turnedBy(mirror(flag)))],
  ])('names the position %s', (position, shape) => {
    expect(bestOf(describeQuery(drawn(flag)), drawn(shape))).toMatchObject({ position })
    expect(describeQuery(drawn(flag), { positions: false })?.views.every((view) => view.position === 'upright')).toBe(true)
  })

  it('finds each of two pictures above each other, though one of them has a row like lettering', () => {
    const sheet: Shape = (x, y) =>
      rectangle(0.15, 0.05, 0.85, 0.72)(x, y) || (rectangle(0.1, 0.8, 0.9, 0.92)(x, y) && ((x - 0.1) * 7.5) % 1 < 0.6)
    const at =
      (shape: Shape, top: number): Shape =>
      (x, y) =>
        y >= top && y < top + 0.42 && shape(x, (y - top) / 0.42)
    const both = describeQuery(paint(blank(160, 400), black, at(flag, 0), at(sheet, 0.58)))
    for (const picture of [drawn(flag), drawn(sheet)]) expect(bestOf(both, picture).product).toBeGreaterThan(0.8)
  })

  it('finds a small and blurred row of bars, whose edges it sharpens', () => {
    const bars: Shape = (x, y) =>
      y > 0.35 && y < 0.65 && x > 0.06 && x < 0.94 && ((x * 15) % 1 < 0.5 || (y < 0.42 && (x * 5) % 1 < 0.5))
    const small = paint(blank(120, 120), black, bars)
    const mark = paint(blank(400, 400), black, bars)
    expect(bestOf(describeQuery(blurred(small, 8)), mark).product).toBeGreaterThan(0.94)
    const placed = (describeQuery(blurred(small, 8))?.views ?? []).map(({ box }) => box)
    for (const { x, y, width, height } of placed) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(1.001)
    }
  })

  it('leaves sharp drawings as they are', () => {
    expect(
      describeQuery(drawn(flag))?.views.filter(({ part, position }) => part === 'whole' && position === 'upright'),
    ).toHaveLength(1)
  })

  it('opens frames and fields', () => {
    const smaller: Shape = (x, y) => flag((x - 0.25) * 2, (y - 0.25) * 2)
    for (const picture of [
      paint(drawn(smaller), black, ring(0.5, 0.5, 0.48, 0.04)),
      paint(paint(blank(160, 160), [20, 60, 140], disc(0.5, 0.5, 0.48)), white, smaller),
    ]) {
      const best = bestOf(describeQuery(drawn(flag)), picture)
      expect(best.part).toBe('inside')
      expect(best.product).toBeGreaterThan(0.85)
    }
  })

  it('looks at the pieces that stand beside each other, and leaves lettering out', () => {
    const beside: Shape = (x, y) => flag(x * 3, y)
    const letters: Shape = (x, y) => y > 0.4 && y < 0.62 && x > 0.4 && (x * 12) % 1 < 0.6
    const both = paint(blank(480, 160), black, beside, letters)
    expect(bestOf(describeQuery(drawn(flag)), both)).toMatchObject({ part: 'piece', product: expect.closeTo(1, 1) })
    const parts = describeQuery(both)?.parts ?? []
    expect(parts.map(({ isLettering }) => isLettering)).toEqual([false, true])
    expect(parts[1]?.x).toBeGreaterThan(0.35)
    const without = describeQuery(both, { leaveOut: parts.slice(1) })
    expect(bestOf(without, drawn(flag))).toMatchObject({ position: 'upright', product: expect.closeTo(1, 1) })
    expect(describeQuery(both, { leaveOut: [{ x: 0, y: 0, width: 1, height: 1 }] })).toBeNull()
  })

  it('hashes near-identical drawings near each other', () => {
    const hashed = (picture: Picture) => describeLogo(picture)?.hash[0] ?? 0n
    const [one, small, strange] = [hashed(drawn(flag)), hashed(paint(blank(90, 90), black, flag)), hashed(drawn(other))]
    expect(hashDistance(one, small)).toBeLessThanOrEqual(6)
    expect(hashDistance(one, strange)).toBeGreaterThan(12)
  })

  it('hashes a query in all positions, as a whole and without its word', () => {
    const logo = paint(blank(200, 200), black, upper(flag), letters)
    const isFound = (mark: Picture) => {
      const [hash = 0n] = describeLogo(mark)?.hash ?? []
      return hashesOf(logo).some((one) => hashDistance(one.hash, hash) <= 6)
    }
    const whole: Shape = (x, y) => upper(flag)(x, y) || letters(x, y)
    const thrice = turnedBy(turnedBy(turnedBy(whole)))
    for (const copy of [whole, mirror(whole), turnedBy(whole), thrice, mirror(thrice), upper(flag), mirror(upper(flag))])
      expect(isFound(paint(blank(200, 200), black, copy))).toBe(true)
    expect(isFound(drawn(other))).toBe(false)
    const views = describeQuery(logo)?.views ?? []
    expect(views.filter(({ hashes }) => hashes).map(({ part, position }) => [part, position])).toEqual([['piece', 'upright']])
    expect(hashesOf(logo, { positions: false }).every(({ position }) => position === 'upright')).toBe(true)
  })

  it.each([
    [1, 'threeQuarters'],
    [3, 'quarter'],
  ])('hashes the picture beside a word that reads upwards or downwards, after %i quarter turns', (turns, position) => {
    const whole: Shape = (x, y) => upper(flag)(x, y) || letters(x, y)
    const copy = Array.from({ length: turns }).reduce<Shape>((shape) => turnedBy(shape), whole)
    const [hash = 0n] = describeLogo(paint(blank(200, 200), black, whole))?.hash ?? []
    const found = hashesOf(paint(blank(200, 200), black, copy)).filter((one) => hashDistance(one.hash, hash) <= 2)
    expect(found.map((one) => one.position)).toEqual([position])
  })

  it('opens the field of a picture beside a word', () => {
    const field: Shape = (x, y) => rectangle(0.1, 0.2, 0.4, 0.8)(x, y) && !flag((x - 0.1) / 0.3, (y - 0.2) / 0.6)
    const word: Shape = (x, y) => letters((x - 0.5) * 1.4 + 0.15, 0.8 + (y - 0.4) * 0.5)
    const beside = paint(blank(400, 200), [20, 80, 60], field, word)
    const alone = paint(blank(200, 200, [20, 80, 60]), white, flag)
    expect(bestOf(describeQuery(beside), alone).product).toBeGreaterThan(0.9)
    expect(bestOf(describeQuery(alone), beside).part).toBe('inside')
  })

  it('names the colours without the ground if it is paper', () => {
    const grounds = describeLogo(paint(blank(160, 160, [20, 110, 60]), white, rectangle(0.1, 0.1, 0.5, 0.9), disc(0.8, 0.5, 0.1)))
    expect([...(grounds?.colours ?? [])].slice(0, 3)).toEqual([255, 255, 255])
    expect([...(grounds?.colours ?? [])].slice(4, 7)).toEqual([20, 110, 60])
    const description = describeLogo(paint(drawn(rectangle(0.1, 0.1, 0.5, 0.9)), [200, 0, 0], rectangle(0.5, 0.1, 0.7, 0.9)))
    expect([...(description?.colours ?? [])]).toEqual([0, 0, 0, 171, 200, 0, 0, 84, ...Array(8).fill(0)])
  })
})
